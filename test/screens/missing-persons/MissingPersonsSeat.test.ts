// @vitest-environment happy-dom
// Whole games played by clicking: every offered move can be made, and arrives exactly as offered.
import { describe, expect, test, vi } from 'vitest'
import {
  diceFromSeed,
  applyMoveUnchecked,
  seatView,
  randomMove,
  tableView,
  type Seat,
} from '../../../shared/engine/index.ts'
import { PERSONS } from '../../../shared/games/missing-persons/cards.ts'
import { mind } from '../../../shared/games/missing-persons/mind.ts'
import type { MissingPersons } from '../../../shared/games/missing-persons/kinds.ts'
import { begin, game, keptScreens, labels, makeByHand, mountSeat, onTurn, reach, type Game, type Move } from './kit.ts'
import { allByRole, byRole, isThere } from '../../kit/roles.ts'
import { effort } from '../../kit/effort.ts'

const tables: Partial<MissingPersons['options']>[] = [
  {},
  { draw: 'single', lineups: 'open' },
  { questions: 'cryptic' },
  { questions: 'cryptic', questionsPerTurn: 'three', draw: 'single' },
  { questions: 'free' },
  { questions: 'free', draw: 'single', lineups: 'open' },
  { pack: 'two', lastTurn: 'no' },
]
const isTurning = ({ open }: Game) => open.phase === 'turn' && open.turn === 0
const made = new Set<Move['type']>()

/** Makes a move at a kept screen. */
async function byHand(screens: ReturnType<typeof keptScreens>, state: Game, seat: Seat, move: Move, where: string) {
  await makeByHand(await screens.show(state, seat), state, seat, move)
  expect(screens.moves(seat), where).toEqual([move])
  made.add(move.type)
  applyMoveUnchecked(game, state, seat, move)
}

describe('random games, every move made through the screen', () => {
  for (const [at, options] of tables.entries())
    test(JSON.stringify(options), async () => {
      const seed = `by hand ${at}`
      const chance = diceFromSeed(seed)
      let state = begin(options, seed)
      let screens = keptScreens()
      for (let moves = 0; moves < effort(14, 32); moves++) {
        if (state.outcome) {
          screens.unmount()
          state = begin(options, `${seed} ${moves}`)
          screens = keptScreens()
        }
        const [seat, wild] = randomMove(game, state, chance)!
        // a wild guess ends the game: the computer player's move keeps it going
        const move = wild.type === 'name' && moves % 9 ? null : wild
        if (move) await byHand(screens, state, seat, move, `${seed}, move ${moves}`)
        else {
          const toMove = chance.pick(game.toMove(tableView(state)))
          await byHand(
            screens,
            state,
            toMove,
            mind.chooseMove(seatView(state, toMove), 'normal', chance)!,
            `${seed}, move ${moves}`,
          )
        }
      }
      screens.unmount()
    })

  test('a guess is written, and a tie is dealt again', async () => {
    const screens = keptScreens()
    const state = reach({ lastTurn: 'no' }, ({ open }) => open.phase === 'guess')
    for (const seat of [0, 1])
      await byHand(screens, state, seat, { type: 'guess', card: state.own[1 - seat]!.hidden! }, 'guess')
    expect(state.open.phase).toBe('between')
    await byHand(screens, state, game.toMove(tableView(state))[0]!, { type: 'deal' }, 'deal')
    expect(state.open.deal).toBe(2)
    screens.unmount()
  })

  test('no kind of move was left out', () => {
    const all = ['answer', 'ask', 'askCryptically', 'askFreely', 'deal', 'done', 'guess', 'hide', 'lay', 'name', 'turn']
    expect([...made].sort()).toEqual(all)
  })
})

describe('my line-up', () => {
  test.each([
    ['one pack', 'one', onTurn(0)],
    ['one pack, as I turn cards down', 'one', isTurning],
    ['two packs', 'two', onTurn(0)],
    ['two packs, as I turn cards down', 'two', isTurning],
  ] as const)('says who in it can be missing: %s', (_, pack, stop) => {
    const state = reach({ pack, questions: stop === isTurning ? 'free' : 'plain' }, stop)
    const screen = mountSeat(state, 0)
    const about = labels.lineupAbout(state.open.down[0]!.length, pack)
    expect(isThere(screen, 'list', labels.lineup)).toBe(true)
    expect(allByRole(screen, 'paragraph', about)).toHaveLength(1)
  })
})

describe('the guess at the end', () => {
  const isGuess = ({ open }: Game) => open.phase === 'guess'
  const cardsToChoose = (screen: ReturnType<typeof mountSeat>) =>
    allByRole(byRole(screen, 'grid', labels.pack), 'button').length

  test('on a laptop has all persons', () => {
    expect(cardsToChoose(mountSeat(reach({ lastTurn: 'no' }, isGuess), 0))).toBe(PERSONS.length)
  })

  test('on a phone begins with the possible ranks, and has everybody after a press', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.startsWith('(max-width: 40rem)'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
    const state = reach({ lastTurn: 'no' }, isGuess)
    const screen = mountSeat(state, 0)
    const possible = allByRole(screen, 'button', new RegExp(`, ${labels.possible}$`)).length
    expect(possible).toBeGreaterThan(0)
    const least = cardsToChoose(screen)
    expect(least).toBeLessThan(PERSONS.length)
    await byRole(screen, 'button', 'Show all').trigger('click')
    expect(cardsToChoose(screen)).toBe(PERSONS.length)
    expect(allByRole(screen, 'button', new RegExp(`, ${labels.possible}$`))).toHaveLength(possible)
    expect(isThere(screen, 'button', 'Show all')).toBe(false)
    vi.unstubAllGlobals()
  })
})
