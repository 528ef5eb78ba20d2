// Reviews a finished game: what each seat could have known at each move, and what each question was worth.
import { at } from './at.ts'
import type { GameRules, GameTypeParams, Seat } from './game.ts'
import type { Mind, Riddle } from './mind.ts'
import { rulesForRecord, type GameRecord } from './record.ts'
import { isHeardBy, checkMove, applyMoveUnchecked, seatView, startGame, tableView } from './gameplay.ts'

/** The deductions a seat could make after `step` moves. There is none for a step that taught the seat nothing. */
export interface KnowledgeFinding {
  readonly about: 'knowledge'
  readonly step: number // moves made, from 0
  readonly seat: Seat
  readonly left: number // combinations of answers still possible
  readonly bitsLeft: number
  readonly estimated: boolean // the bits are an estimate
  readonly riddles: readonly Riddle[]
  readonly riddlesAfterAnswer?: readonly Riddle[] // after a question of this seat: without what the same move told besides its answer; absent if that was nothing
  readonly contradicted: boolean
  readonly isGameOver: boolean // the game was over and all cards were revealed
}

/** How many answers to a riddle were possible before and after a line of the story. */
export interface RiddleNarrowing {
  readonly riddle: string // the key of the riddle
  readonly from: number
  readonly to: number
}

/**
 * The worth of a question to the seat that asked it. There is none for a question a computer asked because a
 * person's time ran out.
 */
export interface QuestionFinding<K extends GameTypeParams = GameTypeParams> {
  readonly about: 'question'
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

/** The information that the last move's public lines gave a seat. */
export interface InformationGain {
  readonly seat: Seat
  readonly from: number // possible answers before it
  readonly to: number
  readonly bits: number // below 0 if a likely answer became unlikely
}

/**
 * The deductions that a table that plays together could make from public facts after `step` moves, and what the
 * last move taught each seat.
 */
export interface CooperativeFinding {
  readonly about: 'together'
  readonly step: number
  readonly left: number
  readonly riddles: readonly Riddle[]
  readonly learnt: readonly InformationGain[] // seats whose bits it changed
  readonly isGameOver: boolean
}

export type ReviewFinding<K extends GameTypeParams = GameTypeParams> =
  KnowledgeFinding | QuestionFinding<K> | CooperativeFinding

/** Replays a record and yields findings move by move. The record must be playable. `about`: knowledge alone, or the worth of questions as well. */
export function* reviewGame<K extends GameTypeParams>(
  currentRules: GameRules<K>,
  mind: Mind<K>,
  record: GameRecord<K>,
  about: 'everything' | 'knowledge' = 'everything',
): Generator<ReviewFinding<K>> {
  const rules = rulesForRecord(currentRules, record)
  const state = startGame(rules, record)
  const outOfTime = new Set(record.outOfTime)
  const latestBySeat: KnowledgeFinding[] = []
  let seenLineCount = 0
  const gainsSinceMove: InformationGain[] = []
  let lastQuestion: {
    readonly finding: Omit<QuestionFinding<K>, 'until' | 'told' | 'cut' | 'estimated'>
    readonly before: KnowledgeFinding
  } | null = null
  for (let step = 0; ; step++) {
    const newLines = state.story.slice(seenLineCount)
    seenLineCount = state.story.length
    for (const seat of state.own.keys()) {
      if (step > 0 && !state.outcome && !newLines.some(entry => isHeardBy(entry, seat))) continue
      const view = seatView(state, seat)
      const { left, bitsLeft, estimated = false, riddles, contradicted } = mind.prove(view)
      const lastMove = record.log[step - 1]
      const hasJustAsked = lastMove?.[0] === seat && rules.questions?.includes(lastMove[1].type) === true
      const lastFinding = latestBySeat[seat]
      if (
        lastFinding &&
        lastFinding.bitsLeft !== bitsLeft &&
        newLines.every(({ to }) => to === undefined || !to.includes(seat))
      )
        gainsSinceMove.push({ seat, from: lastFinding.left, to: left, bits: lastFinding.bitsLeft - bitsLeft })
      latestBySeat[seat] = {
        about: 'knowledge',
        step,
        seat,
        left,
        bitsLeft,
        estimated,
        riddles,
        ...(hasJustAsked &&
          mind.viewAfterAnswer && { riddlesAfterAnswer: mind.prove(mind.viewAfterAnswer(view)).riddles }),
        contradicted,
        isGameOver: state.outcome !== null,
      }
      yield latestBySeat[seat]
    }
    const gains = gainsSinceMove.splice(0)
    if (about === 'everything' && mind.proveTogether && (step === 0 || newLines.some(({ to }) => to === undefined))) {
      const { left, riddles } = mind.proveTogether(tableView(state))
      yield { about: 'together', step, left, riddles, learnt: gains, isGameOver: state.outcome !== null }
    }
    const logEntry = record.log[step]
    const isJudged = about === 'everything' && !outOfTime.has(step + 1)
    const questionWorth = logEntry && isJudged && mind.questionWorth(seatView(state, logEntry[0]), logEntry[1])
    if (lastQuestion) {
      const { finding, before: findingBefore } = lastQuestion
      // A reply given by hand, or the choice of what to show, is a move of its own.
      const isReply =
        logEntry && (mind.replies?.(seatView(state, logEntry[0])) ?? []).some(({ type }) => type === logEntry[1].type)
      if (!isReply) {
        const knowledgeAfter = mind.viewAfterAnswer
          ? mind.prove(mind.viewAfterAnswer(seatView(state, finding.seat)))
          : at(latestBySeat, finding.seat)
        yield {
          ...finding,
          until: step,
          told: findingBefore.bitsLeft - knowledgeAfter.bitsLeft,
          cut: strongestNarrowing(findingBefore.riddles, knowledgeAfter.riddles),
          estimated: findingBefore.estimated || (knowledgeAfter.estimated ?? false),
        }
        lastQuestion = null
      }
    }
    if (!logEntry) return
    const [seat, move] = logEntry
    if (questionWorth)
      lastQuestion = {
        finding: { about: 'question', step: step + 1, seat, move, ...questionWorth },
        before: at(latestBySeat, seat),
      }
    applyMoveUnchecked(rules, state, seat, checkMove(rules, state, seat, move))
  }
}

/**
 * The riddle narrowed most between two proofs, or null if nothing was ruled out. A riddle whose answer was shown
 * meanwhile does not count.
 */
export function strongestNarrowing(
  riddlesBefore: readonly Riddle[],
  riddlesAfter: readonly Riddle[],
): RiddleNarrowing | null {
  const cuts = riddlesBefore.flatMap(({ key, left }): RiddleNarrowing[] => {
    const riddleAfter = riddlesAfter.find(riddle => riddle.key === key)
    const to = riddleAfter?.left ?? left
    return to < left && !riddleAfter?.shown ? [{ riddle: key, from: left, to }] : []
  })
  return cuts.reduce<RiddleNarrowing | null>((deepest, narrowing) => {
    return deepest !== null && deepest.to / deepest.from <= narrowing.to / narrowing.from ? deepest : narrowing
  }, null)
}

/** A seat's yes-or-no riddle, such as whether its prediction comes true, and the probability of yes from move to move. */
export interface ChanceCurve {
  readonly seat: Seat
  readonly riddleKey: string
  readonly chances: readonly { readonly step: number; readonly chance: number }[] // from its beginning on, where it changed
  readonly decided: { readonly step: number; readonly answer: string } | null // the move after which this seat was certain
}

/** The curves, in the order in which they began. */
export function chanceCurves(findings: readonly ReviewFinding[]): ChanceCurve[] {
  const chancesByRiddle = new Map<
    string,
    { seat: Seat; riddleKey: string; chances: ChanceCurve['chances'][number][]; decided: ChanceCurve['decided'] }
  >()
  for (const finding of findings) {
    if (finding.about !== 'knowledge') continue
    const { seat, step } = finding
    for (const { key: riddleKey, chance, answer } of finding.riddles) {
      if (chance === undefined) continue
      const curve = chancesByRiddle.get(`${seat} ${riddleKey}`) ?? { seat, riddleKey, chances: [], decided: null }
      chancesByRiddle.set(`${seat} ${riddleKey}`, curve)
      if (curve.chances.at(-1)?.chance !== chance) curve.chances.push({ step, chance })
      if (answer !== null) curve.decided ??= { step, answer }
    }
  }
  return [...chancesByRiddle.values()]
}
