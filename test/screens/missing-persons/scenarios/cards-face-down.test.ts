// @vitest-environment happy-dom
// Cards that are face down: the face is only in pages that were shown it, and one's own shows only while it is held.
import { describe, expect, test } from 'vitest'
import { diceFromSeed, applyMoveUnchecked, seatView, tableView } from '../../../../shared/engine/index.ts'
import { PERSONS } from '../../../../shared/games/missing-persons/cards.ts'
import { mind } from '../../../../shared/games/missing-persons/mind.ts'
import { allByRole, byRole, nameOf } from '../../../kit/roles.ts'
import { begin, game, labels, mountSeat, mountTable, onTurn, playUntil, gameWords } from '../kit.ts'

const named = (html: string) => new Set([...html.matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label!))

describe('cards that are face down', () => {
  test.each([{}, { questions: 'cryptic' }, { questions: 'free', draw: 'single' }] as const)(
    'have no face in any page, through a whole game of %j',
    options => {
      const state = begin(options, 'through')
      const chance = diceFromSeed('through')
      for (let step = 0; !state.outcome && step < 40; step++) {
        if (step % 6 === 2 && state.open.phase !== 'hide')
          for (const viewer of [null, 0, 1]) {
            const screen = viewer === null ? mountTable(state) : mountSeat(state, viewer)
            const faces = named(screen.html())
            for (const seat of [0, 1]) {
              const unseen = state.own[seat]!.lineup.filter(
                (_, place) => seat !== viewer || state.open.down[seat]!.includes(place),
              )
              const open =
                viewer === null
                  ? []
                  : state.own[viewer]!.lineup.filter((_, place) => !state.open.down[viewer]!.includes(place))
              for (const card of unseen)
                if (!open.includes(card))
                  expect(faces.has(gameWords.card(card)), `${card} of ${seat} for ${viewer}`).toBe(false)
            }
            screen.unmount()
          }
        const seat = chance.pick(game.toMove(tableView(state)))
        applyMoveUnchecked(game, state, seat, mind.chooseMove(seatView(state, seat), 'normal', chance)!)
      }
    },
  )

  test('the table says nothing that depends on a missing person or a line-up', () => {
    const state = playUntil(begin(), onTurn(0, 3))
    const before = mountTable(state).html()
    for (const own of state.own) {
      own.hidden = 'S1'
      own.lineup = [...own.lineup].reverse()
    }
    expect(mountTable(state).html()).toBe(before)
  })

  test('with open line-ups everybody sees the standing cards, and no others', () => {
    const state = playUntil(begin({ lineups: 'open' }), onTurn(0, 3))
    const cards = new Set(PERSONS.map(id => gameWords.card(id)))
    const faces = allByRole(mountTable(state), 'list')
      .flatMap(list => allByRole(list, 'img').map(nameOf))
      .filter(name => cards.has(name))
    const stand = state.open.faces.flatMap((cards, seat) =>
      cards.filter((_, place) => !state.open.down[seat]!.includes(place)),
    )
    expect(faces).toEqual(stand.map(id => gameWords.card(id)))
  })
})

describe('one’s own missing person', () => {
  test('opens while it is held, by finger or key, and turns back by itself', async () => {
    const state = playUntil(begin(), onTurn(0))
    const mine = gameWords.card(state.own[0]!.hidden!)
    const peek = byRole(mountSeat(state, 0), 'button', labels.peekAt)
    for (const [open, close] of [
      ['pointerdown', 'pointerup'],
      ['pointerdown', 'pointercancel'],
      ['keydown.space', 'keyup.space'],
      ['keydown.enter', 'blur'],
    ] as const) {
      expect(peek.html()).not.toContain(mine)
      await peek.trigger(open)
      expect(peek.html()).toContain(mine)
      await peek.trigger(close)
    }
    expect(peek.html()).not.toContain(mine)
  })
})
