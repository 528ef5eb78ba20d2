// @vitest-environment happy-dom
// Screens in words list whole moves as single buttons: one that may win or lose the game is asked about once more.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { mount, type VueWrapper } from '@vue/test-utils'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { defineComponent, h } from 'vue'
import { GameInPlay } from '../../../main/host/table/gameInPlay.ts'
import { setSetting } from '../../../renderer/device/page/settings.ts'
import { grammar } from '../../../renderer/device/words/words.ts'
import Seat from '../../../renderer/pages/Seat.vue'
import { useTableStore } from '../../../renderer/stores/table.ts'
import { parseRecord, type GameTypeParams, type OptionValue, type SeatView } from '../../../shared/engine/index.ts'
import { games } from '../../../shared/games/index.ts'
import { defaultScreenWords, seatWords } from '../../../shared/words/en/seat.ts'
import { moveSentence, plainText } from '../../../shared/words/sentence.ts'
import { loadInEnglish } from '../../kit/games.ts'
import { allByRole, byRole, isThere } from '../../kit/roles.ts'
import { until } from '../../kit/until.ts'
import { chair, FakeSocket, freshPage, leavePage, ME, tableMessage, tableOf, welcome } from '../socket.ts'

const RECORDS = join(import.meta.dirname, '../../records')
const NAMES = ['Ana', 'Ben', 'Cleo', 'Dora', 'Eve', 'Finn']

const decisive = (
  await Promise.all(
    games.filter(({ isOffered }) => isOffered).map(async ({ id, load }) => ({ id, rules: await load() })),
  )
).filter(({ rules }) => rules.decisive !== undefined)

let page: VueWrapper | null = null
let pinia: ReturnType<typeof freshPage>
beforeEach(() => {
  pinia = freshPage()
  setSetting('words', 'on')
})
afterEach(() => {
  leavePage(page)
  page = null
  setSetting('words', 'off')
})

test.each(decisive)('of $id a decisive move is made only after a confirmation', async ({ id, rules }) => {
  const [record] = readdirSync(join(RECORDS, id))
    .filter(name => name.endsWith('.jsonl'))
    .map(name => parseRecord(readFileSync(join(RECORDS, id, name), 'utf8')))
    .filter(({ log }) => log.some(([, { type }]) => rules.decisive!.includes(type)))
  const { log, options, ...start } = record!
  const nth = log.findIndex(([, { type }]) => rules.decisive!.includes(type))
  const [seat, move] = log[nth]!
  const deal = { ...start, options: options as Record<string, OptionValue> }
  const names = NAMES.slice(0, start.seats)
  const game = new GameInPlay(rules, { type: 'dealt', start: deal }, { no: 1, devices: names })
  for (const [by, made] of log.slice(0, nth)) game.replay(by, made, { isOutOfTime: false })

  useTableStore().connect({ address: '192.168.0.12:4680', device: '0'.repeat(32) })
  FakeSocket.last.open()
  const chairs = names.map((name, at) => chair({ avatar: at, name, device: at === seat ? ME : `${at}` }))
  const message = game.view(seat)
  FakeSocket.last.tell(welcome, tableMessage(tableOf({ game: id, chairs })), message)
  page = mount(
    defineComponent({ setup: () => () => useTableStore().table && h(Seat, { table: useTableStore().table! }) }),
    { global: { plugins: [pinia] }, attachTo: document.body },
  )
  await until(() => expect(isThere(page!, 'heading', defaultScreenWords.moves)).toBe(true))

  const { view } = message as unknown as { view: SeatView<GameTypeParams> }
  const { words } = await loadInEnglish(id)
  const text = plainText(moveSentence(words, move, view), {
    reader: seat,
    names,
    card: words.card,
    grammar,
  })
  for (const search of allByRole(page, 'searchbox')) await search.setValue(text)
  const movesSent = () => FakeSocket.last.said.filter(({ type }) => type === 'move')
  await byRole(page, 'button', text).trigger('click')
  await until(() => expect(isThere(page!, 'dialog', seatWords.sure)).toBe(true))
  expect(movesSent()).toEqual([])
  const dialog = byRole(page, 'dialog', seatWords.sure)
  expect(dialog.text()).toContain(seatWords.sureAbout)
  await byRole(dialog, 'button', text).trigger('click')
  expect(movesSent()).toMatchObject([{ move }])
})
