// Answers for: the laws every game of every table obeys, tried on one game from its deal to its end.
import {
  act,
  clockwise,
  dice,
  fill,
  heard,
  judge,
  legal,
  NotOffered,
  play,
  read,
  replay,
  seatView,
  start,
  tableView,
  write,
  type Dice,
  type Entry,
  type Game,
  type GameRecord,
  type Kinds,
  type Riddle,
  type Seat,
  type State,
} from '../engine/index.ts'
import { difference, hold, type Trial } from './broken.ts'
import { junk, nobody } from './junk.ts'
import { astray } from './changes.ts'
import { unplain } from './plain.ts'
import { isOffered, luckOf, nextMove, type Players, type Sample, type Subject } from './sample.ts'

export const LAWS = {
  ends: 'every game ends',
  turn: 'somebody may move exactly while the game is not over',
  due: 'whoever is due may move',
  bot: 'the computer has an offered move when it is due',
  proof: 'what is proved stays proved, and possibilities never come back',
  looking: 'looking changes nothing',
  junk: 'junk is refused',
  order: 'simultaneous moves commute',
  plain: 'everything is plain JSON',
  copies: 'a move played on a copy does what it does in place',
  changes: 'what changed by drawer brings every view up to date',
  told: 'what was told is never told otherwise',
  record: 'the same record gives the same game',
  outcome: 'an outcome names seats of the table, and points for each',
} as const

/** Plays one game under all laws; returns its record. Throws LawBroken. */
export function laws<K extends Kinds>(subject: Subject<K>, sample: Sample<K>): GameRecord<K> {
  const { game } = subject
  const { seed, seats, options, players = 'both', most = 20_000 } = sample
  const trial: Trial = { game: game.id, seed, seats, options }
  const luck = luckOf(sample)
  const chance = dice(`${seed} looks`)
  const record: GameRecord<K> = { game: game.id, rules: game.rules, seats, options, seed, first: null, log: [] }
  const inPlace = start(game, record)
  let copied = start(game, record)
  const proofs = new Proofs(subject, trial, dice(`${seed} watch`).below(seats))
  for (let moves = 0; ; moves++) {
    hold(moves < most, LAWS.ends, trial, () => `${most} moves were played`)
    const closely = chance.below(moves + 4) < 4 // often at first, then less and less: the story grows
    if (closely) checkLooking(subject, inPlace, trial, chance)
    // Proving costs more than all else: seldom in one game, often in a thousand.
    if (inPlace.outcome || (closely && chance.below(3) === 0)) proofs.check(inPlace)
    checkTurn(game, inPlace, trial)
    if (closely) checkOrder(game, copied, trial, chance)
    if (inPlace.outcome) break
    const [seat, move] = entryOf(subject, inPlace, { players, dice: luck, trial })
    if (closely && chance.below(3) === 0) checkJunk(game, copied, trial, { seat, move })
    if (closely) checkPlain(game, inPlace, trial)
    const told = closely ? JSON.stringify(copied.story) : ''
    const next = act(game, copied, seat, move)
    play(game, inPlace, seat, structured(move))
    if (closely) {
      const [a, b] = [JSON.stringify(inPlace), JSON.stringify(next)]
      hold(a === b, LAWS.copies, trial, () => `after ${JSON.stringify([seat, move])}: ${difference(a, b)}`)
      const wrong = astray(copied, next)
      hold(wrong === null, LAWS.changes, trial, () => `after ${JSON.stringify([seat, move])}: ${wrong}`)
      hold(
        JSON.stringify(next.story).startsWith(told.slice(0, -1)),
        LAWS.told,
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

/** A move as it comes over the wire, so that no state shares its parts with the log. */
function structured<M>(move: M): M {
  return JSON.parse(JSON.stringify(move)) as M
}

function entryOf<K extends Kinds>(
  subject: Subject<K>,
  state: State<K>,
  { players, dice: chance, trial }: { players: Players; dice: Dice; trial: Trial },
): Entry<K> {
  const entry = nextMove(subject, state, { players, dice: chance })
  hold(entry !== null, LAWS.turn, trial)
  const [seat, move] = entry
  hold(isOffered(subject.game, state, seat, move), LAWS.bot, trial, () => `seat ${seat}: ${JSON.stringify(move)}`)
  return entry
}

function checkTurn<K extends Kinds>(game: Game<K>, state: State<K>, trial: Trial): void {
  const due = game.due(tableView(state))
  const movers = clockwise(state.seats).filter(seat => legal(game, state, seat).length > 0)
  if (state.outcome) {
    hold(movers.length === 0, LAWS.turn, trial, () => `the game is over, yet seats ${movers.join()} have moves`)
    hold(due.length === 0, LAWS.due, trial, () => `the game is over, yet seats ${due.join()} are due`)
    return
  }
  hold(movers.length > 0, LAWS.turn, trial, () => 'nobody may move')
  hold(due.length > 0, LAWS.due, trial, () => 'nobody is due')
  hold(new Set(due).size === due.length, LAWS.due, trial, () => `seats ${due.join()} are due, one twice`)
  for (const seat of due) hold(movers.includes(seat), LAWS.due, trial, () => `seat ${seat} is due and may do nothing`)
}

function checkLooking<K extends Kinds>({ game, mind }: Subject<K>, state: State<K>, trial: Trial, chance: Dice): void {
  const before = JSON.stringify(state)
  const movers: Seat[] = []
  for (const seat of clockwise(state.seats)) {
    const offers = JSON.stringify(legal(game, state, seat))
    const again = JSON.stringify(legal(game, state, seat))
    hold(offers === again, LAWS.looking, trial, () => `seat ${seat} is offered something else the second time`)
    if (offers !== '[]') movers.push(seat)
  }
  if (movers.length > 0) checkBot({ game, mind }, state, trial, { seat: chance.pick(movers), dice: chance })
  const after = JSON.stringify(state)
  hold(before === after, LAWS.looking, trial, () => difference(before, after))
}

function checkBot<K extends Kinds>(
  { game, mind }: Subject<K>,
  state: State<K>,
  trial: Trial,
  { seat, dice: chance }: { seat: Seat; dice: Dice },
): void {
  const move = mind.bot(seatView(state, seat), 'normal', chance)
  hold(
    move !== null || !game.due(tableView(state)).includes(seat),
    LAWS.bot,
    trial,
    () => `seat ${seat} is due and its computer waits`,
  )
  if (move !== null)
    hold(isOffered(game, state, seat, move), LAWS.bot, trial, () => `seat ${seat}: ${JSON.stringify(move)}`)
}

/** One seat's proofs through a game. */
class Proofs<K extends Kinds> {
  readonly #subject: Subject<K>
  readonly #trial: Trial
  readonly #seat: Seat
  readonly #last = new Map<string, Riddle>()

  constructor(subject: Subject<K>, trial: Trial, seat: Seat) {
    this.#subject = subject
    this.#trial = trial
    this.#seat = seat
  }

  check(state: State<K>): void {
    const proof = this.#subject.mind.prove(seatView(state, this.#seat))
    const wrong = unplain(proof, 'proof')
    hold(wrong === null, LAWS.plain, this.#trial, () => wrong ?? '')
    if (proof.contradicted) return this.#last.clear() // people gave the answers, and somebody was wrong
    for (const riddle of proof.riddles) {
      const before = this.#last.get(riddle.key)
      const said = () => `seat ${this.#seat}: ${JSON.stringify(before)}, then ${JSON.stringify(riddle)}`
      hold(riddle.left >= 1 && (riddle.left === 1) === (riddle.answer !== null), LAWS.proof, this.#trial, said)
      hold(!before || riddle.left <= before.left, LAWS.proof, this.#trial, said)
      hold(!before?.answer || riddle.answer === before.answer, LAWS.proof, this.#trial, said)
      this.#last.set(riddle.key, riddle)
    }
  }
}

function checkPlain<K extends Kinds>(game: Game<K>, state: State<K>, trial: Trial): void {
  const offers = clockwise(state.seats).map(seat => legal(game, state, seat))
  const wrong = unplain(state, 'state') ?? unplain(offers, 'offers')
  hold(wrong === null, LAWS.plain, trial, () => wrong ?? '')
}

function checkOrder<K extends Kinds>(game: Game<K>, state: State<K>, trial: Trial, chance: Dice): void {
  const due = state.outcome ? [] : game.due(tableView(state))
  if (due.length < 2) return
  const [one, other] = chance.shuffle(due) as [Seat, Seat]
  const [first, second] = [one, other].map((seat): Entry<K> => [
    seat,
    fill(chance.pick(legal(game, state, seat)), chance),
  ])
  const there = inOrder(game, state, trial, [first!, second!])
  const back = inOrder(game, state, trial, [second!, first!])
  hold(there === back, LAWS.order, trial, () => `${JSON.stringify([first, second])}: ${difference(there, back)}`)
}

/** The state after these moves as JSON, its new lines in no particular order. */
function inOrder<K extends Kinds>(game: Game<K>, state: State<K>, trial: Trial, entries: readonly Entry<K>[]): string {
  let at = state
  for (const [seat, move] of entries) {
    hold(isOffered(game, at, seat, move), LAWS.order, trial, () => `seat ${seat} may no longer ${JSON.stringify(move)}`)
    at = act(game, at, seat, move)
  }
  const lines = at.story.slice(state.story.length).map(line => JSON.stringify(line))
  return JSON.stringify({ ...at, story: lines.sort() })
}

function checkJunk<K extends Kinds>(
  game: Game<K>,
  state: State<K>,
  trial: Trial,
  { seat, move }: { seat: Seat; move: K['move'] },
): void {
  const before = JSON.stringify(state)
  for (const message of junk(move)) checkRefused(game, state, trial, { seat, message })
  for (const stranger of nobody(state.seats))
    checkRefused(game, state, trial, { seat: stranger as Seat, message: move })
  for (const idle of clockwise(state.seats))
    if (legal(game, state, idle).length === 0) checkRefused(game, state, trial, { seat: idle, message: move })
  const after = JSON.stringify(state)
  hold(before === after, LAWS.junk, trial, () => `the state has changed: ${difference(before, after)}`)
}

function checkRefused<K extends Kinds>(
  game: Game<K>,
  state: State<K>,
  trial: Trial,
  { seat, message }: { seat: Seat; message: unknown },
): void {
  const said = () => `seat ${String(seat)}: ${JSON.stringify(message)}`
  try {
    judge(game, state, seat, message)
  } catch (refusal) {
    hold(
      refusal instanceof NotOffered,
      LAWS.junk,
      trial,
      () => `${said()} is not refused but fails: ${String(refusal)}`,
    )
    return
  }
  hold(false, LAWS.junk, trial, () => `${said()} is accepted`)
}

function checkOutcome<K extends Kinds>({ outcome, seats }: State<K>, trial: Trial): void {
  const { winners, points } = outcome!
  const sound =
    winners.every(seat => clockwise(seats).includes(seat)) &&
    new Set(winners).size === winners.length &&
    points.length === seats &&
    points.every(Number.isFinite)
  hold(sound, LAWS.outcome, trial, () => JSON.stringify(outcome))
}

function checkRecord<K extends Kinds>(
  game: Game<K>,
  record: GameRecord<K>,
  trial: Trial,
  played: readonly State<K>[],
): void {
  const kept = read(write(record)) as unknown as GameRecord<K>
  const again = JSON.stringify(replay(game, kept))
  for (const state of played) {
    const once = JSON.stringify(state)
    hold(once === again, LAWS.record, trial, () => difference(once, again))
  }
  const half = Math.floor(record.log.length / 2)
  const told = heard(played[0]!, null)
  const partly = heard(replay(game, kept, half), null)
  const [a, b] = [JSON.stringify(told.slice(0, partly.length)), JSON.stringify(partly)]
  hold(a === b, LAWS.record, trial, () => `replayed to move ${half}: ${difference(a, b)}`)
}
