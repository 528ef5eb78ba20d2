// @vitest-environment happy-dom
// Any move of any game put together from its offers alone: by pressing, by typing and by keyboard.
import { mount, type DOMWrapper, type VueWrapper } from '@vue/test-utils'
import { describe, expect, test } from 'vitest'
import { h, type FunctionalComponent } from 'vue'
import MoveForm from '../../../renderer/house/MoveForm.vue'
import {
  enumFieldFrom,
  diceFromSeed,
  tupleField,
  legalOffers,
  enumField,
  applyMoveUnchecked,
  seatView,
  randomMove,
  textField,
  type GameTypeParams,
  type Offer,
  type SeatView,
} from '../../../shared/engine/index.ts'
import { games } from '../../../shared/games/index.ts'
import type { GameWords, Sentence } from '../../../shared/words/sentence.ts'
import { effort } from '../../kit/effort.ts'
import { called, press, sent, tablesOf } from '../../kit/screens.ts'
import { loadInEnglish } from '../../kit/games.ts'

const players = ['Dora', 'Ana', 'Ben'].map((name, avatar) => ({
  name,
  avatar,
  isComputer: false,
  isHere: true,
  substituted: false,
}))
const CardName: FunctionalComponent<{ id: string }> = ({ id }) => h('span', { class: 'card' }, `the ${id}`)

/** Words that name a field as the rules do; values are named by `value`. */
function wordsWith(value: (field: string, value: unknown) => Sentence, own: object = {}): GameWords {
  const fields = new Proxy(
    {},
    { get: (_, field: string) => ({ label: field, value: (one: unknown) => value(field, one) }) },
  )
  return {
    card: (id: string) => `the ${id}`,
    form: new Proxy({}, { get: (_, type: string) => ({ title: `To ${type}`, fields }) }),
    move: new Proxy({}, { get: () => (move: object) => [JSON.stringify(move)] }),
    ...own,
  } as unknown as GameWords
}

const plainly = (_: string, value: unknown): Sentence => [String(value)]
const seat = { seat: 0, seats: 3, step: 0, story: [], outcome: null, options: {}, open: {}, own: {}, first: 0 }

function form(offers: readonly object[], words = wordsWith(plainly), view: object = seat, toMove = [0]) {
  return mount(MoveForm, {
    props: {
      view: view as SeatView<GameTypeParams>,
      offers: offers as readonly Offer[],
      toMove,
      players,
      words,
      card: CardName,
      face: CardName,
    },
    attachTo: document.body,
  })
}

const deed = (screen: VueWrapper) => screen.get('.deed')
const group = (screen: VueWrapper, name: string) =>
  screen.findAll('[role="group"]').find(one => one.attributes('aria-label') === name)!
const isPressed = (screen: VueWrapper, name: string) =>
  screen
    .findAll('button')
    .find(one => called(one) === name)!
    .attributes('aria-pressed') === 'true'

describe('a field that is one of a few', () => {
  test('is a named group of buttons, one pressed, and the main button says the whole move', async () => {
    const screen = form([{ type: 'ask', how: enumField('many', 'any') }])
    expect(deed(screen).text()).toBe('Still to choose: how')
    expect(group(screen, 'how').findAll('button').map(called)).toEqual(['many', 'any'])
    await press(screen, 'any')
    expect(isPressed(screen, 'any')).toBe(true)
    expect(isPressed(screen, 'many')).toBe(false)
    expect(deed(screen).text()).toBe('{"type":"ask","how":"any"}')
    await deed(screen).trigger('click')
    expect(screen.emitted('move')).toEqual([[{ type: 'ask', how: 'any' }]])
  })

  test('once chosen, the action stays in sight, and what is left to choose never covers choices', async () => {
    const screen = form([{ type: 'ask', how: enumField('many', 'any') }])
    expect(screen.find('.stays').exists()).toBe(false)
    await press(screen, 'any')
    expect(screen.get('.stays').find('.deed').exists()).toBe(true)
  })

  test('once the choice was made nothing is missing: it may be changed while others choose', async () => {
    const screen = form([{ type: 'lay', card: enumField('low', 'high') }], wordsWith(plainly), seat, [1, 2])
    expect(deed(screen).text()).toBe('You may still choose otherwise')
    expect(deed(screen).attributes('disabled')).toBeDefined()
    await press(screen, 'high')
    expect(deed(screen).text()).toBe('{"type":"lay","card":"high"}')
  })

  test('that can only be one thing is not asked', () => {
    expect(deed(form([{ type: 'ask', how: enumField('many') }])).text()).toBe('{"type":"ask","how":"many"}')
  })

  test('shows a player by name, and a card as the game draws it', async () => {
    const words = wordsWith((field, value) => [field === 'of' ? { seat: value as number } : { card: String(value) }])
    const screen = form([{ type: 'ask', of: enumField(1, 2), card: enumFieldFrom(['lamp', 'rope']) }], words)
    expect(group(screen, 'of').findAll('button').map(called)).toEqual(['Ana', 'Ben'])
    expect(group(screen, 'card').findAll('.card')).toHaveLength(2)
    await press(screen, 'Ben')
    await press(screen, 'the rope')
    expect(deed(screen).text()).toBe('{"type":"ask","of":2,"card":"rope"}')
  })

  test('may be yes, no, nothing or a number', async () => {
    const screen = form([{ type: 'set', what: enumField<string | number | boolean | null>(true, null, 0, '') }])
    for (const [name, value] of [
      ['null', null],
      ['true', true],
      ['0', 0],
    ] as const) {
      await press(screen, name)
      expect(JSON.parse(deed(screen).text())).toEqual({ type: 'set', what: value })
    }
  })
})

test('cards are one stop for the keyboard, and the arrow keys go from card to card', async () => {
  const words = wordsWith((_, value) => [{ card: String(value) }])
  const screen = form([{ type: 'name', card: enumFieldFrom(['lamp', 'rope', 'wine']) }], words)
  const cards = group(screen, 'card').findAll<HTMLElement>('button')
  expect(cards.map(card => card.element.tabIndex)).toEqual([0, -1, -1])
  cards[0]!.element.focus()
  await cards[0]!.trigger('keydown', { key: 'ArrowRight' })
  expect(called(screen.findAll('button').find(({ element }) => element === document.activeElement)!)).toBe('the rope')
})

test('a field that is one of many is searched by name', async () => {
  const many = Array.from({ length: 60 }, (_, i) => `row ${i}`)
  const screen = form([{ type: 'name', row: enumFieldFrom(many) }])
  expect(group(screen, 'row').findAll('button')).toHaveLength(60)
  await screen.get('input[type="search"]').setValue('5 ro')
  expect(group(screen, 'row').findAll('button').map(called)).toEqual(
    ['row 5', 'row 15', 'row 25', 'row 35', 'row 45', ...Array.from({ length: 10 }, (_, i) => `row ${50 + i}`)].sort(
      (a, b) => many.indexOf(a) - many.indexOf(b),
    ),
  )
  await screen.get('input[type="search"]').setValue('nothing')
  expect(screen.get('[role="status"]').text()).toBe('Nothing here is called that.')
})

test('a pick that conflicts with a later one is dropped', async () => {
  const screen = form([
    { type: 'ask', of: enumField(1), how: enumField('many') },
    { type: 'ask', of: enumField(2), how: enumField('many', 'any') },
  ])
  await press(screen, 'any')
  expect(deed(screen).text()).toBe('{"type":"ask","of":2,"how":"any"}') // nobody else can be asked
  await press(screen, '1')
  expect(deed(screen).text()).toBe('{"type":"ask","of":1,"how":"many"}')
})

describe('a field that is a list', () => {
  const row = {
    type: 'set',
    cards: tupleField(
      [1, 2, 3].map(() => enumFieldFrom(['a', 'b', 'c', 'd'])),
      true,
    ),
  }
  const cards = wordsWith((_, value) => [{ card: String(value) }])

  test('of equal things is filled place by place; what may be there once goes from the rest', async () => {
    const screen = form([row], cards)
    expect(screen.findAll('.slots button').map(called)).toEqual(['1: empty', '2: empty', '3: empty'])
    await press(screen, 'the b')
    await press(screen, 'the d')
    expect(screen.findAll('.slots button').map(called)).toEqual([
      '1: the b, press to take it back',
      '2: the d, press to take it back',
      '3: empty',
    ])
    expect(
      screen
        .findAll('.grid button')
        .filter(one => one.attributes('disabled') !== undefined)
        .map(called),
    ).toEqual(['the b', 'the d'])
    expect(deed(screen).text()).toBe('Still to choose: cards')
    await press(screen, '1: the b, press to take it back')
    await press(screen, 'the a')
    await press(screen, 'the c')
    await deed(screen).trigger('click')
    expect(screen.emitted('move')).toEqual([[{ type: 'set', cards: ['a', 'd', 'c'] }]])
  })

  test('an empty place that is pressed is filled next', async () => {
    const screen = form([row], cards)
    await press(screen, '3: empty')
    await press(screen, 'the c')
    expect(screen.findAll('.slots button').map(called)).toEqual([
      '1: empty',
      '2: empty',
      '3: the c, press to take it back',
    ])
  })

  test('of different things is a row for each', async () => {
    const screen = form([{ type: 'set', list: tupleField<number>([enumField(1, 2), enumField(2, 3)], true) }])
    await press(group(screen, 'list: 1'), '2')
    expect(group(screen, 'list: 2').findAll('button').map(called)).toEqual(['3'])
    await press(group(screen, 'list: 2'), '3')
    expect(deed(screen).text()).toBe('{"type":"set","list":[2,3]}')
  })
})

describe('a field that is written', () => {
  test('is whole once it is long enough', async () => {
    const screen = form([{ type: 'say', words: textField(2, 5) }])
    const input = screen.get<HTMLInputElement>('input[aria-label="words"]')
    await input.setValue('a')
    expect(deed(screen).text()).toBe('Still to choose: words')
    await input.setValue('abcdefg')
    expect(input.element.value).toBe('abcde')
    expect(deed(screen).text()).toBe('{"type":"say","words":"abcde"}')
  })

  test('of some letters has a button for each, and takes no other', async () => {
    const screen = form([{ type: 'say', words: textField(1, 3, 'UDS') }])
    await press(screen, 'U')
    await press(screen, 'D')
    const input = screen.get<HTMLInputElement>('input[aria-label="words"]')
    expect(input.element.value).toBe('UD')
    await input.setValue('UDxs')
    expect(input.element.value).toBe('UDS')
    await press(screen, 'Rub out the last letter')
    expect(deed(screen).text()).toBe('{"type":"say","words":"UD"}')
  })

  test('may be left empty where it may be empty', () => {
    expect(deed(form([{ type: 'say', words: textField(0, 5) }])).text()).toBe('{"type":"say","words":""}')
  })
})

describe('several moves', () => {
  const offers = [
    { type: 'ask', how: enumField('many', 'any') },
    { type: 'name', card: enumField('a', 'b') },
    { type: 'pass' },
  ]
  const tab = (screen: VueWrapper) => screen.findAll('[role="tab"]')

  test('are tabs, and what has nothing to choose is a button beside them', async () => {
    const screen = form(offers)
    expect(tab(screen).map(called)).toEqual(['To ask', 'To name'])
    expect(screen.findAll('.deed').map(one => one.text())).toEqual(['Still to choose: how', '{"type":"pass"}'])
    await press(screen, 'any')
    await press(screen, 'To name')
    expect(screen.get('[role="tabpanel"]').attributes('aria-label')).toBe('To name')
    await press(screen, 'b')
    await deed(screen).trigger('click')
    await press(screen, 'To ask')
    expect(isPressed(screen, 'any')).toBe(true) // what was picked there is still picked
    await screen.findAll('.deed')[1]!.trigger('click')
    expect(screen.emitted('move')).toEqual([[{ type: 'name', card: 'b' }], [{ type: 'pass' }]])
  })

  test('are one stop for the keyboard; the arrow keys turn from one to the next', async () => {
    const screen = form(offers)
    expect(tab(screen).map(one => one.attributes('tabindex'))).toEqual(['0', '-1'])
    await tab(screen)[0]!.trigger('keydown', { key: 'ArrowLeft' })
    expect(tab(screen).map(one => one.attributes('aria-selected'))).toEqual(['false', 'true'])
    expect(document.activeElement).toBe(tab(screen)[1]!.element)
  })

  test('with nothing to choose are buttons alone, the first of them lit', () => {
    const screen = form([{ type: 'draw' }, { type: 'pass' }])
    expect(tab(screen)).toEqual([])
    expect(screen.findAll('.deed').map(one => one.classes('quiet'))).toEqual([false, true])
  })
})

describe('whatever any game offers can be put together, and comes out as offered', () => {
  test.each(games.map(({ id }) => id))('%s', async id => {
    const entry = games.find(game => game.id === id)!
    const [{ rules: game, words }, mind] = await Promise.all([loadInEnglish(id), entry.mind()])
    const { begin } = tablesOf({ game, mind, words })
    const chance = diceFromSeed(`form of ${id}`)
    const said = wordsWith((field, value) => [`${field} ${String(value)}.`])
    for (let nth = 0; nth < effort(2, 12); nth++) {
      const options = Object.fromEntries(
        Object.entries<readonly unknown[]>(game.options).map(([name, values]) => [name, chance.pick(values)]),
      )
      const state = begin(game.seats[0], options, `form ${nth}`)
      for (let moves = 0; moves < effort(12, 60) && !state.outcome; moves++) {
        const [by, move] = randomMove(game, state, chance)!
        const screen = form(sent(legalOffers(game, state, by)), said, sent(seatView(state, by)))
        await fillIn(screen, move)
        expect(screen.emitted('move'), JSON.stringify(move)).toEqual([[move]])
        screen.unmount()
        applyMoveUnchecked(game, state, by, move)
      }
    }
  })
})

/** Puts the move together by pressing, and makes it. */
async function fillIn(screen: VueWrapper, move: { readonly type: string }): Promise<void> {
  const tab = screen.findAll('[role="tab"]').find(one => called(one) === `To ${move.type}`)
  await tab?.trigger('click')
  const buttons = (): DOMWrapper<Element>[] => screen.findAll('button:not(.deed):not([role="tab"])')
  for (const [field, value] of Object.entries(move)) {
    if (field === 'type') continue
    const input = screen
      .findAll<HTMLInputElement>('input[type="text"]')
      .find(one => one.attributes('aria-label') === field)
    if (input) await input.setValue(value)
    for (const [at, one] of (Array.isArray(value) ? value : input ? [] : [value]).entries()) {
      const name = `${field} ${String(one)}.`
      const row = screen.findAll('[role="group"]').find(some => some.attributes('aria-label') === `${field}: ${at + 1}`)
      const found = (row ? row.findAll('button') : buttons()).find(button => called(button) === name)
      await found?.trigger('click') // none: only one value is left
    }
  }
  const whole = JSON.stringify(move)
  const ready = screen.findAll('.deed').find(button => sameMove(button.text(), whole))
  await ready?.trigger('click')
}

function sameMove(one: string, other: string): boolean {
  if (!one.startsWith('{')) return false
  const sorted = (json: string) => Object.entries(JSON.parse(json) as object).sort(([a], [b]) => (a < b ? -1 : 1))
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
}
