// @vitest-environment happy-dom
// Tests how the list of tables tells tables of one name apart.
import { mount } from '@vue/test-utils'
import { beforeEach, expect, test } from 'vitest'
import { allByRole } from '../../../kit/roles.ts'
import FoundTablesList from '../../../../renderer/pages/home/FoundTablesList.vue'
import { whenWordsLoaded } from '../../../../renderer/device/words/language.ts'
import type { FoundTable } from '../../../../shared/wire/index.ts'

const table = (id: string, address: string, name = 'Kitchen table'): FoundTable => ({
  id, address, name, game: 'blank', phase: 'lobby', taken: 1, free: 2, protocol: 1,
}) // prettier-ignore

beforeEach(whenWordsLoaded)

function cards(tables: readonly FoundTable[]): string[] {
  const list = mount(FoundTablesList, { props: { tables, protocol: 1, gameTitle: () => 'Find the Thing' } })
  return allByRole(list, 'button').map(card => card.text())
}

test('tables of one name on two hosts are told apart by their addresses', () => {
  const [kitchen, garden] = cards([table('k', '192.168.0.12:4680'), table('g', '192.168.0.13:4680')])
  expect(kitchen).toContain('At 192.168.0.12:4680')
  expect(garden).toContain('At 192.168.0.13:4680')
})

test('tables of one name on one host are numbered in the order of the list', () => {
  const texts = cards([table('a', ''), table('b', '', 'Garden'), table('c', '')])
  expect(texts[0]).toContain('Number 1 of this name')
  expect(texts[1]).not.toContain('of this name')
  expect(texts[2]).toContain('Number 2 of this name')
})

test('a table with a name of its own is shown without address or number', () => {
  for (const text of cards([table('k', '192.168.0.12:4680'), table('g', '192.168.0.13:4680', 'Garden')]))
    expect(text).not.toMatch(/192\.168|of this name/)
})

test('an unnamed table and one named like it have one name on this screen', () => {
  expect(cards([table('a', '', ''), table('b', '')])[1]).toContain('Number 2 of this name')
})
