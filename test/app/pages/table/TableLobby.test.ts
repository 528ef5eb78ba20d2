// @vitest-environment happy-dom
// The lobby on a display: who is greeted, what is still needed, and what takes the place of the code.
import { flushPromises, mount } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as sounds from '../../../../renderer/device/page/sounds.ts'
import { switchLanguage, whenWordsLoaded } from '../../../../renderer/device/words/language.ts'
import { goalDrawingUrl } from '../../../../renderer/use/game/gameGoal.ts'
import TableLobby from '../../../../renderer/pages/table/TableLobby.vue'
import type { Chair, TableState } from '../../../../shared/wire/index.ts'
import { resultWords } from '../../../../shared/words/en/seat.ts'
import { lobbyWords, tableDisplayWords } from '../../../../renderer/device/words/tableWords.ts'
import { allByRole, byRole, isThere } from '../../../kit/roles.ts'
import { chair, freshPage, leavePage, tableOf } from '../../socket.ts'

const ana = chair({ avatar: 0, name: 'Ana', device: 'a' })
const ben = chair({ avatar: 1, name: 'Ben', device: 'b' })
const free = (avatar: number) => chair({ avatar, name: '', device: '', kind: 'free', here: false })

let pinia: ReturnType<typeof freshPage>
let page: ReturnType<typeof show> | null = null

const show = (
  chairs: readonly Chair[],
  more: Partial<TableState> = {},
  { address = '192.168.0.12:4680', isGameStopped = false } = {},
) =>
  mount(TableLobby, {
    props: { table: lobby(chairs, more), isGameStopped, link: `http://${address}/`, address },
    global: { plugins: [pinia] },
  })
const lobby = (chairs: readonly Chair[], more: Partial<TableState> = {}) =>
  tableOf({ game: 'mind-reader', phase: 'lobby', chairs: [...chairs], ...more })

const status = () => page!.get('[role=status]').text()
const code = () => page!.find('[aria-label*="192.168.0.12"]').exists()

beforeEach(async () => {
  pinia = freshPage()
  await switchLanguage('en')
  await whenWordsLoaded()
  vi.useFakeTimers()
})
afterEach(() => {
  leavePage(page)
  page = null
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('the lobby on a display', () => {
  test('draws the goal of the game while the table gathers', () => {
    page = show([ana, free(1)])
    expect(page.findAll('img').map(picture => picture.attributes('src'))).toContain(goalDrawingUrl('mind-reader'))
  })

  test('says that a game was stopped and does not count', () => {
    page = show([ana, ben], {}, { isGameStopped: true })
    expect(page.text()).toContain(lobbyWords.stopped)
  })

  test('a game for two shows two chairs, and no code once they are taken', () => {
    page = show([ana, free(1), free(2), free(3)], { game: 'missing-persons' })
    expect(allByRole(page, 'listitem')).toHaveLength(2)
    page.unmount()
    page = show([ana, ben, free(2), free(3)], { game: 'missing-persons' })
    expect(allByRole(page, 'listitem')).toHaveLength(2)
    expect(code()).toBe(false)
  })

  test.each([
    ['how many players are needed', [ana, free(1), free(2)], 'One more player, then it can start.'],
    ['for how many there is room', [ana, ben, free(2)], 'The host can start. There is room for one more.'],
    ['who is not here yet', [ana, { ...ben, here: false }, free(2)], 'Waiting for Ben.'],
    ['that everybody is here', [ana, ben], 'Everybody is here. The host can start.'],
  ])('says %s', (_, chairs, text) => {
    page = show(chairs)
    expect(status()).toBe(text)
  })

  test('is headed by the title that tells the game apart', () => {
    page = show([ana, ben], { game: 'communal-deduction' })
    expect(isThere(page, 'heading', 'The Hidden Card')).toBe(true)
    expect(page.text()).not.toContain('Deduction')
  })

  test('greets who sits down by name, with a sound, and then says again what is needed', async () => {
    const played = vi.spyOn(sounds, 'playSound')
    page = show([ana, free(1), free(2)])
    expect(status()).not.toContain('Welcome') // nobody is greeted who sat there before
    await page.setProps({ table: lobby([ana, ben, free(2)]) })
    expect(status()).toBe('Welcome, Ben!')
    expect(played.mock.calls).toHaveLength(1)
    vi.advanceTimersByTime(4000)
    await flushPromises()
    expect(status()).toBe('The host can start. There is room for one more.')
    await page.setProps({ table: lobby([ana, { ...ben, name: 'Benno' }, free(2)]) }) // a new name is no new person
    expect(status()).not.toContain('Welcome')
  })

  test('marks the chair of who sits down while it greets them, in their colour and shape', async () => {
    page = show([ana, free(1), free(2)])
    const marked = () => allByRole(page!, 'listitem').filter(one => one.classes().includes('greeted'))
    expect(marked()).toEqual([])
    await page.setProps({ table: lobby([ana, ben, free(2)]) })
    expect(marked().map(one => one.text())).toEqual(['Ben'])
    expect(marked()[0]!.get('[data-avatar]').attributes()).toMatchObject({ 'data-avatar': '1', style: '--colour: var(--seat-1);' }) // prettier-ignore
    vi.advanceTimersByTime(4000)
    await flushPromises()
    expect(marked()).toEqual([])
  })

  const players = [
    { name: 'Ana', avatar: 0, device: 'a' },
    { name: 'Ben', avatar: 1, device: 'b' },
  ]
  const evening = [{ id: 'a1-1', game: 'mind-reader', first: 0, outcome: { winners: [0], points: [7, 4] }, players }]

  test.each([
    ['a chair free', 'on a network', 'mind-reader', [ana, ben, free(2)], '192.168.0.12:4680'],
    ['a chair free', 'on no network', 'mind-reader', [ana, ben, free(2)], ''],
    ['all chairs taken', 'on a network', 'mind-reader', [ana, ben], '192.168.0.12:4680'],
    ['all chairs taken', 'on no network', 'mind-reader', [ana, ben], ''],
    ['too many seated', 'on no network', 'missing-persons', [ana, ben, chair({ avatar: 2, name: 'Cy', device: 'c' })], ''], // prettier-ignore
  ] as const)('shows the standings with %s, %s, in %s', (_, _where, game, chairs, address) => {
    page = show(chairs, { game, evening }, { address })
    expect(page.text()).toContain(resultWords.evening)
  })

  test('says that nobody can join only while there is no more to show', () => {
    page = show([ana, ben], {}, { address: '' })
    expect(page.text()).toContain(tableDisplayWords.unreachable)
    expect(page.text()).not.toContain(resultWords.evening)
  })

  test('shows the code beside the standings while a chair is free, and then these alone', async () => {
    page = show([ana, ben, free(2)], { evening })
    expect(code()).toBe(true)
    const standings = byRole(page, 'region', resultWords.evening)
    expect(allByRole(standings, 'listitem').map(row => row.text())).toEqual(['1.Ana1 win', '2.Ben0 wins'])
    await page.setProps({ table: lobby([ana, ben], { evening }) })
    expect(isThere(page, 'region', resultWords.evening)).toBe(false) // the table of wins and points says it
    expect(code()).toBe(false)
    expect(page.text()).toContain('To watch, open 192.168.0.12:4680')
    expect(page.findAll('tbody tr').map(row => row.text())).toEqual(['Ana17', 'Ben04'])
  })
})
