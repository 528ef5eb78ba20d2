// @vitest-environment happy-dom
// The whole window: which page it shows, and the first page's ways to a table, in a browser and in the app.
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { AppBridge } from '../../renderer/device/link/appBridge.ts'
import { homeWords, joinWords } from '../../shared/words/en/home.ts'
import { networkWords } from '../../shared/words/en/network.ts'
import type { FoundTable, HostMessage } from '../../shared/wire/index.ts'
import { PROTOCOL_VERSION } from '../../shared/wire/index.ts'
import { deviceSecret } from '../../shared/sealing/index.ts'
import { chair, FakeSocket, free, HOST, ME, tableMessage, tableOf, viewOf, welcome } from './socket.ts'
import { commonWords, connectionLostWords } from '../../shared/words/en/common.ts'
import { refusalWords } from '../../shared/words/en/refusals.ts'
import { seatWords } from '../../shared/words/en/seat.ts'
import { byRole, isThere } from '../kit/roles.ts'
import { until } from '../kit/until.ts'

const hex = '0123456789abcdef0123456789abcdef'
const keeps: HostMessage = { type: 'welcome', protocol: PROTOCOL_VERSION, mark: ME, owner: true }
const empty = () => tableOf({ phase: 'lobby', chairs: [free(0), free(1), free(2), free(3)] })

let app: VueWrapper | null = null

/** Opens the window at an address as a fresh page, and answers its hello. */
async function open(hash: string, ...answers: HostMessage[]): Promise<VueWrapper> {
  location.hash = hash
  vi.resetModules()
  const { followLocation: followAddress } = await import('../../renderer/device/page/route.ts')
  const { default: App } = await import('../../renderer/App.vue')
  await (await import('../../renderer/device/words/language.ts')).switchLanguage('en')
  await followAddress()
  app = mount(App, { props: { hasArrivedByKey: hash.startsWith('#key=') }, global: { plugins: [createPinia()] } })
  await flushPromises()
  FakeSocket.last.open()
  await tell(...answers)
  const opened = app
  await until(() => expect(opened.find('main').exists()).toBe(true)) // pages are loaded when they are first shown
  return opened
}

async function tell(...messages: HostMessage[]): Promise<void> {
  FakeSocket.last.tell(...messages)
  await flushPromises()
}

const press = async (window: VueWrapper, words: string) => {
  const button = window
    .findAll('button')
    .find(one => one.text().includes(words) || one.attributes('aria-label') === words)
  expect(button, words).toBeDefined()
  await button!.trigger('click')
  await flushPromises()
}

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('nobody is asked over HTTP here')))
  FakeSocket.made = []
  localStorage.clear()
  localStorage.setItem('hunch.explained', 'off')
  sessionStorage.clear()
})

afterEach(() => {
  app?.unmount()
  app = null
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

describe('in a browser', () => {
  it('leaves the host when the window goes', async () => {
    await open('', welcome, { type: 'closed' })
    const { last } = FakeSocket
    app!.unmount()
    app = null
    expect(last.readyState).toBe(FakeSocket.CLOSED)
  })

  it('takes a scanned code straight to taking a seat, and from there to lobby and game', async () => {
    const window = await open('#join=KITE', welcome, tableMessage(empty()))
    await until(() => expect(window.find('form #name').exists()).toBe(true))
    expect(window.text()).not.toContain(homeWords.motto)
    const seated = [chair({ avatar: 0, name: 'Cleo', device: ME }), chair({ avatar: 1, name: 'Ben' })]
    await tell(tableMessage(tableOf({ phase: 'lobby', chairs: seated })))
    await until(() => expect(window.find('.invitation').exists()).toBe(true))
    await tell(tableMessage(tableOf({ chairs: seated })), viewOf(0))
    await until(() => expect(window.find('[aria-label="book"][aria-pressed]').exists()).toBe(true))
  })

  it('has the lobby at hand before anybody sits down, so that no empty page comes before it', async () => {
    const fetched = vi.fn()
    onTestFinished(() => {
      vi.useRealTimers()
      vi.doUnmock('../../renderer/pages/Lobby.vue')
    })
    vi.doMock('../../renderer/pages/Lobby.vue', async original => {
      fetched()
      return original()
    })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const window = await open('#join=KITE', welcome, tableMessage(empty()))
    await until(() => expect(window.find('form #name').exists()).toBe(true))
    expect(fetched).not.toHaveBeenCalled() // what is first needed comes first
    await vi.advanceTimersByTimeAsync(3000)
    vi.useRealTimers()
    await until(() => expect(fetched).toHaveBeenCalledOnce())
    expect(window.find('form #name').exists()).toBe(true)
  })

  it('asks which table where several are open, goes there, and comes back there', async () => {
    const chairs = { taken: 1, free: 3 }
    const lists = (id: string, name: string) => ({ id, name, game: 'mind-reader', phase: 'lobby', chairs }) as const
    const tables = [lists('kitchen', 'Kitchen'), lists('attic', 'Attic')]
    const window = await open('#at', welcome, { type: 'closed' }, { type: 'tables', tables })
    await until(() => expect(window.find('.choose').exists()).toBe(true))
    expect(window.findAll('button.table').map(one => one.get('strong').text())).toEqual(['Kitchen', 'Attic'])
    await press(window, 'Attic')
    expect(FakeSocket.last.of('go-to')).toEqual([{ type: 'go-to', table: 'attic' }])
    await tell(tableMessage({ ...empty(), id: 'attic', name: 'Attic', beside: true }))
    await until(() => expect(window.find('form #name').exists()).toBe(true))
    app!.unmount()
    app = null
    await open('#at')
    expect(FakeSocket.last.said[0]).toMatchObject({ type: 'hello', table: 'attic' })
  })

  it('takes a link that names its table to that one, by its code', async () => {
    await open('#join=KITE@attic')
    expect(FakeSocket.last.greetedBy).toEqual(['code'])
    expect(FakeSocket.last.said[0]).toMatchObject({ type: 'hello', table: 'attic' })
  })

  it('takes the host’s own link to the table', async () => {
    const window = await open(`#key=${hex}`, keeps, tableMessage(empty(), { host: true }))
    expect(FakeSocket.last.greetedBy[0]).toBe('owner')
    expect(FakeSocket.last.said[0]).not.toHaveProperty('key')
    await until(() => expect(window.find('.invitation').exists()).toBe(true))
  })

  it('offers a person without a key to sit down or to watch', async () => {
    const window = await open(
      '',
      welcome,
      tableMessage(tableOf({ chairs: [chair({ avatar: 0 }), chair({ avatar: 1 })] })),
    )
    expect(window.text()).toContain(homeWords.joinThis)
    await press(window, homeWords.watchThis)
    expect(FakeSocket.last.url).toContain('ws://')
    FakeSocket.last.open()
    expect(FakeSocket.last.said[0]).toMatchObject({ type: 'hello', display: true })
  })

  it('takes the code of the table on this page from a guest who types it here', async () => {
    const window = await open('', welcome, tableMessage(empty()))
    await until(() => expect(window.find('#address').exists()).toBe(true))
    await window.get('#address').setValue('kite')
    await window.get('.join form').trigger('submit')
    await until(() => expect(window.find('form #name').exists()).toBe(true))
    expect(sessionStorage.getItem('hunch.code')).toBe('KITE')
  })

  it('says everywhere that the host came back without moves, until a player puts it away', async () => {
    const seated = tableOf({
      chairs: [chair({ avatar: 0, name: 'Cleo', device: ME }), chair({ avatar: 1 })],
      missing: 2,
    })
    const window = await open('#join=KITE', welcome, tableMessage(seated), viewOf(0))
    await until(() => expect(window.find('.banner').text()).toContain(connectionLostWords.missing(2)))
    await press(window, connectionLostWords.dismiss)
    expect(FakeSocket.last.said.at(-1)).toEqual({ type: 'dismiss' })
    await tell(tableMessage({ ...seated, missing: undefined }))
    expect(window.find('.banner').exists()).toBe(false)
    app!.unmount()
    const display = await open('#table', welcome, tableMessage({ ...seated, missing: 1 }), viewOf(null))
    await until(() => expect(display.find('.banner').text()).toBe(connectionLostWords.missing(1)))
    expect(display.find('.banner button').exists()).toBe(false)
  })

  it.each<[where: string, ...messages: HostMessage[]]>([
    ['in a game', tableMessage(tableOf()), viewOf(null)],
    ['in a lobby', tableMessage(tableOf({ phase: 'lobby' }))],
    ['while no table is open', { type: 'closed' }],
  ])('takes who watches back to the first page, %s', async (_, ...messages) => {
    const display = await open('#table', welcome, ...messages)
    await until(() => expect(byRole(display, 'button', commonWords.backHome).exists()).toBe(true))
    await byRole(display, 'button', commonWords.backHome).trigger('click')
    await until(() => expect(location.hash).toBe(''))
    expect(isThere(display, 'button', commonWords.backHome)).toBe(false)
  })

  it('brings a person with a chair back to it', async () => {
    const window = await open('', welcome, tableMessage(tableOf()), viewOf(0))
    await until(() => expect(window.find('[aria-label="book"][aria-pressed]').exists()).toBe(true))
  })

  it('offers to take a move back while nobody has learnt anything from it, and asks the host', async () => {
    const window = await open('', welcome, tableMessage(tableOf()), viewOf(0))
    await until(() => expect(window.find('[aria-label="book"][aria-pressed]').exists()).toBe(true))
    expect(window.text()).not.toContain('Take it back')
    await tell({ type: 'news', n: 1, set: ['/step', 1], mayTakeBack: true })
    await until(() => expect(window.text()).toContain('Take it back')) // not for a moment that is over at once
    await press(window, 'Take it back')
    expect(FakeSocket.last.said.at(-1)).toEqual({ type: 'take-back', seat: 0, step: 1 })
    await tell({ type: 'news', n: 2, toMove: [1] })
    expect(window.text()).not.toContain('Take it back')
  })

  it('says that no table is open, and notices when one is', async () => {
    const window = await open('#at', welcome, { type: 'closed' })
    expect(window.text()).toContain(homeWords.nobodyOpen)
    await tell(tableMessage(empty()))
    expect(window.find('form #name').exists()).toBe(true)
  })

  it('says what to do about a host of another version', async () => {
    const window = await open('#at', { type: 'refused', why: 'protocol' })
    expect(window.get('h1').text()).toBe(refusalWords.protocol)
  })

  it('shows a refusal as a sentence', async () => {
    const window = await open('#join=KITE', welcome, tableMessage(empty()))
    await tell({ type: 'refused', why: 'full' })
    expect(window.get('.toast').text()).toContain(refusalWords.full)
  })
})

describe('for the owner of the host', () => {
  const covers = (window: VueWrapper) => until(() => expect(window.find('.covers').exists()).toBe(true))
  const others = [chair({ avatar: 0 }), chair({ avatar: 1 })]
  const types = () =>
    FakeSocket.last.said.map(({ type }) => type).filter(type => !['hello', 'watch', 'beat'].includes(type))

  it('shows what a game is about before its first deal, and deals when that is read', async () => {
    localStorage.setItem('hunch.name', 'Cleo')
    localStorage.removeItem('hunch.explained')
    const window = await open(`#key=${hex}`, keeps, { type: 'closed' })
    await covers(window)
    await press(window, homeWords.playNow)
    await until(() => expect(byRole(window, 'dialog', 'Mind Reader').exists()).toBe(true))
    expect(types()).toEqual([])
    await press(window, seatWords.firstTime.begin)
    await tell(tableMessage(empty(), { host: true }))
    expect(types()).toEqual(['open', 'set', 'remove', 'sit', 'computer', 'computer', 'start'])
    expect(window.find('dialog').exists()).toBe(false)
  })

  it('deals at one press, to the person here and computer players, with hints to ask for', async () => {
    localStorage.setItem('hunch.name', 'Cleo')
    const window = await open(`#key=${hex}`, keeps, { type: 'closed' })
    await covers(window)
    await window.findAll('.cover input')[2]!.trigger('change')
    expect(window.get('.about').text()).toContain('The Missing Tile')
    await press(window, homeWords.playNow)
    await until(() => expect(types()).toEqual(['open']))
    await tell(tableMessage(empty(), { host: true }))
    expect(types()).toEqual(['open', 'set', 'remove', 'sit', 'computer', 'computer', 'start'])
    expect(FakeSocket.last.of('set')).toEqual([{ type: 'set', game: 'piecepack-deduction', hints: true }])
  })

  it('asks for a name before the first game, once, and plays under it', async () => {
    const window = await open(`#key=${hex}`, keeps, { type: 'closed' })
    await covers(window)
    await press(window, homeWords.playNow)
    expect(types()).toEqual([])
    await until(() => expect(byRole(window, 'textbox', joinWords.name).exists()).toBe(true))
    await byRole(window, 'textbox', joinWords.name).setValue(' Cleo ')
    await window.get('dialog form').trigger('submit')
    await tell(tableMessage(empty(), { host: true }))
    expect(FakeSocket.last.of('sit')).toEqual([{ type: 'sit', chair: 0, name: 'Cleo' }])
    expect(localStorage.getItem('hunch.name')).toBe('Cleo')
    expect(window.find('dialog').exists()).toBe(false)
  })

  it('calls a person who gives no name by the shape of their chair, and nobody by a number', async () => {
    const window = await open(`#key=${hex}`, keeps, { type: 'closed' })
    await covers(window)
    await press(window, homeWords.playNow)
    await until(() => expect(window.find('dialog form').exists()).toBe(true))
    await window.get('dialog form').trigger('submit')
    await tell(tableMessage(empty(), { host: true }))
    expect(FakeSocket.last.of('sit')).toEqual([{ type: 'sit', chair: 0, name: 'Diamond' }])
    expect(localStorage.getItem('hunch.name')).toBeNull()
  })

  it('asks before it leaves a game under way, or a table where others sit', async () => {
    const window = await open('', keeps, tableMessage(tableOf({ phase: 'playing', chairs: others }), { host: true }))
    await covers(window)
    localStorage.setItem('hunch.name', 'Cleo')
    await press(window, homeWords.playNow)
    expect(FakeSocket.last.of('open')).toEqual([])
    await press(window, homeWords.leaveTable)
    await until(() => expect(FakeSocket.last.of('open')).toHaveLength(1))
  })

  it('starts another game with others at the open table, without a new one', async () => {
    const window = await open('', keeps, tableMessage(tableOf({ phase: 'over', chairs: others }), { host: true }))
    await covers(window)
    await window.findAll('.cover input')[3]!.trigger('change')
    await press(window, homeWords.host)
    expect(types()).toEqual(['lobby', 'set'])
    expect(FakeSocket.last.of('set')).toEqual([{ type: 'set', game: 'precognition' }])
  })

  it.each([
    ['Cleo', [{ type: 'sit', chair: 0, name: 'Cleo' }]],
    ['', []],
  ])('seats the host who opens a table with others, if they have given a name: “%s”', async (name, seated) => {
    localStorage.setItem('hunch.name', name)
    const window = await open(`#key=${hex}`, keeps, { type: 'closed' })
    await covers(window)
    await press(window, homeWords.host)
    await tell(tableMessage(empty(), { host: true }))
    expect(types().slice(0, 2)).toEqual(['open', 'set'])
    expect(FakeSocket.last.of('sit')).toEqual(seated)
  })

  it('leaves a host who has stood up from a table of others standing', async () => {
    localStorage.setItem('hunch.name', 'Cleo')
    const chairs = [chair({ avatar: 0, kind: 'free', name: '' }), ...others]
    const window = await open('', keeps, tableMessage(tableOf({ phase: 'lobby', chairs }), { host: true }))
    await covers(window)
    await press(window, homeWords.host)
    expect(types()).toEqual(['set'])
  })

  it('shows the last game played on top', async () => {
    const played = { id: 'g1', game: 'precognition', when: 0, players: ['Ana'], devices: ['a'], winners: [0] }
    const window = await open(
      `#key=${hex}`,
      keeps,
      { type: 'closed' },
      { type: 'saved-tables', tables: [], games: [played] },
    )
    await covers(window)
    expect(window.get('.about h2').text()).toBe('Precognition')
  })

  /** Presses “Play on this screen”, and gives these names. */
  async function pressHere(window: VueWrapper, names: readonly string[] = []) {
    await press(window, homeWords.screen)
    await until(() => expect(window.find('dialog form').exists()).toBe(true))
    const fields = window.findAll('dialog input')
    for (const [at, name] of names.entries()) await fields[at]!.setValue(name)
    await window.get('dialog form').trigger('submit')
    await flushPromises()
  }

  it('asks each at this screen for a name once, and keeps what they are called', async () => {
    const window = await open(`#key=${hex}`, keeps, { type: 'closed' })
    await covers(window)
    await pressHere(window, ['Ana', 'Ben'])
    await tell(tableMessage(empty(), { host: true }))
    expect(FakeSocket.last.of('sit').map(({ name }) => name)).toEqual(['Ana', 'Ben'])
    expect([localStorage.getItem('hunch.name'), localStorage.getItem('hunch.names-here')]).toEqual(['Ana', 'Ben'])
  })

  it('asks nobody at this screen again for a name they gave', async () => {
    const window = await open(`#key=${hex}`, keeps, { type: 'closed' })
    await covers(window)
    localStorage.setItem('hunch.name', 'Ana')
    localStorage.setItem('hunch.names-here', 'Ben')
    await press(window, homeWords.screen)
    await until(() => expect(FakeSocket.last.of('open')).toHaveLength(1))
    await tell(tableMessage(empty(), { host: true }))
    expect(FakeSocket.last.of('sit').map(({ name }) => name)).toEqual(['Ana', 'Ben'])
  })

  it('plays on this screen with as many people as the game needs', async () => {
    const window = await open(`#key=${hex}`, keeps, { type: 'closed' })
    await covers(window)
    await window.findAll('.cover input')[2]!.trigger('change')
    await pressHere(window)
    await tell(tableMessage(empty(), { host: true }))
    expect(FakeSocket.last.of('set')).toEqual([{ type: 'set', game: 'piecepack-deduction', hints: true, options: {} }])
    expect(FakeSocket.last.of('remove').map(({ chair }) => chair)).toEqual([3])
    expect(FakeSocket.last.of('sit').map(({ chair, name }) => [chair, name])).toEqual(
      ['Diamond', 'Circle', 'Triangle'].map((name, chair) => [chair, name]),
    )
  })

  it('plays on this screen: a table with two chairs for this device', async () => {
    const window = await open(`#key=${hex}`, keeps, { type: 'closed' })
    await covers(window)
    await pressHere(window)
    expect(FakeSocket.last.of('open')).toHaveLength(1)
    await tell(tableMessage(empty(), { host: true }))
    expect(FakeSocket.last.of('remove').map(({ chair }) => chair)).toEqual([3, 2])
    expect(FakeSocket.last.of('sit').map(({ chair, name }) => [chair, name])).toEqual([
      [0, 'Diamond'],
      [1, 'Circle'],
    ])
    await until(() => expect(window.find('.invitation').exists()).toBe(true))
  })

  it('continues a table, and deletes one only after a confirmation', async () => {
    const shelved = {
      id: 'b2',
      name: 'Sofa',
      game: 'blank',
      players: ['Ana'],
      phase: 'playing' as const,
      when: 0,
      damage: null,
    }
    const hurt = { ...shelved, id: 'c3', name: 'Attic', damage: { what: 'damaged', line: 7, saved: 5 } as const }
    const window = await open(
      `#key=${hex}`,
      keeps,
      { type: 'closed' },
      { type: 'saved-tables', tables: [shelved, hurt], games: [] },
    )
    await until(() =>
      expect(window.text()).toContain('Its journal is damaged in line 7. The 5 steps before that can be saved.'),
    )
    await press(window, homeWords.forgetOne('Attic'))
    expect(FakeSocket.last.of('forget')).toEqual([])
    await window.get('dialog .danger').trigger('click')
    expect(FakeSocket.last.of('forget')).toEqual([{ type: 'forget', table: 'c3' }])
    await press(window, homeWords.resume('Sofa'))
    expect(FakeSocket.last.of('resume')).toEqual([{ type: 'resume', table: 'b2' }])
  })

  it('is taken to the first page when the table is closed', async () => {
    const window = await open('#at', keeps, tableMessage(tableOf({ phase: 'lobby' }), { host: true }))
    await tell({ type: 'closed' })
    expect(window.text()).toContain(homeWords.motto)
  })
})

describe('in the app', () => {
  const heard = (change: Partial<FoundTable>): FoundTable => ({
    id: 't1',
    name: 'Sofa',
    game: 'mind-reader',
    phase: 'lobby',
    taken: 2,
    free: 1,
    address: '192.168.0.12:4680',
    protocol: PROTOCOL_VERSION,
    ...change,
  })
  const display = vi.fn(() => Promise.resolve())
  let tell: (tables: FoundTable[]) => void = () => {}
  const bridge: AppBridge = {
    told: () => () => {},
    facts: () => Promise.resolve({ version: '1', device: 'f'.repeat(32) }),
    found: listener => {
      tell = listener
      return () => {}
    },
    host: () => Promise.resolve({ url: 'http://127.0.0.1:4680/', key: hex }),
    stop: () => Promise.resolve(),
    display,
    awake: () => {},
  }
  beforeEach(() => vi.stubGlobal('hunch', bridge))

  it('lists the tables found, with those of another version greyed out and explained', async () => {
    const window = await open('', keeps, { type: 'closed' })
    expect(window.text()).toContain(networkWords.searching)
    tell([heard({}), heard({ id: 't2', name: 'Attic', protocol: 9 })])
    await flushPromises()
    const [sofa, attic] = window.findAll('button.table')
    expect(sofa!.text()).toContain('2 seated · 1 chair free')
    expect(attic!.attributes('disabled')).toBeDefined()
    expect(attic!.text()).toContain(networkWords.otherProtocol)
    await sofa!.trigger('click')
    await flushPromises()
    expect(FakeSocket.last.url).toBe('ws://192.168.0.12:4680/')
    FakeSocket.last.open()
    const device = deviceSecret('f'.repeat(32), { host: HOST, secretNumber: 0 })
    expect(FakeSocket.last.said[0]).toEqual({
      type: 'hello',
      protocol: PROTOCOL_VERSION,
      table: 't1',
      device,
      draws: true,
    })
    tell([])
    await flushPromises()
    expect(window.findAll('button.table')).toHaveLength(0)
  })

  it('shows the table in a second window', async () => {
    const window = await open('', keeps, { type: 'closed' })
    await press(window, homeWords.watchAnother)
    expect(display).toHaveBeenCalledWith('http://127.0.0.1:4680/#table')
  })

  it('says why this machine cannot host, and can still join', async () => {
    vi.stubGlobal('hunch', { ...bridge, host: () => Promise.resolve({ trouble: 'The disk is full.' }) })
    location.hash = ''
    vi.resetModules()
    const { default: App } = await import('../../renderer/App.vue')
    await (await import('../../renderer/device/words/language.ts')).switchLanguage('en')
    app = mount(App, { props: { hasArrivedByKey: false }, global: { plugins: [createPinia()] } })
    await flushPromises()
    await until(() => expect(app!.text()).toContain('The disk is full.'))
    await app.get('#address').setValue('192.168.0.77')
    await app.get('form').trigger('submit')
    await flushPromises()
    expect(FakeSocket.last.url).toBe('ws://192.168.0.77:4680/')
  })
})
