// Answers for: the story of a game in sentences. However long it grows, a line is put into words once, and its sentence stays the same one.
import { computed, type ComputedRef } from 'vue'
import type { GameTypeParams, Seat } from '../../../shared/engine/index.ts'
import {
  mergeStoryLinesWithSpans,
  sayLine,
  type GameWords,
  type Sentence,
  type ToldLine,
} from '../../../shared/words/sentence.ts'

type Line = GameTypeParams['line']

interface Telling {
  readonly sentences: ComputedRef<readonly Sentence[]> // a sentence for each line
  readonly story: ComputedRef<readonly Sentence[]> // as people tell it: what is one deed to them is one sentence
  readonly told: ComputedRef<readonly ToldLine<GameTypeParams>[]> // the lines of those, each with its places
  readonly sentenceOf: (line: Line | null) => Sentence | null // as it stands among the sentences; null: it is not among the lines
}

/** Tells the lines as the seat `ear` hears them. Nothing is told while there are no words. */
export function useStorySentences({
  words,
  lines,
  ear,
}: {
  words: () => GameWords | undefined
  lines: () => readonly Line[]
  ear: () => Seat | null
}): Telling {
  const teller = computed(() => {
    const spoken = words()
    return spoken && createSentenceCache(spoken, ear())
  })
  const sentences = computed(() => (teller.value ? lines().map(teller.value.tell) : []))
  const told = computed(() => (teller.value ? mergeStoryLinesWithSpans(teller.value.words, lines()) : []))
  return {
    sentences,
    told,
    sentenceOf: line => (line === null ? null : (sentences.value[lines().indexOf(line)] ?? null)),
    story: computed(() => told.value.map(({ line }) => teller.value!.tell(line))),
  }
}

/** One who has the same sentence for the same line every time. */
export function createSentenceCache(
  words: GameWords,
  ear: Seat | null,
): { words: GameWords; tell: (line: Line) => Sentence } {
  const told = new WeakMap<Line, Sentence>()
  const pairs = new WeakMap<Line, { with: Line; both: Line | null }>() // by the second of two lines
  const { joinLines: joined } = words
  return {
    words: joined
      ? {
          ...words,
          joinLines(line, next) {
            const known = pairs.get(next)
            if (known?.with === line) return known.both
            const both = joined(line, next)
            pairs.set(next, { with: line, both })
            return both
          },
        }
      : words,
    tell(line) {
      const before = told.get(line)
      if (before) return before
      const sentence = sayLine(words, line, ear)
      told.set(line, sentence)
      return sentence
    },
  }
}
