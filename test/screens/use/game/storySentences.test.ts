// The story in sentences: told to its reader, and a line keeps its sentence.
import { expect, test } from 'vitest'
import { shallowRef } from 'vue'
import { createSentenceCache, useStorySentences } from '../../../../renderer/use/game/storySentences.ts'
import type { GameTypeParams } from '../../../../shared/engine/index.ts'
import type { GameWords } from '../../../../shared/words/sentence.ts'

type Line = GameTypeParams['line'] & { card: string }
const turned = (card: string): Line => ({ type: 'turned', card })
let spoken: string[] = []
const words = {
  line: {
    turned: ({ card }: Line, reader: number | null) => {
      spoken.push(card)
      return [`${reader ?? 'all'}: ${card}`]
    },
    turnedSeveral: ({ card }: Line) => [`several: ${card}`],
  },
  mergeStoryLines: (line: Line, next: Line) =>
    next.card === '9' ? null : { type: 'turnedSeveral', card: `${line.card} ${next.card}` },
} as unknown as GameWords

test('one action is one sentence, and keeps it when the story grows', () => {
  spoken = []
  const lines = shallowRef<readonly Line[]>([turned('2'), turned('3'), turned('9')])
  const { sentences, mergedSentences } = useStorySentences({
    words: () => words,
    lines: () => lines.value,
    reader: () => null,
  })
  expect(mergedSentences.value).toEqual([['several: 2 3'], ['all: 9']])
  expect(sentences.value).toEqual([['all: 2'], ['all: 3'], ['all: 9']])
  const before = mergedSentences.value
  lines.value = [...lines.value, turned('9')]
  expect(mergedSentences.value).toHaveLength(3)
  expect(mergedSentences.value[0]).toBe(before[0])
  expect(mergedSentences.value[1]).toBe(before[1])
  expect(sentences.value).toHaveLength(4)
  expect(spoken).toEqual(['9', '2', '3', '9'])
})

test('another seat reads the same line in its own words', () => {
  const line = turned('4')
  const reader = shallowRef<number | null>(null)
  const { sentences } = useStorySentences({ words: () => words, lines: () => [line], reader: () => reader.value })
  expect(sentences.value).toEqual([['all: 4']])
  reader.value = 2
  expect(sentences.value).toEqual([['2: 4']])
})

test('lines that join only for a while are separated again', () => {
  const [two, three, nine] = [turned('2'), turned('3'), turned('9')]
  const { words: remembering } = createSentenceCache(words, null)
  const { mergeStoryLines } = remembering as {
    mergeStoryLines: (line: GameTypeParams['line'], next: GameTypeParams['line']) => GameTypeParams['line'] | null
  }
  const both = mergeStoryLines(two, three)
  expect(mergeStoryLines(two, three)).toBe(both)
  expect(mergeStoryLines(nine, three)).toEqual({ type: 'turnedSeveral', card: '9 3' })
  expect(mergeStoryLines(two, nine)).toBeNull()
})
