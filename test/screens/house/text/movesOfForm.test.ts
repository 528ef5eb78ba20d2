// @vitest-environment happy-dom
// The text screens: in every game and language each offered move is one sentence, and players find their cards named.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  applyMoveUnchecked,
  legalOffers,
  matchesOffer,
  parseRecord,
  seatView,
  startGame,
  type GameTypeParams,
} from '../../../../shared/engine/index.ts'
import { games } from '../../../../shared/games/index.ts'
import { moveSentence, plainText } from '../../../../shared/words/sentence.ts'
import { withEnglishFallback } from '../../../../shared/words/englishFallback.ts'
import { LANGUAGES } from '../../../../shared/words/language.ts'
import { offerForms } from '../../../../renderer/house/fields.ts'
import {
  commonStartAndEndWords,
  withoutCommonAffixes,
  movesOfForm,
} from '../../../../renderer/house/text/movesOfForm.ts'
import { houseWords } from '../../../kit/languages.ts'
import { goldens } from '../../../records/record.ts'

const NAMES = Array.from({ length: 13 }, (_, seat) => `Person ${seat + 1}`)

/** The plainest record of a game, at some of its moments. */
function moments(id: string) {
  const { name } = goldens.find(golden => golden.game === id)!
  return parseRecord(readFileSync(`test/records/${id}/${name.replaceAll(' ', '-')}.jsonl`, 'utf8'))
}

describe('everything in words', () => {
  test.each(games.map(({ id }) => id))('%s: every move is a sentence, and no two are alike', async id => {
    const entry = games.find(one => one.id === id)!
    const game = await entry.load()
    const { log, ...start } = moments(id)
    const state = startGame(game, start)
    let listed = 0
    for (const [step, move] of log.entries()) {
      if (step < 12)
        for (const language of LANGUAGES) {
          const [words, { grammar }] = await Promise.all([
            withEnglishFallback(entry.words)[language](),
            houseWords(language),
          ])
          for (let seat = 0; seat < start.seats; seat++) {
            const view = seatView<GameTypeParams>(state, seat)
            const textContext = { reader: seat, names: NAMES, card: words.card, grammar }
            for (const form of offerForms(legalOffers(game, state, seat))) {
              const moves = movesOfForm(form)
              if (moves === null) continue
              listed += moves.length
              expect(moves.every(one => form.offers.some(offer => matchesOffer(offer, one)))).toBe(true)
              const said = moves.map(one => plainText(moveSentence(words, one, view), textContext))
              expect(said.length).toBe(new Set(said).size)
            }
          }
        }
      applyMoveUnchecked(game, state, ...move)
    }
    expect(listed).toBeGreaterThan(0)
  })

  test.each(games.map(({ id }) => id))('%s: every card in sight has a name, in every language', async id => {
    const entry = games.find(one => one.id === id)!
    const game = await entry.load()
    const { log, ...start } = moments(id)
    const state = startGame(game, start)
    for (const move of log.slice(0, 8)) applyMoveUnchecked(game, state, ...move)
    for (const language of LANGUAGES) {
      const { shows, card } = await withEnglishFallback(entry.words)[language]()
      const groups = shows!(seatView<GameTypeParams>(state, 0))
      const own = groups.filter(({ whose }) => whose === 0).flatMap(({ cards }) => cards)
      expect(own.some(one => one !== null && card(one) !== '')).toBe(true)
    }
  })

  test('what sentences have in common is what their list is called', () => {
    const sentences = ['Ask Ada about 2 of Water', 'Ask Ada about 3 of Water']
    expect(commonStartAndEndWords(sentences)).toEqual({ before: 'Ask Ada about', after: 'of Water' })
    expect(withoutCommonAffixes(sentences)).toEqual(['2', '3'])
  })
})
