// Answers for: a finished game looked back at: what each seat could have known when, and what each question was worth.
import { required, at } from './at.ts'
import type { Game, GameTypeParams, Seat } from './game.ts'
import type { Mind, Riddle } from './mind.ts'
import { gameForRecord, type GameRecord } from './record.ts'
import { isHeardBy, checkMove, applyMoveUnchecked, seatView, startGame, tableView } from './gameplay.ts'

/** What a seat could know after so many moves. Nothing is told of a seat that heard nothing since. */
export interface KnowledgeFinding {
  readonly about: 'knowing'
  readonly step: number // moves made, from 0
  readonly seat: Seat
  readonly left: number // answers still possible, all riddles together
  readonly bits: number
  readonly estimated: boolean // the bits are an estimate
  readonly riddles: readonly Riddle[]
  readonly contradicted: boolean
  readonly opened: boolean // the game was over: everything lay open
}

/** How many answers to a riddle were possible before something was told, and after it. */
export interface RiddleNarrowing {
  readonly riddle: string // its key
  readonly from: number
  readonly to: number
}

/** What a question was worth to the seat that asked it. Nothing is said of one that a computer asked for a person whose time was out. */
export interface QuestionFinding<K extends GameTypeParams = GameTypeParams> {
  readonly about: 'asking'
  readonly step: number // the move that asked it, from 1
  readonly until: number // the last move of its answer; the same where it was answered at once
  readonly seat: Seat
  readonly move: K['move']
  readonly expected: number // bits
  readonly told: number // bits; below 0 when the answer made the likely unlikely
  readonly cut: RiddleNarrowing | null // of the riddle its answer ruled out most of; null: it ruled out nothing
  readonly best: { readonly move: K['move']; readonly expected: number }
  readonly estimated: boolean // all these bits are estimates
}

/** What the last move told a seat that heard no more of it than all did. */
export interface InformationGain {
  readonly seat: Seat
  readonly from: number // answers possible before it
  readonly to: number
  readonly bits: number // below 0 when it made the likely unlikely
}

/** What a table that plays together could know after so many moves from what all were told, and what the last of them told whom. */
export interface CooperativeFinding {
  readonly about: 'together'
  readonly step: number
  readonly left: number
  readonly riddles: readonly Riddle[]
  readonly learnt: readonly InformationGain[] // seats of whose bits it changed something
  readonly opened: boolean
}

export type ReviewFinding<K extends GameTypeParams = GameTypeParams> =
  KnowledgeFinding | QuestionFinding<K> | CooperativeFinding

/** Plays a record again and finds out, move by move. The record is one that `replay` plays. `about`: knowings alone, or what each question was worth as well. */
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
      // An answer given by hand, or the choice what to show, is a move of its own.
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

/** The riddle of which most was ruled out between two proofs; null: nothing was. */
export function strongestNarrowing(before: readonly Riddle[], after: readonly Riddle[]): RiddleNarrowing | null {
  const cuts = before.flatMap(({ key, left }): RiddleNarrowing[] => {
    const to = after.find(riddle => riddle.key === key)?.left ?? left
    return to < left ? [{ riddle: key, from: left, to }] : []
  })
  return cuts.reduce<RiddleNarrowing | null>((deepest, cut) => {
    return deepest !== null && deepest.to / deepest.from <= cut.to / cut.from ? deepest : cut
  }, null)
}

/** The first moment at which a seat could have found out the answer to a riddle. */
export interface FirstSolvable {
  readonly seat: Seat
  readonly key: string
  readonly answer: string
  readonly step: number // after so many moves
  readonly late: number // moves this seat made after it, before it was shown the answer or the game was over
  readonly used: boolean // the move that ended it was this seat's own
}

/** The first moments, seat by seat. What was shown, or what only the end opened, is not among them. */
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

/** A yes-or-no riddle of a seat, such as whether what it foretold comes true, and how likely yes was from move to move. */
export interface ChanceCurve {
  readonly seat: Seat
  readonly key: string
  readonly chances: readonly { readonly step: number; readonly chance: number }[] // from its beginning on, where it changed
  readonly decided: { readonly step: number; readonly answer: string } | null // by the move after which it was certain to this seat
}

/** The courses, in the order in which they began. */
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
