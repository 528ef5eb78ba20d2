// @vitest-environment happy-dom
// The notebook of a table played in words.
import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import { h } from 'vue'
import TextNotebook from '../../../../renderer/house/text/TextNotebook.vue'
import { seatView } from '../../../../shared/engine/index.ts'
import { mind } from '../../../../shared/games/blank/mind.ts'
import { blank } from '../../../../shared/games/blank/rules.ts'
import { gameWords } from '../../../../shared/games/blank/words/en.ts'
import type { GameWords } from '../../../../shared/words/sentence.ts'
import { tablesOf } from '../../../kit/screens.ts'

const { begin, playersOf } = tablesOf({ game: blank, mind, words: gameWords })

test('each answer that is left has its chance behind a comma, if the game gives one', () => {
  const view = seatView(begin(3), 0)
  const proof = mind.prove(view)
  const answers = proof.riddles[0]!.possible!
  const listed = (chances?: readonly number[]) =>
    mount(TextNotebook, {
      props: {
        view: view,
        players: playersOf(3),
        words: gameWords as unknown as GameWords,
        level: 'proof',
        marks: {},
        because: null,
        proof: { ...proof, riddles: [{ ...proof.riddles[0]!, ...(chances && { chances }) }] },
        card: ({ id }: { id: string }) => h('span', id),
      },
    })
      .findAll('li')
      .map(one => one.text())
  expect(listed()).toEqual(answers)
  const even = answers.map(() => 1 / answers.length)
  expect(listed(even)).toEqual(answers.map(answer => `${answer}, ${Math.round(100 / answers.length)}%`))
})
