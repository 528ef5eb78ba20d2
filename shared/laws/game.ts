// The laws every game must obey, checked on one game from its deal to its end.
import {
  required,
  at,
  stateAfter,
  seatsClockwise,
  diceFromSeed,
  fillOfferAtRandom,
  storyHeardBy,
  checkMove,
  legalOffers,
  IllegalMove,
  applyMoveUnchecked,
  parseRecord,
  replayRecord,
  seatView,
  startGame,
  tableView,
  formatRecord,
  type Dice,
  type LogEntry,
  type Game,
  type GameRecord,
  type GameTypeParams,
  type Riddle,
  type Seat,
  type GameState,
} from '../engine/index.ts'
import { firstDifference, assertLaw, type LawTrial } from './assertLaw.ts'
import { malformedMoves, invalidSeats } from './malformed.ts'
import { diffFault } from './diffFault.ts'
import { nonJsonPath } from './plainJson.ts'
import {
  isOffered,
  sampleDice,
  nextSampleMove,
  type SamplePlayers,
  type SampleGame,
  type GameUnderTest,
} from './sample.ts'

export const GAME_LAWS = {
  ends: 'every game ends',
  turn: 'somebody may move exactly while the game is not over',
  toMove: 'a seat the table waits for may move',
  bot: 'a computer player that is to move has a legal move',
  proof: 'what is proved stays proved, and possibilities never come back',
  looking: 'looking changes nothing',
  junk: 'junk is refused',
  order: 'simultaneous moves commute',
  plain: 'everything is plain JSON',
  copies: 'a move on a copy has the same effect as in place',
  changes: 'the changes of the drawers bring every view up to date',
  told: 'a line of the story never changes',
  record: 'the same record gives the same game',
  outcome: 'an outcome names seats of the table, and points for each',
} as const

/** Plays one game under all laws and returns its record. Throws LawBroken. */
export function checkGameLaws<K extends GameTypeParams>(
  subject: GameUnderTest<K>,
  sample: SampleGame<K>,
): GameRecord<K> {
  const { game } = subject
  const { seed, seats, options, players = 'both', most = 20_000 } = sample
  const trial: LawTrial = { game: game.id, seed, seats, options }
  const luck = sampleDice(sample)
  const chance = diceFromSeed(`${seed} looks`)
  const record: GameRecord<K> = { game: game.id, rules: game.rules, seats, options, seed, first: null, log: [] }
  const inPlace = startGame(game, record)
  let copied = startGame(game, record)
  const proofs = new Proofs(subject, trial, diceFromSeed(`${seed} watch`).below(seats))
  for (let moves = 0; ; moves++) {
    assertLaw(moves < most, GAME_LAWS.ends, trial, () => `${most} moves were played`)
    const closely = chance.below(moves + 4) < 4 // often at first, then more rarely: the story grows
    if (closely) checkLooking(subject, inPlace, trial, chance)
    // Proving is the most expensive check: rare in one game, but frequent in a thousand.
    if (inPlace.outcome || (closely && chance.below(3) === 0)) proofs.check(inPlace)
    checkTurn(game, inPlace, trial)
    if (closely) checkOrder(game, copied, trial, chance)
    if (inPlace.outcome) break
    const [seat, move] = entryOf(subject, inPlace, { players, dice: luck, trial })
    if (closely && chance.below(3) === 0) checkJunk(game, copied, trial, { seat, move })
    if (closely) checkPlain(game, inPlace, trial)
    const storyBefore = closely ? JSON.stringify(copied.story) : ''
    const next = stateAfter(game, copied, seat, move)
    applyMoveUnchecked(game, inPlace, seat, asSent(move))
    if (closely) {
      const [a, b] = [JSON.stringify(inPlace), JSON.stringify(next)]
      assertLaw(
        a === b,
        GAME_LAWS.copies,
        trial,
        () => `after ${JSON.stringify([seat, move])}: ${firstDifference(a, b)}`,
      )
      const wrong = diffFault(copied, next)
      assertLaw(wrong === null, GAME_LAWS.changes, trial, () => `after ${JSON.stringify([seat, move])}: ${wrong}`)
      assertLaw(
        JSON.stringify(next.story).startsWith(storyBefore.slice(0, -1)),
        GAME_LAWS.told,
        trial,
        () => `after ${JSON.stringify([seat, move])}`,
      )
    }
    copied = next
    record.log.push([seat, move])
  }
  checkOutcome(inPlace, trial)
  checkPlain(game, inPlace, trial)
  checkRecord(game, record, trial, [inPlace, copied])
  return record
}

/** A copy of a move as the wire would deliver it, so that no state shares its parts with the log. */
function asSent<M>(move: M): M {
  return JSON.parse(JSON.stringify(move)) as M
}

function entryOf<K extends GameTypeParams>(
  subject: GameUnderTest<K>,
  state: GameState<K>,
  { players, dice: chance, trial }: { players: SamplePlayers; dice: Dice; trial: LawTrial },
): LogEntry<K> {
  const entry = nextSampleMove(subject, state, { players, dice: chance })
  assertLaw(entry !== null, GAME_LAWS.turn, trial)
  const [seat, move] = entry
  assertLaw(
    isOffered(subject.game, state, seat, move),
    GAME_LAWS.bot,
    trial,
    () => `seat ${seat}: ${JSON.stringify(move)}`,
  )
  return entry
}

function checkTurn<K extends GameTypeParams>(game: Game<K>, state: GameState<K>, trial: LawTrial): void {
  const toMove = game.toMove(tableView(state))
  const movers = seatsClockwise(state.seats).filter(seat => legalOffers(game, state, seat).length > 0)
  if (state.outcome) {
    assertLaw(
      movers.length === 0,
      GAME_LAWS.turn,
      trial,
      () => `the game is over, yet seats ${movers.join()} have moves`,
    )
    assertLaw(
      toMove.length === 0,
      GAME_LAWS.toMove,
      trial,
      () => `the game is over, yet seats ${toMove.join()} are to move`,
    )
    return
  }
  assertLaw(movers.length > 0, GAME_LAWS.turn, trial, () => 'nobody may move')
  assertLaw(toMove.length > 0, GAME_LAWS.toMove, trial, () => 'nobody is to move')
  assertLaw(
    new Set(toMove).size === toMove.length,
    GAME_LAWS.toMove,
    trial,
    () => `seats ${toMove.join()} are to move, one twice`,
  )
  for (const seat of toMove)
    assertLaw(movers.includes(seat), GAME_LAWS.toMove, trial, () => `seat ${seat} is to move and may do nothing`)
}

function checkLooking<K extends GameTypeParams>(
  { game, mind }: GameUnderTest<K>,
  state: GameState<K>,
  trial: LawTrial,
  chance: Dice,
): void {
  const before = JSON.stringify(state)
  const movers: Seat[] = []
  for (const seat of seatsClockwise(state.seats)) {
    const offers = JSON.stringify(legalOffers(game, state, seat))
    const again = JSON.stringify(legalOffers(game, state, seat))
    assertLaw(
      offers === again,
      GAME_LAWS.looking,
      trial,
      () => `seat ${seat} is offered something else the second time`,
    )
    if (offers !== '[]') movers.push(seat)
  }
  if (movers.length > 0) checkBot({ game, mind }, state, trial, { seat: chance.pick(movers), dice: chance })
  const after = JSON.stringify(state)
  assertLaw(before === after, GAME_LAWS.looking, trial, () => firstDifference(before, after))
}

function checkBot<K extends GameTypeParams>(
  { game, mind }: GameUnderTest<K>,
  state: GameState<K>,
  trial: LawTrial,
  { seat, dice: chance }: { seat: Seat; dice: Dice },
): void {
  const move = mind.chooseMove(seatView(state, seat), 'normal', chance)
  assertLaw(
    move !== null || !game.toMove(tableView(state)).includes(seat),
    GAME_LAWS.bot,
    trial,
    () => `seat ${seat} is to move and its computer waits`,
  )
  if (move !== null)
    assertLaw(isOffered(game, state, seat, move), GAME_LAWS.bot, trial, () => `seat ${seat}: ${JSON.stringify(move)}`)
}

/** One seat's proofs through a game. */
class Proofs<K extends GameTypeParams> {
  readonly #subject: GameUnderTest<K>
  readonly #trial: LawTrial
  readonly #seat: Seat
  readonly #last = new Map<string, Riddle>()

  constructor(subject: GameUnderTest<K>, trial: LawTrial, seat: Seat) {
    this.#subject = subject
    this.#trial = trial
    this.#seat = seat
  }

  check(state: GameState<K>): void {
    const proof = this.#subject.mind.prove(seatView(state, this.#seat))
    // Without a deal left, counts and bits are not numbers either, so this is checked first.
    const { left, bits, contradicted } = proof
    const isSound = contradicted || (left >= 1 && bits >= 0 && Number.isFinite(bits))
    assertLaw(
      isSound,
      GAME_LAWS.proof,
      this.#trial,
      () => `seat ${this.#seat}: ${left} answers are left, with ${bits} bits`,
    )
    const wrong = nonJsonPath(proof, 'proof')
    assertLaw(wrong === null, GAME_LAWS.plain, this.#trial, () => wrong ?? '')
    if (contradicted) return this.#last.clear() // people gave the answers, and somebody was wrong
    for (const riddle of proof.riddles) {
      const before = this.#last.get(riddle.key)
      const said = () => `seat ${this.#seat}: ${JSON.stringify(before)}, then ${JSON.stringify(riddle)}`
      assertLaw(
        riddle.left >= 1 && (riddle.left === 1) === (riddle.answer !== null),
        GAME_LAWS.proof,
        this.#trial,
        said,
      )
      assertLaw(!before || riddle.left <= before.left, GAME_LAWS.proof, this.#trial, said)
      assertLaw(!before?.answer || riddle.answer === before.answer, GAME_LAWS.proof, this.#trial, said)
      const { possible, answer } = riddle
      const stillPossible = before?.possible
      assertLaw(!possible || new Set(possible).size === riddle.left, GAME_LAWS.proof, this.#trial, said)
      assertLaw(!possible || answer === null || possible.includes(answer), GAME_LAWS.proof, this.#trial, said)
      assertLaw(
        !stillPossible || (possible ?? []).every(one => stillPossible.includes(one)),
        GAME_LAWS.proof,
        this.#trial,
        said,
      )
      this.#last.set(riddle.key, riddle)
    }
  }
}

function checkPlain<K extends GameTypeParams>(game: Game<K>, state: GameState<K>, trial: LawTrial): void {
  const offers = seatsClockwise(state.seats).map(seat => legalOffers(game, state, seat))
  const wrong = nonJsonPath(state, 'state') ?? nonJsonPath(offers, 'offers')
  assertLaw(wrong === null, GAME_LAWS.plain, trial, () => wrong ?? '')
}

function checkOrder<K extends GameTypeParams>(game: Game<K>, state: GameState<K>, trial: LawTrial, chance: Dice): void {
  const toMove = state.outcome ? [] : game.toMove(tableView(state))
  if (toMove.length < 2) return
  const [one, other] = chance.shuffle(toMove) as [Seat, Seat]
  const entryOf = (seat: Seat): LogEntry<K> => [
    seat,
    fillOfferAtRandom(chance.pick(legalOffers(game, state, seat)), chance),
  ]
  const [first, second] = [entryOf(one), entryOf(other)]
  const there = inOrder(game, state, trial, [first, second])
  const back = inOrder(game, state, trial, [second, first])
  assertLaw(
    there === back,
    GAME_LAWS.order,
    trial,
    () => `${JSON.stringify([first, second])}: ${firstDifference(there, back)}`,
  )
}

/** The state after these moves as JSON, with the order of the new lines ignored. */
function inOrder<K extends GameTypeParams>(
  game: Game<K>,
  state: GameState<K>,
  trial: LawTrial,
  entries: readonly LogEntry<K>[],
): string {
  let at = state
  for (const [seat, move] of entries) {
    assertLaw(
      isOffered(game, at, seat, move),
      GAME_LAWS.order,
      trial,
      () => `seat ${seat} may no longer ${JSON.stringify(move)}`,
    )
    at = stateAfter(game, at, seat, move)
  }
  const lines = at.story.slice(state.story.length).map(line => JSON.stringify(line))
  return JSON.stringify({ ...at, story: lines.sort() })
}

function checkJunk<K extends GameTypeParams>(
  game: Game<K>,
  state: GameState<K>,
  trial: LawTrial,
  { seat, move }: { seat: Seat; move: K['move'] },
): void {
  const before = JSON.stringify(state)
  for (const message of malformedMoves(move)) checkRefused(game, state, trial, { seat, message })
  for (const stranger of invalidSeats(state.seats))
    checkRefused(game, state, trial, { seat: stranger as Seat, message: move })
  for (const idle of seatsClockwise(state.seats))
    if (legalOffers(game, state, idle).length === 0) checkRefused(game, state, trial, { seat: idle, message: move })
  const after = JSON.stringify(state)
  assertLaw(before === after, GAME_LAWS.junk, trial, () => `the state has changed: ${firstDifference(before, after)}`)
}

function checkRefused<K extends GameTypeParams>(
  game: Game<K>,
  state: GameState<K>,
  trial: LawTrial,
  { seat, message }: { seat: Seat; message: unknown },
): void {
  const said = () => `seat ${String(seat)}: ${JSON.stringify(message)}`
  try {
    checkMove(game, state, seat, message)
  } catch (refusal) {
    assertLaw(
      refusal instanceof IllegalMove,
      GAME_LAWS.junk,
      trial,
      () => `${said()} is not refused but fails: ${String(refusal)}`,
    )
    return
  }
  assertLaw(false, GAME_LAWS.junk, trial, () => `${said()} is accepted`)
}

function checkOutcome<K extends GameTypeParams>({ outcome, seats }: GameState<K>, trial: LawTrial): void {
  const { winners, points } = required(outcome, 'outcome')
  const sound =
    winners.every(seat => seatsClockwise(seats).includes(seat)) &&
    new Set(winners).size === winners.length &&
    points.length === seats &&
    points.every(Number.isFinite)
  assertLaw(sound, GAME_LAWS.outcome, trial, () => JSON.stringify(outcome))
}

function checkRecord<K extends GameTypeParams>(
  game: Game<K>,
  record: GameRecord<K>,
  trial: LawTrial,
  played: readonly GameState<K>[],
): void {
  const kept = parseRecord(formatRecord(record)) as unknown as GameRecord<K>
  const again = JSON.stringify(replayRecord(game, kept))
  for (const state of played) {
    const once = JSON.stringify(state)
    assertLaw(once === again, GAME_LAWS.record, trial, () => firstDifference(once, again))
  }
  const half = Math.floor(record.log.length / 2)
  const publicStory = storyHeardBy(at(played, 0), null)
  const partly = storyHeardBy(replayRecord(game, kept, half), null)
  const [a, b] = [JSON.stringify(publicStory.slice(0, partly.length)), JSON.stringify(partly)]
  assertLaw(a === b, GAME_LAWS.record, trial, () => `replayed to move ${half}: ${firstDifference(a, b)}`)
}
