// @vitest-environment happy-dom
// Tests that a card one has crossed out by hand is counted as crossed out, and drawn so where cards are named.
import { mount, type VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, test } from 'vitest'
import { nextTick, type Component } from 'vue'
import { seatView, type GameRules, type GameTypeParams, type SeatView } from '../../../shared/engine/index.ts'
import { OWN_MARKS_KEY } from '../../../renderer/parts/ownMarks.ts'
import { seatWords } from '../../../shared/words/en/seat.ts'
import { allByRole, byRole } from '../../kit/roles.ts'
import { called } from '../../kit/screens.ts'
import * as communal from '../communal-deduction/kit.ts'
import * as mindReader from '../mind-reader/kit.ts'
import * as missingPersons from '../missing-persons/kit.ts'
import * as piecepack from '../piecepack-deduction/kit.ts'

type Props = Record<string, unknown>
interface Tried {
  readonly notebook: Component
  readonly seat: Component
  readonly props: Props
}
const tried = (screens: object, props: object) => ({ ...(screens as Tried), props: props as Props })

/** The seat may name a card now. */
function mayName<K extends GameTypeParams>(game: GameRules<K>, view: SeatView<K>): boolean {
  return game.moves(view).some(({ type }) => type === 'name')
}

const GAMES = {
  'mind-reader': () =>
    tried(
      mindReader.screens,
      mindReader.seatProps(
        mindReader.playUntil(mindReader.begin(3), state => mayName(mindReader.game, seatView(state, 0))),
        0,
      ),
    ),
  'mind-reader, two cards': () =>
    tried(
      mindReader.screens,
      mindReader.seatProps(
        mindReader.playUntil(mindReader.begin(3, { secretCards: 'two' }), state =>
          mayName(mindReader.game, seatView(state, 0)),
        ),
        0,
      ),
    ),
  'mind-reader, all or nothing': () =>
    tried(
      mindReader.screens,
      mindReader.seatProps(
        mindReader.playUntil(mindReader.begin(3, { naming: 'all or nothing' }), state =>
          mindReader.game.moves(seatView(state, 0)).some(({ type }) => type === 'declare'),
        ),
        0,
      ),
    ),
  'piecepack-deduction': () =>
    tried(
      piecepack.screens,
      piecepack.seatProps(
        piecepack.playUntil(piecepack.begin(3), state => mayName(piecepack.game, seatView(state, 0))),
        0,
      ),
    ),
  'missing-persons': () =>
    tried(missingPersons.screens, missingPersons.seatProps(missingPersons.reach({}, missingPersons.onTurn(0, 2)), 0)),
  'missing-persons, the last guess': () =>
    tried(
      missingPersons.screens,
      missingPersons.seatProps(
        missingPersons.reach({ lastTurn: 'no' }, ({ open }) => open.phase === 'guess'),
        0,
      ),
    ),
  'communal-deduction': () => tried(communal.screens, communal.seatProps(communal.talking(3), 0)),
} satisfies Readonly<Record<string, () => Tried>>
type Tabled = keyof typeof GAMES

const open: VueWrapper[] = []
afterEach(() => {
  for (const one of open.splice(0)) one.unmount()
})
function mounted(screen: Component, props: Props, marks: Record<string, string>): VueWrapper {
  const global = { provide: { [OWN_MARKS_KEY as symbol]: () => marks } }
  const one = mount(screen, { props, global, attachTo: document.body })
  open.push(one as VueWrapper)
  return one as VueWrapper
}

/** Crosses out the first answer that is still possible, and returns the marks, its name and how many are left. */
async function crossOut({ notebook, props }: Tried) {
  const sheet = mounted(notebook, { ...props, marks: {}, because: null }, {})
  const possible = () => sheet.findAll('[data-riddle] [data-may]').filter(cell => cell.attributes('data-may') !== '*')
  const left = possible().length
  const name = possible()[0]!.attributes('aria-label')!.split(',')[0]!
  expect(sheet.text()).not.toContain('by your marks')
  await possible()[0]!.trigger('click')
  const [at, mark] = sheet.emitted<[string, string]>('mark')!.at(-1)!
  const marks = { [at]: mark }
  await sheet.setProps({ marks })
  return { sheet, marks, name, left }
}

/** The sheets from which a card is named, and the buttons that lead to each. */
const SHEETS: Readonly<Record<string, { readonly id: Tabled; readonly openers: () => readonly string[] }>> = {
  'Mind Reader, one card': { id: 'mind-reader', openers: () => [mindReader.labels.nameOpen] },
  'Mind Reader, every card': { id: 'mind-reader, all or nothing', openers: () => [mindReader.labels.declareOpen] },
  'piecepack Deduction': { id: 'piecepack-deduction', openers: () => [piecepack.labels.nameOpen] },
  'Missing Persons': { id: 'missing-persons', openers: () => [missingPersons.labels.nameOpener] },
  'Missing Persons, the last guess': { id: 'missing-persons, the last guess', openers: () => [] },
  'communal Deduction, the verdict': {
    id: 'communal-deduction',
    openers: () => [communal.labels.way('motion', 1), communal.labels.verdictFirst],
  },
  'communal Deduction, a claim': {
    id: 'communal-deduction',
    openers: () => [communal.labels.way('claim', 1), communal.labels.form('card')],
  },
}
const SHEETS_WITH_COUNTS = ['Mind Reader, one card', 'Mind Reader, every card', 'piecepack Deduction']
/** Opens a sheet of cards to name beside the notebook in which one is crossed out. */
async function openSheet(sheetTitle: string) {
  const { id, openers } = SHEETS[sheetTitle]!
  const game = GAMES[id]()
  const tried = await crossOut(game)
  tried.sheet.element.remove()
  const seat = mounted(game.seat, game.props, tried.marks)
  for (const opener of openers()) {
    const [button] = allByRole(seat, 'button').filter(one => called(one).startsWith(opener))
    await button!.trigger('click')
    await nextTick()
  }
  const [whose] = allByRole(document, 'group', mindReader.labels.nameWhom)
  await (whose && allByRole(whose, 'button')[0])?.trigger('click')
  return { ...tried, seat }
}

test.each(Object.keys(GAMES) as Tabled[])('%s: the notebook counts what is left by one’s own marks', async id => {
  const { sheet, left } = await crossOut(GAMES[id]())
  expect(left).toBeGreaterThan(2)
  expect(sheet.text()).toContain(seatWords.byYourMarks(left - 1))
})

test.each(Object.keys(SHEETS))('%s: what is crossed out by hand is drawn so where it is named', async title => {
  const { name } = await openSheet(title)
  const crossed = allByRole(document, 'button', /you crossed it out/)
  expect(crossed.map(cell => called(cell).split(',')[0])).toEqual([name])
  expect(crossed[0]!.classes()).toContain('out')
})

describe('what is left by one’s own marks is counted', () => {
  test.each(SHEETS_WITH_COUNTS)('%s: on the sheet for naming', async title => {
    const { left } = await openSheet(title)
    expect(byRole(document, 'dialog').text()).toContain(seatWords.byYourMarks(left - 1))
  })

  test('at each hidden card of Mind Reader’s players', async () => {
    const game = GAMES['mind-reader']()
    const { sheet, marks, left } = await crossOut(game)
    sheet.element.remove()
    const seat = mounted(game.seat, game.props, marks)
    const said = seat.findAll('[role=img]').map(called)
    expect(said.filter(one => one.includes('by your marks'))).toEqual([
      `${mindReader.labels.leftFull(left, null)}, ${seatWords.byYourMarks(left - 1)}`,
    ])
  })

  test('at the tabs for the left card and the right one', async () => {
    const { sheet, left } = await crossOut(GAMES['mind-reader, two cards']())
    const [tabs] = allByRole(sheet, 'group', mindReader.labels.askWhich)
    const [leftCard, rightCard] = allByRole(tabs!, 'button').map(called)
    expect(leftCard).toContain(`${mindReader.labels.left(left)}${seatWords.byYourMarks(left - 1)}`)
    expect(rightCard).not.toContain('by your marks')
  })
})
