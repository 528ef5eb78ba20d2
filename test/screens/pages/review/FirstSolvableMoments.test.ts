// @vitest-environment happy-dom
// Who could know what when, as people read it: each player is named once.
import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import FirstSolvableMoments from '../../../../renderer/pages/review/FirstSolvableMoments.vue'
import type { FirstSolvableMoment } from '../../../../shared/engine/index.ts'
import { gameWords as blank } from '../../../../shared/games/blank/words/en.ts'
import { gameWords as precognition } from '../../../../shared/games/precognition/words/en.ts'
import { byRole } from '../../../kit/roles.ts'

const first = (riddleKey: string, answer: string) =>
  ({ seat: 0, riddleKey, answer, step: 3, late: 0, endedByOwnMove: true }) as unknown as FirstSolvableMoment
const mountOf = (words: object, one: FirstSolvableMoment) =>
  mount(FirstSolvableMoments, {
    props: {
      firstSolvableMoments: [one],
      reasons: () => Promise.resolve([]),
      words,
      players: [
        { name: 'Ana', avatar: 0 },
        { name: 'Ben', avatar: 1 },
      ],
      card: { props: ['id'], template: '<i>{{ id }}</i>' },
      working: false,
    } as never,
  })
const said = (words: object, one: FirstSolvableMoment) => mountOf(words, one).get('li p').text()

test('an answer about the player’s own cards names the player once', () => {
  expect(said(precognition, first('prediction.1.0', 'yes'))).toBe('Ana’s prediction counts.')
  expect(said(precognition, first('prediction.1.1', 'yes'))).toBe('Ana: Ben’s prediction counts.')
})

test('any other answer says first who could know it', () => {
  expect(said(blank, first('card', 'bell'))).toMatch(/^Ana: /)
})

test('the card that settled a prediction counts among those its player had left', () => {
  const settled = (endedByOwnMove: boolean) =>
    byRole(mountOf(precognition, { ...first('prediction.1.0', 'no'), late: 1, endedByOwnMove }), 'listitem').text()
  expect(settled(true)).toContain('with 2 moves left')
  expect(settled(false)).toContain('with one move left')
})
