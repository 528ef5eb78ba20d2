// Makes the sentence about who could have known the solution, and when.
// It is worked out in a worker once the page shows the end.
import { onScopeDispose, shallowRef, watch, type ShallowRef } from 'vue'
import {
  firstSolvables,
  type FirstSolvable,
  type GameRecord,
  type KnowledgeFinding,
  type Seat,
} from '../../../shared/engine/index.ts'
import type { GameWords, Sentence } from '../../../shared/words/sentence.ts'
import { resultWords, reviewWords } from '../../device/words/tableWords.ts'
import { storedNamingMoments } from '../../device/storage/gameMemory.ts'
import { reviewKnowledgeInWorker } from '../mind/askMind.ts'

/** Words the sentence about who could have known the solution, and when. */
export function whoCouldHaveKnownSentence(
  firsts: readonly FirstSolvable[],
  { winners, ear }: { readonly winners: readonly Seat[]; readonly ear: Seat | null },
  words: Pick<GameWords, 'solved'>,
): Sentence {
  const leadingSeats = firsts
    .filter(({ seat }) => !winners.includes(seat))
    .flatMap(first => {
      const winner = firsts.find(
        one => winners.includes(one.seat) && one.used && one.key === first.key && one.answer === first.answer,
      )
      return winner && winner.step > first.step ? [{ first, winner, moves: winner.step - first.step }] : []
    })
    .sort((a, b) => b.moves - a.moves)
  const solvedWords = ({ key, answer }: FirstSolvable) => words.solved(key, answer)
  const [lead] = leadingSeats
  if (lead)
    return [...resultWords.ahead(lead.first.seat, lead.winner.seat, lead.moves, ear), ...solvedWords(lead.first)]
  const [latest] = firsts.filter(({ late }) => late > 0).sort((a, b) => b.late - a.late)
  if (latest) return [...resultWords.earlier(latest.seat, latest.late, ear), ...solvedWords(latest)]
  const quickestWinner = firsts
    .filter(({ seat, used }) => used && winners.includes(seat))
    .sort((a, b) => b.step - a.step)[0]
  if (quickestWinner) return [...resultWords.atOnce(quickestWinner.seat, ear), ...solvedWords(quickestWinner)]
  const [other] = firsts
  return other ? [...resultWords.certain(other.seat, ear), ...solvedWords(other)] : [reviewWords.nobody]
}

/** False in games where knowing alone wins nothing, and on devices that show no moments. */
export const mayKnowledgeWin = (words: GameWords | undefined): boolean =>
  words !== undefined && !words.knownFor && !storedNamingMoments.off()

/**
 * The deductions everybody could make after each move of a finished game, and the first moments at which the
 * solution could be known.
 */
export interface KnowledgeOfGame {
  readonly record: GameRecord
  readonly knowings: readonly KnowledgeFinding[]
  readonly firsts: readonly FirstSolvable[]
}

/**
 * Works out the knowledge from the record of a finished game. Null until it is worked out, and in games where
 * knowing alone wins nothing.
 */
export function useKnowledgeOfGame(now: {
  readonly record: () => GameRecord | null
  readonly words: () => GameWords | undefined
}): Readonly<ShallowRef<KnowledgeOfGame | null>> {
  const knowledge = shallowRef<KnowledgeOfGame | null>(null)
  let stopReview = () => {}
  watch(
    () => (mayKnowledgeWin(now.words()) ? now.record() : null),
    record => {
      stopReview()
      knowledge.value = null
      if (!record) return
      const foundFindings: KnowledgeFinding[] = []
      stopReview = reviewKnowledgeInWorker(record, {
        found: finding => {
          if (finding.about === 'knowing') foundFindings.push(finding)
        },
        // If it cannot be worked out, the sentence is left out; the review says what is wrong.
        done: trouble => {
          if (trouble === undefined)
            knowledge.value = { record, knowings: foundFindings, firsts: firstSolvables(foundFindings, record.log) }
        },
      })
    },
    { immediate: true },
  )
  onScopeDispose(() => stopReview())
  return knowledge
}
