// @vitest-environment happy-dom
// The settings of a device: stored, applied at once, and never lost to an unreadable one. Also the list of keys.
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import type { Pinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { defineComponent, h, nextTick } from 'vue'
import { pageOverlay } from '../../../renderer/device/page/route.ts'
import { switchLanguage, whenWordsLoaded } from '../../../renderer/device/words/language.ts'
import {
  applySettings,
  loadSettings,
  parseSettings,
  setSetting,
  settings,
  prefersReducedMotion,
} from '../../../renderer/device/page/settings.ts'
import App from '../../../renderer/App.vue'
import Seat from '../../../renderer/pages/Seat.vue'
import SettingsPage from '../../../renderer/pages/Settings.vue'
import TableDisplay from '../../../renderer/pages/TableDisplay.vue'
import SeatMenu from '../../../renderer/pages/seat/SeatMenu.vue'
import { useTableStore } from '../../../renderer/stores/table.ts'
import {
  turnOffFirstTimeTips,
  markGoalTipSeen,
  markTipSeen,
  firstMoveWithUnseenTip,
} from '../../../renderer/use/seat/firstTimeTips.ts'
import { commonWords } from '../../../shared/words/en/common.ts'
import { seatWords } from '../../../shared/words/en/seat.ts'
import { settingsWords as words } from '../../../shared/words/en/settings.ts'
import { FakeSocket, freshPage, leavePage, tableMessage, tableOf, viewOf, welcome } from '../socket.ts'
import { byRole, isThere } from '../../kit/roles.ts'
import { until } from '../../kit/until.ts'

/** The voices of this device, which the browser reports late. */
const speech = vi.hoisted(() => {
  const voices: object[] = []
  let hear = () => {}
  const synthesis = {
    getVoices: () => [...voices],
    cancel: () => {},
    addEventListener: (_: string, listener: () => void) => (hear = listener),
  }
  Object.defineProperty(globalThis, 'speechSynthesis', { value: synthesis, configurable: true })
  return { come: (voice: object) => (voices.push(voice), hear()) }
})

const KEPT = 'hunch.settings'
const root = document.documentElement
let pinia: Pinia
let page: VueWrapper | null = null

/** What the system says, by media query; its listeners are called on changes. */
const system = new Map<string, boolean>()
const listeners = new Set<() => void>()
function systemSays(query: string, matches: boolean): void {
  system.set(query, matches)
  for (const hear of listeners) hear()
}

beforeEach(async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return system.get(query) ?? false
    },
    addEventListener: (_: string, hear: () => void) => listeners.add(hear),
    removeEventListener: () => {},
  }))
  system.clear()
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('nobody is asked over HTTP here')))
  pinia = freshPage()
  loadSettings()
  pageOverlay.value = null
  await switchLanguage('en')
})
afterEach(() => {
  leavePage(page)
  page = null
  document.body.innerHTML = ''
})

/** The settings page, as a person opens it. */
async function open(): Promise<VueWrapper> {
  await whenWordsLoaded()
  page = mount(SettingsPage, { attachTo: document.body })
  return page
}

async function choose(title: string, value: string): Promise<void> {
  const group = page!.findAll('fieldset').find(one => one.get('legend').text() === title)!
  const label = group.findAll('label').find(one => one.element.lastElementChild?.textContent === value)!
  await label.get('input').setValue()
}

async function turn(title: string): Promise<void> {
  const field = byRole(page!, 'switch', title)
  await field.setValue(!(field.element as HTMLInputElement).checked)
}

describe('a display', () => {
  test('is dark in a light system, unless it was set to be light on the display itself', async () => {
    systemSays('(prefers-color-scheme: light)', true)
    await applySettings()
    expect(root.dataset['theme']).toBe('light')
    page = mount(TableDisplay, { global: { plugins: [pinia] } })
    await nextTick()
    expect(root.dataset['theme']).toBe('dark')
    setSetting('theme', 'light')
    await nextTick()
    expect(root.dataset['theme']).toBe('light')
    setSetting('theme', 'system')
    page.unmount()
    await nextTick()
    expect(root.dataset['theme']).toBe('light')
  })
})

describe('what is kept', () => {
  test('a setting is there at the next visit, and only what is not default is stored', () => {
    setSetting('theme', 'light')
    setSetting('text', '150')
    setSetting('theme', 'system')
    expect(JSON.parse(localStorage.getItem(KEPT)!)).toEqual({ text: '150' })
    loadSettings()
    expect(settings).toMatchObject({ theme: 'system', text: '150', hand: 'right' })
  })

  test('one setting that cannot be read is set aside, and the others are kept', async () => {
    const kept = '{"theme":"purple","hand":"left","volume":11}'
    localStorage.setItem(KEPT, kept)
    loadSettings()
    expect(settings).toMatchObject({ theme: 'system', hand: 'left' })
    expect(JSON.parse(localStorage.getItem(KEPT)!)).toEqual({ hand: 'left' })
    expect(localStorage.getItem('hunch.settings-set-aside')).toBe(kept)
    expect(byRole(await open(), 'status').text()).toBe(words.setAside)
  })

  test.each(['{"theme":', '[]', 'null', '7', '""', '{"constructor":"light"}'])(
    'a stored value that is not settings (%s) harms nothing',
    kept => {
      localStorage.setItem(KEPT, kept)
      loadSettings()
      expect(settings).toEqual(parseSettings(null).settings)
      loadSettings()
      expect(parseSettings(localStorage.getItem(KEPT)).wasUnreadable).toBe(false)
    },
  )

  test('a device without storage looks as chosen until the page is closed', () => {
    const forbidden = () => {
      throw new Error('forbidden')
    }
    vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden })
    setSetting('theme', 'dark')
    expect(settings.theme).toBe('dark')
  })
})

describe('what is applied', () => {
  test('each choice takes effect at once, on the settings page too', async () => {
    await applySettings()
    await open()
    expect(root.dataset).toMatchObject({ theme: 'dark', contrast: 'usual', motion: 'full', hand: 'right' })
    await choose(words.theme, words.themes.light)
    await choose(words.contrast, words.contrasts.strong)
    await choose(words.motion, words.motions.less)
    await choose(words.hand, words.hands.left)
    await choose(words.text, words.texts['150'])
    await nextTick()
    expect(root.dataset).toMatchObject({ theme: 'light', contrast: 'strong', motion: 'less', hand: 'left' })
    expect(root.style.getPropertyValue('--text')).toBe('1.5')
    expect(prefersReducedMotion()).toBe(true)
  })

  test('“system” follows the system when it changes', async () => {
    await applySettings()
    systemSays('(prefers-color-scheme: light)', true)
    systemSays('(prefers-reduced-motion: reduce)', true)
    systemSays('(prefers-contrast: more)', true)
    await nextTick()
    expect(root.dataset).toMatchObject({ theme: 'light', contrast: 'strong', motion: 'less' })
    expect(prefersReducedMotion()).toBe(true)
    setSetting('motion', 'full')
    setSetting('theme', 'dark')
    await nextTick()
    expect(root.dataset).toMatchObject({ theme: 'dark', motion: 'full' })
    expect(prefersReducedMotion()).toBe(false)
  })

  test('the language changes at once', async () => {
    await open()
    await byRole(page!, 'combobox', new RegExp(`^${commonWords.language}`)).setValue('de')
    await until(() => expect(page!.get('h2').text()).toBe('Einstellungen'))
  })

  test('a device without voices offers no reading aloud; without the language’s it says so', async () => {
    await open()
    expect(page!.text()).not.toContain(words.aloud)
    speech.come({ lang: 'fr-FR', default: true })
    await nextTick()
    expect(page!.text()).toContain(words.aloud)
    expect(page!.text()).toContain(words.noVoice('English'))
    speech.come({ lang: 'en_GB', default: false })
    await nextTick()
    expect(page!.text()).not.toContain(words.noVoice('English'))
  })

  test('moves are explained again on request', async () => {
    markTipSeen('blank', 'ask')
    turnOffFirstTimeTips()
    await open()
    await turn(words.firstTimes)
    expect(firstMoveWithUnseenTip('blank', ['ask', 'name'])).toBe('name')
  })
})

describe('a move that cannot be undone', () => {
  /** At a table of the blank game, about to name a card. */
  async function aboutToName(): Promise<VueWrapper> {
    const store = useTableStore()
    const table = tableOf()
    markGoalTipSeen(table.game) // its picture would stand before everything else for ten seconds
    store.connect({ address: '192.168.0.12:4680', device: '0'.repeat(32) })
    FakeSocket.last.open()
    FakeSocket.last.tell(welcome, tableMessage(table), viewOf(0))
    const app = defineComponent({
      setup: () => () => useTableStore().table && h(Seat, { table: useTableStore().table! }),
    })
    page = mount(app, { global: { plugins: [pinia] }, attachTo: document.body })
    await until(() => expect(page!.find('[aria-label="book"][aria-pressed]').exists()).toBe(true))
    await page.get('[aria-label="book"][aria-pressed]').trigger('click')
    return page
  }
  const press = async (text: string) => {
    await page!
      .findAll('dialog button')
      .find(one => one.text() === text)!
      .trigger('click')
    await flushPromises()
  }

  /** The button that makes the move: it names the card. */
  const nameBook = /^Name .*book/

  test('is made at once by a device that does not ask', async () => {
    const seat = await aboutToName()
    await byRole(seat, 'button', nameBook).trigger('click')
    expect(FakeSocket.last.of('move')).toHaveLength(1)
  })

  test('waits for a confirmation on a device that asks', async () => {
    setSetting('confirm', 'on')
    const seat = await aboutToName()
    await byRole(seat, 'button', nameBook).trigger('click')
    await until(() => expect(seat.find('dialog').text()).toContain(seatWords.sureAbout))
    expect(FakeSocket.last.of('move')).toHaveLength(0)
    await press(seatWords.notYet)
    expect(seat.find('dialog').exists()).toBe(false)
    await byRole(seat, 'button', nameBook).trigger('click')
    await until(() => expect(isThere(seat, 'dialog')).toBe(true))
    await byRole(byRole(seat, 'dialog'), 'button', /book/).trigger('click')
    expect(FakeSocket.last.of('move')).toMatchObject([{ move: { type: 'name', card: 'book' } }])
  })
})

describe('the keys', () => {
  async function app(): Promise<VueWrapper> {
    page = mount(App, { props: { hasArrivedByKey: false }, global: { plugins: [pinia] }, attachTo: document.body })
    await until(() => FakeSocket.last.close()) // nobody answers
    await until(() => expect(page!.find('#address').exists()).toBe(true))
    return page
  }
  const type = (at: Element) =>
    at.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true, cancelable: true }))

  test('are listed by a question mark anywhere, except while typing', async () => {
    const window = await app()
    type(window.get('#address').element)
    await flushPromises()
    expect(pageOverlay.value).toBeNull()
    type(document.body)
    await until(() => expect(window.find('dialog dl').exists()).toBe(true))
    expect(window.get('dialog h2').text()).toBe(words.keys)
    await window.get('dialog button').trigger('click')
    expect(window.find('dialog').exists()).toBe(false)
  })

  test('are listed from the settings too, to which every page has a way', async () => {
    const window = await app()
    await window.get(`[aria-label="${commonWords.settings}"]`).trigger('click')
    await until(() => expect(window.find('dialog fieldset').exists()).toBe(true))
    await window
      .findAll('dialog button')
      .find(one => one.text().startsWith(words.keys))!
      .trigger('click')
    await until(() => expect(window.find('dialog dl').exists()).toBe(true))
    expect(window.find('dialog fieldset').exists()).toBe(false)
  })

  test('the menu of a game leads to the settings', async () => {
    page = mount(SeatMenu, {
      props: { table: tableOf(), ownSeats: [0], mayArrangeTable: false },
      attachTo: document.body,
    })
    await page
      .findAll('button')
      .find(one => one.text() === commonWords.settings)!
      .trigger('click')
    expect(pageOverlay.value).toBe('settings')
    expect(page.emitted('done')).toHaveLength(1)
  })
})
