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
  type GameRules,
  type GameRecord,
  type GameTypeParams,
  type Riddle,
  type Seat,
  type GameState,
} from '../../../shared/engine/index.ts'
import { firstDifference, assertLaw, type LawTrial } from './assertLaw.ts'
import { malformedMoves, invalidSeats } from './malformed.ts'
import { diffFault } from './diffFault.ts'
import { nonJsonPath } from './plainJson.ts'
import {
  isOffered,
  sampleDice,
  nextSampleMove,
  type SamplePlayerKind,
  type SampleGame,
  type GameUnderTest,
} from './sample.ts'

export const GAME_LAWS = {
  ends: 'every game ends',
  turn: 'somebody may move exactly while the game is not over',
  toMove: 'a seat the table waits for may move',
  computerPlayer: 'a computer player that is to move has a legal move',
  proof: 'what is proved stays proved, and possibilities never come back',
  reading: 'looking changes nothing',
  malformed: 'junk is refused',
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
  const record: GameRecord<K> = { game: game.id, rules: game.version, seats, options, seed, first: null, log: [] }
  const stateInPlace = startGame(game, record)
  let copiedState = startGame(game, record)
  const proofs = new Proofs(subject, trial, diceFromSeed(`${seed} watch`).below(seats))
  for (let moves = 0; ; moves++) {
    assertLaw(moves < most, GAME_LAWS.ends, trial, () => `${most} moves were played`)
    const isCheckedClosely = chance.below(moves + 4) < 4 // often at first, then more rarely: the story grows
    if (isCheckedClosely) checkReading(subject, stateInPlace, trial, chance)
    // Proving is the most expensive check: rare in one game, but frequent in a thousand.
    if (stateInPlace.outcome || (isCheckedClosely && chance.below(3) === 0)) proofs.check(stateInPlace)
    checkTurn(game, stateInPlace, trial)
    if (isCheckedClosely) checkOrder(game, copiedState, trial, chance)
    if (stateInPlace.outcome) break
    const [seat, move] = nextEntry(subject, stateInPlace, { players, dice: luck, trial })
    if (isCheckedClosely && chance.below(3) === 0) checkMalformed(game, copiedState, trial, { seat, move })
    if (isCheckedClosely) checkPlain(game, stateInPlace, trial)
    const storyBefore = isCheckedClosely ? JSON.stringify(copiedState.story) : ''
    const nextState = stateAfter(game, copiedState, seat, move)
    applyMoveUnchecked(game, stateInPlace, seat, copyAsSent(move))
    if (isCheckedClosely) {
      const [a, b] = [JSON.stringify(stateInPlace), JSON.stringify(nextState)]
      assertLaw(
        a === b,
        GAME_LAWS.copies,
        trial,
        () => `after ${JSON.stringify([seat, move])}: ${firstDifference(a, b)}`,
      )
      const wrongChange = diffFault(copiedState, nextState)
      assertLaw(
        wrongChange === null,
        GAME_LAWS.changes,
        trial,
        () => `after ${JSON.stringify([seat, move])}: ${wrongChange}`,
      )
      assertLaw(
        JSON.stringify(nextState.story).startsWith(storyBefore.slice(0, -1)),
        GAME_LAWS.told,
        trial,
        () => `after ${JSON.stringify([seat, move])}`,
      )
    }
    copiedState = nextState
    record.log.push([seat, move])
  }
  checkOutcome(stateInPlace, trial)
  checkPlain(game, stateInPlace, trial)
  checkRecord(game, record, trial, [stateInPlace, copiedState])
  return record
}

/** A copy of a move as the wire would deliver it, so that no state shares its parts with the log. */
function copyAsSent<M>(move: M): M {
  return JSON.parse(JSON.stringify(move)) as M
}

function nextEntry<K extends GameTypeParams>(
  subject: GameUnderTest<K>,
  state: GameState<K>,
  { players, dice: chance, trial }: { players: SamplePlayerKind; dice: Dice; trial: LawTrial },
): LogEntry<K> {
  const entry = nextSampleMove(subject, state, { players, dice: chance })
  assertLaw(entry !== null, GAME_LAWS.turn, trial)
  const [seat, move] = entry
  assertLaw(
    isOffered(subject.game, state, seat, move),
    GAME_LAWS.computerPlayer,
    trial,
    () => `seat ${seat}: ${JSON.stringify(move)}`,
  )
  return entry
}

function checkTurn<K extends GameTypeParams>(game: GameRules<K>, state: GameState<K>, trial: LawTrial): void {
  const toMove = game.toMove(tableView(state))
  const seatsWithOffers = seatsClockwise(state.seats).filter(seat => legalOffers(game, state, seat).length > 0)
  if (state.outcome) {
    assertLaw(
      seatsWithOffers.length === 0,
      GAME_LAWS.turn,
      trial,
      () => `the game is over, yet seats ${seatsWithOffers.join()} have moves`,
    )
    assertLaw(
      toMove.length === 0,
      GAME_LAWS.toMove,
      trial,
      () => `the game is over, yet seats ${toMove.join()} are to move`,
    )
    return
  }
  assertLaw(seatsWithOffers.length > 0, GAME_LAWS.turn, trial, () => 'nobody may move')
  assertLaw(toMove.length > 0, GAME_LAWS.toMove, trial, () => 'nobody is to move')
  assertLaw(
    new Set(toMove).size === toMove.length,
    GAME_LAWS.toMove,
    trial,
    () => `seats ${toMove.join()} are to move, one twice`,
  )
  for (const seat of toMove)
    assertLaw(
      seatsWithOffers.includes(seat),
      GAME_LAWS.toMove,
      trial,
      () => `seat ${seat} is to move and may do nothing`,
    )
}

function checkReading<K extends GameTypeParams>(
  { game, mind }: GameUnderTest<K>,
  state: GameState<K>,
  trial: LawTrial,
  chance: Dice,
): void {
  const stateBefore = JSON.stringify(state)
  const seatsWithMoves: Seat[] = []
  for (const seat of seatsClockwise(state.seats)) {
    const offers = JSON.stringify(legalOffers(game, state, seat))
    const offersAgain = JSON.stringify(legalOffers(game, state, seat))
    assertLaw(
      offers === offersAgain,
      GAME_LAWS.reading,
      trial,
      () => `seat ${seat} is offered something else the second time`,
    )
    if (offers !== '[]') seatsWithMoves.push(seat)
  }
  if (seatsWithMoves.length > 0)
    checkBot({ game, mind }, state, trial, { seat: chance.pick(seatsWithMoves), dice: chance })
  const stateAfterwards = JSON.stringify(state)
  assertLaw(stateBefore === stateAfterwards, GAME_LAWS.reading, trial, () =>
    firstDifference(stateBefore, stateAfterwards),
  )
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
    GAME_LAWS.computerPlayer,
    trial,
    () => `seat ${seat} is to move and its computer waits`,
  )
  if (move !== null)
    assertLaw(
      isOffered(game, state, seat, move),
      GAME_LAWS.computerPlayer,
      trial,
      () => `seat ${seat}: ${JSON.stringify(move)}`,
    )
}

/** One seat's proofs through a game. */
class Proofs<K extends GameTypeParams> {
  readonly #subject: GameUnderTest<K>
  readonly #trial: LawTrial
  readonly #seat: Seat
  readonly #lastRiddles = new Map<string, Riddle>()

  constructor(subject: GameUnderTest<K>, trial: LawTrial, seat: Seat) {
    this.#subject = subject
    this.#trial = trial
    this.#seat = seat
  }

  check(state: GameState<K>): void {
    const proof = this.#subject.mind.prove(seatView(state, this.#seat))
    // Without a deal left, counts and bits are not numbers either, so this is checked first.
    const { left, bitsLeft, contradicted } = proof
    const isSound = contradicted || (left >= 1 && bitsLeft >= 0 && Number.isFinite(bitsLeft))
    assertLaw(
      isSound,
      GAME_LAWS.proof,
      this.#trial,
      () => `seat ${this.#seat}: ${left} answers are left, with ${bitsLeft} bits`,
    )
    const nonJson = nonJsonPath(proof, 'proof')
    assertLaw(nonJson === null, GAME_LAWS.plain, this.#trial, () => nonJson ?? '')
    if (contradicted) return this.#lastRiddles.clear() // people gave the answers, and somebody was wrong
    for (const riddle of proof.riddles) {
      const lastRiddle = this.#lastRiddles.get(riddle.key)
      const describe = () => `seat ${this.#seat}: ${JSON.stringify(lastRiddle)}, then ${JSON.stringify(riddle)}`
      assertLaw(
        riddle.left >= 1 && (riddle.left === 1) === (riddle.answer !== null),
        GAME_LAWS.proof,
        this.#trial,
        describe,
      )
      assertLaw(!lastRiddle || riddle.left <= lastRiddle.left, GAME_LAWS.proof, this.#trial, describe)
      assertLaw(!lastRiddle?.answer || riddle.answer === lastRiddle.answer, GAME_LAWS.proof, this.#trial, describe)
      const { possible, answer } = riddle
      const stillPossible = lastRiddle?.possible
      assertLaw(!possible || new Set(possible).size === riddle.left, GAME_LAWS.proof, this.#trial, describe)
      assertLaw(!possible || answer === null || possible.includes(answer), GAME_LAWS.proof, this.#trial, describe)
      const { chances } = riddle
      const doChancesFit = (given: readonly number[]) =>
        given.length === possible?.length &&
        given.every(chance => chance > 0) &&
        Math.abs(given.reduce((sum, chance) => sum + chance, 0) - 1) < 1e-9
      assertLaw(!chances || doChancesFit(chances), GAME_LAWS.proof, this.#trial, describe)
      assertLaw(
        !stillPossible || (possible ?? []).every(one => stillPossible.includes(one)),
        GAME_LAWS.proof,
        this.#trial,
        describe,
      )
      this.#lastRiddles.set(riddle.key, riddle)
    }
  }
}

function checkPlain<K extends GameTypeParams>(game: GameRules<K>, state: GameState<K>, trial: LawTrial): void {
  const offers = seatsClockwise(state.seats).map(seat => legalOffers(game, state, seat))
  const wrong = nonJsonPath(state, 'state') ?? nonJsonPath(offers, 'offers')
  assertLaw(wrong === null, GAME_LAWS.plain, trial, () => wrong ?? '')
}

function checkOrder<K extends GameTypeParams>(
  game: GameRules<K>,
  state: GameState<K>,
  trial: LawTrial,
  chance: Dice,
): void {
  const toMove = state.outcome ? [] : game.toMove(tableView(state))
  if (toMove.length < 2) return
  const [one, other] = chance.shuffle(toMove) as [Seat, Seat]
  const entryOf = (seat: Seat): LogEntry<K> => [
    seat,
    fillOfferAtRandom(chance.pick(legalOffers(game, state, seat)), chance),
  ]
  const [first, second] = [entryOf(one), entryOf(other)]
  const textInOneOrder = stateTextAfterMoves(game, state, trial, [first, second])
  const textInOtherOrder = stateTextAfterMoves(game, state, trial, [second, first])
  assertLaw(
    textInOneOrder === textInOtherOrder,
    GAME_LAWS.order,
    trial,
    () => `${JSON.stringify([first, second])}: ${firstDifference(textInOneOrder, textInOtherOrder)}`,
  )
}

/** The state after these moves as JSON, with the order of the new lines ignored. */
function stateTextAfterMoves<K extends GameTypeParams>(
  game: GameRules<K>,
  state: GameState<K>,
  trial: LawTrial,
  entries: readonly LogEntry<K>[],
): string {
  let lastState = state
  for (const [seat, move] of entries) {
    assertLaw(
      isOffered(game, lastState, seat, move),
      GAME_LAWS.order,
      trial,
      () => `seat ${seat} may no longer ${JSON.stringify(move)}`,
    )
    lastState = stateAfter(game, lastState, seat, move)
  }
  const lines = lastState.story.slice(state.story.length).map(line => JSON.stringify(line))
  return JSON.stringify({ ...lastState, story: lines.sort() })
}

function checkMalformed<K extends GameTypeParams>(
  game: GameRules<K>,
  state: GameState<K>,
  trial: LawTrial,
  { seat, move }: { seat: Seat; move: K['move'] },
): void {
  const stateBefore = JSON.stringify(state)
  for (const message of malformedMoves(move)) checkRefused(game, state, trial, { seat, message })
  for (const stranger of invalidSeats(state.seats))
    checkRefused(game, state, trial, { seat: stranger as Seat, message: move })
  for (const idle of seatsClockwise(state.seats))
    if (legalOffers(game, state, idle).length === 0) checkRefused(game, state, trial, { seat: idle, message: move })
  const stateAfterwards = JSON.stringify(state)
  assertLaw(
    stateBefore === stateAfterwards,
    GAME_LAWS.malformed,
    trial,
    () => `the state has changed: ${firstDifference(stateBefore, stateAfterwards)}`,
  )
}

function checkRefused<K extends GameTypeParams>(
  game: GameRules<K>,
  state: GameState<K>,
  trial: LawTrial,
  { seat, message }: { seat: Seat; message: unknown },
): void {
  const describe = () => `seat ${String(seat)}: ${JSON.stringify(message)}`
  try {
    checkMove(game, state, seat, message)
  } catch (refusal) {
    assertLaw(
      refusal instanceof IllegalMove,
      GAME_LAWS.malformed,
      trial,
      () => `${describe()} is not refused but fails: ${String(refusal)}`,
    )
    return
  }
  assertLaw(false, GAME_LAWS.malformed, trial, () => `${describe()} is accepted`)
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
  game: GameRules<K>,
  record: GameRecord<K>,
  trial: LawTrial,
  played: readonly GameState<K>[],
): void {
  const parsedRecord = parseRecord(formatRecord(record)) as unknown as GameRecord<K>
  const replayedState = JSON.stringify(replayRecord(game, parsedRecord))
  for (const state of played) {
    const once = JSON.stringify(state)
    assertLaw(once === replayedState, GAME_LAWS.record, trial, () => firstDifference(once, replayedState))
  }
  const halfLength = Math.floor(record.log.length / 2)
  const publicStory = storyHeardBy(at(played, 0), null)
  const publicStoryAtHalf = storyHeardBy(replayRecord(game, parsedRecord, halfLength), null)
  const [a, b] = [JSON.stringify(publicStory.slice(0, publicStoryAtHalf.length)), JSON.stringify(publicStoryAtHalf)]
  assertLaw(a === b, GAME_LAWS.record, trial, () => `replayed to move ${halfLength}: ${firstDifference(a, b)}`)
}
