// @vitest-environment happy-dom
// A game drawn from its rules alone, and each part that a game may draw itself; the others stay the defaults.
import { mount, type VueWrapper } from '@vue/test-utils'
import { beforeEach, describe, expect, test } from 'vitest'
import { h, type Component, type FunctionalComponent } from 'vue'
import type { ScreenOverrides, GameScreens } from '../../../renderer/games/screens.ts'
import { loadGameScreens } from '../../../renderer/games/index.ts'
import GameScreen from '../../../renderer/pages/seat/GameScreen.vue'
import { completeScreens } from '../../../renderer/house/completeScreens.ts'
import {
  enumFieldFrom,
  applyMoveUnchecked,
  seatView,
  tableView,
  type GameRules as Rules,
  type GameTypeParams,
} from '../../../shared/engine/index.ts'
import { mind } from '../../../shared/games/blank/mind.ts'
import { blank, type Card } from '../../../shared/games/blank/rules.ts'
import { gameWords } from '../../../shared/games/blank/words/en.ts'
import { games } from '../../../shared/games/index.ts'
import type { GameWords } from '../../../shared/words/sentence.ts'
import { called, press, sent, tablesOf, type Level } from '../../kit/screens.ts'
import { loadInEnglish } from '../../kit/games.ts'

const GamePage: Component<object> = GameScreen

const { begin, seatProps, playersOf } = tablesOf({ game: blank, mind, words: gameWords })
type State = ReturnType<typeof begin>

const blankGame = { rules: blank as unknown as Rules<GameTypeParams>, words: gameWords as unknown as GameWords }
const screensWith = (own: ScreenOverrides = {}): GameScreens => completeScreens(blankGame, own)

/** Three players; the player to move names wrong cards, one after another. */
function played(names: number): State {
  const state = begin(3)
  for (let i = 0; i < names; i++)
    applyMoveUnchecked(blank, state, state.open.turn, { type: 'name', card: wrong(state) })
  return state
}
function wrong({ open, own, sealed, options }: State): Card {
  const pack = options.cards === 'seven' ? (['bell', 'book', 'coin', 'lamp', 'mask', 'ring', 'rope'] as const) : []
  return pack.find(card => card !== sealed.hidden && card !== own[open.turn]!.card && !open.called.includes(card))!
}
function ended(): State {
  const state = played(2)
  applyMoveUnchecked(blank, state, state.open.turn, { type: 'name', card: state.sealed.hidden })
  return state
}

/** The events that the screens on the page emitted: by name, in order. */
let told: Record<string, unknown[]> = {}
beforeEach(() => void (told = {}))
const listening = Object.fromEntries(
  ['move', 'mark', 'why'].map(event => [
    `on${event[0]!.toUpperCase()}${event.slice(1)}`,
    (...values: unknown[]) => (told[event] = [...(told[event] ?? []), values]),
  ]),
)

const seatOf = (state: State, seat: number, own: ScreenOverrides = {}) =>
  mount(screensWith(own).seat as Component, {
    props: { ...seatProps(state, seat), ...listening },
    attachTo: document.body,
  })
const tableOf = (state: State, own: ScreenOverrides = {}) =>
  mount(screensWith(own).table as Component, {
    props: {
      view: sent(tableView(state)),
      players: playersOf(3),
      toMove: [...blank.toMove(tableView(state))],
      words: gameWords,
    },
  })
const notebookOf = (
  state: State,
  seat: number,
  level: Level,
  marks: Record<string, string> = {},
  own: ScreenOverrides = {},
) =>
  mount(screensWith(own).notebook as Component, {
    props: {
      view: sent(seatView(state, seat)),
      players: playersOf(3),
      words: gameWords,
      level,
      marks,
      proof: level === 'proof' ? sent(mind.prove(seatView(state, seat))) : null,
      because: null,
      ...listening,
    },
    attachTo: document.body,
  })
const cells = (notebook: VueWrapper) => notebook.findAll('.grid button, .wrapped button').map(called)
/** A part that a game draws itself: it shows which. */
function mine<Props>(text: string): Component<Props> {
  const drawn: FunctionalComponent<object> = () => h('p', { class: 'mine' }, text)
  drawn.inheritAttrs = false
  return drawn as Component<Props>
}

describe('a seat drawn from the rules alone', () => {
  test('shows the others with cards face down, what each said last, and all they said before', async () => {
    const state = played(4)
    const screen = seatOf(state, 2)
    const panels = screen.findAll('.opponents .player')
    expect(panels.map(panel => panel.attributes('aria-label'))).toEqual(['Dora', 'Ana'])
    expect(panels[0]!.find('[role="img"]').attributes('aria-label')).toBe('1 card face down')
    const [first, second] = state.story.filter(({ line }) => line.type === 'named' && line.by === 0)
    const named = (told: typeof first) => (told?.line.type === 'named' ? told.line.card : '')
    expect(panels[0]!.text()).toContain(`Dora named the ${named(second)}`)
    expect(panels[0]!.text()).not.toContain(`the ${named(first)}.`)
    await press(screen, 'Dora: 1 earlier line')
    expect(panels[0]!.text()).toContain(`Dora named the ${named(first)}.`)
    expect(panels[1]!.findAll('button')).toEqual([]) // Ana has said one thing
  })

  test('says whose cards lie together and what of them, and two groups may be called the same', () => {
    const state = begin(3)
    const lying = {
      ...gameWords,
      shows: () =>
        (['bell', 'ring'] as const).map(card => ({
          title: [{ seat: 0, form: 'possessive' }, ' guess of ', { seat: 1 }],
          whose: null,
          cards: [card],
        })),
    }
    const screen = mount(screensWith().seat as Component, { props: { ...seatProps(state, 0), words: lying } })
    expect(screen.findAll('.lying figcaption').map(title => title.text())).toEqual(Array(2).fill('Your guess of Ana'))
  })

  test('shows one’s own card, and the moves to the one on turn alone', () => {
    const state = played(1)
    expect(seatOf(state, 0).find('.deeds').exists()).toBe(false)
    const screen = seatOf(state, 1)
    expect(screen.get('.tray .hand').text()).toContain(state.own[1]!.card)
    const gone = new Set<string>([state.own[1]!.card, ...state.open.called])
    expect(screen.findAll('.grid button')).toHaveLength(7 - gone.size)
  })

  test('emits the whole move', async () => {
    const state = begin(3)
    const screen = seatOf(state, 0)
    await press(screen, wrong(state))
    await press(screen, `Name the ${wrong(state)}`)
    expect(told['move']).toEqual([[{ type: 'name', card: wrong(state) }]])
  })

  test('shows at the end what is open, and who won how many points', () => {
    const state = ended()
    const screen = seatOf(state, 0)
    expect(screen.get('.result .lying').text()).toContain(state.sealed.hidden)
    expect(screen.findAll('.points').map(points => points.text())).toEqual(['0 points', '0 points', '1 point'])
    expect(screen.findAll('.player.won').map(won => won.text())).toEqual([expect.stringContaining('✓ won')])
    expect(screen.find('.tray').exists()).toBe(false)
  })
})

test('a result that may be longer than the screen is reached by keyboard, to be scrolled', () => {
  const pageOf = (state: State) =>
    mount(GamePage, {
      props: {
        ...seatProps(state, 0),
        game: { screens: screensWith(), words: blankGame.words },
        title: 'Blank',
        shownView: { view: sent(seatView(state, 0)), toMove: [], n: 1, no: 1, seat: 0 },
        ownView: sent(seatView(state, 0)),
      },
    }).get('.game')
  expect(pageOf(played(0)).attributes('tabindex')).toBe('-1') // its controls can be reached directly
  expect(pageOf(ended()).attributes('tabindex')).toBe('0')
})

describe('a table drawn from the rules alone', () => {
  test('shows everybody, the last thing said and whom it waits for, and nothing to press', () => {
    const screen = tableOf(played(2))
    expect(screen.findAll('.player').map(panel => panel.attributes('aria-label'))).toEqual(['Dora', 'Ana', 'Ben'])
    expect(screen.get('.newest').text()).toContain('Ana named the')
    expect(screen.get('footer .lamp').text()).toBe('Ben’s turn')
    expect(screen.findAll('button, input')).toEqual([])
  })

  test('carries nothing of anybody’s own, also where it is given a seat’s view', () => {
    const state = begin(3)
    const screen = mount(screensWith().table as Component, {
      props: { view: sent(seatView(state, 1)), players: playersOf(3), toMove: [0], words: gameWords },
    })
    expect(screen.findAll('.everybody .face')).toEqual([])
  })
})

describe('a notebook drawn from the rules alone', () => {
  test('riddles of one thing are the columns of one table, however long their answers are', async () => {
    const [state, pack] = [played(1), ['bell', 'book', 'coin']]
    const places = {
      ...gameWords,
      riddle: (key: string) => [`the ${key} card of `, { seat: 1, form: 'possessive' }, ' row'],
      sheet: () =>
        ['left', 'right'].map(key => ({
          key,
          answers: pack,
          out: key === 'left' ? ['book'] : [],
          column: { of: [{ seat: 1, form: 'possessive' }, ' row'], head: [key] },
        })),
    }
    const { view, players } = seatProps(state, 0)
    const notebook = mount(screensWith().notebook as Component, {
      props: { view, players, words: places, level: 'facts', marks: {}, proof: null, because: null, ...listening },
      attachTo: document.body,
    })
    const table = notebook.get('[role="grid"]')
    expect(table.attributes('aria-label')).toBe('Ana’s row')
    expect(table.findAll('thead th').map(head => head.text())).toEqual(['left', 'right'])
    expect(table.findAll('tbody th').map(side => side.text())).toEqual(pack)
    expect(cells(notebook).slice(2, 4)).toEqual([
      'the left card of Ana’s row: book, ruled out',
      'the right card of Ana’s row: book, possible',
    ])
    await table.findAll('.grid button, .wrapped button')[3]!.trigger('click')
    expect(told['mark']).toEqual([['right.book', 'out']])
  })

  test('left blank, it marks nothing by itself', () => {
    const notebook = notebookOf(played(2), 0, 'blank')
    expect(cells(notebook)).toEqual(['bell', 'book', 'coin', 'lamp', 'mask', 'ring', 'rope'])
    expect(notebook.find('.count b').exists()).toBe(false)
  })

  test('marks what was shown and told, and counts what is left', () => {
    const state = played(2)
    const notebook = notebookOf(state, 0, 'facts')
    const out = new Set<string>([state.own[0]!.card, ...state.open.called])
    expect(cells(notebook).filter(cell => cell.includes('ruled out'))).toEqual(
      [...out].sort().map(card => `${card}, ruled out`),
    )
    expect(notebook.get('.count b').text()).toBe(String(7 - out.size))
  })

  test('says beside each answer how likely it is, if the game does', () => {
    const state = played(2)
    const { riddles, ...proof } = mind.prove(seatView(state, 0))
    const [first, ...others] = riddles[0]!.possible!
    const rest = 0.996 / others.length
    const chances = [0.004, ...others.map(() => rest)]
    const notebookAt = (level: Level) =>
      mount(screensWith().notebook as Component, {
        props: {
          ...{
            view: sent(seatView(state, 0)),
            players: playersOf(3),
            words: gameWords,
            level,
            marks: {},
            because: null,
          },
          proof: { ...proof, riddles: [{ ...riddles[0]!, chances }] },
        },
      })
    const possible = cells(notebookAt('proof')).filter(cell => cell.includes('possible'))
    const percent = `${Math.round(100 * rest)}%`
    expect(possible).toEqual([`${first}, possible, <1%`, ...others.map(card => `${card}, possible, ${percent}`)])
    expect(notebookAt('proof').findAll('.odds').map(one => one.text())).toEqual(['<1%', ...others.map(() => percent)]) // prettier-ignore
    expect(cells(notebookAt('facts')).filter(cell => cell.includes('%'))).toEqual([])
  })

  test('is marked by hand: out, yes, maybe, and nothing again', async () => {
    const state = begin(3)
    const card = wrong(state)
    for (const [before, after, says] of [
      ['', 'out', ''],
      ['out', 'yes', ', you crossed it out'],
      ['yes', 'maybe', ', you ticked it'],
      ['maybe', '', ', you marked it'],
    ] as const) {
      const notebook = notebookOf(state, 0, 'blank', before ? { [`card.${card}`]: before } : {})
      await press(notebook, `${card}${says}`)
      expect(told['mark']?.splice(0)).toEqual([[`card.${card}`, after]])
    }
  })

  test('says the answer once it follows, and why when it is asked', async () => {
    const state = ended()
    const notebook = notebookOf(state, 0, 'proof')
    const card = state.sealed.hidden
    expect(notebook.get('.it').text()).toBe(`The hidden card is the ${card}.`)
    await press(notebook, 'Ask why')
    await press(notebook, `${card}, certain`)
    expect(told['why']).toEqual([[{ type: 'certain', card }]])
    expect(told['mark']).toBeUndefined()
  })

  test('says of a mark by hand that it goes against what follows', () => {
    const state = ended()
    const notebook = notebookOf(state, 0, 'proof', { [`card.${state.sealed.hidden}`]: 'out' })
    expect(notebook.get('.strays').attributes('aria-label')).toContain('which is not what follows')
  })
})

test('the page of rules says the steps, the options and whose game it is', () => {
  const page = mount(screensWith().rules)
  expect(page.findAll('.steps li').map(step => step.text())).toEqual(gameWords.rules)
  expect(page.text()).toContain('For 2 to 4 players.')
  expect(page.get('dl').text()).toContain('Seven · Nine')
  expect(page.text()).toContain(gameWords.credit)
})

describe('a game that draws one part itself leaves the others to the house', () => {
  test('a card: in sentences, on faces, and everything else stays', () => {
    const card: ScreenOverrides['card'] = ({ id }) => h('i', { class: 'mine' }, id.toUpperCase())
    const screen = seatOf(played(1), 1, { card })
    expect(screen.get('.newest .mine').text()).toBe(screen.get('.newest .mine').text().toUpperCase())
    expect(screen.findAll('.tray .hand .face .mine')).toHaveLength(1)
    expect(screen.find('.deeds').exists()).toBe(true)
  })

  test('a face: for every card in sight, while sentences keep the slip', () => {
    const face: ScreenOverrides['face'] = ({ id, name }) => h('b', { class: 'mine' }, `${id}: ${name}`)
    const german = { ...blankGame, words: { ...blankGame.words, card: (id: string) => id.toUpperCase() } }
    const state = played(1)
    const screen = mount(completeScreens(german, { face }).seat as Component, { props: seatProps(state, 1) })
    const { card } = state.own[1]!
    expect(screen.findAll('.tray .mine').map(one => one.text())).toContain(`${card}: ${card.toUpperCase()}`)
    expect(screen.find('.newest .slip').exists()).toBe(true)
  })

  test('the middle: in place of the table’s cards, on seat and table alike', () => {
    for (const screen of [
      seatOf(played(1), 1, { centre: mine('coin') }),
      tableOf(played(1), { centre: mine('coin') }),
    ]) {
      expect(screen.get('.centre .mine').text()).toBe('coin')
      expect(screen.find('.lying').exists()).toBe(false)
      expect(screen.find('.newest').exists()).toBe(true)
    }
  })

  test('the widget of one move: it is given that move’s offers, and its move goes out', async () => {
    const widget: FunctionalComponent<{ offers: unknown }> = ({ offers }, { attrs }) =>
      h(
        'button',
        { class: 'mine', onClick: () => (attrs['onMove'] as (move: unknown) => void)('made') },
        JSON.stringify(offers),
      )
    const state = begin(3)
    const screen = seatOf(state, 0, { ask: { name: widget } } as ScreenOverrides)
    const [offer] = blank.moves(seatView(state, 0))
    expect(JSON.parse(screen.get('.mine').text())).toEqual([offer])
    expect(screen.find('[role="group"][aria-label="What to do"]').exists()).toBe(false)
    await screen.get('.mine').trigger('click')
    expect(told['move']).toEqual([['made']])
  })

  test.each(['seat', 'table', 'notebook', 'rules'] as const)('the whole %s', part => {
    const own = { [part]: mine(part) }
    const screens = screensWith(own)
    const state = played(1)
    const drawn = {
      seat: () => seatOf(state, 1, own),
      table: () => tableOf(state, own),
      notebook: () => notebookOf(state, 1, 'facts', {}, own),
      rules: () => mount(screens.rules),
    }
    for (const [name, draw] of Object.entries(drawn)) expect(draw().find('.mine').exists(), name).toBe(name === part)
  })

  test('what befalls somebody, as the rules of the game have it, is not said of them', () => {
    const saidOf = (rules: typeof blankGame.rules) => {
      const { seat } = completeScreens({ ...blankGame, rules }, {})
      return mount(seat as Component, { props: seatProps(played(3), 2) }).findAll('.player .last-words')
    }
    expect(saidOf({ ...blankGame.rules, happensTo: ['named'] })).toEqual([])
    expect(saidOf(blankGame.rules)).not.toEqual([])
  })
})

test('every game has all its screens, its own or the defaults', async () => {
  for (const { id } of games) {
    const { table, seat, notebook, card, rules: page } = await loadGameScreens(id, loadInEnglish(id))
    for (const part of [table, seat, notebook, card, page]) expect(part, id).toBeTruthy()
  }
})

test('an offer for something nobody has words for is still drawn', () => {
  const bare = { ...gameWords, form: undefined } as unknown as GameWords
  const state = begin(3)
  const screens = completeScreens({ rules: blankGame.rules, words: bare }, {})
  const screen = mount(screens.seat as Component, {
    props: { ...seatProps(state, 0), words: bare, offers: [{ type: 'name', card: enumFieldFrom(['bell', 'book']) }] },
  })
  expect(screen.findAll('.choice button').map(called)).toEqual(['bell', 'book'])
})
