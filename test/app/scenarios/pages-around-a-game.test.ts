// @vitest-environment happy-dom
// The pages around a game: the curtain leaves nothing private, and the lobby says what is missing.
import { mount, flushPromises, type VueWrapper } from '@vue/test-utils'
import type { Pinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defineComponent, h, nextTick, type Component } from 'vue'
import Join from '../../../renderer/pages/Join.vue'
import Lobby from '../../../renderer/pages/Lobby.vue'
import Invitation from '../../../renderer/pages/lobby/Invitation.vue'
import Seat from '../../../renderer/pages/Seat.vue'
import TableDisplay from '../../../renderer/pages/TableDisplay.vue'
import { useTableStore } from '../../../renderer/stores/table.ts'
import { webLinkOfJoinLink } from '../../../main/desktop/joinLinks.ts'
import { useRoute } from '../../../renderer/device/page/route.ts'
import { storedJoinCode, storedPlayerName } from '../../../renderer/device/storage/storage.ts'
import { winnersSentence } from '../../../renderer/use/game/winnersSentence.ts'
import { commonWords } from '../../../shared/words/en/common.ts'
import { tableDisplayWords as displayed } from '../../../shared/words/en/display.ts'
import { homeWords, joinWords } from '../../../shared/words/en/home.ts'
import { lobbyWords } from '../../../shared/words/en/lobby.ts'
import { resultWords, seatWords } from '../../../shared/words/en/seat.ts'
import { PROTOCOL_VERSION, type TableState } from '../../../shared/wire/index.ts'
import { byRole, isThere } from '../../kit/roles.ts'
import { called } from '../../kit/screens.ts'
import { chair, FakeSocket, freshPage, leavePage, free, ME, tableOf, viewOf, welcome, tableMessage } from '../socket.ts'
import { until } from '../../kit/until.ts'

let pinia: Pinia
let page: VueWrapper | null = null

/** A game's screens are loaded when they are first needed, which takes time on a busy machine. */

function arrive(table: TableState, host = false) {
  const store = useTableStore()
  store.connect({ address: '192.168.0.12:4680', device: '0'.repeat(32) })
  FakeSocket.last.open()
  FakeSocket.last.tell(welcome, tableMessage(table, { host }))
  return store
}

/** The page as the app shows it, with the present table. */
function show(component: Component): VueWrapper {
  const app = defineComponent({
    setup: () => () => useTableStore().table && h(component, { table: useTableStore().table }),
  })
  page = mount(app, { global: { plugins: [pinia] }, attachTo: document.body })
  return page
}

beforeEach(() => {
  pinia = freshPage()
})

afterEach(() => {
  leavePage(page)
  page = null
})

describe('the curtain', () => {
  const both = () =>
    tableOf({ chairs: [chair({ avatar: 0, name: 'Ana', device: ME }), chair({ avatar: 1, name: 'Ben', device: ME })] })

  it('hides everything until the person lifts it, and falls when another is to act', async () => {
    arrive(both())
    FakeSocket.last.tell(viewOf(null))
    const seat = show(Seat)
    await until(() => expect(seat.text()).toContain('Pass the screen to Ana'))
    expect(seat.html()).not.toContain('coin')

    await seat.get('.curtain .lamp').trigger('click')
    expect(FakeSocket.last.of('watch').at(-1)).toEqual({ type: 'watch', seat: 0 })
    FakeSocket.last.tell(viewOf(0))
    await until(() => expect(seat.html()).toContain('coin'))

    FakeSocket.last.tell({ type: 'news', n: 1, set: ['turn', 1], toMove: [1] })
    await nextTick()
    expect(useTableStore().shown).toBeNull()
    expect(document.documentElement.outerHTML).not.toContain('coin')
    expect(FakeSocket.last.of('watch').at(-1)).toEqual({ type: 'watch', seat: null })

    const named = { type: 'named', by: 0, card: 'rope', right: false }
    FakeSocket.last.tell({ ...viewOf(null, { story: [named] }), toMove: [1] })
    await nextTick()
    expect(seat.text()).toContain('Pass the screen to Ben')
    expect(seat.text()).toContain('Ana named')
    expect(seat.html()).not.toContain('coin')
  })

  it('tells first what that person was answered, then everything since, oldest first', async () => {
    arrive(both())
    const named = (by: number, card: string) => ({ type: 'named', by, card, right: false })
    const story = [
      named(0, 'bell'),
      ...Array.from({ length: 12 }, (_, i) => named(1, i === 0 ? 'book' : i === 11 ? 'lamp' : 'rope')),
    ]
    FakeSocket.last.tell(viewOf(null, { story }))
    const seat = show(Seat)
    await until(() => expect(seat.text()).toContain('Since your last turn'))
    const answers = seat.findAll('.since .answers li').map(line => line.text())
    expect(answers).toEqual([expect.stringContaining('bell')])
    const told = seat.findAll('.since .lines li').map(line => line.text())
    expect(told).toHaveLength(12)
    expect([told[0], told[11]]).toEqual([expect.stringContaining('book'), expect.stringContaining('lamp')])
  })

  it('calls everybody by name, as whoever reads it may be somebody else', async () => {
    arrive(both())
    FakeSocket.last.tell(viewOf(null, { story: [0, 1].map(by => ({ type: 'named', by, card: 'rope', right: false })) }))
    const seat = show(Seat)
    await until(() => expect(seat.text()).toContain('Pass the screen to Ana'))
    expect(byRole(seat, 'group', 'Since your last turn').text()).toMatch(/^Ben named/)
    FakeSocket.last.tell(viewOf(null, { story: [{ type: 'named', by: 1, card: 'rope', right: false }] }))
    await until(() => expect(byRole(seat, 'group', 'So far').text()).toMatch(/^Ben named/))
    await byRole(seat, 'button', 'Ben, look at your cards').trigger('click')
    await until(() => expect(seat.text()).toContain('Pass the screen to Ben'))
    expect(seat.text()).not.toMatch(/\b[Yy]ou named/)
  })

  it('falls for somebody who only wants to look, and their cards stay until they are put away', async () => {
    arrive(both())
    FakeSocket.last.tell(viewOf(null))
    const seat = show(Seat)
    await until(() => expect(seat.text()).toContain('Pass the screen to Ana'))
    await seat.get('.curtain .others button').trigger('click')
    FakeSocket.last.tell(viewOf(null))
    await nextTick()
    expect(seat.text()).toContain('Pass the screen to Ben')
    expect(seat.text()).toContain('It is not Ben’s turn.')
    await seat.get('.curtain .lamp').trigger('click')
    FakeSocket.last.tell(viewOf(1))
    await until(() => expect(seat.get('.tray .hand').text()).toContain('mask'))
    FakeSocket.last.tell({ type: 'news', n: 1, told: [] })
    await nextTick()
    expect(seat.find('.curtain').exists()).toBe(false)
    await seat.get('.hands .button').trigger('click')
    expect(seat.html()).not.toContain('mask')
    FakeSocket.last.tell(viewOf(null))
    await until(() => expect(seat.text()).toContain('Pass the screen to Ana'))
    expect(seat.html()).not.toContain('mask')
  })

  it('is never there for a device with one seat', async () => {
    arrive(tableOf())
    FakeSocket.last.tell(viewOf(0))
    const seat = show(Seat)
    await until(() => expect(seat.html()).toContain('coin'))
    FakeSocket.last.tell({ type: 'news', n: 1, set: ['turn', 1], toMove: [1] })
    await nextTick()
    expect(seat.find('.curtain').exists()).toBe(false)
    expect(seat.text()).toContain('Ben’s turn')
  })

  it('gives way to the table when the game is over', async () => {
    arrive(both())
    FakeSocket.last.tell(viewOf(null))
    const seat = show(Seat)
    await until(() => expect(seat.text()).toContain('Pass the screen to Ana'))
    const outcome = { winners: [1], points: [0, 1] }
    FakeSocket.last.tell({ type: 'news', n: 1, set: ['/outcome', outcome], toMove: [] })
    FakeSocket.last.tell(
      tableMessage(
        {
          ...both(),
          phase: 'over',
          evening: [
            {
              id: 'a1-1',
              game: 'blank',
              first: 0,
              outcome,
              players: both().chairs.map(({ name, avatar, device }) => ({ name, avatar, device })),
            },
          ],
        },
        { host: true },
      ),
    )
    await nextTick()
    expect(seat.find('.curtain').exists()).toBe(false)
    expect(seat.text()).toContain('Ben won.')
    expect(seat.text()).toContain('Play again')
  })
})

/** The buttons in the tray, by name. */
const moves = (seat: VueWrapper) => seat.findAll('.tray button').map(called)
const pressMove = (seat: VueWrapper, name: string) =>
  seat
    .findAll('.tray button')
    .find(button => called(button) === name)!
    .trigger('click')

describe('a seat', () => {
  it('offers nothing while a move is on its way', async () => {
    arrive(tableOf())
    FakeSocket.last.tell(viewOf(0))
    const seat = show(Seat)
    await until(() => expect(moves(seat)).toContain('book'))
    await pressMove(seat, 'book')
    await pressMove(seat, 'Name the book')
    expect(FakeSocket.last.of('move')).toHaveLength(1)
    expect(moves(seat)).toEqual([])
    FakeSocket.last.tell({ type: 'refused', why: 'stale' })
    await until(() => expect(moves(seat)).toContain('book'))
  })

  it('drops a choice once it is played, even when the host answers within a frame', async () => {
    arrive(tableOf())
    FakeSocket.last.tell(viewOf(0))
    const seat = show(Seat)
    await until(() => expect(moves(seat)).toContain('book'))
    await pressMove(seat, 'book')
    void pressMove(seat, 'Name the book')
    FakeSocket.last.tell(viewOf(0))
    await until(() => expect(seat.findAll('[aria-pressed="true"]')).toEqual([]))
    await until(() => expect(moves(seat)).toContain('book'))
  })

  it('says who is away, and lets the others call in the computer', async () => {
    const [ana, ben] = tableOf().chairs as [TableState['chairs'][0], TableState['chairs'][0]]
    arrive(tableOf({ chairs: [ana, { ...ben, here: false }] }))
    FakeSocket.last.tell(viewOf(0))
    const seat = show(Seat)
    expect(seat.text()).toContain('Ben is away.')
    await seat.get('.banners button').trigger('click')
    expect(FakeSocket.last.of('substitute')).toEqual([{ type: 'substitute', seat: 1, by: 'computer' }])
  })

  it('says who is away to somebody who may take a move back, as the game may wait for both', async () => {
    const [ana, ben] = tableOf().chairs as [TableState['chairs'][0], TableState['chairs'][0]]
    arrive(tableOf({ chairs: [ana, { ...ben, here: false }] }))
    FakeSocket.last.tell(viewOf(0))
    const seat = show(Seat)
    FakeSocket.last.tell({ type: 'news', n: 1, set: ['/step', 1], mayTakeBack: true })
    await until(() => expect(seat.text()).toContain('Take it back'))
    await seat.get('.banners button').trigger('click')
    expect(FakeSocket.last.of('substitute')).toEqual([{ type: 'substitute', seat: 1, by: 'computer' }])
  })

  it('says in one line who has left, however many', () => {
    const left = [1, 2, 3].map(avatar => chair({ avatar, device: '', here: false }))
    arrive(tableOf({ chairs: [chair({ avatar: 0, name: 'Ana', device: ME }), ...left] }))
    FakeSocket.last.tell(viewOf(0))
    const lines = show(Seat)
      .findAll('.banners p')
      .map(line => line.text())
    expect(lines).toEqual(['P1, P2 and P3 have left. The computer plays on.'])
  })
})

describe('the lobby', () => {
  const start = (lobbyPage: VueWrapper) => lobbyPage.get('footer .button')

  it('starts with the seated people, and says how many if chairs are free', async () => {
    arrive(tableOf({ phase: 'lobby', chairs: [chair({ avatar: 0 }), free(1), chair({ avatar: 2 })] }), true)
    const lobbyPage = show(Lobby)
    expect(start(lobbyPage).text()).toBe('Start with 2')
    await start(lobbyPage).trigger('click')
    expect(FakeSocket.last.of('start')).toHaveLength(1)
  })

  it.each([
    [[chair({ avatar: 0 }), free(1)], 'Seat one more player: this game needs at least 2.'],
    [[free(0), free(1)], 'Seat 2 more players: this game needs at least 2.'],
    [[chair({ avatar: 0 })], lobbyWords.missing['too-few'](1, 2)],
    [[0, 1, 2, 3, 4].map(avatar => chair({ avatar })), lobbyWords.missing['too-many'](4)],
  ])('says on the start button what is missing', async (chairs, sentence) => {
    arrive(tableOf({ phase: 'lobby', chairs }), true)
    const lobbyPage = show(Lobby)
    expect(start(lobbyPage).text()).toBe(sentence)
    await start(lobbyPage).trigger('click')
    expect(FakeSocket.last.of('start')).toEqual([])
  })

  it.each([
    ['the first free chair', [chair({ avatar: 0 }), free(1), free(2)], /^Seat a person at this screen/],
    ['a chair more, if none is free', [chair({ avatar: 0 })], /^\+ Add a chair$/],
  ])('leads from what is missing to %s', async (_, chairs, name) => {
    arrive(tableOf({ phase: 'lobby', chairs }), true)
    const lobbyPage = show(Lobby)
    await start(lobbyPage).trigger('click')
    const focused = document.activeElement as HTMLElement
    expect(focused.getAttribute('aria-label') ?? focused.textContent).toMatch(name)
  })

  it.each([
    ['nobody does at this screen', free(0), 1],
    ['somebody does', chair({ avatar: 0, name: 'Ana', device: ME }), 0],
  ])('has to sit down as its main button where no game can start: %s', (_, first, mainButtons) => {
    arrive(tableOf({ phase: 'lobby', chairs: [first, free(1)] }), true)
    expect(show(Lobby).findAll('.chairs .lamp').length).toBe(mainButtons)
  })

  it('starts when everybody is there', async () => {
    arrive(tableOf({ phase: 'lobby' }), true)
    const lobbyPage = show(Lobby)
    expect(start(lobbyPage).text()).toBe(lobbyWords.start)
    await start(lobbyPage).trigger('click')
    expect(FakeSocket.last.of('start')).toHaveLength(1)
  })

  it('makes the form from the game’s own options', async () => {
    arrive(tableOf({ phase: 'lobby' }), true)
    const lobbyPage = show(Lobby)
    await until(() => expect(lobbyPage.text()).toContain('How many cards there are in all.'))
    await lobbyPage.findAll('input[name=cards]').at(1)!.trigger('change')
    expect(FakeSocket.last.of('set')).toEqual([{ type: 'set', options: { cards: 'nine' } }])
  })

  it('says in one line what is not default, the options folded away', async () => {
    arrive(tableOf({ phase: 'lobby', options: { cards: 'nine' }, hints: true }), true)
    const lobbyPage = show(Lobby)
    await until(() => expect(lobbyPage.find('.more-options').exists()).toBe(true))
    expect(lobbyPage.get('.more-options').attributes('open')).toBeUndefined()
    expect(lobbyPage.get('summary .differs').text()).toMatch(/^Cards: .*nine.* · Hints: On request$/i)
  })

  it('helps when somebody cannot join, first with what its own addresses show', () => {
    const said = (...addresses: string[]) =>
      mount(Invitation, { props: { addresses, code: 'KITE' } })
        .findAll('ol li')
        .map(line => line.text())
    const usual = said('192.168.0.12:4680')
    expect(usual[0]).toBe('Is their device on the same Wi-Fi as this computer?')
    expect(usual.join(' ')).not.toContain('several addresses')
    expect(said('192.168.0.12:4680', '10.0.0.3:4680').join(' ')).toContain('This computer has several addresses.')
    expect(said('169.254.7.7:4680')[0]).toContain('has found no router')
  })

  it('says why it names one of several addresses, if the host says so', async () => {
    const addresses = ['192.168.0.12:4680', '10.0.0.3:4680']
    const addressReasons = [
      { address: addresses[0]!, card: 'wifi', why: 'tables' } as const,
      { address: addresses[1]!, card: 'cable' } as const,
    ]
    const table = tableOf({ phase: 'lobby', addresses })
    arrive(table, true)
    FakeSocket.last.tell(tableMessage(table, { host: true, addressReasons }))
    const invitation = show(Lobby).getComponent(Invitation)
    await flushPromises()
    expect(invitation.findAll('small').map(one => one.text())).toEqual(
      addressReasons.map(reason => lobbyWords.addressReason(reason)),
    )
    FakeSocket.last.tell(tableMessage(table, { host: true }))
    await flushPromises()
    expect(invitation.find('small').exists()).toBe(false)
  })

  it('lets the owner show another address, whose QR code then stands there', async () => {
    const [first, second] = ['192.168.0.12:4680', '10.0.0.3:4680'] as const
    const table = tableOf({ phase: 'lobby', addresses: [first, second] })
    arrive(table, true)
    FakeSocket.last.tell({ type: 'welcome', protocol: PROTOCOL_VERSION, mark: ME, owner: true })
    const invitation = show(Lobby).getComponent(Invitation)
    await flushPromises()
    const codeOf = (address: string) => invitation.find(`[aria-label="${lobbyWords.qr(`http://${address}/`)}"]`)
    const drawn = codeOf(first).html()
    await invitation.get(`[aria-label="${lobbyWords.useAddressOf(second)}"]`).trigger('click')
    expect(FakeSocket.last.of('use-address')).toEqual([{ type: 'use-address', address: second }])
    FakeSocket.last.tell(tableMessage({ ...table, addresses: [second, first] }, { host: true }))
    await flushPromises()
    expect(codeOf(first).exists()).toBe(false)
    expect(codeOf(second).html()).not.toBe(drawn)
  })

  it('has a link for a browser and one for the app, and both lead to this table', () => {
    const links = (...addresses: string[]) =>
      mount(Invitation, { props: { addresses, code: 'KITE', linkParams: 'KITE@t-1' } })
        .findAll('input')
        .map(({ element }) => element.value)
    const [web, app] = links('127.0.0.1:4680', '192.168.0.12:4680')
    expect(web).toBe('http://192.168.0.12:4680/#join=KITE@t-1')
    expect(webLinkOfJoinLink(app!)).toBe(web)
    expect(links('127.0.0.1:4680')).toEqual([])
  })

  it.each([
    ['plays like those at the table', ['easy', 'easy'], 'easy'],
    ['plays normally beside some of several levels', ['easy', 'sharp'], 'normal'],
    ['plays normally if it is the first', [], 'normal'],
  ] as const)('a new computer player %s', async (_, levels, level) => {
    const chairs = [
      chair({ avatar: 0, device: ME }),
      ...levels.map((level, nth) => chair({ avatar: nth + 1, kind: 'computer', level })),
      chair({ avatar: 5, kind: 'free', name: '' }),
    ]
    arrive(tableOf({ phase: 'lobby', chairs }), true)
    const lobbyPage = show(Lobby)
    await flushPromises()
    await byRole(lobbyPage, 'button', /^Seat a computer player/).trigger('click')
    expect(FakeSocket.last.of('computer')).toEqual([{ type: 'computer', chair: chairs.length - 1, level }])
  })

  it('has named presets: each sets options, notebook, hints and the level of its computers', async () => {
    const chairs = [chair({ avatar: 0, device: ME }), chair({ avatar: 1, kind: 'computer', level: 'normal' })]
    arrive(tableOf({ phase: 'lobby', options: { cards: 'nine' }, chairs }), true)
    const lobbyPage = show(Lobby)
    await until(() => expect(lobbyPage.findAll('.preset')).toHaveLength(3))
    expect(lobbyPage.findAll('.preset[aria-pressed=true]')).toHaveLength(0)
    await lobbyPage.findAll('.preset')[2]!.trigger('click')
    expect(FakeSocket.last.of('set')).toEqual([
      { type: 'set', options: { cards: 'seven' }, notebook: 'proof', hints: false },
    ])
    expect(FakeSocket.last.of('computer')).toEqual([{ type: 'computer', chair: 1, level: 'sharp' }])
    FakeSocket.last.tell(
      tableMessage(
        tableOf({ phase: 'lobby', notebook: 'proof', chairs: [chairs[0]!, { ...chairs[1]!, level: 'sharp' }] }),
        { host: true },
      ),
    )
    await flushPromises()
    expect(lobbyPage.get('.preset[aria-pressed=true] strong').text()).toBe(lobbyWords.preset.sharp.name)
  })

  it('always has the join code and the address in view', async () => {
    arrive(tableOf({ phase: 'lobby' }), false)
    const lobbyPage = show(Lobby)
    expect(lobbyPage.text()).toContain('KITE')
    expect(lobbyPage.text()).toContain('192.168.0.12:4680')
    await until(() => expect(lobbyPage.find('svg.qr path').attributes('d')!.length).toBeGreaterThan(500))
  })

  it('shows a guest one way to seat somebody else here, and none on each free chair', async () => {
    const chairs = [chair({ avatar: 0, name: 'Ana', device: ME }), chair({ avatar: 1 }), free(2), free(3)]
    arrive(tableOf({ phase: 'lobby', chairs }))
    const lobbyPage = show(Lobby)
    await flushPromises()
    expect(isThere(lobbyPage, 'button', /^Seat a person/)).toBe(false)
    await byRole(lobbyPage, 'button', lobbyWords.addAnother).trigger('click')
    expect(FakeSocket.last.of('sit')).toEqual([expect.objectContaining({ chair: 2 })])
  })

  it('tells a guest who arranges the table why, and nobody else', async () => {
    const store = arrive(tableOf({ phase: 'lobby' }))
    const lobbyPage = show(Lobby)
    await flushPromises()
    expect(lobbyPage.text()).not.toContain(lobbyWords.arrangesMeanwhile)
    FakeSocket.last.tell(tableMessage(tableOf({ phase: 'lobby' }), { host: true }))
    await flushPromises()
    expect(lobbyPage.text()).toContain(lobbyWords.arrangesMeanwhile)
    store.isOwner = true
    await flushPromises()
    expect(lobbyPage.text()).not.toContain(lobbyWords.arrangesMeanwhile)
  })

  it('lets guests change nothing but themselves', async () => {
    arrive(
      tableOf({
        phase: 'lobby',
        chairs: [chair({ avatar: 0, name: 'Ana', device: ME }), chair({ avatar: 1, name: 'Ben' })],
      }),
    )
    const lobbyPage = show(Lobby)
    await flushPromises()
    expect(lobbyPage.find('footer .button').exists()).toBe(false)
    expect(lobbyPage.findAll('fieldset, .more-options, .preset')).toHaveLength(0)
    expect(lobbyPage.findAll('.chair button').map(button => button.text())).toEqual([lobbyWords.standUp])
    await lobbyPage.get('.chair input').setValue('Anna')
    expect(FakeSocket.last.of('rename')).toEqual([{ type: 'rename', chair: 0, name: 'Anna' }])
  })
})

describe('taking a seat', () => {
  const open = () => tableOf({ phase: 'lobby', chairs: [chair({ avatar: 0, name: 'Ana' }), free(1), free(2)] })

  it('takes one tap with the code of the link and the name of the last visit', async () => {
    storedJoinCode.set('KITE')
    storedPlayerName.set('Cleo')
    arrive(open())
    const join = show(Join)
    expect(join.find('#code').exists()).toBe(false)
    await join.get('form').trigger('submit')
    expect(FakeSocket.last.of('sit')).toEqual([{ type: 'sit', chair: null, name: 'Cleo', code: 'KITE' }])
  })

  it.each([
    ['on a computer offers the same table in the app', true],
    ['on a phone, which has no app, offers none', false],
  ])('%s', (_, isComputer) => {
    const media = (query: string) => ({ matches: isComputer && query.includes('pointer: fine') }) as MediaQueryList
    vi.spyOn(window, 'matchMedia').mockImplementation(media)
    storedJoinCode.set('KITE')
    arrive(open())
    const links = show(Join).findAll('main a')
    expect(links.map(link => webLinkOfJoinLink(link.attributes('href')!))).toEqual(
      isComputer ? ['http://192.168.0.12:4680/#join=KITE'] : [],
    )
    vi.restoreAllMocks()
  })

  it('uses the chosen shape, and says what is missing one after the other', async () => {
    storedJoinCode.set('')
    storedPlayerName.set('')
    arrive(open())
    const join = show(Join)
    const advice = async () => {
      await join.get('form').trigger('submit')
      return join.get('#wrong').text()
    }
    expect(await advice()).toBe(joinWords.needName)
    await join.get('#name').setValue('Cleo')
    expect(await advice()).toBe(joinWords.needCode)
    await join.get('#code').setValue('…')
    expect(await advice()).toBe(joinWords.noCode)
    await join.get('#code').setValue('ki te')
    await join.findAll('input[type=radio]').at(2)!.trigger('change')
    expect(await advice()).toBe('')
    FakeSocket.secrets = { code: 'KITE' }
    FakeSocket.last.open()
    FakeSocket.last.tell(welcome, tableMessage(open()))
    expect(FakeSocket.last.of('sit')).toEqual([{ type: 'sit', chair: 2, name: 'Cleo', code: 'KITE' }])
  })

  it('leads back to the first page, also while a game is under way', async () => {
    arrive(tableOf({ phase: 'playing', chairs: [chair({ avatar: 0 }), chair({ avatar: 1 })] }))
    const join = show(Join)
    expect(join.get('h1').text()).toBe(joinWords.underWay)
    await byRole(join, 'button', homeWords.leave).trigger('click')
    expect(useRoute().page.value).toBe('home')
  })

  it.each([
    ['their device', { name: 'C.', device: ME }],
    ['their name', { name: 'Cleo', device: 'f'.repeat(8) }],
  ])('gives whoever comes back the shape of their last game, known by %s', async (_, player) => {
    storedJoinCode.set('KITE')
    storedPlayerName.set('Cleo')
    const players = [
      { name: 'Ana', avatar: 0, device: '' },
      { ...player, avatar: 2 },
    ]
    const outcome = { winners: [0], points: [1, 0] }
    arrive({ ...open(), evening: [{ id: 'a1-1', game: 'blank', first: 0, outcome, players }] })
    const join = show(Join)
    expect(join.findAll('input[type=radio]').map(radio => (radio.element as HTMLInputElement).checked)).toEqual([
      false,
      false,
      true,
    ])
    await join.get('form').trigger('submit')
    expect(FakeSocket.last.of('sit')).toMatchObject([{ chair: 2, name: 'Cleo' }])
  })

  it('asks for the code again when it was wrong, and forgets that one', async () => {
    storedJoinCode.set('KITE')
    storedPlayerName.set('Cleo')
    arrive(open())
    const join = show(Join)
    FakeSocket.last.tell({ type: 'refused', why: 'wrong-code' })
    await nextTick()
    expect(join.find('#code').exists()).toBe(true)
    expect(storedJoinCode.get()).toBe('')
  })

  it('offers to watch a running game, and a chair that was left', async () => {
    arrive(tableOf({ chairs: [chair({ avatar: 0 }), chair({ avatar: 1 })] }))
    const join = show(Join)
    expect(join.text()).toContain('A game is under way.')
    FakeSocket.last.tell(
      tableMessage(tableOf({ chairs: [chair({ avatar: 0 }), chair({ avatar: 1, device: '', here: false })] })),
    )
    await nextTick()
    expect(join.find('form').exists()).toBe(true)
  })
})

describe('who won', () => {
  it('is “everybody” when a whole table of three or more wins', () => {
    const [together, against] = [{ cooperative: true }, {}] as const
    expect(winnersSentence({ winners: [0, 1, 2], points: [3, 3, 3] }, null, together)).toEqual([resultWords.all])
    expect(winnersSentence({ winners: [0, 1, 2], points: [3, 3, 3] }, null, against)).toEqual([resultWords.allTied])
    expect(winnersSentence({ winners: [0, 1], points: [3, 3, 0] }, null, together).at(-1)).toBe(' won together.')
    expect(winnersSentence({ winners: [0, 1], points: [3, 3, 0] }, null, against).at(-1)).toBe(' share the win.')
    expect(winnersSentence({ winners: [1], points: [0, 3] }, null, against).at(-1)).toBe(' won.')
  })
})

describe('the table display', () => {
  it('without the code shows the state, and asks once whether it may show it', async () => {
    const table = tableOf({ phase: 'lobby', code: null, chairs: [chair({ avatar: 0, name: 'Ana' }), free(1)] })
    arrive(table)
    const display = show(TableDisplay)
    await until(() => expect(display.text()).toContain(displayed.codeElsewhere))
    expect(FakeSocket.last.of('request-code')).toHaveLength(1)
    FakeSocket.last.tell(tableMessage({ ...table, name: 'Attic' }))
    await nextTick()
    expect(FakeSocket.last.of('request-code')).toHaveLength(1)
    FakeSocket.last.tell(tableMessage({ ...table, code: 'KITE' }))
    await nextTick()
    expect(display.text()).toContain('KITE')
  })

  const seated = [chair({ avatar: 0, device: 'a' }), chair({ avatar: 1, device: 'b' })]
  const asked = async (table: Partial<TableState>) => {
    arrive(tableOf({ code: null, ...table }))
    show(TableDisplay)
    await nextTick()
    return FakeSocket.last.of('request-code').length
  }

  describe.each(['lobby', 'playing'] as const)('in phase %s', phase => {
    it('asks for the code while a chair is free', async () => {
      expect(await asked({ phase, chairs: [...seated, free(2)], game: 'mind-reader' })).toBe(1)
    })
    it('asks for no code that it would not show, as there is no network', async () => {
      expect(await asked({ phase, chairs: [...seated, free(2)], addresses: ['127.0.0.1:4680'] })).toBe(0)
    })
    it('asks for no code that it would not show, as every chair is taken', async () => {
      expect(await asked({ phase, chairs: seated })).toBe(0)
    })
    it('asks for no code at a full table for two, whatever chairs the next game has', async () => {
      expect(await asked({ phase, chairs: [...seated, free(2), free(3)], game: 'missing-persons' })).toBe(0)
    })
  })

  it('of a host without a network says where people can play, which is not at this screen', () => {
    arrive(tableOf({ phase: 'lobby', addresses: ['127.0.0.1:4680'] }))
    const display = show(TableDisplay)
    expect(display.text()).toContain(displayed.unreachable)
    expect(display.text()).not.toContain(lobbyWords.unreachable)
  })

  it('that cannot stay awake says so before the game, and no other does', async () => {
    const table = tableOf({ phase: 'lobby', chairs: [chair({ avatar: 0, name: 'Ana' }), free(1)] })
    arrive(table)
    for (const keeps of [false, true]) {
      vi.stubGlobal('navigator', keeps ? Object.assign(Object.create(navigator), { wakeLock: null }) : navigator)
      const display = show(TableDisplay)
      await nextTick()
      expect(display.text().includes(displayed.mayGoDark)).toBe(!keeps)
      display.unmount()
    }
  })

  it('while everybody plays it does not ask', () => {
    arrive(tableOf({ code: null }))
    show(TableDisplay)
    expect(FakeSocket.last.of('request-code')).toEqual([])
  })

  it('follows from lobby to result without a click', async () => {
    const table = tableOf({ phase: 'lobby', chairs: [chair({ avatar: 0, name: 'Ana' }), free(1)] })
    arrive(table)
    const display = show(TableDisplay)
    expect(display.text()).toContain('KITE')
    const playing = {
      ...table,
      phase: 'playing' as const,
      chairs: [chair({ avatar: 0, name: 'Ana' }), chair({ avatar: 1, name: 'Ben' })],
    }
    FakeSocket.last.tell(tableMessage(playing), viewOf(null))
    await until(() => expect(display.find('.game .table').exists()).toBe(true))
    expect(display.find('.qr').exists()).toBe(false)
    FakeSocket.last.tell({ type: 'news', n: 1, set: ['/outcome', { winners: [0, 1], points: [1, 1] }], toMove: [] })
    await nextTick()
    expect(display.text()).toContain('Ana and Ben share the win.')
    expect(display.findAll('button').map(button => button.attributes('aria-label'))).toEqual([
      seatWords.mute,
      commonWords.settings,
      commonWords.backHome, // on phones
    ]) // the only controls are this screen's settings
  })
})

describe('a screen reader', () => {
  it('is given a line again that is the same as the line before it', async () => {
    arrive(tableOf())
    FakeSocket.last.tell(viewOf(0))
    const seat = show(Seat)
    const announced = () => seat.findAll('[aria-live=polite] > span').find(one => one.text().includes('coin'))
    const tell = async (n: number) => {
      FakeSocket.last.tell({ type: 'news', n, told: [{ type: 'dealt', to: 0, card: 'coin' }], toMove: [0] } as never)
      await flushPromises()
    }
    await until(() => expect(seat.html()).toContain('coin'))
    await tell(1)
    const [first, words] = [announced()!.element, announced()!.text()]
    await tell(2)
    expect(announced()!.text()).toBe(words)
    expect(announced()!.element).not.toBe(first)
  })
})
