// @vitest-environment happy-dom
// Which suit is stronger, at a glance: a ring on every screen, sentences when it is pressed.
import { mount } from '@vue/test-utils'
import { expect, test } from 'vitest'
import SuitRing from '../../../renderer/games/mind-reader/SuitRing.vue'
import { labels as de } from '../../../renderer/games/mind-reader/labels/de.ts'
import { labels as en } from '../../../renderer/games/mind-reader/labels/en.ts'
import { labels as es } from '../../../renderer/games/mind-reader/labels/es.ts'
import { labels as fr } from '../../../renderer/games/mind-reader/labels/fr.ts'
import { BEATS, SUITS, type Suit } from '../../../shared/games/mind-reader/cards.ts'
import { isThere } from '../../kit/roles.ts'
import { begin, labels, mountSeat, mountTable, playUntil } from './kit.ts'

const ring = (form: 'picture' | 'button' | 'pill', hasJokers = false) =>
  mount(SuitRing, { props: { form, hasJokers }, attachTo: document.body })

test('from each suit an arrow goes to the two it is stronger than, and to no other', () => {
  const drawn = ring('picture')
  // eslint-disable-next-line hunch/by-role -- the ring is a drawing
  const spots = drawn.findAll('.spot').map(spot => {
    const { left, top } = (spot.element as HTMLElement).style
    const suit = SUITS.find(one => spot.get('svg').classes(one))!
    return { suit, x: parseFloat(left), y: parseFloat(top) }
  })
  const nearest = (x: number, y: number): Suit =>
    [...spots].sort((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y))[0]!.suit
  const arrows = drawn.findAll('line').map(line => {
    const [x1, y1, x2, y2] = ['x1', 'y1', 'x2', 'y2'].map(end => Number(line.attributes(end))) as [
      number,
      number,
      number,
      number,
    ]
    return `${nearest(x1, y1)} ${nearest(x2, y2)}`
  })
  // Around the ring, in reading order: each is stronger than the next two.
  for (const [nth, { suit }] of spots.entries())
    expect([1, 2].map(on => spots[(nth + on) % spots.length]!.suit).sort()).toEqual([...BEATS[suit]].sort())
  expect(arrows.sort()).toEqual(SUITS.flatMap(suit => BEATS[suit].map(beaten => `${suit} ${beaten}`)).sort())
})

test('pressed, it says so in a sentence for each suit, and for jokers where they are in play', async () => {
  for (const jokers of [false, true]) {
    const drawn = ring('pill', jokers)
    expect(drawn.get('button').attributes('aria-label')).toBe(labels.suits)
    await drawn.get('button').trigger('click')
    const said = drawn.findAll('dialog li').map(line => line.text())
    expect(said).toHaveLength(SUITS.length)
    expect(said).toContain('Paper is stronger than Rock, Water and lower Paper.')
    expect(drawn.get('dialog').text().includes(labels.jokerTurns)).toBe(jokers)
    drawn.unmount()
  }
})

test.each([en, de, fr, es])('its button is called by what is asked: strength ($suitsWord)', told => {
  expect(told.suits.startsWith(told.suitsWord)).toBe(true) // what is seen is part of what is heard
  expect(told.question('suit').toLowerCase()).toContain(told.suitsWord.slice(0, 3).toLowerCase())
})

test('it is a button on the seat, and a picture with a name on the TV', () => {
  const state = playUntil(begin(3), ({ open }) => open.phase === 'play')
  const names = mountSeat(state, 0)
    .findAll('button')
    .map(button => button.attributes('aria-label'))
  expect(names.filter(name => name === labels.suits)).toHaveLength(2) // every screen shows one of them
  expect(isThere(mountTable(state), 'img', labels.suits)).toBe(true)
})
