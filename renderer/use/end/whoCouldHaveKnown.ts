// Makes the sentence about who could have known the solution, and when.
// It is worked out in a worker once the page shows the end.
import { onScopeDispose, shallowRef, watch, type ShallowRef } from 'vue'
import {
  chooseDecisiveMoment,
  firstSolvableMoments,
  type FirstSolvableMoment,
  type GameRecord,
  type KnowledgeFinding,
  type RightNaming,
  type Seat,
} from '../../../shared/engine/index.ts'
import type { GameWords, Sentence } from '../../../shared/words/sentence.ts'
import { resultWords, reviewWords } from '../../device/words/tableWords.ts'
import { storedNamingAnimations } from '../../device/storage/gameMemory.ts'
import { reviewKnowledgeInWorker } from '../mind/askMind.ts'

/** Words the sentence about who could have known the solution, and when. */
export function whoCouldHaveKnownSentence(
  firstSolvableMoments: readonly FirstSolvableMoment[],
  {
    winners,
    namings,
    reader,
  }: {
    readonly winners: readonly Seat[]
    readonly namings: readonly RightNaming[] // the right ones of the last hand
    readonly reader: Seat | null
  },
  words: Pick<GameWords, 'solved'>,
): Sentence {
  const decisive = chooseDecisiveMoment(firstSolvableMoments, winners)
  if (!decisive) {
    const isLuckyWin = namings.some(({ seat, left }) => left > 1 && winners.includes(seat))
    return [isLuckyWin ? resultWords.hunch : reviewWords.nobody]
  }
  const { seat, riddleKey, answer, step, late, endedByOwnMove, isNamed } = decisive.first
  const solution = words.solved(riddleKey, answer, 'past')
  switch (decisive.how) {
    case 'ahead':
      return [...resultWords.ahead(seat, decisive.winner.seat, decisive.moveCount, reader), ...solution]
    case 'late':
      return [...resultWords.earlier(seat, late, reader), ...solution]
    case 'used':
    case 'known': {
      // who named it then did not miss it, even if somebody else won; who named another card did
      const isEndedByNaming = endedByOwnMove && namings.some(naming => naming.seat === seat && naming.step > step)
      return [...resultWords[isNamed || isEndedByNaming ? 'atOnce' : 'certain'](seat, reader), ...solution]
    }
  }
}

/** False in games where knowing alone wins nothing, and on devices that show no moments. */
export const showsWhoCouldHaveKnown = (words: GameWords | undefined): boolean =>
  words !== undefined && !words.knownFor && !storedNamingAnimations.off()

/**
 * The deductions everybody could make after each move of a finished game, and the first moments at which the
 * solution could be known.
 */
export interface KnowledgeOfGame {
  readonly record: GameRecord
  readonly findings: readonly KnowledgeFinding[]
  readonly firstSolvableMoments: readonly FirstSolvableMoment[]
}

/**
 * Works out the knowledge from the record of a finished game. Null until it is worked out, and in games where
 * knowing alone wins nothing.
 */
export function useKnowledgeOfGame(sources: {
  readonly record: () => GameRecord | null
  readonly words: () => GameWords | undefined
}): Readonly<ShallowRef<KnowledgeOfGame | null>> {
  const knowledge = shallowRef<KnowledgeOfGame | null>(null)
  let stopReview = () => {}
  watch(
    () => (showsWhoCouldHaveKnown(sources.words()) ? sources.record() : null),
    record => {
      stopReview()
      knowledge.value = null
      if (!record) return
      const foundFindings: KnowledgeFinding[] = []
      stopReview = reviewKnowledgeInWorker(record, {
        onFound: finding => {
          if (finding.about === 'knowledge') foundFindings.push(finding)
        },
        // If it cannot be worked out, the sentence is left out; the review says what is wrong.
        onDone: trouble => {
          if (trouble === undefined)
            knowledge.value = {
              record,
              findings: foundFindings,
              firstSolvableMoments: firstSolvableMoments(foundFindings, record.log),
            }
        },
      })
    },
    { immediate: true },
  )
  onScopeDispose(() => stopReview())
  return knowledge
}
