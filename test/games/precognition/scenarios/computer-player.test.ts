// Tests the computer player of Precognition: sensible, and never stuck.
import { describe, expect, test } from 'vitest'
import {
  diceFromSeed,
  SKILL_LEVELS,
  seatView,
  startGame,
  tableView,
  type SkillLevel,
  type LogEntry,
} from '../../../../shared/engine/index.ts'
import { mind } from '../../../../shared/games/precognition/mind.ts'
import { rankOf, type Card } from '../../../../shared/games/precognition/cards.ts'
import { changeBetweenCards } from '../../../../shared/games/precognition/rules/row.ts'
import { precognition } from '../../../../shared/games/precognition/rules.ts'
import { chooseSharpMove, SHARP_TUNING, type SharpTuning } from '../../../../shared/games/precognition/players/sharp.ts'
import { playMatch, type MatchSetup } from '../../../bench/match.ts'
import type { SeatView } from '../../../../shared/engine/index.ts'
import { planBeliefAbout, type PlanBelief } from '../../../../shared/games/precognition/players/belief.ts'
import type { Precognition } from '../../../../shared/games/precognition/kinds.ts'
import { baselines } from '../../../baselines/index.ts'
import { atLength } from '../../../kit/effort.ts'
import { dealt } from '../table.ts'
import { computerMove, playToEnd, winsAgainstRandom } from '../../../kit/playing.ts'

const subject = { game: precognition, mind }

const cards = (written: string) => written.split(' ') as Card[]

/** A table of two with this row, at seat 0’s turn, with this hand and prediction. */
function under({ row, hand, prediction }: { row: string; hand: string; prediction: string }) {
  const table = dealt(2)
  table.predicted(prediction, 'U')
  table.state.open.row = cards(row)
  table.state.own[0]!.hand = cards(hand)
  return table.seat(0)
}

describe('the computer player', () => {
  test('predicts runs that turn at every card, or at every card but one, and seals them', () => {
    const written = new Set<string>()
    const repeatsByPrediction: number[] = []
    for (let i = 0; i < 60; i++) {
      const table = dealt(2)
      const move = table.seat(0).computer(`hunch ${i}`)!
      expect(move.type).toBe('predict')
      if (move.type !== 'predict') continue
      const repeats = move.letters.match(/(.)(?=\1)/g)?.length ?? 0
      expect(move.letters).toMatch(repeats === 0 ? /^[UD]{10,12}$/ : /^[UD]{8,10}$/)
      repeatsByPrediction.push(repeats)
      written.add(move.letters)
      table.seat(0).does(move)
      expect(table.seat(0).computer()).toEqual({ type: 'seal' })
    }
    expect(written.size).toBeGreaterThan(20)
    expect(new Set(repeatsByPrediction)).toEqual(new Set([0, 1]))
  })
  test.each([
    [2, 'normal', [2, 3, 4, 5]],
    [3, 'normal', [2, 3, 4, 5]],
    [2, 'sharp', [4, 5, 6, 7]],
    [3, 'sharp', [2, 3, 5, 6, 7]],
  ] as const)('with ten cards each of %i players, %s predicts what a short row can hold', (seats, level, lengths) => {
    const written = new Set<number>()
    for (let i = 0; i < 40; i++) {
      const move = dealt(seats, { hands: 'ten each' }).seat(0).computer(`hunch ${i}`, level)
      written.add(move?.type === 'predict' ? move.letters.length : 0)
    }
    expect([...written].sort((a, b) => a - b)).toEqual(lengths)
  })
  test('waits when the table does not wait for it', () => {
    const table = dealt(3)
    table.predicted('UU', 'U', 'UD')
    expect(table.seat(1).computer()).toBeNull()
    table.playedOut()
    expect(table.seat(0).computer()).toBeNull()
    expect(table.seat(2).computer()).toEqual({ type: 'deal' })
    table.seat(2).deals()
    expect(table.seat(1).computer()).toBeNull() // out
  })
  test('plays what its prediction needs next', () => {
    expect(under({ row: 'S7', hand: 'S2 S12', prediction: 'UDUD' }).computer()).toEqual({ type: 'play', card: 'S12' })
    expect(under({ row: 'S3 S7', hand: 'S2 S12', prediction: 'UDUD' }).computer()).toEqual({ type: 'play', card: 'S2' })
  })
  test('and leaves the next card the most room in the needed direction', () => {
    expect(under({ row: 'S3', hand: 'S5 S13', prediction: 'UDUD' }).computer()).toEqual({ type: 'play', card: 'S13' })
    expect(under({ row: 'S3 S13', hand: 'S1 S11', prediction: 'UDUD' }).computer()).toEqual({
      type: 'play',
      card: 'S1',
    })
  })
  test('prefers the card that fulfils it', () => {
    expect(under({ row: 'S5 S9 S4', hand: 'S3 S6', prediction: 'UDU' }).computer()).toEqual({
      type: 'play',
      card: 'S6',
    })
  })
  test('once it has come true spoils what others may hope for: no more alternating', () => {
    const chair = under({ row: 'S5 S9 S4 S6', hand: 'S2 S12', prediction: 'UDU' })
    const { card } = chair.computer() as { card: Card }
    expect(changeBetweenCards('S6', card)).toBe('U') // after a U
  })
  test('spoils too if too few cards are left for its own', () => {
    const chair = under({ row: 'S5 S9 S4 S6', hand: 'S2 S12', prediction: 'UDUDUDUD' })
    chair.view.open.length = 6
    expect(rankOf((chair.computer() as { card: Card }).card)).toBe(12)
  })
})

describe('with all options', () => {
  test('its moves are legal, games of computer players end, and most predictions come true', () => {
    const lines = Array.from({ length: 26 }, (_, i) => {
      const seed = `computers ${i}`
      const luck = diceFromSeed(seed)
      const options = {
        hands: luck.pick(precognition.options.hands),
        rounds: luck.pick(precognition.options.rounds),
        predictions: luck.pick(precognition.options.predictions),
        ties: luck.pick(precognition.options.ties),
      }
      const state = startGame(precognition, { seats: 2 + (i % 12), options, seed, first: null })
      return playToEnd(precognition, state, { seed, next: () => computerMove(subject, state, { luck }) }).story
    }).flat()
    const revealed = lines.flatMap(({ line }) => (line.type === 'revealed' ? [line] : []))
    expect(revealed.filter(({ at }) => at !== null).length / revealed.length).toBeGreaterThan(0.6)
  })
  test('it beats random play', () => {
    expect(
      winsAgainstRandom(subject, {
        options: () => ({
          hands: 'whole deck' as const,
          rounds: 'one' as const,
          predictions: 'as decided' as const,
          ties: 'play off' as const,
        }),
      }),
    ).toBeGreaterThan(24)
  })
})

describe('every level', () => {
  test.each(SKILL_LEVELS)('%s makes legal moves with all options, and its games end', level => {
    for (let i = 0; i < 8; i++) {
      const seed = `level ${i}`
      const luck = diceFromSeed(seed)
      const seats = [2, 3, 4, 13, 2, 6, 5, 9][i]!
      const options = {
        hands: precognition.options.hands[(i >> 2) % 2]!,
        rounds: precognition.options.rounds[i % 2]!,
        predictions: precognition.options.predictions[i % 2]!,
        ties: precognition.options.ties[(i >> 1) % 2]!,
      }
      const state = startGame(precognition, { seats, options, seed, first: null })
      const next = (): LogEntry<Precognition> => {
        if (level !== 'sharp') return computerMove(subject, state, { luck, level })
        const seat = precognition.toMove(tableView(state))[0]!
        return [seat, chooseSharpMove(seatView(state, seat), luck, { ...SHARP_TUNING, games: 2, trials: 4 })!]
      }
      playToEnd(precognition, state, { seed, next })
    }
  })
  test('sharp uses its seat’s view alone: other hands and predictions change nothing', () => {
    const table = dealt(4)
    table.predicted('UDUDUD', 'UDUD', 'DUDU', 'UU')
    table.seat(0).plays(table.state.own[0]!.hand[0]!)
    const chosen = table.seat(1).computer('same', 'sharp')
    for (const seat of [0, 2, 3]) {
      table.state.own[seat]!.prediction = 'SSS'
      table.state.own[seat]!.hand.reverse()
    }
    expect(table.seat(1).computer('same', 'sharp')).toEqual(chosen)
  })
  test('sharp plays the card that fulfils its prediction, and easy usually does', () => {
    const fulfils = (level: SkillLevel, seed: string) => {
      const chair = under({ row: 'S5 S9 S4 S8 S3 S7 S2 S6 S1', hand: 'H1 S13', prediction: 'UDUDUDUDU' })
      chair.view.open.length = 11
      return chair.computer(seed, level)
    }
    expect(fulfils('sharp', 'a')).toEqual({ type: 'play', card: 'S13' })
    const times = Array.from({ length: 100 }, (_, i) => fulfils('easy', `easy ${i}`) as { card: Card }).filter(
      ({ card }) => card === 'S13',
    ).length
    expect(times).toBeGreaterThan(80)
    expect(times).toBeLessThan(100)
  })
})

describe('against players who always predict the same length', () => {
  const always = Object.keys(baselines['precognition']!).filter(name => name !== 'alternating')
  /** Its share of the wins, with shared wins in part, scaled so that half is fair: alone against all others, or in every other chair. */
  const scaled = (against: string, { seats, deals, temper }: { seats: number; deals: number; temper: SharpTuning }) => {
    const { share, low, fair } = playMatch({
      game: precognition as unknown as MatchSetup['game'],
      mind: mind,
      a: (view, luck) => chooseSharpMove(view as unknown as SeatView<Precognition>, luck, temper),
      b: baselines['precognition']![against]!,
      seats,
      options: { hands: 'whole deck', rounds: 'one', predictions: 'as decided', ties: 'play off' },
      deals,
      seed: 'fixed',
    })
    return { share: share / fair / 2, low: low / fair / 2 }
  }

  test.each([
    // its hardest opponents
    { seats: 2, against: 'spoiling 5', deals: 10 },
    { seats: 3, against: 'spoiling 4', deals: 15 },
    { seats: 3, against: 'spoiling 5', deals: 15 },
    { seats: 5, against: 'spoiling 3', deals: 12 },
    { seats: 5, against: 'fixed 9', deals: 12 },
    // which keep the direction once
    { seats: 2, against: 'repeating 9', deals: 10 },
    { seats: 3, against: 'repeating 6', deals: 15 },
    { seats: 4, against: 'repeating 8', deals: 10 },
    { seats: 5, against: 'repeating 8', deals: 12 },
  ])('the sharp one of $seats wins its part of the games: $against', ({ against, ...table }) => {
    expect(scaled(against, { ...table, temper: { games: 60, trials: 30 } }).share).toBeGreaterThan(0.5)
  })
  test.runIf(atLength).each([
    { seats: 2, deals: 20 },
    { seats: 3, deals: 40 },
    { seats: 5, deals: 40 },
  ])('at length: of $seats it wins its share against each of them, nine tenths of it surely', table => {
    for (const against of always) {
      const { share, low } = scaled(against, { ...table, temper: SHARP_TUNING })
      expect.soft(share, against).toBeGreaterThanOrEqual(0.5)
      expect.soft(low, against).toBeGreaterThan(0.45)
    }
  })
  test('there are three for each length from 2 to 16: going on, spoiling, and repeating', () => {
    expect([...always].sort()).toEqual(
      Array.from({ length: 15 }, (_, i) => [`fixed ${i + 2}`, `spoiling ${i + 2}`, `repeating ${i + 2}`])
        .flat()
        .sort(),
    )
  })
  test('its own prediction cannot be foreseen', () => {
    for (const seats of [2, 3, 5]) {
      const lengths = Array.from({ length: 40 }, (_, i) => dealt(seats).seat(0).computer(`length ${i}`, 'sharp')).map(
        move => (move?.type === 'predict' ? move.letters.length : 0),
      )
      expect(new Set(lengths).size).toBeGreaterThan(2)
    }
  })
})

describe('what the sharp one believes', () => {
  const row = (written: string, predictions: readonly string[] = ['U', 'U']) => {
    const table = dealt(2)
    table.predicted(...predictions)
    table.state.open.row = cards(written)
    return table.seat(0).view
  }
  const likeliest = ({ plans, weights }: PlanBelief) => plans[weights.indexOf(Math.max(...weights))]!

  test('a player who stops alternating after doing so has what they predicted, and spoils', () => {
    const { letters, breaksRunsAfterwards } = likeliest(planBeliefAbout(row('S2 S12 H2 H12 D2 D12 D13 C2 C1'), 1))
    expect(letters.length).toBeLessThan(6)
    expect(breaksRunsAfterwards).toBe(true)
  })
  test('hands and predictions of others change nothing', () => {
    expect(planBeliefAbout(row('S2 S12 H2 H12', ['U', 'SSS']), 1)).toEqual(
      planBeliefAbout(row('S2 S12 H2 H12', ['U', 'D']), 1),
    )
  })
})
