// @vitest-environment happy-dom
// What a player is told to do in Missing Persons, where it depends on the pile.
import { beforeAll, expect, test } from 'vitest'
import { switchLanguage } from '../../../renderer/device/words/language.ts'
import { todoSentence } from '../../../renderer/games/missing-persons/todo.ts'
import { labels } from '../../../renderer/games/missing-persons/words.ts'

beforeAll(async () => {
  await switchLanguage('en')
})

const told = (pile: number, questionsPerTurn: 'unlimited' | 'three') =>
  todoSentence(
    { seat: 0, outcome: null, options: { questionsPerTurn }, open: { phase: 'ask', pile, questions: 0 } } as never,
    [0],
    [],
  )

test.each(['unlimited', 'three'] as const)('what follows the pile is said before it is empty (%s questions)', most => {
  expect(told(11, most)).not.toContain(labels.todo.pileEnds)
  expect(told(10, most)).toContain(labels.todo.pileEnds)
})
