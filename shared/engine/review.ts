// Reviews a finished game: what each seat could have known at each move, and what each question was worth.
import { required, at } from './at.ts'
import type { Game, GameTypeParams, Seat } from './game.ts'
import type { Mind, Riddle } from './mind.ts'
import { gameForRecord, type GameRecord } from './record.ts'
import { isHeardBy, checkMove, applyMoveUnchecked, seatView, startGame, tableView } from './gameplay.ts'

/** What a seat could know after `step` moves. There is none for a step that taught the seat nothing. */
export interface KnowledgeFinding {
  readonly about: 'knowing'
  readonly step: number // moves made, from 0
  readonly seat: Seat
  readonly left: number // combinations of answers still possible
  readonly bits: number
  readonly estimated: boolean // the bits are an estimate
  readonly riddles: readonly Riddle[]
  readonly contradicted: boolean
  readonly opened: boolean // the game was over and all cards were revealed
}

/** How many answers to a riddle were possible before and after a line of the story. */
export interface RiddleNarrowing {
  readonly riddle: string // its key
  readonly from: number
  readonly to: number
}

/** What a question was worth to the seat that asked it. There is none for a question a computer asked because a person's time ran out. */
export interface QuestionFinding<K extends GameTypeParams = GameTypeParams> {
  readonly about: 'asking'
  readonly step: number // the move that asked it, from 1
  readonly until: number // the last move of its answer; equal to `step` if answered at once
  readonly seat: Seat
  readonly move: K['move']
  readonly expected: number // bits
  readonly told: number // below 0 if a likely answer became unlikely
  readonly cut: RiddleNarrowing | null // the riddle narrowed most by the answer; null: nothing was ruled out
  readonly best: { readonly move: K['move']; readonly expected: number }
  readonly estimated: boolean // all these bits are estimates
}

/** What the last move taught a seat from its public lines alone. */
export interface InformationGain {
  readonly seat: Seat
  readonly from: number // possible answers before it
  readonly to: number
  readonly bits: number // below 0 if a likely answer became unlikely
}

/** What a table that plays together could know from public facts after `step` moves, and what the last move taught each seat. */
export interface CooperativeFinding {
  readonly about: 'together'
  readonly step: number
  readonly left: number
  readonly riddles: readonly Riddle[]
  readonly learnt: readonly InformationGain[] // seats whose bits it changed
  readonly opened: boolean
}

export type ReviewFinding<K extends GameTypeParams = GameTypeParams> =
  KnowledgeFinding | QuestionFinding<K> | CooperativeFinding

/** Replays a record and yields findings move by move. The record must be playable. `about`: knowledge alone, or the worth of questions as well. */
export function* reviewGame<K extends GameTypeParams>(
  today: Game<K>,
  mind: Mind<K>,
  record: GameRecord<K>,
  about: 'everything' | 'knowing' = 'everything',
): Generator<ReviewFinding<K>> {
  const game = gameForRecord(today, record)
  const state = startGame(game, record)
  const outOfTime = new Set(record.outOfTime)
  const latest: KnowledgeFinding[] = []
  let heardSoFar = 0
  const learntBy: InformationGain[] = []
  let asked: {
    readonly asking: Omit<QuestionFinding<K>, 'until' | 'told' | 'cut' | 'estimated'>
    readonly before: KnowledgeFinding
  } | null = null
  for (let step = 0; ; step++) {
    const news = state.story.slice(heardSoFar)
    heardSoFar = state.story.length
    for (const seat of state.own.keys()) {
      if (step > 0 && !state.outcome && !news.some(told => isHeardBy(told, seat))) continue
      const { left, bits, estimated = false, riddles, contradicted } = mind.prove(seatView(state, seat))
      const before = latest[seat]
      if (before && before.bits !== bits && news.every(({ to }) => to === undefined || !to.includes(seat)))
        learntBy.push({ seat, from: before.left, to: left, bits: before.bits - bits })
      latest[seat] = {
        about: 'knowing',
        step,
        seat,
        left,
        bits,
        estimated,
        riddles,
        contradicted,
        opened: state.outcome !== null,
      }
      yield latest[seat]
    }
    const learnt = learntBy.splice(0)
    if (about === 'everything' && mind.proveTogether && (step === 0 || news.some(({ to }) => to === undefined))) {
      const { left, riddles } = mind.proveTogether(tableView(state))
      yield { about: 'together', step, left, riddles, learnt, opened: state.outcome !== null }
    }
    const entry = record.log[step]
    const isJudged = about === 'everything' && !outOfTime.has(step + 1)
    const worth = entry && isJudged && mind.questionWorth(seatView(state, entry[0]), entry[1])
    if (asked) {
      const { asking, before } = asked
      // A reply given by hand, or the choice of what to show, is a move of its own.
      const replied =
        entry && (mind.replies?.(seatView(state, entry[0])) ?? []).some(({ type }) => type === entry[1].type)
      if (!replied) {
        const after = mind.viewAfterAnswer
          ? mind.prove(mind.viewAfterAnswer(seatView(state, asking.seat)))
          : at(latest, asking.seat)
        yield {
          ...asking,
          until: step,
          told: before.bits - after.bits,
          cut: strongestNarrowing(before.riddles, after.riddles),
          estimated: before.estimated || (after.estimated ?? false),
        }
        asked = null
      }
    }
    if (!entry) return
    const [seat, move] = entry
    if (worth) asked = { asking: { about: 'asking', step: step + 1, seat, move, ...worth }, before: at(latest, seat) }
    applyMoveUnchecked(game, state, seat, checkMove(game, state, seat, move))
  }
}

/** The riddle narrowed most between two proofs, or null if nothing was ruled out. */
export function strongestNarrowing(before: readonly Riddle[], after: readonly Riddle[]): RiddleNarrowing | null {
  const cuts = before.flatMap(({ key, left }): RiddleNarrowing[] => {
    const to = after.find(riddle => riddle.key === key)?.left ?? left
    return to < left ? [{ riddle: key, from: left, to }] : []
  })
  return cuts.reduce<RiddleNarrowing | null>((deepest, cut) => {
    return deepest !== null && deepest.to / deepest.from <= cut.to / cut.from ? deepest : cut
  }, null)
}

/** The first moment at which a seat could have found the answer to a riddle. */
export interface FirstSolvable {
  readonly seat: Seat
  readonly key: string
  readonly answer: string
  readonly step: number // number of moves made by then
  readonly late: number // moves this seat made after that, before it was shown the answer or the game ended
  readonly used: boolean // true if the move that ended it was this seat's own
}

/** The first such moments, seat by seat, without answers that were shown or that only the end revealed. */
export function firstSolvables(findings: readonly ReviewFinding[], log: GameRecord['log']): FirstSolvable[] {
  const knowings = findings.filter(finding => finding.about === 'knowing')
  const seats = [...new Set(knowings.map(({ seat }) => seat))].sort((a, b) => a - b)
  return seats.flatMap(seat => {
    const mine = knowings.filter(knowing => knowing.seat === seat && !knowing.opened)
    const keys = new Set(mine.flatMap(({ riddles }) => riddles.map(({ key }) => key)))
    return [...keys].flatMap((key): FirstSolvable[] => {
      const known = mine.find(({ riddles }) =>
        riddles.some(riddle => riddle.key === key && riddle.answer !== null && !riddle.shown),
      )
      if (!known) return []
      const gone =
        mine.find(
          ({ step, riddles }) => step > known.step && !riddles.some(riddle => riddle.key === key && !riddle.shown),
        )?.step ?? log.length
      const late = log.slice(known.step, Math.max(known.step, gone - 1)).filter(([by]) => by === seat).length
      const used = gone > known.step && log[gone - 1]?.[0] === seat
      return [
        {
          seat,
          key,
          answer: required(known.riddles.find(riddle => riddle.key === key)?.answer, 'answer'),
          step: known.step,
          late,
          used,
        },
      ]
    })
  })
}

/** A seat's yes-or-no riddle, such as whether its prediction comes true, and the probability of yes from move to move. */
export interface ChanceCurve {
  readonly seat: Seat
  readonly key: string
  readonly chances: readonly { readonly step: number; readonly chance: number }[] // from its beginning on, where it changed
  readonly decided: { readonly step: number; readonly answer: string } | null // the move after which this seat was certain
}

/** The curves, in the order in which they began. */
export function chanceCurves(findings: readonly ReviewFinding[]): ChanceCurve[] {
  const courses = new Map<
    string,
    { seat: Seat; key: string; chances: ChanceCurve['chances'][number][]; decided: ChanceCurve['decided'] }
  >()
  for (const finding of findings) {
    if (finding.about !== 'knowing') continue
    const { seat, step } = finding
    for (const { key, chance, answer } of finding.riddles) {
      if (chance === undefined) continue
      const course = courses.get(`${seat} ${key}`) ?? { seat, key, chances: [], decided: null }
      courses.set(`${seat} ${key}`, course)
      if (course.chances.at(-1)?.chance !== chance) course.chances.push({ step, chance })
      if (answer !== null) course.decided ??= { step, answer }
    }
  }
  return [...courses.values()]
}
