// Tests the laws themselves: each must find a fault planted in a game.
import { describe, expect, test } from 'vitest'
import {
  tupleField,
  seatsClockwise,
  enumField,
  defaultOptions,
  diceFromSeed,
  tellLine,
  type GameRules,
  type Mind,
  type GameState,
} from '../../shared/engine/index.ts'
import { blank, type Blank, type Card } from '../../shared/games/blank/rules.ts'
import { mind as blankMind } from '../../shared/games/blank/mind.ts'
import { mind as mindReaderMind } from '../../shared/games/mind-reader/mind.ts'
import { mindReader } from '../../shared/games/mind-reader/rules.ts'
import type { MindReader } from '../../shared/games/mind-reader/kinds.ts'
import {
  LawBroken,
  checkGameLaws,
  GAME_LAWS,
  randomOptions,
  SEEN_IS_HEARD_LAW,
  randomSeatCount,
  varyingPublicPaths,
  compareIndistinguishable,
} from '../kit/gameLaws/index.ts'

/** The message of the first law this game breaks within 30 games, or null. */
function broken<K extends Blank | MindReader>(
  game: GameRules<K>,
  { mind = mindOf(game), most = 2000 }: { mind?: Mind<K>; most?: number } = {},
): string | null {
  for (let i = 0; i < 30; i++) {
    const seed = `fault ${i}`
    const chance = diceFromSeed(seed)
    const sample = { seed, seats: randomSeatCount(game, chance), options: randomOptions(game, chance) }
    try {
      checkGameLaws({ game, mind }, { ...sample, players: 'strays', most })
      for (const viewer of [null, ...seatsClockwise(sample.seats)])
        compareIndistinguishable({ game, mind }, { ...sample, viewer })
    } catch (error) {
      if (!(error instanceof LawBroken)) throw error
      expect(error.message).toContain(`seed ${seed}, ${sample.seats} seats`)
      expect(error.message).toContain(game.id)
      return error.message
    }
  }
  return null
}

function mindOf<K extends Blank | MindReader>(game: GameRules<K>): Mind<K> {
  return (game.id === 'blank' ? blankMind : mindReaderMind) as unknown as Mind<K>
}

/** Blank, where something more happens after each naming. */
function afterNaming(fault: (state: GameState<Blank>, seat: number) => void): GameRules<Blank> {
  return {
    ...blank,
    play: {
      name(state, seat, move) {
        blank.play.name(state, seat, move)
        fault(state, seat)
      },
    },
  }
}

/** Adds fields to a drawer that its type does not have. */
function stuff(drawer: object, more: Record<string, unknown>): void {
  Object.assign(drawer, more)
}

/** Blank, but two players name at once, and the later of the two is recorded as the loser. */
const together: GameRules<Blank> = {
  ...blank,
  seats: [2, 2],
  setup(deal) {
    const dealt = blank.setup(deal)
    stuff(dealt.open, { heard: [] })
    return dealt
  },
  toMove: ({ open, seats, outcome }) =>
    outcome ? [] : seatsClockwise(seats).filter(seat => !heardIn(open).includes(seat)),
  moves(view) {
    return heardIn(view.open).includes(view.seat)
      ? []
      : blank.moves({ ...view, open: { ...view.open, turn: view.seat, called: [] } })
  },
  play: {
    name(state, by, { card }) {
      tellLine(state, { type: 'named', by, card, right: false })
      heardIn(state.open).push(by)
      if (heardIn(state.open).length === 2) state.outcome = { winners: [], points: [0, 0] }
    },
  },
}

function heardIn(open: Blank['open']): number[] {
  return (open as unknown as { heard: number[] }).heard
}

describe('a fault is found by the law it breaks', () => {
  let calls = 0
  const faults: [fault: string, law: string, game: GameRules<Blank>][] = [
    [
      'a game without an end',
      GAME_LAWS.ends,
      { ...blank, play: { name: ({ open }, by) => void (open.turn = by === 0 ? 1 : 0) } },
    ],
    [
      'nobody may move',
      GAME_LAWS.turn,
      { ...blank, moves: view => (view.open.called.length > 0 ? [] : blank.moves(view)) },
    ],
    ['nobody is to move', GAME_LAWS.toMove, { ...blank, toMove: () => [] }],
    ['somebody is to move after the end', GAME_LAWS.toMove, { ...blank, toMove: ({ open }) => [open.turn] }],
    [
      'the wrong seat is to move',
      GAME_LAWS.toMove,
      { ...blank, toMove: ({ open, seats, outcome }) => (outcome ? [] : [(open.turn + 1) % seats]) },
    ],
    [
      'a seat is to move twice',
      GAME_LAWS.toMove,
      { ...blank, toMove: ({ open, outcome }) => (outcome ? [] : [open.turn, open.turn]) },
    ],
    [
      'looking that changes something',
      GAME_LAWS.reading,
      {
        ...blank,
        moves(view) {
          view.own.card = 'bell'
          return blank.moves(view)
        },
      },
    ],
    [
      'offers that change by themselves',
      GAME_LAWS.reading,
      {
        ...blank,
        moves: view => (view.open.turn === view.seat && calls++ % 2 ? blank.moves(view).slice(1) : blank.moves(view)),
      },
    ],
    [
      'an offer that takes a list of one for the one',
      GAME_LAWS.malformed,
      {
        ...blank,
        moves: view =>
          blank
            .moves(view)
            .flatMap(offer => [offer, { type: offer.type, card: tupleField([offer.card]) } as unknown as typeof offer]),
      },
    ],
    ['a date on the table', GAME_LAWS.plain, afterNaming(({ open }) => stuff(open, { when: new Date(0) }))],
    ['a gap on the table', GAME_LAWS.plain, afterNaming(({ open }) => stuff(open, { gap: undefined }))],
    ['a number that is none', GAME_LAWS.plain, afterNaming(({ sealed }) => stuff(sealed, { odds: NaN }))],
    ['a minus zero', GAME_LAWS.plain, afterNaming(({ sealed }) => stuff(sealed, { balance: -0 }))],
    [
      'a move that depends on something outside the game',
      GAME_LAWS.copies,
      afterNaming(({ sealed }) => stuff(sealed, { count: calls++ })),
    ],
    [
      'a deal that depends on something outside the game',
      GAME_LAWS.copies,
      {
        ...blank,
        setup(deal) {
          const dealt = blank.setup(deal)
          stuff(dealt.sealed, { count: calls++ })
          return dealt
        },
      },
    ],
    ['a seat that loses its drawer', GAME_LAWS.changes, afterNaming(({ own }) => void own.pop())],
    [
      'a story told otherwise',
      GAME_LAWS.told,
      afterNaming(({ story }) => void (story[0] = { line: { type: 'dealt', to: 0, card: 'bell' } })),
    ],
    [
      'a line changed after it was told',
      GAME_LAWS.told,
      afterNaming(({ story }) => stuff(story[0]!.line, { card: 'bell' })),
    ],
    [
      'a winner who is not at the table',
      GAME_LAWS.outcome,
      afterNaming(state => void (state.outcome &&= { ...state.outcome, winners: [7] })),
    ],
    [
      'a winner named twice',
      GAME_LAWS.outcome,
      afterNaming(state => void (state.outcome &&= { ...state.outcome, winners: [0, 0] })),
    ],
    ['an order that matters', GAME_LAWS.order, together],
    [
      'an answer on the table before it was said',
      SEEN_IS_HEARD_LAW,
      {
        ...blank,
        setup(deal) {
          const dealt = blank.setup(deal)
          stuff(dealt.open, { answer: dealt.sealed.hidden })
          return dealt
        },
      },
    ],
    [
      'an answer on the table after the first naming',
      SEEN_IS_HEARD_LAW,
      afterNaming(({ open, sealed }) => stuff(open, { last: sealed.hidden })),
    ],
    [
      'a neighbour’s card in one’s own drawer',
      SEEN_IS_HEARD_LAW,
      {
        ...blank,
        setup(deal) {
          const dealt = blank.setup(deal)
          stuff(dealt.own[0]!, { peeped: dealt.own[1]!.card })
          return dealt
        },
      },
    ],
    [
      'something worked out from the answer',
      SEEN_IS_HEARD_LAW,
      afterNaming(({ open, sealed }) => stuff(open, { vowels: sealed.hidden.includes('i') })),
    ],
    [
      'an end that was not told',
      SEEN_IS_HEARD_LAW,
      afterNaming(
        state =>
          void (state.outcome ??=
            state.sealed.hidden < 'm' ? { winners: [], points: seatsClockwise(state.seats).map(() => 0) } : null),
      ),
    ],
  ]
  test.each(faults)('%s', (_, law, game) => {
    const message = broken(game)
    expect(message).toContain(`“${law}”`)
  })

  const minds: [fault: string, mind: Mind<Blank>][] = [
    ['a computer that cheats', { ...blankMind, chooseMove: ({ own }) => ({ type: 'name', card: own.card }) }],
    ['a computer that waits when it is to move', { ...blankMind, chooseMove: () => null }],
  ]
  const proofs: [fault: string, mind: Mind<Blank>][] = [
    [
      'a possibility that comes back',
      {
        ...blankMind,
        prove: view =>
          blankMind.prove({
            ...view,
            open: { ...view.open, called: view.open.called.slice(0, view.open.called.length % 3), answer: null },
          }),
      },
    ],
    [
      'an answer that was proved, and then another',
      {
        ...blankMind,
        prove: view => ({
          ...blankMind.prove(view),
          riddles: [{ key: 'card', left: 1, answer: view.open.called.at(-1) ?? 'none' }],
        }),
      },
    ],
    [
      'no answer left, and bits that are no number',
      { ...blankMind, prove: view => ({ ...blankMind.prove(view), left: 0, bitsLeft: NaN, riddles: [] }) },
    ],
    [
      'a list of what is possible that is not what is left',
      {
        ...blankMind,
        prove(view) {
          const proof = blankMind.prove(view)
          return { ...proof, riddles: proof.riddles.map(one => ({ ...one, possible: one.possible!.slice(1) })) }
        },
      },
    ],
  ]
  test.each(proofs)('%s', (_, mind) => {
    expect(broken(blank, { mind })).toContain(`“${GAME_LAWS.proof}”`)
  })

  test.each(minds)('%s', (_, mind) => {
    expect(broken(blank, { mind })).toContain(`“${GAME_LAWS.computerPlayer}”`)
  })

  test('and every law has a fault planted for it', () => {
    const planted = new Set([
      ...faults.map(([, law]) => law),
      GAME_LAWS.computerPlayer,
      GAME_LAWS.proof,
      GAME_LAWS.record,
    ])
    expect([...planted].sort()).toEqual([...Object.values(GAME_LAWS), SEEN_IS_HEARD_LAW].sort())
  })

  test('a record that replays differently', () => {
    let deals = 0
    const forgetful: GameRules<Blank> = {
      ...blank,
      setup(deal) {
        const dealt = blank.setup(deal)
        if (++deals > 2) dealt.story[0] = { line: { type: 'dealt', to: 0, card: 'bell' } } // the first two deals are alike
        return dealt
      },
    }
    expect(() =>
      checkGameLaws(
        { game: forgetful, mind: blankMind },
        { seed: 'record', seats: 2, options: defaultOptions<Blank>(blank) },
      ),
    ).toThrow(GAME_LAWS.record)
  })
})

describe('where nothing is dealt and all secrets are chosen', () => {
  /** Blank, but everybody chooses the card they hold, once each, in turn. */
  const chosen = (leak: (open: Blank['open'], card: Card) => void): GameRules<Blank> => ({
    ...blank,
    setup: ({ seats, first }) => ({
      open: { turn: first, called: [], answer: null },
      own: seatsClockwise(seats).map(() => ({ card: 'bell' })),
      sealed: { hidden: 'bell' },
      story: [],
    }),
    moves: ({ open, seat, outcome }) =>
      open.turn === seat && !outcome ? [{ type: 'name', card: enumField('book', 'coin', 'lamp') }] : [],
    play: {
      name(state, by, { card }) {
        state.own[by] = { card }
        tellLine(state, { type: 'dealt', to: by, card }, [by])
        leak(state.open, card)
        state.open.turn = (by + 1) % state.seats
        if (state.open.turn === state.first)
          state.outcome = { winners: [], points: seatsClockwise(state.seats).map(() => 0) }
      },
    },
  })
  const far = (game: GameRules<Blank>) =>
    compareIndistinguishable(
      { game, mind: blankMind },
      { seed: 'chosen', seats: 3, options: { cards: 'nine' }, viewer: null },
    )

  test('the law still applies, and holds', () => {
    expect(far(chosen(() => {}))).toBeGreaterThan(0)
  })

  test('a leak of a choice is found', () => {
    expect(() => far(chosen((open, card) => void open.called.push(card)))).toThrow(SEEN_IS_HEARD_LAW)
  })
})

describe('a leak in Mind Reader is found', () => {
  type Play = GameRules<MindReader>['play']
  const leaks: [leak: string, play: Partial<Play>][] = [
    [
      'the card drawn, on the table',
      {
        draw(state, seat, move) {
          mindReader.play.draw(state, seat, move)
          stuff(state.open, { drawn: state.own[seat]!.hand.at(-1) })
        },
      },
    ],
    [
      'the cards hidden, on the table',
      {
        hide(state, seat, move) {
          mindReader.play.hide(state, seat, move)
          if (state.open.phase === 'play') stuff(state.open, { hidden: state.sealed.dealt.map(cards => [...cards]) })
        },
      },
    ],
    [
      'the next card of the pile, in the drawer of the next player',
      {
        draw(state, seat, move) {
          mindReader.play.draw(state, seat, move)
          stuff(state.own[state.open.turn]!, { next: state.sealed.pile.at(-1) })
        },
      },
    ],
    [
      'the cards of the player asked, in the drawer of somebody else',
      {
        ask(state, seat, move) {
          mindReader.play.ask(state, seat, move)
          for (const other of seatsClockwise(state.seats))
            if (other !== seat && other !== move.of)
              stuff(state.own[other]!, { overheard: [...state.own[move.of]!.secrets] })
        },
      },
    ],
    [
      'the rank of a card named wrongly',
      {
        name(state, seat, move) {
          const card = state.own[move.of]!.secrets[move.place]!
          mindReader.play.name(state, seat, move)
          if (!state.outcome) stuff(state.open, { near: card.slice(1) })
        },
      },
    ],
  ]
  test.each(leaks)('%s', (_, play) => {
    expect(broken({ ...mindReader, play: { ...mindReader.play, ...play } })).toContain(SEEN_IS_HEARD_LAW)
  })
})

test('what varies with the seed is listed, also the length of a list', () => {
  const leaky: GameRules<Blank> = {
    ...blank,
    setup(deal) {
      const dealt = blank.setup(deal)
      stuff(dealt.open, { answer: dealt.sealed.hidden, marks: Array(deal.dice.below(3)).fill(0) })
      return dealt
    },
  }
  expect(varyingPublicPaths(leaky, { seats: 3, options: { cards: 'nine' } })).toEqual([
    'first',
    'open.answer',
    'open.marks.*',
    'open.marks.length',
    'open.turn',
  ])
})
