// Law: a riddle's key says whose secret it asks for, and what may be is listed with “or”.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  applyMoveUnchecked,
  rulesForRecord,
  parseRecord,
  seatsClockwise,
  seatView,
  startGame,
} from '../../shared/engine/index.ts'
import type { MindReaderConclusion } from '../../shared/games/mind-reader/reasoning/conclusions.ts'
import type * as english from '../../shared/games/mind-reader/words/en.ts'
import { games } from '../../shared/games/index.ts'
import { LANGUAGES, type Language } from '../../shared/words/language.ts'
import { plainText, sayConclusion } from '../../shared/words/sentence.ts'
import { houseWords } from '../kit/languages.ts'

const records = join(import.meta.dirname, '../records')

test.each(games.map(({ id }) => id))('%s: two players never solve one riddle with different answers', async id => {
  const entry = games.find(game => game.id === id)!
  const [game, mind] = await Promise.all([entry.load(), entry.mind()])
  for (const file of readdirSync(join(records, id)).filter(name => name.endsWith('.jsonl'))) {
    const record = parseRecord(readFileSync(join(records, id, file), 'utf8'))
    const rules = rulesForRecord(game, record)
    const state = startGame(rules, record)
    for (const [seat, move] of record.log) applyMoveUnchecked(rules, state, seat, move)
    const answers = new Map<string, string>()
    for (const seat of seatsClockwise(record.seats))
      for (const { key, answer } of mind.prove(seatView(state, seat)).riddles)
        if (answer !== null) {
          expect(answers.get(key) ?? answer, `${file}: ${key}`).toBe(answer)
          answers.set(key, answer)
        }
  }
})

const OR: Record<Language, string> = { en: ' or ', de: ' oder ', fr: ' ou ', es: ' o ' }
test.each(LANGUAGES)('in %s, cards of which one is hidden are listed with “or”', async language => {
  const [{ gameWords }, { grammar }] = await Promise.all([
    import(`../../shared/games/mind-reader/words/${language}.ts`) as Promise<Pick<typeof english, 'gameWords'>>,
    houseWords(language),
  ])
  const cards = ['R1', 'W4', 'P11'] as const
  const among: MindReaderConclusion = { type: 'among', of: 1, place: 0, cards: [...cards] }
  const text = plainText(sayConclusion(gameWords, among, 0), {
    reader: 0,
    names: ['Ada', 'Ben'],
    card: gameWords.card,
    grammar,
  })
  const [one, two, three] = cards.map(id => gameWords.card(id)) as [string, string, string]
  const after = text.slice(text.indexOf(two) + two.length)
  expect(text.indexOf(one)).toBeLessThan(text.indexOf(two))
  expect(after.slice(0, after.indexOf(three))).toContain(OR[language])
})
