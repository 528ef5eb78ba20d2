// Law: every game's namings are public, have words in every language, and come from a move.
import { describe, expect, test } from 'vitest'
import {
  seatView,
  startGame,
  applyMoveUnchecked,
  matchesOffer,
  legalOffers,
  diceFromSeed,
  tableView,
  defaultOptions,
} from '../../shared/engine/index.ts'
import { games } from '../../shared/games/index.ts'
import { LANGUAGES } from '../../shared/words/language.ts'
import { sayLine, sayNaming } from '../../shared/words/sentence.ts'

describe.each(games)('$id', ({ id, load, words: fetch, mind: loadMind, seats: [fewest] }) => {
  test('a naming is public, hides cards and verdict at first, and the story has both', async () => {
    const [game, mind] = await Promise.all([load(), loadMind()])
    const spoken = await Promise.all(LANGUAGES.flatMap(language => fetch[language]?.() ?? []))
    const types = Object.keys(game.namings ?? {})
    for (const words of spoken) expect(Object.keys(words.naming ?? {}).sort(), id).toEqual(types.sort())
    if (types.length === 0) return
    const chance = diceFromSeed('namings')
    const told = Array.from({ length: 8 }, (_, deal) => {
      const state = startGame(game, { seats: fewest, options: defaultOptions(game), seed: `namings ${deal}`, first: 0 })
      while (!state.outcome) {
        const seat = chance.pick(game.toMove(tableView(state)))
        applyMoveUnchecked(game, state, seat, mind.chooseMove(seatView(state, seat), 'easy', chance)!)
      }
      return state.story
    })
      .flat()
      .filter(({ line }) => types.includes(line.type))
    expect(told.length).toBeGreaterThan(0)
    for (const { line, to } of told) {
      expect(to).toBeUndefined()
      const { cards, right, each } = game.namings![line.type]!(line)
      if (each) expect([each.length, each.some(({ right }) => right)]).toEqual([cards.length, right])
      for (const words of spoken) {
        const alone = sayNaming(words, line, null)
        expect(alone.some(piece => typeof piece === 'object' && ('card' in piece || 'mark' in piece))).toBe(false)
        const whole = sayLine(words, line, null)
        expect(whole.flatMap(piece => (typeof piece === 'object' && 'card' in piece ? [piece.card] : []))).toEqual(
          expect.arrayContaining([...cards]),
        )
        expect(
          whole.some(piece => typeof piece === 'object' && 'mark' in piece && (piece.tone === 'yes') === right),
        ).toBe(true)
      }
    }
  })

  test('the last answer to a riddle can be named by the move the game gives for it', async () => {
    const [game, mind] = await Promise.all([load(), loadMind()])
    if (!game.namingOf) return
    const chance = diceFromSeed('last one')
    let offered = 0
    for (let deal = 0; deal < 6 && offered === 0; deal++) {
      const state = startGame(game, { seats: fewest, options: defaultOptions(game), seed: `last ${deal}`, first: 0 })
      while (!state.outcome) {
        const seat = chance.pick(game.toMove(tableView(state)))
        const view = seatView(state, seat)
        for (const { key, answer, shown } of mind.prove(view).riddles) {
          if (answer === null || shown) continue
          const move = game.namingOf(view, key, answer)
          const offers = legalOffers(game, state, seat)
          if (move && offers.some(({ type }) => type === move.type) && offers.some(offer => matchesOffer(offer, move)))
            offered++
        }
        applyMoveUnchecked(game, state, seat, mind.chooseMove(view, 'normal', chance)!)
      }
    }
    expect(offered).toBeGreaterThan(0)
  })
})
