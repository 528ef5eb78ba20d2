// Tests proofs in Mind Reader: marks and counts equal plain enumeration, the truth is never crossed out,
// and excluded cards never come back.
import { describe, expect, test } from 'vitest'
import { diceFromSeed } from '../../../../shared/engine/index.ts'
import type { Card } from '../../../../shared/games/mind-reader/cards.ts'
import type { MindReader } from '../../../../shared/games/mind-reader/kinds.ts'
import { prove } from '../../../../shared/games/mind-reader/reasoning/proof.ts'
import { mindReader } from '../../../../shared/games/mind-reader/rules.ts'
import { randomOptions } from '../../../kit/gameLaws/index.ts'
import { everyPosition, worlds } from '../plain.ts'
import { effort } from '../../../kit/effort.ts'

const GAMES = effort(0.4, 10)

type Options = MindReader['options']
const optionsOf = (seed: string, fixed: Partial<Options>): Options => ({
  ...randomOptions(mindReader, diceFromSeed(seed)),
  length: 'one hand',
  ...fixed,
})

describe('compared with plain enumeration', () => {
  test('in late positions of real games, possible cards and numbers of deals are the same', () => {
    let positions = 0
    let joint = 0
    for (let i = 0; i < 30 * GAMES; i++) {
      const seed = `late ${i}`
      const options = optionsOf(seed, {
        play: 'open',
        clues: diceFromSeed(seed).below(4) === 0 ? 'by hand' : 'computed',
      })
      everyPosition(seed, { seats: 2 + (i % 5), options }, view => {
        if (view.seat !== i % 2 || view.open.phase === 'hide') return
        const all = worlds(view, 1500)
        if (!all) return
        const proof = prove(view)
        positions++
        expect(proof.contradicted).toBe(false)
        expect(proof.left, seed).toBe(all.length)
        for (const { of, place, cards, chances } of proof.hidden) {
          const ways = new Map<Card, number>()
          for (const world of all) ways.set(world[of]![place]!, (ways.get(world[of]![place]!) ?? 0) + 1)
          const counted = cards.map((card, at) => [card, Math.round(chances[at]! * all.length * 1e6) / 1e6] as const)
          expect(new Map(counted), `${seed}, seat ${view.seat}, of ${of}.${place}`).toEqual(ways)
        }
        if (proof.left < proof.hidden.reduce((product, { cards }) => product * cards.length, 1)) joint++
        expect(proof.bitsLeft).toBeCloseTo(Math.log2(all.length), 9)
      })
    }
    expect(positions).toBeGreaterThan(200 * GAMES)
    expect(joint).toBeGreaterThan(20 * GAMES)
  })
})

describe('with all options', () => {
  test('the truth is never crossed out, and what is excluded stays excluded', () => {
    for (let i = 0; i < 15 * GAMES; i++) {
      const seed = `truth ${i}`
      const options = optionsOf(seed, {})
      const before = new Map<string, ReadonlySet<Card>>()
      everyPosition(seed, { seats: 2 + (i % 5), options }, (view, { sealed }) => {
        const proof = prove(view)
        expect(proof.contradicted).toBe(false)
        for (const { of, place, cards, chances } of proof.hidden) {
          const truth = sealed.dealt[of]![place]
          if (truth && !cards.includes(truth)) expect.fail(`${seed}: ${truth} of ${of} is crossed out by ${view.seat}`)
          expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 6)
          const key = `${view.seat} ${view.open.hand} ${of} ${place}`
          const back = cards.filter(card => before.get(key)?.has(card) === false)
          if (back.length > 0) expect.fail(`${seed}: ${back.join()} came back`)
          before.set(key, new Set(cards))
        }
        expect(proof.riddles).toHaveLength(proof.hidden.length)
        expect(JSON.parse(JSON.stringify(proof))).toEqual(proof)
      })
    }
  })

  test('says when wrong answers by hand contradict each other, and then uses what was seen', () => {
    let contradicted = 0
    for (let i = 0; i < 25 * GAMES; i++) {
      const seed = `slips ${i}`
      everyPosition(
        seed,
        { seats: 2 + (i % 3), options: optionsOf(seed, { clues: 'by hand' }), slips: true },
        (view, { sealed }) => {
          const proof = prove(view)
          if (!proof.contradicted) return
          contradicted++
          for (const { of, place, cards } of proof.hidden)
            if (sealed.dealt[of]!.length > 0) expect(cards).toContain(sealed.dealt[of]![place])
        },
      )
    }
    expect(contradicted).toBeGreaterThan(20 * GAMES)
  })
})
