// The questions a page may ask a game's mind or about a record, and their answers.
// The worker and the page share these types.
import {
  diceFromSeed,
  scoreQuestions,
  reviewGame,
  latestExclusion,
  ruledOutByLines,
  answersToAlternative,
  type AlternativeQuestion,
  type AnswerToAlternative,
  type ScoredQuestion,
  type ReviewFinding,
  type LatestExclusion,
  type RuledOutAnswers,
  type GameRecord,
  type GameTypeParams,
  type Mind,
  type OwnMark,
  type Seat,
  type SeatView,
  type PublicCandidateCount,
  type QuestionWorth,
  type TableView,
} from '../../../shared/engine/index.ts'
import { verifyDeal, type DealMemory, type DealVerdict } from '../../../shared/fairness/index.ts'
import { gameEntry } from '../../../shared/games/index.ts'
import { areAllMarked, type Conclusion, type Deductions } from '../../../shared/engine/index.ts'

/** A question to a mind about what a seat sees. */
export type MindQuestion =
  | { readonly about: 'proof'; readonly view: SeatView<GameTypeParams> }
  | {
      readonly about: 'hint'
      readonly view: SeatView<GameTypeParams>
      readonly marks: Readonly<Record<string, string>> // by hand: what is noted already is no hint
    }
  | { readonly about: 'because'; readonly view: SeatView<GameTypeParams>; readonly conclusion: Conclusion }
  | {
      readonly about: 'ruled out'
      readonly view: SeatView<GameTypeParams>
      readonly firstLine: number
      readonly lastLine: number
    }
  | { readonly about: 'last told'; readonly view: SeatView<GameTypeParams> } // the latest line that told the seat something
  | { readonly about: 'good question'; readonly view: SeatView<GameTypeParams> } // the best question that the seat could ask now
  | { readonly about: 'overheard'; readonly view: TableView<GameTypeParams> }
  | {
      readonly about: 'solution'
      readonly view: SeatView<GameTypeParams>
      readonly riddle: string
      readonly answer: string
    }
  | { readonly about: 'what if'; readonly record: GameRecord; readonly other: AlternativeQuestion }
  | { readonly about: 'move'; readonly view: SeatView<GameTypeParams>; readonly seed: string } // as a computer player
  | { readonly about: 'worth'; readonly view: SeatView<GameTypeParams>; readonly move: GameTypeParams['move'] }

/** The answer to each question. */
export interface MindAnswers {
  readonly proof: Deductions
  readonly hint: { readonly conclusion: Conclusion; readonly marks: readonly OwnMark[] } | null // with the marks that note it
  readonly because: readonly number[] // indices in the view's story
  readonly 'ruled out': readonly RuledOutAnswers[]
  readonly 'last told': LatestExclusion | null
  readonly 'good question': GameTypeParams['move'] | null
  readonly overheard: readonly PublicCandidateCount[]
  readonly solution: readonly number[] // indices in the view's story of the lines from which the answer to a riddle follows
  readonly 'what if': readonly AnswerToAlternative[]
  readonly move: GameTypeParams['move'] | null
  readonly worth: QuestionWorth | null
}

export type MindAnswer<Q extends MindQuestion> = MindAnswers[Q['about']]

/** Answers a question in the present thread. */
export async function answerMindQuestion<Q extends MindQuestion>(game: string, question: Q): Promise<MindAnswer<Q>> {
  const entry = gameEntry(game)!
  const mind = await entry.mind()
  if (question.about === 'what if')
    return answersToAlternative(await entry.load(), mind, question.record, question.other) as MindAnswer<Q>
  if (question.about === 'last told' && !(await entry.load()).factsAreLines) return null as MindAnswer<Q>
  return answer(mind, question) as MindAnswer<Q>
}

/**
 * A task for a record: find everything a review shows, only what could be known, or what some seats' questions were
 * worth.
 */
export type RecordTask =
  | { readonly record: GameRecord; readonly about: 'everything' | 'knowledge' }
  | { readonly record: GameRecord; readonly about: 'questions'; readonly seats: readonly Seat[] }

/** The findings for each task, one after another. */
export type RecordTaskFinding<Task extends RecordTask = RecordTask> = Task extends { about: 'questions' }
  ? ScoredQuestion
  : ReviewFinding

/** Yields findings one by one. */
export async function findingsOfRecord<Task extends RecordTask>(
  task: Task,
): Promise<Iterable<RecordTaskFinding<Task>>> {
  const entry = gameEntry(task.record.game)!
  const [game, mind] = await Promise.all([entry.load(), entry.mind()])
  const findings: Iterable<RecordTaskFinding> =
    task.about === 'questions'
      ? scoreQuestions(game, mind, task.record, task.seats)
      : reviewGame(game, mind, task.record, task.about)
  return findings as Iterable<RecordTaskFinding<Task>>
}

/** Whether the deal of a finished game was fair; null where only the host drew a seed. */
export async function checkDeal(record: GameRecord, memory: DealMemory | null): Promise<DealVerdict | null> {
  return verifyDeal(await gameEntry(record.game)!.load(), record, memory)
}

function answer(
  mind: Mind<GameTypeParams>,
  question: Exclude<MindQuestion, { about: 'what if' }>,
): MindAnswers[keyof MindAnswers] {
  switch (question.about) {
    case 'proof':
      return mind.prove(question.view)
    case 'hint':
      return findHint(mind, question)
    case 'because':
      return mind.supportingLines(question.view, question.conclusion)
    case 'solution':
      return mind.supportingLines(question.view, mind.solution(question.view, question.riddle, question.answer))
    case 'ruled out':
      return ruledOutByLines(mind, question.view, question)
    case 'last told':
      return latestExclusion(mind, question.view)
    case 'good question':
      return bestQuestion(mind, question.view)
    case 'overheard':
      return mind.overheard?.(question.view) ?? []
    case 'move':
      return mind.chooseMove(question.view, 'normal', diceFromSeed(question.seed))
    case 'worth':
      return mind.questionWorth(question.view, question.move)
  }
}

/** The conclusions that the seat could draw and its own marks do not say yet, and the marks that would say them. */
function findHint(
  mind: Mind<GameTypeParams>,
  { view, marks }: Extract<MindQuestion, { about: 'hint' }>,
): MindAnswers['hint'] {
  const marksOf = (conclusion: Conclusion) => mind.marksOfConclusion?.(view, conclusion) ?? []
  const conclusion = mind.hint(view, possibleConclusion => areAllMarked(marksOf(possibleConclusion), marks))
  return conclusion && { conclusion, marks: marksOf(conclusion) }
}

/** The best question of a seat that would ask one now; null if the seat would do something else, or waits. */
function bestQuestion(mind: Mind<GameTypeParams>, view: SeatView<GameTypeParams>): GameTypeParams['move'] | null {
  const move = mind.chooseMove(view, 'normal', diceFromSeed('hint'))
  return (move && mind.questionWorth(view, move)?.best.move) ?? null
}
