// @vitest-environment happy-dom
// Whole games played by clicking: every offered move can be made, and arrives exactly as offered.
import { describe, expect, test, vi } from 'vitest'
import {
  diceFromSeed,
  matchesOffer,
  legalOffers,
  applyMoveUnchecked,
  randomMove,
} from '../../../shared/engine/index.ts'
import { COMPLETE_CARDS, TRAIT_FAMILIES, TRAITS } from '../../../shared/games/communal-deduction/cards.ts'
import { trueValueForHand } from '../../../shared/games/communal-deduction/rules/topics.ts'
import { allFound } from '../../kit/screens.ts'
import {
  begin,
  called,
  game,
  keptScreens,
  labels,
  makeByHand,
  mountNotebook,
  mountSeat,
  offeredIn,
  pickAbout,
  pickClaim,
  playUntil,
  press,
  seatProps,
  talking,
  gameWords,
  type Move,
} from './kit.ts'
import { mount, type VueWrapper } from '@vue/test-utils'
import CommunalSeat from '../../../renderer/games/communal-deduction/CommunalSeat.vue'
import { PROVE_WHEN_ASKED_KEY } from '../../../renderer/parts/askProof.ts'
import { mind } from '../../../shared/games/communal-deduction/mind.ts'
import { dealt, onlyByVouching, THREE_REDS } from '../../games/communal-deduction/table.ts'
import { effort } from '../../kit/effort.ts'
import { allByRole, byRole, nameOf } from '../../kit/roles.ts'

/** A table at which this first seat still has to ask. */
const asking = (seats: number) => playUntil(begin(seats), ({ open }) => open.phase === 'ask' && !open.asked[0])

const made = new Set<Move['type']>()

describe('random games, every move made through the screen', () => {
  test.each([2, 4, 9])('%i seats', async seats => {
    const seed = `by hand ${seats}`
    const chance = diceFromSeed(seed)
    const state = begin(seats, { claims: seats === 4 ? 'checked' : 'free' }, seed)
    const screens = keptScreens()
    for (let moves = 0; moves < effort(35, 60) && !state.outcome; moves++) {
      const [seat, move] = randomMove(game, state, chance)!
      await makeByHand(await screens.show(state, seat), move)
      expect(screens.moves(seat), `${seed}, move ${moves}`).toEqual([move])
      made.add(move.type)
      applyMoveUnchecked(game, state, seat, move)
    }
  })

  test('no kind of move was left out', () => {
    expect([...made].sort()).toEqual(Object.keys(gameWords.move).sort())
  })
})

test('the hidden card lies before me until the talk, unless the others need two rows', () => {
  expect(mountSeat(begin(5), 1).text()).toContain(labels.hidden)
  expect(mountSeat(begin(6), 1).text()).not.toContain(labels.hidden)
  expect(mountSeat(talking(3), 1).text()).not.toContain(labels.hidden)
})

describe('a statement', () => {
  test('the button says the whole sentence, with the truth about my own hand', async () => {
    const state = begin(4)
    const mark = state.own[1]!.hands[0]!.singles[0]!
    const count = state.own[1]!.hands[0]!.singles.filter(one => one === mark).length
    const screen = mountSeat(state, 1)
    expect(screen.find('.deeds .deed').attributes('disabled')).toBeDefined()
    await pickAbout(screen, `singles ${mark}`)
    expect(called(screen.find('.deeds .deed'))).toBe(
      `State “I have ${['no', 'one', 'two', 'three'][count]} ${gameWords.card(mark)} ${count === 1 ? 'Single' : 'Singles'}.”`,
    )
    expect(screen.emitted('move')).toBeUndefined()
  })

  test('what Singles and Completes tell of the hidden card is said at mine, until all have stated', () => {
    const said = (screen: VueWrapper) =>
      [labels.singlesAbout, labels.completesAbout].filter(about => screen.text().includes(about))
    expect(said(mountSeat(begin(4), 1))).toEqual([labels.singlesAbout, labels.completesAbout])
    expect(said(mountSeat(asking(4), 0))).toEqual([])
  })

  test('a low phone says it too', () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
    const said = mountSeat(begin(3), 0).findAll('.about').map(called).join(' ')
    expect(said).toContain(labels.singlesAbout)
    expect(said).toContain(labels.completesAbout)
    vi.unstubAllGlobals()
  })

  test('each thing I could state shows how many of my cards bear it', async () => {
    const state = begin(4)
    const hand = state.own[1]!.hands[0]!
    const screen = mountSeat(state, 1)
    const shown = (name: string) =>
      byRole(screen, 'button', new RegExp(`^\\d ${name}$`))
        .find('.known')
        .text()
    for (const kind of ['singles', 'completes'] as const) {
      await press(screen, labels.kind(kind), '.kinds button')
      for (const trait of TRAITS)
        expect(shown(gameWords.card(trait)), `${kind} ${trait}`).toBe(
          String(trueValueForHand(hand, `${kind} ${trait}`)),
        )
    }
    await press(screen, labels.kind('singles'), '.kinds button')
    for (const family of TRAIT_FAMILIES)
      expect(shown(labels.family(family))).toBe(String(trueValueForHand(hand, `singles ${family}`)))
  })

  test('switching from Singles to Completes keeps the characteristic', async () => {
    const screen = mountSeat(begin(4), 1)
    await pickAbout(screen, 'singles green')
    await press(screen, labels.kind('completes'), '.kinds button')
    await screen.find('.deeds .deed').trigger('click')
    expect(screen.emitted('move')).toEqual([[{ type: 'state', about: 'completes green' }]])
  })

  test('somebody who has stated has nothing to press while others still state', () => {
    const state = begin(4)
    applyMoveUnchecked(game, state, 2, { type: 'state', about: 'singles red' })
    const screen = mountSeat(state, 2)
    expect(screen.findAll('button')).toEqual([])
    expect(screen.find('.todo').text()).toBe('Waiting for Dora, Ana and Cleo to state something.')
  })
})

describe('a question', () => {
  test('about one Complete one only asks whether it is there', async () => {
    const screen = mountSeat(asking(3), 0)
    await press(screen, 'Ben', '.whom button')
    await pickAbout(screen, 'hollow-red-circle')
    expect(screen.findAll('.deeds .deed').map(called)).toEqual(['Ask Ben “Do you have the Hollow-Red-Circle?”'])
  })

  test('what somebody has already said of their hand is shown where I choose what to ask them', async () => {
    const state = asking(3)
    state.open.stated[1] = { about: 'completes filled', truth: 2 }
    state.open.stated[2] = null
    state.open.asked[2] = { of: 1, about: 'singles red', question: 'any', truth: true }
    const screen = mountSeat(state, 0)
    const shown = () => screen.findAll('button:has(.known)').map(called)
    expect(shown()).toEqual([])
    await press(screen, 'Ana', '.whom button')
    expect(shown()).toEqual([`${labels.saidBefore}: 1+ Red`])
    await press(screen, labels.kind('completes'), '.kinds button')
    expect(shown()).toEqual([`${labels.saidBefore}: 2 Filled`])
    await press(screen, 'Ben', '.whom button')
    expect(shown()).toEqual([])
  })

  test('nobody is asked about themselves', () => {
    const screen = mountSeat(asking(3), 0)
    expect(offeredIn(screen, '.whom button')).toEqual(['Ana', 'Ben'])
  })
})

describe('the talk', () => {
  test('what I have claimed cannot be chosen again', async () => {
    const state = talking(4, { claims: 'free' })
    applyMoveUnchecked(game, state, 0, { type: 'claim', claim: 'not red' })
    applyMoveUnchecked(game, state, 0, { type: 'claim', claim: 'hollow-red-circle' })
    const screen = mountSeat(state, 0)
    await press(screen, labels.form('not'), '.forms button')
    const closed = screen.findAll('.what button[aria-disabled]').map(called)
    expect(closed).toEqual([`${gameWords.card('red')}, ✓ ${labels.claimedIs}`])
    await press(screen, labels.form('card'), '.forms button')
    await press(screen, 'Hollow-Red-Circle', '.claim .cube button')
    expect(screen.find('.last .deed').attributes('disabled')).toBeDefined()
    expect(
      screen.findAll('.claim .cube button').filter(cell => cell.attributes('aria-disabled') === undefined),
    ).toHaveLength(COMPLETE_CARDS.length - 1)
  })

  test('what all know looks as on the board, and once all is known the verdict is shown first', async () => {
    const table = dealt({ hands: THREE_REDS, seats: 3 }).talks()
    const shown = (screen: VueWrapper) => screen.findAll('.what button').map(called)
    const plain = TRAITS.map(id => gameWords.card(id))
    const first = mountSeat(table.state, 0)
    expect(shown(first)).toEqual(plain)
    expect(offeredIn(first, '.ways button')).toEqual(['Claim', 'Clue or verdict'])
    table.seat(0).claims('red')
    table.seat(0).isFor('clue')
    table.seat(1).isFor('clue') // the clue deck begins with Filled
    const next = mountSeat(table.state, 0)
    const tellsOf = { red: 'it is', green: 'it is not', blue: 'it is not', filled: 'clue' } as Record<string, string>
    expect(shown(next).map(name => name.replace(/[✓✗] /, ''))).toEqual(
      TRAITS.map(trait => gameWords.card(trait) + (tellsOf[trait] ? `, ${tellsOf[trait]}` : '')),
    )
    await pickClaim(next, 'blue')
    expect(called(next.find('.back'))).toBe(labels.ruledOutForAll)
    table.state.open.claims.push('hollow-red-circle')
    const last = mountSeat(table.state, 0)
    expect(offeredIn(last, '.ways button')).toEqual(['Claim', 'Clue or verdict'])
    expect(last.find('.ways button[aria-pressed=true]').text()).toBe('Clue or verdict')
    expect(called(last.find('.favour > .deed'))).toBe('Ask for the verdict Hollow-Red-Circle')
    expect(last.find('.favour > .deed').classes()).not.toContain('quiet')
  })

  test('under free claims I give my own word for what somebody else claimed', async () => {
    const state = talking(4, { claims: 'free' })
    applyMoveUnchecked(game, state, 1, { type: 'claim', claim: 'not red' })
    const screen = mountSeat(state, 0)
    await pickClaim(screen, 'not red')
    expect(called(screen.find('.last .deed'))).toBe('Say so too: “It is not Red.”')
    await screen.find('.last .deed').trigger('click')
    expect(screen.emitted('move')).toEqual([[{ type: 'claim', claim: 'not red' }]])
    applyMoveUnchecked(game, state, 0, { type: 'claim', claim: 'not red' })
    const words = mountNotebook(state, 2).findAll('.nine button')[TRAITS.indexOf('red')]!
    expect(called(words)).toContain(labels.word('Dora', false))
    expect(called(words)).toContain(labels.word('Ana', false))
  })

  test('every claim the table offers can be put together, and none besides', async () => {
    const state = talking(3, { claims: 'free', ifThen: 'free' })
    applyMoveUnchecked(game, state, 0, { type: 'claim', claim: 'if red not circle' })
    const screen = mountSeat(state, 0)
    const offers = legalOffers(game, state, 0)
    await press(screen, labels.form('if'), '.forms button')
    let count = 0
    for (const given of offeredIn(screen, '.given button')) {
      await press(screen, given, '.given button')
      for (const then of ['is', 'not'] as const) {
        await press(screen, labels.consequence(then), '.then button')
        for (const what of offeredIn(screen, '.what button')) {
          const claim = `if ${given.toLowerCase()} ${then === 'not' ? 'not ' : ''}${what.toLowerCase()}`
          expect(
            offers.some(offer => matchesOffer(offer, { type: 'claim', claim })),
            claim,
          ).toBe(true)
          count++
        }
      }
    }
    expect(count).toBe(107)
  })

  test('without if–thens at this table, or after one’s own, that form is missing', () => {
    expect(offeredIn(mountSeat(talking(3, { ifThen: 'none' }), 0), '.forms button')).not.toContain(labels.form('if'))
    const state = talking(3, { claims: 'free' })
    expect(offeredIn(mountSeat(state, 0), '.forms button')).toContain(labels.form('if'))
    applyMoveUnchecked(game, state, 0, { type: 'claim', claim: 'if red circle' })
    expect(offeredIn(mountSeat(state, 0), '.forms button')).not.toContain(labels.form('if'))
  })

  test('a refused claim is mentioned to its maker alone, until something else is composed', async () => {
    const state = talking(4)
    const { hidden } = state.sealed
    const wrong = TRAITS.find(mark => !hidden.split('-').includes(mark))!
    applyMoveUnchecked(game, state, 1, { type: 'claim', claim: wrong })
    const maker = mountSeat(state, 1)
    expect(maker.find('.back').text()).toContain('does not follow from what you know. Nobody else heard it.')
    await pickClaim(maker, `not ${wrong}`)
    expect(maker.find('.back').exists()).toBe(false)
    const other = mountSeat(state, 2)
    expect(other.find('.back').exists()).toBe(false)
    expect(other.text()).not.toContain('does not follow')
  })

  test('a refusal at the button is announced once, with a claim that would follow if asked', async () => {
    const table = dealt({ hands: THREE_REDS }).talks()
    table.seat(0).claims('blue')
    const prove = async (view: Parameters<typeof mind.prove>[0]) => mind.prove(view)
    const screen = mount(CommunalSeat, {
      props: seatProps(table.state, 0),
      global: { provide: { [PROVE_WHEN_ASKED_KEY as symbol]: () => prove } },
      attachTo: document.body,
    })
    expect(called(screen.find('.claim > .back'))).toContain('“It is Blue” does not follow from what you know.')
    expect(screen.find('.back [role=alert]').exists()).toBe(false) // the page announces that line
    await pickClaim(screen, 'blue')
    expect(screen.find('.back').exists()).toBe(false)
    await screen.setProps({ offers: [] }) // the claim is on its way
    table.seat(0).claims('blue')
    await screen.setProps(seatProps(table.state, 0))
    expect(called(screen.find('.instead'))).toBe(labels.whatFollows)
    await screen.find('.instead button').trigger('click')
    await expect.poll(() => called(screen.find('.instead'))).toBe('This would follow: “It is Red.”')
    table.seat(0).claims('red')
    await screen.setProps(seatProps(table.state, 0))
    expect(screen.find('.back').exists()).toBe(false)
    table.seat(0).claims('circle')
    await screen.setProps(seatProps(table.state, 0))
    expect(screen.find('.instead button').exists()).toBe(true)
  })

  test('a refusal goes once others’ claims make it follow', () => {
    const table = dealt({ hands: THREE_REDS }).talks()
    const isShown = () => mountSeat(table.state, 1).find('.back').exists()
    table.seat(1).claims('not blue')
    table.seat(0).passes()
    table.seat(0).isFor('clue')
    expect(isShown()).toBe(true) // passing and voting tell nothing of the cards
    table.seat(0).claims('red')
    expect(isShown()).toBe(false)
  })

  test('where the table allows no help, no claim that would follow is shown', () => {
    const table = dealt({ hands: THREE_REDS }).talks()
    table.seat(0).claims('blue')
    expect(mountSeat(table.state, 0).find('.back').exists()).toBe(true)
    expect(mountSeat(table.state, 0).find('.instead').exists()).toBe(false)
  })

  test('when the talk begins my screen says who was given which spare hands', () => {
    const table = dealt({ seats: 7 }).talks()
    expect(called(mountSeat(table.state, 0).find('.last-said .after'))).toContain('8 to you; 9 to')
    table.seat(0).passes()
    expect(called(mountSeat(table.state, 1).find('.last-said .after'))).toContain('passed')
  })

  test('a vote that was overruled says by whom', () => {
    const table = dealt({ seats: 3 }).talks()
    table.seat(2).isFor('filled-red-circle')
    for (const seat of [0, 1]) table.seat(seat).isFor('clue')
    expect(called(mountSeat(table.state, 2).find('.last-said .after'))).toBe('Dora and Ana outvoted you.')
    table.seat(2).isFor('clue')
    for (const seat of [0, 1]) table.seat(seat).isFor('filled-red-circle')
    expect(called(mountSeat(table.state, 2).find('.result'))).toContain('Dora and Ana outvoted you.')
  })

  test('what only others’ claims make certain is said at the button, before and after a refusal', async () => {
    const table = onlyByVouching()
    const screen = mountSeat(table.state, 6, 'proof')
    await pickClaim(screen, 'circle')
    expect(screen.find('.back').text()).toBe(labels.onlyByVouching)
    await pickClaim(screen, 'not green')
    expect(screen.find('.back').exists()).toBe(false)
    table.seat(6).claims('circle')
    expect(called(mountSeat(table.state, 6, 'proof').find('.back [role=alert]'))).toBe(
      `“It is a Circle.” ${labels.refusedVouched}`,
    )
    expect(called(mountSeat(table.state, 6, 'facts').find('.back'))).toContain('does not follow from what you know')
  })

  test('while a move is on its way nothing can be pressed but one’s own hands', async () => {
    const screen = mountSeat(talking(4), 0)
    await screen.setProps({ offers: [] })
    expect(allFound(screen, 'button').every(button => button.element.closest('.own-hands'))).toBe(true)
  })

  test('on a phone a press on my hands shows all their cards in large', async () => {
    vi.stubGlobal('matchMedia', onPhone)
    const screen = mountSeat(talking(4), 0)
    const cards = screen.findAll('.strip [role=img]').map(card => card.attributes('aria-label'))
    expect(cards.length).toBeGreaterThan(5)
    await byRole(screen, 'button', 'Look at your cards in large').trigger('click')
    const sheet = byRole(screen, 'dialog', 'Your hands')
    expect(sheet.findAll('[role=img]').map(card => card.attributes('aria-label'))).toEqual(cards)
    await byRole(sheet, 'button', 'Close').trigger('click')
    expect(screen.find('dialog').exists()).toBe(false)
  })

  test('on a phone the board is among my choices through the whole talk', async () => {
    vi.stubGlobal('matchMedia', onPhone)
    const screen = mountSeat(talking(4), 0)
    const boards = () => [screen.findAll('.tray .families').length, screen.findAll('.middle .families').length]
    expect(boards()).toEqual([1, 0])
    await press(screen, labels.way('motion', 3), '.ways button')
    expect(boards()).toEqual([1, 0])
    await screen.setProps({ offers: [] })
    expect(boards()).toEqual([1, 0])
    vi.unstubAllGlobals()
  })

  test('if no clue can be revealed, none is mentioned', () => {
    expect(offeredIn(mountSeat(talking(5, { clues: 'none' }), 0), '.ways button')).toEqual(['Claim', 'Verdict'])
    expect(offeredIn(mountSeat(talking(5), 0), '.ways button')).toEqual(['Claim', 'Clue or verdict'])
  })

  test('what others claim turns no tab under my finger; after my own move the verdict is shown', async () => {
    const state = talking(5)
    const screen = mountSeat(state, 0)
    const pickedWay = () => {
      const ways = allByRole(byRole(screen, 'group', labels.ways), 'button')
      return called(ways.find(way => way.attributes('aria-pressed') === 'true')!)
    }
    expect(pickedWay()).toBe('Claim')
    state.open.claims.push('filled-blue-square')
    const solved = seatProps(state, 0)
    await screen.setProps(solved)
    expect(pickedWay()).toBe('Claim')
    expect(screen.text()).toContain('By all claims and clues one card is left. Ask for the verdict.')
    await screen.setProps({ offers: [] })
    await screen.setProps(solved)
    expect(pickedWay()).toBe('Clue or verdict')
    state.open.motions[0] = 'filled-blue-square'
    await screen.setProps(seatProps(state, 0))
    expect(screen.text()).not.toContain('By all claims and clues one card is left.')
  })

  test('while no hand is raised it is said how many it takes', async () => {
    const state = talking(5, { claims: 'free' })
    const screen = mountSeat(state, 0)
    expect(screen.text()).toContain('3 raised hands bring a clue or a verdict')
    applyMoveUnchecked(game, state, 1, { type: 'favour', motion: 'clue' })
    await screen.setProps(seatProps(state, 0))
    expect(screen.text()).not.toContain('3 raised hands')
    expect(screen.text()).toContain('1 of 3 needed')
    expect(mountSeat(talking(5, { clues: 'none' }), 0).text()).toContain('3 raised hands bring a verdict')
  })

  test('what others support is one touch away', async () => {
    const state = talking(5, { claims: 'free' })
    applyMoveUnchecked(game, state, 1, { type: 'favour', motion: 'filled-blue-square' })
    const screen = mountSeat(state, 0)
    await press(screen, labels.way('motion', 3), '.ways button')
    await press(screen, 'Ask for the verdict Filled-Blue-Square', '.favour > .deed')
    expect(screen.emitted('move')).toEqual([[{ type: 'favour', motion: 'filled-blue-square' }]])
  })
})

describe('spare hands', () => {
  test('only those who took one can look at it', async () => {
    const state = talking(4)
    const hands = state.own[0]!.hands
    applyMoveUnchecked(game, state, 0, { type: 'pass' })
    const screen = mountSeat(state, 0)
    expect(offeredIn(screen, '.own-hands .tabs button')).toEqual(hands.map(({ no }) => labels.handOf(no)))
    await press(screen, labels.handOf(hands[1]!.no), '.own-hands .tabs button')
    expect(offeredIn(screen, '.own-hands .face')).toEqual(
      [...hands[1]!.singles, ...hands[1]!.completes].map(id => gameWords.card(id)),
    )
  })

  test.each(['laptop', 'phone'])('are marked as new until their holder has spoken or passed, on a %s', device => {
    if (device === 'phone') vi.stubGlobal('matchMedia', onPhone)
    const state = talking(4)
    const own = state.own[0]!.hands.map(({ no }) => labels.handOf(no))
    const asNew = own.map((name, nth) => (nth > 0 ? `${name}, new` : name))
    expect(own.length).toBeGreaterThan(1)
    expect(handsOf(mountSeat(state, 0))).toEqual(asNew)
    applyMoveUnchecked(game, state, 1, { type: 'favour', motion: 'clue' })
    expect(handsOf(mountSeat(state, 0)), 'what another does leaves the mark').toEqual(asNew)
    applyMoveUnchecked(game, state, 0, { type: 'pass' })
    expect(handsOf(mountSeat(state, 0))).toEqual(own)
    vi.unstubAllGlobals()
  })
})

/** A phone's answer to what a screen asks of its size. */
const onPhone = (query: string) => ({
  matches: query.startsWith('(max-width: 40rem)'),
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
})

/** What one's hands are called: on a phone all lie side by side, elsewhere a button turns to each. */
function handsOf(screen: VueWrapper): string[] {
  const hands = byRole(screen, 'group', labels.yourHands)
  return [...allByRole(hands, 'group'), ...allByRole(hands, 'button')]
    .map(nameOf)
    .filter(name => name.startsWith('Hand'))
}
