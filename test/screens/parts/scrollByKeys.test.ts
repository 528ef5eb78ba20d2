// @vitest-environment happy-dom
// A phone's strip of players that is wider than the screen can be reached and scrolled by keyboard, in every game.
import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Component } from 'vue'
import { loadGameScreens } from '../../../renderer/games/index.ts'
import { games } from '../../../shared/games/index.ts'
import { allByRole } from '../../kit/roles.ts'
import { tablesOf } from '../../kit/screens.ts'
import { loadInEnglish } from '../../kit/games.ts'

let wide = 0
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(() => wide)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => 390)
})
afterEach(() => void vi.restoreAllMocks())

const strips = games.filter(({ seats: [, most] }) => most > 2).map(({ id }) => id)

test.each(strips)('%s: it is a tab stop when it scrolls, and only then, and it has a name', async id => {
  const entry = games.find(game => game.id === id)!
  const loading = loadInEnglish(id)
  const [{ rules, words }, mind, screens] = await Promise.all([loading, entry.mind(), loadGameScreens(id, loading)])
  const { begin, seatProps } = tablesOf({ game: rules, mind, words })
  const stops = (width: number) => {
    wide = width
    const seat = mount(screens.seat as Component, {
      props: seatProps(begin(Math.min(5, entry.seats[1])), 0),
      attachTo: document.body,
    })
    return [...allByRole(seat, 'group'), ...allByRole(seat, 'list')]
      .filter(strip => strip.attributes('tabindex') === '0')
      .map(strip => strip.attributes('aria-label'))
      .filter(name => name !== undefined && /players/i.test(name))
  }
  expect(stops(390)).toEqual([])
  expect(stops(800)).toHaveLength(1)
})
