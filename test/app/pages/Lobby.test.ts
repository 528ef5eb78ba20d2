// @vitest-environment happy-dom
// What the lobby offers who does not know the game: its lesson, and a table set as a first game, which stays one.
import { flushPromises, mount } from '@vue/test-utils'
import { afterEach, beforeEach, expect, test } from 'vitest'
import Lobby from '../../../renderer/pages/Lobby.vue'
import { useRoute } from '../../../renderer/device/page/route.ts'
import { useTableStore } from '../../../renderer/stores/table.ts'
import { homeWords } from '../../../shared/words/en/home.ts'
import type { HostMessage, TableState } from '../../../shared/wire/index.ts'
import { byRole } from '../../kit/roles.ts'
import { until } from '../../kit/until.ts'
import { chair, FakeSocket, free, freshPage, leavePage, ME, tableMessage, tableOf, welcome } from '../socket.ts'

let page: ReturnType<typeof mount> | null = null
beforeEach(() => void freshPage())
afterEach(() => {
  leavePage(page)
  page = null
})

/** The lobby of this table, as its owner sees it. */
async function openLobby(set: Partial<TableState>) {
  const ana = chair({ avatar: 0, name: 'Ana', device: ME })
  const table = tableOf({ phase: 'lobby', game: 'mind-reader', chairs: [ana, free(1)], ...set })
  useTableStore().connect({ address: '192.168.0.12:4680', device: '0'.repeat(32) })
  FakeSocket.last.open()
  FakeSocket.last.tell({ ...welcome, owner: true } as HostMessage, tableMessage(table, { host: true }))
  page = mount(Lobby, { props: { table }, attachTo: document.body })
  await flushPromises()
  await until(() => byRole(page!, 'button', /First game/))
  return page
}

/** What the owner’s page asks for when Precognition is chosen there. */
async function askedByChoosing(set: Partial<TableState>) {
  await byRole(await openLobby(set), 'radio', 'Precognition').setValue()
  return FakeSocket.last.of('set').at(-1)
}

test('a table set as a first game stays one when I choose another game', async () => {
  const asked = await askedByChoosing({ hints: true, options: { length: 'one hand' } })
  expect(asked).toEqual({ type: 'set', game: 'precognition', options: { hands: 'ten each' } })
})

test('any other table begins another game as usual', async () => {
  const asked = await askedByChoosing({ hints: false, options: {} })
  expect(asked).toEqual({ type: 'set', game: 'precognition' })
})

test('the lesson of the chosen game can be opened beside its rules', async () => {
  await byRole(await openLobby({ game: 'precognition' }), 'button', homeWords.learn).trigger('click')
  const { page: shown, lesson } = useRoute()
  expect([shown.value, lesson.value]).toEqual(['learn', 'precognition'])
})
