// @vitest-environment happy-dom
// Tests the order of the other tables of a host.
import { mount } from '@vue/test-utils'
import { beforeEach, expect, test } from 'vitest'
import { whenWordsLoaded } from '../../../../renderer/device/words/language.ts'
import OtherOpenTablesList from '../../../../renderer/pages/home/OtherOpenTablesList.vue'
import { allByRole } from '../../../kit/roles.ts'

beforeEach(whenWordsLoaded)

test('tables where I can sit down come first, otherwise in the order of the host', async () => {
  const table = (name: string, free: number) => ({
    id: name,
    name,
    game: 'blank',
    phase: 'lobby' as const,
    chairs: { taken: 2, free },
  })
  const tables = [table('Full', 0), table('Attic', 1), table('Packed', 0), table('Garden', 3)]
  const list = mount(OtherOpenTablesList, { props: { tables, gameTitle: () => 'Find the Thing' } })
  const names = allByRole(list, 'button').map(card => card.text().match(/Full|Attic|Packed|Garden/)![0])
  expect(names).toEqual(['Attic', 'Garden', 'Full', 'Packed'])
  await allByRole(list, 'button')[2]!.trigger('click')
  expect(list.emitted('choose')).toEqual([['Full']])
})
