// Tests that proofs are exact, against plain enumeration: all rows of small packs, all orders of the last cards, and real games.
import { describe, expect, test } from 'vitest'
import {
  diceFromSeed,
  applyMoveUnchecked,
  seatView,
  startGame,
  tableView,
  type Dice,
  type SeatView,
} from '../../../../shared/engine/index.ts'
import { canAnyContinuationAvoidRun } from '../../../../shared/games/precognition/reasoning/avoidable.ts'
import { PACK, rankOf, type Card, type Rank } from '../../../../shared/games/precognition/cards.ts'
import type { Precognition } from '../../../../shared/games/precognition/kinds.ts'
import { mind } from '../../../../shared/games/precognition/mind.ts'
import {
  stockOfRanks,
  type RowKnowledge,
  type RowPlaceKnowledge,
} from '../../../../shared/games/precognition/reasoning/rowKnowledge.ts'
import { canComeTrue } from '../../../../shared/games/precognition/reasoning/possible.ts'
import { prove } from '../../../../shared/games/precognition/reasoning/proof.ts'
import { isEntailed, storyEvidence } from '../../../../shared/games/precognition/reasoning/reasons.ts'
import { precognition } from '../../../../shared/games/precognition/rules.ts'
import { dealt } from '../table.ts'
import { effort } from '../../../kit/effort.ts'

const changeOf = (from: number, to: number) => (to > from ? 'U' : to < from ? 'D' : 'S')

/** Fills the row in every way: can it have the run, and can it avoid the run? */
function enumerated({ places, stock }: RowKnowledge, letters: string): { can: boolean; avoids: boolean } {
  const piles = { mine: [...stock.mine], others: [...stock.others] }
  const found = { can: false, avoids: false }
  const fill = (row: number[]) => {
    if (found.can && found.avoids) return
    const place = places[row.length]
    if (place === undefined) {
      const changes = row
        .slice(1)
        .map((rank, i) => changeOf(row[i]!, rank))
        .join('')
      found[changes.includes(letters) ? 'can' : 'avoids'] = true
      return
    }
    if (typeof place === 'number') return fill([...row, place])
    for (let rank = 1; rank <= 13; rank++) {
      if (piles[place][rank]! === 0) continue
      piles[place][rank]!--
      fill([...row, rank])
      piles[place][rank]!++
    }
  }
  fill([])
  return found
}

/** A partly played row of a small pack, with up to five ranks and several players. */
function small(chance: Dice): { outlook: RowKnowledge; letters: string } {
  const [ranks, length, players] = [2 + chance.below(4), 2 + chance.below(6), 2 + chance.below(3)]
  const rank = () => (1 + chance.below(ranks)) as Rank
  const [me, played] = [chance.below(players), chance.below(length)]
  const places = Array.from({ length }, (_, at): RowPlaceKnowledge =>
    at < played || chance.below(12) === 0 ? rank() : at % players === me ? 'mine' : 'others',
  )
  const pile = (whose: RowPlaceKnowledge) => places.filter(place => place === whose).map(rank)
  const outlook = {
    places,
    stock: {
      mine: stockOfRanks(pile('mine')),
      others: stockOfRanks([...pile('others'), ...Array.from({ length: chance.below(3) }, rank)]),
    },
  }
  return {
    outlook,
    letters: Array.from({ length: 1 + chance.below(length - 1) }, () => chance.pick([...'UDUDS'])).join(''),
  }
}

describe('whether a run can still come, and whether it must', () => {
  test('agrees with every continuation of 30,000 small rows', () => {
    const chance = diceFromSeed('small rows')
    const fates = { both: 0, comes: 0, fails: 0 }
    for (let i = 0; i < effort(10_000, 100_000); i++) {
      const { outlook, letters } = small(chance)
      const { can, avoids } = enumerated(outlook, letters)
      const of = () => `${outlook.places.join()} ${letters}`
      expect(canComeTrue(outlook, letters), of()).toBe(can)
      expect(canAnyContinuationAvoidRun(outlook, letters), of()).toBe(avoids)
      fates[can && avoids ? 'both' : can ? 'comes' : 'fails']++
    }
    expect(Math.min(...Object.values(fates))).toBeGreaterThan(effort(300, 1000))
  })

  test('agrees for every deal of six cards to two, and every prediction', () => {
    const runs = Array.from({ length: 5 }, (_, l) => l + 1).flatMap(length =>
      Array.from({ length: 3 ** length }, (_, n) =>
        n
          .toString(3)
          .padStart(length, '0')
          .replace(/./g, c => 'UDS'[Number(c)]!),
      ),
    )
    const six = [1, 1, 2, 2, 3, 4] as Rank[]
    for (const [a, b, c] of [
      [0, 1, 2],
      [0, 2, 4],
      [0, 4, 5],
      [2, 3, 5],
      [0, 1, 5],
      [1, 3, 4],
    ] as const) {
      const mine = [six[a]!, six[b]!, six[c]!]
      const others = six.filter((_, i) => ![a, b, c].includes(i as never))
      const outlook: RowKnowledge = {
        places: ['mine', 'others', 'mine', 'others', 'mine', 'others'],
        stock: { mine: stockOfRanks(mine), others: stockOfRanks(others) },
      }
      for (const letters of runs) {
        const { can, avoids } = enumerated(outlook, letters)
        expect(
          [canComeTrue(outlook, letters), canAnyContinuationAvoidRun(outlook, letters)],
          `${mine.join()} ${letters}`,
        ).toEqual([can, avoids])
      }
    }
  })
})

/** A game of computer players with predictions a person might write; a player's view after each move of the deal. */
function* positions(seats: number, seed: string): Generator<SeatView<Precognition>> {
  const chance = diceFromSeed(seed)
  const state = startGame(precognition, {
    seats,
    options: {
      hands: chance.pick(precognition.options.hands),
      rounds: 'one',
      predictions: 'as decided',
      ties: chance.pick(precognition.options.ties),
    },
    seed,
    first: null,
  })
  for (let moves = 0; moves < 400 && !state.outcome; moves++) {
    const seat = precognition.toMove(tableView(state))[0]!
    const move = mind.chooseMove(seatView(state, seat), 'normal', chance)!
    if (move.type === 'predict' && chance.below(2) === 0)
      move.letters = Array.from({ length: 1 + chance.below(Math.min(12, state.open.length - 1)) }, () =>
        chance.pick([...'UDUDUDS']),
      ).join('')
    applyMoveUnchecked(precognition, state, seat, move)
    yield seatView(state, chance.pick(state.open.players))
  }
}

describe('in real games', () => {
  test('the last cards agree with every way they may be held and played', () => {
    let held = 0
    for (let game = 0; game < 80; game++)
      for (const view of positions(2 + (game % 4), `late ${game}`)) {
        const { open, own, seat } = view
        const left = open.length - open.row.length
        if (open.phase !== 'play' || left === 0 || left + open.apart > 7) continue
        const { prospect } = prove(view)
        const unseen = PACK.filter(card => !open.row.includes(card) && !own.hand.includes(card)).map(rankOf)
        const turnOf = (at: number) => open.players[(open.players.indexOf(open.starter) + at) % open.players.length]
        const places = Array.from({ length: open.length }, (_, at): RowPlaceKnowledge =>
          at < open.row.length ? rankOf(open.row[at]!) : turnOf(at) === seat ? 'mine' : 'others',
        )
        const { can, avoids } = enumerated(
          { places, stock: { mine: stockOfRanks(own.hand.map(rankOf)), others: stockOfRanks(unseen) } },
          own.prediction,
        )
        expect(prospect).toMatchObject({ fate: can && avoids ? 'open' : can ? 'comes' : 'fails', settled: true })
        held++
      }
    expect(held).toBeGreaterThan(200)
  })

  test('the truth is never crossed out, and what is proved stays proved', () => {
    for (let game = 0; game < 24; game++) {
      const proved = new Map<string, string>()
      const ends = new Map<string, string>()
      for (const view of positions(2 + (game % 12), `truth ${game}`)) {
        const [riddle] = prove(view).riddles
        if (!riddle) continue
        if (proved.has(riddle.key)) expect(riddle.answer, riddle.key).toBe(proved.get(riddle.key))
        if (riddle.answer) proved.set(riddle.key, riddle.answer)
        const letters = view.open.predictions[view.seat]
        if (letters)
          ends.set(
            riddle.key,
            view.story.some(
              line => line.type === 'revealed' && line.of === view.seat && line.at !== null && line.letters === letters,
            )
              ? 'yes'
              : 'no',
          )
        if (view.open.row.length === view.open.length) expect(riddle.left).toBe(1)
      }
    }
  })

  test.each([
    [
      14,
      0,
      'DDDDUDDUUDDDUDDUUDUDUUUDUUUDDDDD',
      'H13 C1 S13 H3 C12 D3 D12 C3 H12 S1 D11 S3 D10 C13 C9 C8 D7 D5 H1 H2 D1 C2 H5 C7 H8 S10 S9 S7 S6 C4 H6 S8 D9 H11 S5 H9 C6 C10 C5 H10 D2 C11 D6 D13 S4 H7 H4 D8 D4 S11 S2 S12',
    ],
    [
      8,
      0,
      'UDUDDDDUDUUDUDDDDDUDDDDUDDDUDUUDDUU',
      'D1 H13 H1 C2 H12 S1 D12 C13 C3 S13 S12 D11 S10 D13 S3 H2 H9 S9 S8 D7 C6 D5 S2 C1 D2 D4 C5 H6 C7 C11 H7 S6 H4 D9 H5 D8 H8 C8 S4 H10 S5 C12 D6 S11 H3 C10 S7 C9 D3 H11 C4 D10',
    ],
    [
      9,
      1,
      'UUUUDUUDUDDUUDDDUUUDDUDUDDDUDUUDD',
      'S1 S2 C12 H1 C2 H3 D12 S13 H11 H12 D2 C3 S10 H4 D1 D5 C6 H7 D10 C11 D9 C10 C4 C5 S7 C13 C7 S6 D7 H13 D6 H5 H6 H8 S5 S11 S8 C8 D8 C9 S3 S12 D4 H9 C1 H10 D3 D13 H2 S9 S4 D11',
    ],
  ] as const)(
    'what is certain after card %i is certain ever after, however tangled the cards after it',
    (certain, seat, letters, row) => {
      const table = dealt(2, { row: row.split(' ') as Card[] })
      table.predicted(...[0, 1].map(one => (one === seat ? letters : 'U')))
      while (table.state.open.phase === 'play') {
        const { view } = table.seat(seat)
        const { prospect } = prove(view)
        const cards = view.open.row.length
        if (cards < certain) expect(prospect!.fate, `${cards}`).toBe('open')
        else expect(prospect, `${cards}`).toEqual({ fate: 'fails', settled: true, chance: 0 })
        if (cards >= certain && cards < certain + 4) {
          const lines = mind.supportingLines(view, { type: 'fails' })
          expect(
            isEntailed(
              view,
              storyEvidence(view).filter(({ line }) => lines.includes(line)),
              { type: 'fails' },
            ),
            `${cards}`,
          ).toBe(true)
        }
        table.seat(view.open.turn).plays(table.state.own[view.open.turn]!.hand[0]!)
      }
    },
  )

  test('at the end of a deal the riddle is solved by the row', () => {
    const table = dealt(2)
    table.predicted('UUUU', 'SS')
    expect(prove(table.seat(0).view).riddles).toEqual([
      { key: 'prediction.1.0', left: 2, answer: null, chance: prove(table.seat(0).view).prospect!.chance },
    ])
    table.playedOut()
    expect([0, 1].map(seat => prove(table.seat(seat).view).riddles)).toEqual([
      [{ key: 'prediction.1.0', left: 1, answer: 'yes', chance: 1 }],
      [{ key: 'prediction.1.1', left: 1, answer: 'no', chance: 0 }],
    ])
  })

  test('there is no riddle while a prediction is written, and none for spectators', () => {
    const table = dealt(3)
    table.seat(0).predicts('UU')
    expect(prove(table.seat(0).view)).toMatchObject({ prospect: null, riddles: [], left: 1, bitsLeft: 0 })
    table.seat(0).seals()
    expect(prove(table.seat(0).view).riddles).toHaveLength(1)
    const off = dealt(3)
    off.predicted('UU', 'U', 'UD')
    off.playedOut()
    off.seat(2).deals()
    expect(prove(off.seat(1).view)).toMatchObject({ prospect: null, riddles: [] })
  })
})

describe('where the unseen cards are', () => {
  test('with two players the whole hand of the other is known', () => {
    const table = dealt(2)
    table.predicted('UUUU', 'SS')
    for (let i = 0; i < 9; i++) table.seat(table.toMove[0]!).plays(table.state.own[table.toMove[0]!]!.hand[0]!)
    const { holders, ranks } = prove(table.seat(0).view)
    expect(holders).toEqual([{ by: 1, cardCount: table.state.own[1]!.hand.length }])
    for (const {
      rank,
      unseenCount,
      holdings: [theirs],
    } of ranks) {
      expect([theirs!.least, theirs!.most]).toEqual([unseenCount, unseenCount])
      expect(table.state.own[1]!.hand.filter(card => rankOf(card) === rank)).toHaveLength(unseenCount)
    }
  })

  test('with more, minimum, maximum and chances agree with all deals of the last cards', () => {
    let checked = 0
    for (let game = 0; game < 40; game++)
      for (const view of positions(3 + (game % 4), `where ${game}`)) {
        const { open, own, seat } = view
        const unseen = PACK.filter(card => !open.row.includes(card) && !own.hand.includes(card))
        if (open.phase !== 'play' || unseen.length > 6) continue
        const { holders, ranks } = prove(view)
        const sizes = holders.map(({ cardCount }) => cardCount)
        expect(holders.map(({ by }) => by)).toEqual([
          ...open.players.filter(of => of !== seat && open.cards[of]! > 0),
          ...(open.apart > 0 ? ['apart'] : []),
        ])
        expect(sizes).toEqual(holders.map(({ by }) => (by === 'apart' ? open.apart : open.cards[by]!)))
        const tally = ranks.map(({ unseenCount }) => sizes.map(() => Array.from({ length: unseenCount + 1 }, () => 0)))
        let deals = 0
        const give = (left: readonly Card[], hands: Card[][]) => {
          if (left.length === 0) {
            deals++
            for (const [h, hand] of hands.entries())
              for (const { rank } of ranks) tally[rank - 1]![h]![hand.filter(card => rankOf(card) === rank).length]!++
            return
          }
          for (const h of hands.keys())
            if (hands[h]!.length < sizes[h]!)
              give(
                left.slice(1),
                hands.map((hand, i) => (i === h ? [...hand, left[0]!] : hand)),
              )
        }
        give(
          unseen,
          sizes.map(() => []),
        )
        for (const { rank, holdings } of ranks)
          for (const [h, { least, most, chances }] of holdings.entries()) {
            const counted = tally[rank - 1]![h]!
            expect(least).toBe(counted.findIndex(count => count > 0))
            expect(most).toBe(counted.findLastIndex(count => count > 0))
            for (const [count, chance] of chances.entries()) expect(chance).toBeCloseTo(counted[count]! / deals, 10)
          }
        checked++
      }
    expect(checked).toBeGreaterThan(50)
  })
})
