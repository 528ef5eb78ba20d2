// @vitest-environment happy-dom
// The animation of a named card on every screen: what is seen when, how it is skipped, and that it delays nothing.
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import type { Pinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defineComponent, h, type Component } from 'vue'
import Seat from '../../../renderer/pages/Seat.vue'
import TableDisplay from '../../../renderer/pages/TableDisplay.vue'
import NamingReveal from '../../../renderer/parts/NamingReveal.vue'
import * as sounds from '../../../renderer/device/page/sounds.ts'
import { storedNamingAnimations } from '../../../renderer/device/storage/gameMemory.ts'
import { useTableStore } from '../../../renderer/stores/table.ts'
import { loadGameScreens } from '../../../renderer/games/index.ts'
import { FINALE_MS, FINALE_ON_DISPLAY_MS } from '../../../renderer/use/seat/namingMoments.ts'
import { NAMING_AT_SEAT_MS, NAMING_ON_DISPLAY_MS } from '../../../shared/wire/index.ts'
import type { NamingAttempt } from '../../../shared/engine/index.ts'
import { blank } from '../../../shared/games/blank/rules.ts'
import { games } from '../../../shared/games/index.ts'
import { resultWords } from '../../../shared/words/en/seat.ts'
import { loadInEnglish } from '../../kit/games.ts'
import { allByRole, byRole, isThere } from '../../kit/roles.ts'
import { chair, FakeSocket, freshPage, leavePage, ME, tableMessage, tableOf, viewOf, welcome } from '../socket.ts'
import { until } from '../../kit/until.ts'

let pinia: Pinia
let page: VueWrapper | null = null

const WRONG = { type: 'named', by: 1, card: 'rope', right: false }
const RIGHT = { type: 'named', by: 1, card: 'rope', right: true }

/** A page at a table of Blank as this device sees it. It is Ben's turn. */
async function sit(
  component: Component,
  seat: number | null,
  chairs = tableOf().chairs,
  { displayed }: { displayed?: true } = {},
): Promise<VueWrapper> {
  const store = useTableStore()
  store.connect({ address: '192.168.0.12:4680', device: '0'.repeat(32), display: component === TableDisplay })
  FakeSocket.last.open()
  FakeSocket.last.tell(
    welcome,
    tableMessage(tableOf({ chairs, ...(displayed && { displayed }) })),
    viewOf(seat, { open: BEN_ON_TURN }),
  )
  const app = defineComponent({
    setup: () => () => useTableStore().table && h(component, { table: useTableStore().table }),
  })
  page = mount(app, { global: { plugins: [pinia] }, attachTo: document.body })
  await until(() => expect(page!.find('.words, .curtain .lamp').exists()).toBe(true))
  vi.useFakeTimers()
  return page
}
const BEN_ON_TURN = { turn: 1, called: [], answer: null }

let told = 0
/** The host sends the result of a naming. */
async function tell(line: object, set: unknown[] = ['turn', 0], toMove = [0]): Promise<void> {
  FakeSocket.last.tell({ type: 'news', n: ++told, set, told: [line], toMove } as never)
  await flushPromises()
}
async function after(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms)
  await flushPromises()
}
const naming = () => page!.find('.naming')
const finale = () => page!.find('.finale')

beforeEach(() => {
  pinia = freshPage()
  storedNamingAnimations.turn('on')
  storedNamingAnimations.set({ seen: 0, at: 0 })
  told = 0
  Object.defineProperty(document, 'hidden', { value: false, configurable: true })
})

afterEach(() => {
  leavePage(page)
  page = null
  vi.restoreAllMocks()
  Object.defineProperty(document, 'hidden', { value: true, configurable: true })
})

describe('a naming', () => {
  it.each([
    ['a seat', Seat, 0, [500, 600, 200, 700]],
    ['the table', TableDisplay, null, [1100, 1000, 450, 1050]],
  ] as const)(
    'is announced alone, then the card is face down, turned, and stamped, on %s',
    async (_, component, seat, [rises, turns, isStamped, isOver]) => {
      const knock = vi.spyOn(sounds, 'playSound')
      await sit(component, seat)
      await tell(WRONG)
      expect(naming().classes()).toContain('said')
      expect(naming().text()).toBe('Ben names the hidden card …')
      await after(rises)
      expect(naming().classes()).toContain('risen')
      expect(naming().findAll('.back')).toHaveLength(1)
      expect(naming().html()).not.toContain('rope')
      await after(turns)
      expect(naming().classes()).toContain('turned')
      expect(naming().get('.up').text()).toBe('rope')
      expect(naming().find('.stamp').exists()).toBe(false)
      await after(isStamped)
      expect(naming().get('.stamp').text()).toMatch(/✗\s+Wrong/)
      expect(knock.mock.calls.at(-1)).toEqual(['tick'])
      await after(isOver)
      expect(naming().exists()).toBe(false)
      expect(page!.text()).toContain('rope')
    },
  )

  it('is turned and stamped at a seat when the display beside it does, however many were seen', async () => {
    storedNamingAnimations.set({ seen: 9, at: Date.now() })
    await sit(Seat, 0, undefined, { displayed: true })
    await tell(WRONG)
    await after(NAMING_ON_DISPLAY_MS * 0.58 - 50)
    expect(naming().classes()).toContain('risen')
    expect(naming().html()).not.toContain('rope')
    await after(100)
    expect(naming().classes()).toContain('turned')
    await after(NAMING_ON_DISPLAY_MS * 0.12 - 100)
    expect(naming().find('.stamp').exists()).toBe(false)
    await after(100)
    expect(naming().get('.stamp').text()).toMatch(/✗\s+Wrong/)
    await naming().trigger('click')
    expect(naming().exists()).toBe(false)
  })

  it('is stamped right with a knock', async () => {
    const knock = vi.spyOn(sounds, 'playSound')
    await sit(TableDisplay, null)
    await tell(RIGHT)
    await after(NAMING_ON_DISPLAY_MS * 0.7)
    expect(naming().get('.stamp').text()).toMatch(/✓\s+Right/)
    expect(knock.mock.calls).toEqual([['knock']])
  })

  it('is not given away by the page behind it before the stamp', async () => {
    const seat = await sit(Seat, 0)
    await tell(WRONG)
    expect(seat.get('.body').text()).not.toContain('named the')
    expect(useTableStore().shown!.view.story).toHaveLength(1)
    await after(NAMING_AT_SEAT_MS)
    expect(seat.get('.body').text()).toContain('named the rope')
  })

  it('is skipped by a tap, which does nothing else; the controls are there at once', async () => {
    const seat = await sit(Seat, 0)
    await tell(WRONG)
    expect(seat.find('.tray .deeds').exists()).toBe(false)
    await naming().trigger('click')
    expect(naming().exists()).toBe(false)
    expect(FakeSocket.last.of('move')).toEqual([])
    await after(50)
    expect(seat.find('.tray .deeds').exists()).toBe(true)
  })

  it('is skipped by any key, which does nothing on the page, and takes no focus', async () => {
    const seat = await sit(Seat, 0)
    const menu = seat.get('.button.menu').element as HTMLElement
    menu.focus()
    await tell(WRONG)
    expect(document.activeElement).toBe(menu)
    const pressed = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
    menu.dispatchEvent(pressed)
    await flushPromises()
    expect(pressed.defaultPrevented).toBe(true)
    expect(naming().exists()).toBe(false)
    expect(document.activeElement).toBe(menu)
  })

  it('takes no letter from somebody typing, and no keys of the window', async () => {
    const seat = await sit(Seat, 0)
    const field = document.createElement('input')
    document.body.append(field)
    await tell(WRONG)
    const press = (on: Element, key: string) => {
      const pressed = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
      on.dispatchEvent(pressed)
      return pressed.defaultPrevented
    }
    expect(press(seat.get('.button.menu').element, 'F5')).toBe(false)
    expect(naming().exists()).toBe(true)
    expect(press(field, 'a')).toBe(false)
    await flushPromises()
    expect(naming().exists()).toBe(false)
    field.remove()
  })

  it('makes way for the next one, when the table is that far', async () => {
    await sit(TableDisplay, null)
    await tell(WRONG)
    await tell({ ...WRONG, by: 0 }, ['turn', 1], [1])
    expect(naming().text()).toBe('Ben names the hidden card …')
    await after(NAMING_ON_DISPLAY_MS)
    expect(naming().text()).toBe('Ana names the hidden card …')
  })

  it('is a scene of three to four seconds each time on a display', async () => {
    await sit(TableDisplay, null)
    for (let nth = 1; nth <= 6; nth++) {
      await tell(WRONG)
      await after(3000)
      expect(naming().get('.stamp').text()).toMatch(/Wrong/)
      await after(1000)
      expect(naming().exists()).toBe(false)
    }
  })

  it('is a whole scene on a display also where a third one waits', async () => {
    await sit(TableDisplay, null)
    for (let nth = 1; nth <= 4; nth++) await tell(WRONG)
    for (let nth = 1; nth <= 4; nth++) {
      await after(NAMING_ON_DISPLAY_MS - 100)
      expect(naming().get('.stamp').text()).toMatch(/Wrong/)
      await after(100)
    }
    expect(naming().exists()).toBe(false)
  })

  it('is said no more once another game is on the table', async () => {
    const display = await sit(TableDisplay, null)
    await tell(WRONG)
    await after(NAMING_ON_DISPLAY_MS)
    const live = () => display.findAll('.seen-by-ear[aria-live]').map(one => one.text())
    expect(live().join()).toContain('rope')
    FakeSocket.last.tell(tableMessage(tableOf({ phase: 'lobby' })))
    await flushPromises()
    FakeSocket.last.tell(tableMessage(tableOf({ game: 'high-card' })))
    vi.useRealTimers()
    await until(() => expect(display.get('h1').text()).toBe('High Card'))
    expect(live().join('')).toBe('')
  })

  it('is faster at a seat from the fifth of an evening on', async () => {
    await sit(Seat, 0)
    for (let nth = 1; nth <= 4; nth++) {
      await tell(WRONG)
      await after(NAMING_AT_SEAT_MS - 1)
      expect(naming().exists()).toBe(true)
      await after(1)
      expect(naming().exists()).toBe(false)
    }
    await tell(WRONG)
    await after(NAMING_AT_SEAT_MS / 2)
    expect(naming().exists()).toBe(false)
    vi.setSystemTime(Date.now() + 12 * 3_600_000)
    await tell(WRONG)
    await after(NAMING_AT_SEAT_MS / 2)
    expect(naming().exists()).toBe(true)
  })

  it.each([
    ['never faster for the person whose card is named, and hushes before it rises', 0, true],
    ['as fast as ever for the others', 1, false],
  ] as const)('is %s', async (_, of, isTheirs) => {
    storedNamingAnimations.set({ seen: 9, at: Date.now() })
    const named = vi.spyOn(blank.namings as { named: (line: object) => NamingAttempt }, 'named')
    named.mockReturnValue({ cards: ['rope'], of: [of], right: false })
    await sit(Seat, 0)
    await tell(WRONG)
    await after(0.27 * NAMING_AT_SEAT_MS)
    expect(naming().classes().includes('said')).toBe(isTheirs)
    await after(0.7 * NAMING_AT_SEAT_MS)
    expect(naming().exists()).toBe(isTheirs)
    named.mockRestore()
  })

  it('is three still pictures with reduced motion', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('reduce'),
      addEventListener: () => {},
      removeEventListener: () => {},
    }))
    await sit(Seat, 0)
    await tell(WRONG)
    expect(naming().classes()).toContain('risen')
    expect(naming().text()).toBe('Ben names the hidden card …')
    await after(700)
    expect(naming().classes()).toContain('turned')
    await after(600)
    expect(naming().classes()).toContain('stamped')
    await after(700)
    expect(naming().exists()).toBe(false)
  })

  it('is announced once, as a whole, and then whose turn it is', async () => {
    const heard: string[] = []
    const seat = await sit(Seat, 0)
    const live = () => seat.findAll('.seen-by-ear[aria-live]').map(one => one.text())
    const listen = () => {
      for (const [at, text] of live().entries()) if (text && heard[at] !== text) heard[at] = `${heard[at] ?? ''}${text}`
    }
    listen()
    await tell(WRONG)
    listen()
    await after(NAMING_AT_SEAT_MS)
    listen()
    expect(naming().exists()).toBe(false)
    expect(heard.join(' ').match(/rope/g)).toHaveLength(1)
    expect(live().join(' ')).toContain('Your turn')
  })

  it('is skipped after a return to the page, on a hidden page, or if it is turned off', async () => {
    await sit(Seat, 0)
    FakeSocket.last.tell(viewOf(0, { story: [WRONG] }, 7))
    await flushPromises()
    expect(naming().exists()).toBe(false)
    told = 7
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    await tell(WRONG)
    expect(naming().exists()).toBe(false)
    Object.defineProperty(document, 'hidden', { value: false, configurable: true })
    storedNamingAnimations.turn('off')
    await tell(WRONG)
    expect(naming().exists()).toBe(false)
  })

  it('goes on before the curtain, draws nothing private, and addresses nobody in particular', async () => {
    const both = [chair({ avatar: 0, name: 'Ana', device: ME }), chair({ avatar: 1, name: 'Ben', device: ME })]
    const seat = await sit(Seat, null, both)
    vi.useRealTimers()
    await seat.get('.curtain .lamp').trigger('click')
    FakeSocket.last.tell(viewOf(0))
    await until(() => expect(seat.html()).toContain('coin'))
    vi.useFakeTimers()
    await tell({ ...WRONG, by: 0 }, ['turn', 1], [1])
    expect(useTableStore().shown).toBeNull()
    expect(naming().text()).toBe('Ana names the hidden card …')
    expect(seat.html()).not.toContain('coin')
    FakeSocket.last.tell({ ...viewOf(null, { story: [WRONG] }), toMove: [1] })
    await flushPromises()
    expect(naming().exists()).toBe(true)
    await after(NAMING_AT_SEAT_MS)
    expect(naming().exists()).toBe(false)
    expect(seat.text()).toContain('Pass the screen to Ben')
  })
})

describe('the last move of a game', () => {
  const OVER = ['/outcome', { winners: [0], points: [1, 0] }]

  it('is shown before the result for two seconds or until a tap, with nothing before it', async () => {
    const seat = await sit(Seat, 0)
    await tell({ type: 'dealt', to: 0, card: 'coin' }, OVER, [])
    expect(seat.find('#result-title').exists()).toBe(false)
    expect(seat.find('.tray .deeds').exists()).toBe(false)
    expect(naming().text()).toBe('')
    await after(NAMING_AT_SEAT_MS - 1)
    expect(seat.find('#result-title').exists()).toBe(false)
    await after(1)
    expect(seat.find('#result-title').exists()).toBe(true)
  })

  it.each([
    ['a seat', Seat, 0, 'You won.', FINALE_MS],
    ['the table', TableDisplay, null, 'Ana won.', FINALE_ON_DISPLAY_MS],
  ] as const)('ends with the winner in front of the result, on %s', async (_, component, seat, won, lasts) => {
    await sit(component, seat)
    await tell(RIGHT, ['/outcome', { winners: [0], points: [3, 2] }], [])
    await after(component === Seat ? NAMING_AT_SEAT_MS : NAMING_ON_DISPLAY_MS)
    expect(finale().text()).toContain(won)
    expect(
      finale()
        .findAll('li')
        .map(row => row.text()),
    ).toEqual(['Ana3 points', 'Ben2 points'])
    await after(lasts - 1)
    expect(finale().exists()).toBe(true)
    await after(1)
    expect(finale().exists()).toBe(false)
    expect(page!.text()).toContain(won)
  })

  it.each([
    [1, []],
    [2, ['1.Ana2 wins', '2.Ben1 win']],
  ] as const)('leaves the standings of the evening with the result on a display: game %i', async (games, standings) => {
    await sit(TableDisplay, null)
    await tell(RIGHT, ['/outcome', { winners: [0], points: [1, 0] }], [])
    const players = tableOf().chairs.map(({ name, avatar, device }) => ({ name, avatar, device }))
    const won = (winners: number[]) => ({
      id: 'a',
      game: 'blank',
      first: 0,
      players,
      outcome: { winners, points: [0, 0] },
    })
    FakeSocket.last.tell(tableMessage(tableOf({ evening: [won([0, 1]), won([0])].slice(-games) })))
    await after(NAMING_ON_DISPLAY_MS)
    expect(finale().text()).not.toContain('wins')
    await after(FINALE_ON_DISPLAY_MS)
    const shown = isThere(page!, 'region', resultWords.evening)
      ? allByRole(byRole(page!, 'region', resultWords.evening), 'listitem').map(row => row.text())
      : []
    expect(shown).toEqual(standings)
    await after(60_000)
    expect(isThere(page!, 'region', resultWords.evening)).toBe(standings.length > 0)
  })

  it('leaves the finale at a tap, which does nothing else', async () => {
    const seat = await sit(Seat, 0)
    await tell(RIGHT, OVER, [])
    await naming().trigger('click')
    await finale().trigger('click')
    expect(finale().exists()).toBe(false)
    expect(seat.find('#result-title').exists()).toBe(true)
  })

  it('is seen when it is a naming: the result follows the stamp', async () => {
    const seat = await sit(Seat, 0)
    await tell(RIGHT, OVER, [])
    await naming().trigger('click')
    expect(seat.find('#result-title').exists()).toBe(true)
    expect(naming().exists()).toBe(false)
  })
})

it('a card rises from the hidden one’s place, or from below if that cannot be seen', async () => {
  const lies = document.createElement('b')
  lies.dataset['hiddenAt'] = 'missing 1'
  lies.getBoundingClientRect = () => new DOMRect(100, 50, 40, 56)
  document.body.append(lies)
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(200)
  const drawnWidth = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect')
  drawnWidth.mockReturnValue(new DOMRect(0, 0, 200, 0))
  const styleOf = async (hiddenAt: readonly string[]) => {
    const drawn = mount(NamingReveal, {
      props: {
        naming: { cards: ['rope'], hiddenAt, right: true },
        stage: 'said',
        durationMs: NAMING_AT_SEAT_MS,
        sentence: [],
        called: (id: string) => id,
        players: [],
        reader: null,
        card: () => h('b'),
        face: () => h('b'),
        back: () => h('b'),
      },
    })
    await flushPromises()
    const style = drawn.get('.card').attributes('style') ?? ''
    drawn.unmount()
    return style
  }
  expect(await styleOf(['missing 1'])).toContain('--from-x: 20px')
  expect(await styleOf(['missing 1'])).toContain('--from-size: 0.2')
  expect(await styleOf(['missing 0'])).toBe('')
  drawnWidth.mockReturnValue(new DOMRect(0, 0, 120, 0)) // on a display that lies flat
  expect(await styleOf(['missing 1'])).toBe('')
  lies.remove()
})

it('two guesses made at once have each its name above it and its own stamp', () => {
  const drawn = mount(NamingReveal, {
    props: {
      naming: {
        cards: ['rope', 'rope'],
        right: true,
        each: [
          { by: 0, right: false },
          { by: 1, right: true },
        ],
      },
      stage: 'stamped',
      durationMs: NAMING_AT_SEAT_MS,
      sentence: ['Both guesses are turned over …'],
      called: (id: string) => id,
      players: ['Ana', 'Ben'].map((name, avatar) => ({
        name,
        avatar,
        isComputer: false,
        isHere: true,
        substituted: false,
      })),
      reader: null,
      card: () => h('b'),
      face: () => h('i'),
      back: () => h('b'),
    },
  })
  expect(drawn.findAll('.card')).toHaveLength(2)
  expect(drawn.findAll('.by').map(one => one.text())).toEqual(['Ana', 'Ben'])
  expect(drawn.findAll('.stamp').map(one => one.text())).toEqual(['✗ Wrong', '✓ Right'])
  drawn.unmount()
})

it('every game with namings has the face and the back of its cards', async () => {
  for (const { id, load } of games) {
    const [{ namings }, { face, back }] = await Promise.all([load(), loadGameScreens(id, loadInEnglish(id))])
    if (namings) expect([face, back].every(Boolean), id).toBe(true)
  }
})
