// @vitest-environment happy-dom
// Whole games played by clicking: every offered move can be made, and arrives exactly as offered.
import { describe, expect, test } from 'vitest'
import { nextTick } from 'vue'
import {
  diceFromSeed,
  matchesOffer,
  legalOffers,
  applyMoveUnchecked,
  seatView,
  randomMove,
} from '../../../shared/engine/index.ts'
import { mind } from '../../../shared/games/piecepack-deduction/mind.ts'
import type { Piecepack } from '../../../shared/games/piecepack-deduction/kinds.ts'
import { tilesMatching, suitOf, valueOf, type Tile } from '../../../shared/games/piecepack-deduction/cards.ts'
import { allByRole, byRole, isThere } from '../../kit/roles.ts'
import { allFound } from '../../kit/screens.ts'
import {
  begin,
  called,
  game,
  keptScreens,
  labels,
  makeByHand,
  mountSeat,
  playersOf,
  playUntil,
  press,
  gameWords,
  wrongFor,
  type Game,
  type Move,
} from './kit.ts'

const made = new Set<Move['type']>()
const tables: [seats: number, lastOneIn: Piecepack['options']['lastOneIn']][] = [
  [3, 'wins'],
  [4, 'must name'],
  [5, 'wins'],
]

describe('random games, every move made through the screen', () => {
  test.each(tables)('%i seats, last one in %s', async (seats, lastOneIn) => {
    const seed = `by hand ${seats}`
    const chance = diceFromSeed(seed)
    const state = begin(seats, { lastOneIn }, seed)
    const screens = keptScreens()
    for (let moves = 0; moves < 60 && !state.outcome; moves++) {
      const [seat, move] = randomMove(game, state, chance)!
      const screen = await screens.show(state, seat, moves % 2 === 0 ? 'facts' : 'blank')
      await makeByHand(screen, state, move, `${seed} ${moves}`)
      expect(screens.moves(seat), `${seed}, move ${moves}`).toEqual([move])
      made.add(move.type)
      applyMoveUnchecked(game, state, seat, move)
    }
  })

  test('no kind of move was left out', () => {
    expect([...made].sort()).toEqual(Object.keys(gameWords.move).sort())
  })
})

describe('a question put together', () => {
  test('a coin gives four questions, and only players other than oneself can be asked', () => {
    const state = begin(4)
    const screen = mountSeat(state, 0)
    const { coin } = state.open
    const asked = [suitOf(coin), valueOf(coin)].flatMap(trait => [
      labels.question('any', trait),
      labels.question('many', trait),
    ])
    expect(screen.findAll('.what button').map(called)).toEqual(asked)
    expect(screen.findAll('.whom button').map(called)).toEqual(['Ana', 'Ben', 'Maximiliane Sonnbaum'])
  })

  test('the button says what is missing, and then the whole move', async () => {
    const state = begin(4)
    const screen = mountSeat(state, 0)
    const deed = () => screen.find('.deeds .deed')
    const question = labels.question('many', suitOf(state.open.coin))
    expect(deed().text()).toBe('Choose a player and a question')
    await press(screen, question, '.what button')
    expect(deed().text()).toBe('Choose a player')
    expect(deed().attributes('disabled')).toBeDefined()
    await press(screen, labels.choose('Ben'), '.cover')
    expect(screen.find('.whom .chosen').text()).toBe('Ben')
    expect(called(deed())).toBe(`Ask Ben ${question}`)
    expect(screen.emitted('move')).toBeUndefined()
  })

  test('whatever is picked, the button is lit only for an offered move', async () => {
    const state = begin(5)
    const screen = mountSeat(state, 0)
    const offers = legalOffers(game, state, 0)
    for (const whom of allFound(screen, '.whom button'))
      for (const what of allFound(screen, '.what button')) {
        await whom.trigger('click')
        await what.trigger('click')
        await screen.find('.deeds .deed').trigger('click')
      }
    const moves = screen.emitted('move')!.map(([move]) => move)
    expect(new Set(moves.map(move => JSON.stringify(move))).size).toBe(16)
    expect(moves.every(move => offers.some(offer => matchesOffer(offer, move)))).toBe(true)
  })

  test('somebody who is not on turn has nothing to press, nor anybody while a move is on its way', async () => {
    const state = begin(3)
    expect(mountSeat(state, 1).findAll('button')).toEqual([])
    const screen = mountSeat(state, 0)
    await screen.setProps({ offers: [] })
    expect(screen.findAll('button')).toEqual([])
  })
})

test('what may be missing stays in sight while I ask, a move is on its way, and others ask', async () => {
  const state = begin(3)
  const left = /\d+ tiles? left/
  const screen = mountSeat(state, 0)
  expect(screen.text()).toMatch(left)
  await screen.setProps({ offers: [] })
  expect(screen.text()).toMatch(left)
  expect(mountSeat(state, 1).text()).toMatch(left)
})

describe('showing a tile', () => {
  const showing = (isFew: (matching: number) => boolean = () => true) =>
    playUntil(
      begin(3),
      ({ open, own }) =>
        open.phase === 'show' && isFew(tilesMatching(own[open.asked!.of]!.hand, open.asked!.trait).length),
    )

  test('pressing a tile that does not match says so, until I choose one that does', async () => {
    const state = showing()
    const { of, trait } = state.open.asked!
    const screen = mountSeat(state, of)
    const { hand } = state.own[of]!
    const matching = tilesMatching(hand, trait)
    const other = hand.find(tile => !matching.includes(tile))!
    await byRole(byRole(screen, 'group', labels.hand), 'button', gameWords.card(other)).trigger('click')
    expect(allByRole(screen, 'status').map(status => status.text())).toContain(labels.showRefused)
    expect(isThere(screen, 'button', labels.showRefused)).toBe(true)
    await byRole(byRole(screen, 'group', labels.hand), 'button', gameWords.card(matching[0]!)).trigger('click')
    expect(isThere(screen, 'button', labels.showRefused)).toBe(false)
  })
  test('the only tile that matches is chosen already', () => {
    const state = showing(matching => matching === 1)
    const screen = mountSeat(state, state.open.asked!.of)
    expect(screen.findAll('.hand .pick')).toHaveLength(1)
    expect(screen.find('.deeds .deed').attributes('disabled')).toBeUndefined()
  })

  test('only matching tiles can be chosen, and only the asker sees which', async () => {
    const state = showing(matching => matching > 1)
    const { of } = state.open.asked!
    const screen = mountSeat(state, of)
    const [offer] = legalOffers(game, state, of)
    const choosable = (offer as unknown as { tile: { values: string[] } }).tile.values
    expect(new Set(screen.findAll('.hand .pick').map(called))).toEqual(new Set(choosable.map(id => gameWords.card(id))))
    expect(screen.find('.todo').text()).toContain('Nobody else sees it')
    expect(screen.find('.deeds .deed').attributes('disabled')).toBeDefined()
    const tile = choosable[0] as Tile
    applyMoveUnchecked(game, state, of, { type: 'show', tile })
    const shown = (seat: number) => mountSeat(state, seat).findAll('.passing .tile').map(called)
    for (const seat of [0, 1, 2])
      expect(shown(seat), String(seat)).toEqual(seat === of || seat === state.open.turn ? [gameWords.card(tile)] : [])
  })
})

describe('what the asker has seen before', () => {
  /**
   * The asked player has shown this asker a tile that would match again, and another player one that would be
   * no news to them.
   */
  const again = () => {
    const state = showing()
    const { of, trait } = state.open.asked!
    const [tile, other] = tilesMatching(state.own[of]!.hand, trait) as [Tile, Tile]
    const third = [0, 1, 2].find(seat => seat !== of && seat !== state.open.turn)!
    state.story.push(
      { line: { type: 'showed', by: of, to: state.open.turn, tile }, to: [of, state.open.turn] },
      { line: { type: 'showed', by: of, to: third, tile: other }, to: [of, third] },
    )
    return { state, of, tile }
  }
  const showing = () =>
    playUntil(
      begin(3),
      ({ open, own }) =>
        open.phase === 'show' && tilesMatching(own[open.asked!.of]!.hand, open.asked!.trait).length > 1,
    )
  const marked = (screen: ReturnType<typeof mountSeat>) =>
    screen
      .findAll('.hand .pick')
      .filter(pick => pick.find('.seen').exists())
      .map(pick => called(pick.find('.tile')))

  test('is marked on the tiles of the player who shows, but not what others saw', () => {
    const { state, of, tile } = again()
    const screen = mountSeat(state, of)
    expect(marked(screen)).toEqual([gameWords.card(tile)])
    expect(called(screen.find('.seen'))).toBe(labels.seenBy(playersOf(3)[state.open.turn]!.name))
  })
  test('is not marked if the notebook writes nothing down', () => {
    const { state, of } = again()
    expect(marked(mountSeat(state, of, 'blank'))).toEqual([])
  })
})

describe('naming', () => {
  const after = () => playUntil(begin(4), ({ open }) => open.phase === 'after' && open.turns > 6)

  test('a tile one can see is named only after a confirmation', async () => {
    const state = after()
    const seat = state.open.turn
    const seen = state.own[seat]!.hand[0]!
    for (const level of ['facts', 'blank'] as const) {
      const screen = mountSeat(state, seat, level)
      await screen.find('.opener').trigger('click')
      await press(screen, gameWords.card(seen), '.tiles button')
      await screen.find('.picker .deed').trigger('click')
      expect(screen.emitted('move')).toBeUndefined()
      const sure = screen.findAll('dialog').at(-1)!
      expect(sure.text()).toContain(labels.sureTitle(gameWords.card(seen)))
      await sure.find('.danger').trigger('click')
      expect(screen.emitted('move')).toEqual([[{ type: 'name', tile: seen }]])
      screen.unmount()
    }
  })

  test('one may cancel, and name another', async () => {
    const state = after()
    const seat = state.open.turn
    const screen = mountSeat(state, seat)
    await screen.find('.opener').trigger('click')
    await press(screen, gameWords.card(state.open.faceUp[0]!), '.tiles button')
    await screen.find('.picker .deed').trigger('click')
    await screen
      .findAll('dialog')
      .at(-1)!
      .findAll('button')
      .find(button => button.text() === labels.sureCancel)!
      .trigger('click')
    await nextTick()
    await press(screen, gameWords.card(state.sealed.missing), '.tiles button')
    await screen.find('.picker .deed').trigger('click')
    expect(screen.emitted('move')).toEqual([[{ type: 'name', tile: state.sealed.missing }]])
  })

  test('with an empty notebook only visible tiles are ruled out', async () => {
    const state = after()
    const seat = state.open.turn
    const ruled = async (level: 'proof' | 'facts' | 'blank') => {
      const screen = mountSeat(state, seat, level)
      await screen.find('.opener').trigger('click')
      const count = screen.findAll('.tiles button').filter(cell => !cell.classes('alive')).length
      screen.unmount()
      return count
    }
    expect(await ruled('blank')).toBe(state.own[seat]!.hand.length + state.open.faceUp.length)
    expect(await ruled('facts')).toBeGreaterThanOrEqual(await ruled('blank'))
    expect(await ruled('proof')).toBe(24 - mind.prove(seatView(state, seat)).left)
  })

  test('before naming I read the risk: for the last two it is the game', async () => {
    const about = async (state: Game) => {
      const screen = mountSeat(state, state.open.turn)
      await screen.find('.opener').trigger('click')
      const text = screen.find('.picker .about').text()
      screen.unmount()
      return text
    }
    const state = after()
    const [me, next] = [state.open.turn, (state.open.turn + 1) % state.seats]
    expect(await about(state)).toBe(labels.nameAbout)
    state.open.out = state.open.out.map((_, seat) => seat !== me && seat !== next)
    expect(await about(state)).toBe(labels.nameAboutTwo(playersOf(state.seats)[next]!.name))
    state.options.lastOneIn = 'must name'
    expect(await about(state)).toBe(labels.nameAbout)
    state.open.out[next] = true
    expect(await about(state)).toBe(labels.nameAboutLast)
  })

  test('the last player in the game reads that only they are left to name it', () => {
    const state = after()
    state.options.lastOneIn = 'must name'
    const todo = () => mountSeat(state, state.open.turn).find('.todo').text()
    expect(todo()).not.toContain('Only you are left')
    state.open.out = state.open.out.map((_, seat) => seat !== state.open.turn)
    expect(todo()).toContain('Only you are left to name the missing tile.')
  })

  test('the grid has one stop, and the arrow keys go from there', async () => {
    const state = after()
    const screen = mountSeat(state, state.open.turn)
    await screen.find('.opener').trigger('click')
    const stops = () => screen.findAll('.tiles button[tabindex="0"]').map(cell => called(cell).split(',')[0])
    expect(stops()).toEqual(['Null of Suns'])
    await screen.find('.tiles').trigger('keydown', { key: 'ArrowDown' })
    await screen.find('.tiles').trigger('keydown', { key: 'End' })
    expect(stops()).toEqual(['5 of Moons'])
  })

  test('named wrongly: out, no more asking, and the missing tile is face down until it is held', async () => {
    const state = after()
    const seat = state.open.turn
    applyMoveUnchecked(game, state, seat, { type: 'name', tile: wrongFor(state, seat) })
    playUntil(state, ({ open }) => open.phase === 'ask')
    const screen = mountSeat(state, seat)
    const hold = screen.find('.peek')
    expect(hold.html()).not.toContain(gameWords.card(state.sealed.missing))
    await hold.trigger('pointerdown')
    expect(hold.html()).toContain(gameWords.card(state.sealed.missing))
    await hold.trigger('pointerup')
    expect(hold.html()).not.toContain(gameWords.card(state.sealed.missing))
    expect(screen.find('.todo').text()).toContain('You are out')
    expect(screen.findAll('.deed')).toEqual([])
  })
})
