// @vitest-environment happy-dom
// The plot of a review: it shows what was known at the shown move, and nothing that is not worked out.
import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import PossibilitiesPlot from '../../../../renderer/pages/review/PossibilitiesPlot.vue'
import { byRole, nameOf } from '../../../kit/roles.ts'
import type { KnowledgeFinding } from '../../../../shared/engine/index.ts'

const knowing = (step: number, left: number): KnowledgeFinding => ({
  about: 'knowledge',
  step,
  seat: 0,
  left,
  bitsLeft: Math.log2(left),
  estimated: false,
  riddles: [],
  contradicted: false,
  isGameOver: false,
})
const knowledge = [knowing(0, 64), knowing(3, 8), knowing(6, 1)]
const drawn = (step: number, working: number | null, found: readonly KnowledgeFinding[] = knowledge) =>
  nameOf(
    byRole(
      mount(PossibilitiesPlot, {
        props: {
          knowledge: found,
          firstSolvableMoments: [],
          questions: [],
          players: [{ name: 'Ana', avatar: 0 }] as never,
          moveCount: 9,
          step,
          stepReached: working,
        },
      }),
      'listitem',
    ),
  ).replace(/^Ana ?/, '')

test('at each move it says what remained possible', () => {
  expect([0, 2, 3, 5, 9].map(step => drawn(step, null))).toEqual(['64 left', '64 left', '8 left', '8 left', 'solved'])
})

test('what only the end revealed was solved by nobody', () => {
  const end = { ...knowing(9, 1), isGameOver: true }
  expect(drawn(9, null, [knowing(0, 64), knowing(3, 8), end])).toBe('revealed')
  expect(drawn(9, null, [...knowledge, end])).toBe('solved')
})

test('a move that is not worked out yet says nothing', () => {
  expect(drawn(5, 4)).toBe('…')
  expect(drawn(3, 4)).toBe('8 left')
})

test('the turning points are on it: the first who could know, and answers that told much', () => {
  const plot = mount(PossibilitiesPlot, {
    props: {
      knowledge,
      firstSolvableMoments: [{ seat: 0, riddleKey: 'card', answer: 'A', step: 6, late: 0, endedByOwnMove: true }],
      questions: [3, 6].map(step => ({ seat: 0, step, told: step === 3 ? 3 : 1.5 })) as never,
      players: [{ name: 'Ana', avatar: 0 }] as never,
      moveCount: 9,
      step: 3,
      stepReached: null,
    },
  })
  // eslint-disable-next-line hunch/by-role -- the marks are part of the drawing
  expect(plot.findAll('.mark').map(mark => [mark.text(), mark.attributes('style')])).toEqual([
    ['◆', expect.stringContaining('top: 50%')],
    ['★', expect.stringContaining('top: 100%')],
  ])
  expect(plot.get('b').text()).toBe('Move 3 of 9')
})

test('lines differ without colour: no two are drawn alike, and each name shows its own', () => {
  const seats = Array.from({ length: 13 }, (_, seat) => seat)
  const plot = mount(PossibilitiesPlot, {
    props: {
      knowledge: seats.map(seat => ({ ...knowledge[0]!, seat })),
      firstSolvableMoments: [],
      questions: [],
      players: seats.map(avatar => ({ name: `P${avatar}`, avatar })) as never,
      moveCount: 9,
      step: 3,
      stepReached: null,
    },
  })
  const drawn = byRole(plot, 'img')
    .findAll('path')
    .map(line => line.attributes('class'))
  expect(new Set(drawn).size).toBe(13)
  expect(plot.findAll('li > svg:first-child path').map(line => line.attributes('class'))).toEqual(drawn)
})
