// @vitest-environment happy-dom
// A player's name: a short one is never cut, and a long one only in its middle.
import { mount } from '@vue/test-utils'
import { describe, expect, test } from 'vitest'
import PlayerName from '../../../renderer/parts/PlayerName.vue'

const drawn = (name: string) =>
  mount(PlayerName, { props: { name } })
    .findAll('span[aria-hidden=true]')
    .map(piece => piece.text())

describe('a player’s name', () => {
  test('of up to nine letters is in one piece', () => {
    for (const name of ['Bo', 'Ana', 'Sebastian', 'Zoë']) {
      expect(drawn(name)).toEqual([])
      expect(mount(PlayerName, { props: { name } }).text()).toBe(name)
    }
  })

  test('that is longer keeps its last three letters where its middle is left out', () => {
    expect(drawn('Maximiliane Sonnenba')).toEqual(['Maximiliane Sonne', 'nba'])
    expect(drawn('Player 12345')).toEqual(['Player 12', '345'])
  })

  test('is read out whole, and only once', () => {
    const name = 'Maximiliane Sonnenba'
    const heard = [...mount(PlayerName, { props: { name } }).element.querySelectorAll('span')]
      .filter(piece => piece.getAttribute('aria-hidden') !== 'true')
      .map(piece => piece.textContent)
    expect(heard).toEqual([name])
  })

  test('whose letters join, or take more than one sign each, is not cut', () => {
    for (const name of ['محمد عبد الرحمن', 'ร้านกาแฟของฉัน', '👩‍👩‍👧‍👦 Sonnenschein', 'Ame\u0301lie-Franc\u0327oise'])
      expect(drawn(name)).toEqual([])
  })
})
