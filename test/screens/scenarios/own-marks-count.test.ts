// @vitest-environment happy-dom
// Tests that a card one has crossed out by hand is counted as crossed out, and drawn so where cards are named.
import { mount, type VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, test } from 'vitest'
import { nextTick, type Component } from 'vue'
import { seatView, type Game, type GameTypeParams, type SeatView } from '../../../shared/engine/index.ts'
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
function mayName<K extends GameTypeParams>(game: Game<K>, view: SeatView<K>): boolean {
  return game.moves(view).some(({ type }) => type === 'name')
}

const GAMES: Readonly<Record<string, () => Tried>> = {
  'mind-reader': () =>
    tried(
      mindReader.screens,
      mindReader.seatProps(
        mindReader.playUntil(mindReader.begin(3), state => mayName(mindReader.game, seatView(state, 0))),
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
  'communal-deduction': () => tried(communal.screens, communal.seatProps(communal.begin(3), 0)),
}

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

/** What opens the sheet of cards to name. */
const OPENERS: Readonly<Record<string, () => string>> = {
  'mind-reader': () => mindReader.labels.nameOpen,
  'piecepack-deduction': () => piecepack.labels.nameOpen,
  'missing-persons': () => missingPersons.labels.nameOpener,
}

describe.each(Object.keys(GAMES))('%s', id => {
  test('the notebook counts what is left by one’s own marks too', async () => {
    const { sheet, left } = await crossOut(GAMES[id]!())
    expect(left).toBeGreaterThan(2)
    expect(sheet.text()).toContain(seatWords.byYourMarks(left - 1))
  })

  // In communal no card is named from a sheet.
  test.skipIf(id === 'communal-deduction')('a card crossed out by hand is drawn so where cards are named', async () => {
    const game = GAMES[id]!()
    const { sheet, marks, name } = await crossOut(game)
    sheet.element.remove()
    const seat = mounted(game.seat, game.props, marks)
    await byRole(seat, 'button', new RegExp(`^${OPENERS[id]!()}`)).trigger('click')
    await nextTick()
    const [whose] = allByRole(document, 'group', mindReader.labels.nameWhom)
    await (whose && allByRole(whose, 'button')[0])?.trigger('click')
    const crossed = allByRole(document, 'button', /you crossed it out/)
    expect(crossed.map(cell => called(cell).split(',')[0])).toEqual([name])
    expect(crossed[0]!.classes()).toContain('out')
  })
})
