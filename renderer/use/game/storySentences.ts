// Puts the story of a game into sentences.
// Each line is put into words once, however long the story grows, and keeps the same sentence object.
import { computed, type ComputedRef } from 'vue'
import type { GameTypeParams, Seat } from '../../../shared/engine/index.ts'
import {
  mergeStoryLinesWithSpans,
  sayLine,
  sayWhatFollows,
  type GameWords,
  type Sentence,
  type MergedLine,
} from '../../../shared/words/sentence.ts'

type Line = GameTypeParams['line']

interface StorySentences {
  readonly sentences: ComputedRef<readonly Sentence[]> // one sentence for each line
  readonly mergedSentences: ComputedRef<readonly Sentence[]> // as people tell it: lines about one action share a sentence
  readonly mergedLines: ComputedRef<readonly MergedLine<GameTypeParams>[]> // the lines behind each of `mergedSentences`, with their places
  readonly sentencesFrom: (line: number) => readonly Sentence[] // those of `mergedSentences` that tell the line with this index or a later one, each with what follows from it
  readonly sentenceOf: (line: Line | null) => Sentence | null // the sentence of this line; null if there is none
}

/** Tells the lines to the seat `reader`. There are no sentences until the words are loaded. */
export function useStorySentences({
  words,
  lines,
  reader,
}: {
  words: () => GameWords | undefined
  lines: () => readonly Line[]
  reader: () => Seat | null
}): StorySentences {
  const sentenceTeller = computed(() => {
    const wordsNow = words()
    return wordsNow && createSentenceCache(wordsNow, reader())
  })
  const sentences = computed(() => (sentenceTeller.value ? lines().map(sentenceTeller.value.tell) : []))
  const mergedLines = computed(() =>
    sentenceTeller.value ? mergeStoryLinesWithSpans(sentenceTeller.value.words, lines()) : [],
  )
  return {
    sentences,
    mergedLines,
    sentencesFrom: index =>
      mergedLines.value.flatMap(({ line, lastLine }) => {
        if (lastLine < index) return []
        const follows = sayWhatFollows(sentenceTeller.value!.words, line, reader())
        return [sentenceTeller.value!.tell(line), ...(follows.length > 0 ? [follows] : [])]
      }),
    sentenceOf: line => (line === null ? null : (sentences.value[lines().indexOf(line)] ?? null)),
    mergedSentences: computed(() => mergedLines.value.map(({ line }) => sentenceTeller.value!.tell(line))),
  }
}

/** A cache that returns the same sentence object for the same line. */
export function createSentenceCache(
  words: GameWords,
  reader: Seat | null,
): { words: GameWords; tell: (line: Line) => Sentence } {
  const sentenceByMergedLine = new WeakMap<Line, Sentence>()
  const mergedPairs = new WeakMap<Line, { with: Line; both: Line | null }>() // keyed by the second of two lines
  const { mergeStoryLines: joined } = words
  return {
    words: joined
      ? {
          ...words,
          mergeStoryLines(line, nextLine) {
            const knownPair = mergedPairs.get(nextLine)
            if (knownPair?.with === line) return knownPair.both
            const joinedLine = joined(line, nextLine)
            mergedPairs.set(nextLine, { with: line, both: joinedLine })
            return joinedLine
          },
        }
      : words,
    tell(line) {
      const mergedSentence = sentenceByMergedLine.get(line)
      if (mergedSentence) return mergedSentence
      const sentence = sayLine(words, line, reader)
      sentenceByMergedLine.set(line, sentence)
      return sentence
    },
  }
}
