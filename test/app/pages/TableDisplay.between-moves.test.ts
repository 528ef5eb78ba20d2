// @vitest-environment happy-dom
// The table display between two moves: who is thinking and for how long, a thought, and the story read aloud.
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { effectScope, nextTick, shallowRef, type EffectScope } from 'vue'
import { whenWordsLoaded, switchLanguage } from '../../../renderer/device/words/language.ts'
import { setSetting } from '../../../renderer/device/page/settings.ts'
import { setVolume } from '../../../renderer/device/page/sounds.ts'
import { grammar } from '../../../renderer/device/words/words.ts'
import TableDisplay from '../../../renderer/pages/TableDisplay.vue'
import { useTableStore } from '../../../renderer/stores/table.ts'
import { loadGame, type LoadedGame } from '../../../renderer/use/game/game.ts'
import { askMind } from '../../../renderer/use/mind/askMind.ts'
import { useThinkingSentence, type WaitingTable } from '../../../renderer/use/game/thinkingSentence.ts'
import type { GameTypeParams, TableView } from '../../../shared/engine/index.ts'
import { gameEntry } from '../../../shared/games/index.ts'
import { plainText, type Sentence } from '../../../shared/words/sentence.ts'
import { FakeSocket, freshPage, leavePage, tableMessage, tableOf, viewOf, welcome } from '../socket.ts'
import { titleIn } from '../../kit/games.ts'
import { isThere } from '../../kit/roles.ts'
import { until } from '../../kit/until.ts'

/** What was read aloud, on a device with a voice for English. */
const speech = vi.hoisted(() => {
  const said: string[] = []
  const synthesis = {
    getVoices: () => [{ lang: 'en-GB', default: true }],
    addEventListener: () => {},
    speak: ({ text }: { text: string }) => void said.push(text),
    cancel: () => {},
  }
  Object.defineProperty(globalThis, 'speechSynthesis', { value: synthesis, configurable: true })
  Object.defineProperty(globalThis, 'SpeechSynthesisUtterance', {
    value: class {
      readonly text: string
      constructor(text: string) {
        this.text = text
      }
    },
    configurable: true,
  })
  return { said }
})

describe('the sentence meanwhile', () => {
  let game: LoadedGame
  let scope: EffectScope
  const table = shallowRef<WaitingTable | null>(null)
  const counts = shallowRef(true)
  let said: { readonly value: Sentence | null }

  beforeEach(async () => {
    await switchLanguage('en')
    game = await loadGame(gameEntry('blank')!)
    await whenWordsLoaded()
    await askMind('blank', { about: 'overheard', view: waiting().view }) // its module is loaded in real time
    vi.useFakeTimers()
    counts.value = true
    table.value = waiting()
    scope = effectScope()
    said = scope.run(() =>
      useThinkingSentence({ game: () => game, table: () => table.value, counts: () => counts.value }),
    )!
  })
  afterEach(() => {
    scope.stop()
    vi.useRealTimers()
  })

  /** A table of the blank game on which these cards were named wrongly. */
  function waiting(called: readonly string[] = ['bell'], change: Partial<WaitingTable> = {}): WaitingTable {
    const { view } = viewOf(null, { open: { turn: 0, called, answer: null } })
    return { n: called.join(), view: view as unknown as TableView<GameTypeParams>, toMove: [0], ...change }
  }
  async function after(seconds: number): Promise<string> {
    await vi.advanceTimersByTimeAsync(seconds * 1000)
    await nextTick()
    return said.value
      ? plainText(said.value, { reader: null, names: ['Ana', 'Ben'], card: game.words.card, grammar })
      : ''
  }

  test('people think in peace for ten seconds, then the screen says who thinks and for how long', async () => {
    expect(await after(9)).toBe('')
    expect(await after(1)).toBe('Ana has been thinking for 10 seconds.')
    expect(await after(15)).toBe('Ana has been thinking for 20 seconds.')
  })

  test('where a few answers are left, three seconds of rest are enough to say so', async () => {
    const called = ['bell', 'book', 'coin', 'lamp']
    table.value = waiting(called)
    expect(await after(2)).toBe('')
    expect(await after(2)).toBe('3 cards were never named.')
    expect(await after(7)).toBe('Ana has been thinking for 10 seconds.')
    counts.value = false
    table.value = waiting([...called, 'mask'])
    expect(await after(4)).toBe('')
  })

  test('a screen that waits for computer players says within five seconds who thinks', async () => {
    table.value = waiting(['bell'], { toMove: [1], isComputer: seat => seat === 1 })
    expect(await after(5)).toBe('Ben is thinking\u00a0…')
    table.value = waiting(['book'], { toMove: [0, 1], isComputer: () => true })
    expect(await after(5)).toBe('Ana and Ben are thinking\u00a0…')
  })

  test('a person is not hurried because a computer thinks too', async () => {
    table.value = waiting(['bell'], { toMove: [0, 1], isComputer: seat => seat === 1 })
    expect(await after(9)).toBe('')
  })

  test('minutes are given as minutes, and several people together', async () => {
    table.value = waiting(['bell'], { toMove: [0, 1] })
    counts.value = false
    expect(await after(65)).toBe('Ana and Ben have been thinking for a minute.')
    expect(await after(60)).toBe('Ana and Ben have been thinking for 2 minutes.')
  })

  test('after thirty seconds there is something to wonder about, by public facts alone', async () => {
    expect(await after(29)).toContain('thinking')
    const heard = [await after(1), await after(10), await after(10)]
    expect(heard).toEqual([
      'Ana has been thinking for 30 seconds.',
      '6 cards were never named.',
      'Ana has been thinking for 50 seconds.',
    ])
  })

  test('a move ends it, and the next wait starts again', async () => {
    await after(40)
    table.value = waiting(['bell', 'book'])
    expect(await after(9)).toBe('')
    expect(await after(1)).toBe('Ana has been thinking for 10 seconds.')
  })

  test('when somebody else moves, whoever is still waited for has been thinking since before', async () => {
    counts.value = false
    table.value = waiting(['bell', 'rope'], { toMove: [0, 1] })
    expect(await after(20)).toBe('Ana and Ben have been thinking for 20 seconds.')
    table.value = waiting(['bell', 'rope', 'book'], { toMove: [1] })
    expect(await after(0)).toBe('Ben has been thinking for 20 seconds.')
    table.value = waiting(['bell', 'rope', 'book', 'coin'], { toMove: [0] })
    expect(await after(9)).toBe('')
  })

  test('the only answer left is never shown', async () => {
    table.value = waiting(['bell', 'book', 'coin', 'lamp', 'mask', 'ring'])
    await after(30)
    for (let times = 0; times < 4; times++) expect(await after(10)).toContain('thinking')
  })

  test('with blank notebooks the screen counts nothing either', async () => {
    counts.value = false
    await after(30)
    for (let times = 0; times < 4; times++) expect(await after(10)).toContain('thinking')
  })

  test('once the game is over the screen waits for nobody', async () => {
    const { view } = viewOf(null, { outcome: { winners: [0], points: [1, 0] } })
    table.value = waiting(['bell'], { view: view as unknown as TableView<GameTypeParams> })
    expect(await after(50)).toBe('')
  })
})

describe('reading aloud', () => {
  let page: VueWrapper | null = null
  const named = (card: string) => ({ type: 'named', by: 0, card, right: false })

  async function display(): Promise<void> {
    const pinia = freshPage()
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('nobody is asked over HTTP here')))
    const store = useTableStore()
    store.connect({ address: '192.168.0.12:4680', device: '0'.repeat(32), display: true })
    FakeSocket.last.open()
    FakeSocket.last.tell(welcome, tableMessage(tableOf()), viewOf(null, { story: [named('rope')] }))
    page = mount(TableDisplay, { global: { plugins: [pinia] }, attachTo: document.body })
    await until(() => expect(isThere(page!, 'region', titleIn('en', tableOf().game))).toBe(true))
  }
  async function tell(n: number, ...cards: readonly string[]): Promise<void> {
    FakeSocket.last.tell({ type: 'news', n, told: cards.map(named) })
    await flushPromises()
  }

  beforeEach(() => {
    speech.said.splice(0)
    setVolume(0.6)
  })
  afterEach(() => {
    leavePage(page)
    page = null
    setSetting('aloud', 'off')
  })

  test('a display set to read aloud reads the last sentence, and nothing before it', async () => {
    setSetting('aloud', 'on')
    await display()
    expect(speech.said).toEqual([])
    await tell(1, 'bell')
    await until(() => expect(speech.said).toHaveLength(1))
    expect(speech.said[0]).toMatch(/^Ana named .*bell/)
  })

  test('of a move that tells several things, each is read aloud and told to a screen reader', async () => {
    setSetting('aloud', 'on')
    await display()
    await tell(1, 'bell', 'lamp')
    await until(() => expect(page!.get('[aria-live=polite] > span').text()).toMatch(/bell.*lamp.*Ana’s turn$/))
    expect(speech.said).toHaveLength(1)
    expect(speech.said[0]).toMatch(/bell.*lamp/)
  })

  test('a screen reader is told what happened and whose turn it is, the same line twice too', async () => {
    await display()
    const spokenElement = () => page!.get('[aria-live=polite] > span')
    await tell(1, 'bell')
    await until(() => expect(spokenElement().text()).toMatch(/^Ana named .*bell.* Ana’s turn$/))
    const first = spokenElement().element
    await tell(2, 'bell')
    await until(() => expect(spokenElement().element).not.toBe(first))
  })

  test('a display that is not, or is muted, stays silent', async () => {
    await display()
    await tell(1, 'bell')
    setSetting('aloud', 'on')
    setVolume(0)
    await tell(2, 'book')
    expect(speech.said).toEqual([])
  })
})
