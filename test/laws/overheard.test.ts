// Law: what a mere listener could know of a secret follows from public state, and a seat that knows more has no other answers.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  applyMoveUnchecked,
  parseRecord,
  required,
  seatsClockwise,
  seatView,
  startGame,
  tableView,
} from '../../shared/engine/index.ts'
import { gameEntry, games } from '../../shared/games/index.ts'
import { LANGUAGES } from '../../shared/words/language.ts'
import { hiddenCardOfRiddle } from '../../shared/games/mind-reader/rules/riddles.ts'

/** Records with public information in them, and how often each is examined. */
const RECORDS = {
  'mind-reader': ['two-players', 'four-players', 'by-hand'],
  'missing-persons': ['plain', 'open', 'single', 'two-packs'],
  'communal-deduction': ['two-partners', 'five-partners', 'no-clue'],
  'piecepack-deduction': ['three-players', 'four-players', 'five-players'],
  precognition: ['three-players', 'two-players'],
}

/** Whose secret a seat's riddle is about; null: the table's. */
const OWNERS: Readonly<Record<string, (key: string, seat: number) => number | null>> = {
  'mind-reader': key => hiddenCardOfRiddle(key).of,
  'missing-persons': (_, seat) => 1 - seat,
  'communal-deduction': () => null,
  'piecepack-deduction': () => null,
  precognition: (_, seat) => seat, // of one's own prediction; overheard is only how many cards go up
}

async function opened(id: string, record: string) {
  const entry = required(gameEntry(id), id)
  const [game, mind] = await Promise.all([entry.load(), entry.mind()])
  const { log, ...start } = parseRecord(
    readFileSync(new URL(`../records/${id}/${record}.jsonl`, import.meta.url), 'utf8'),
  )
  return { game, mind, log, state: startGame(game, start) }
}

test('every game has something to overhear, and words for it', async () => {
  for (const entry of games) {
    expect(typeof (await entry.mind()).overheard, entry.id).toBe('function')
    for (const language of LANGUAGES) {
      const words = await entry.words[language]?.()
      if (words) expect(typeof words.overheard, `${entry.id} ${language}`).toBe('function')
    }
  }
})

describe.each(Object.entries(RECORDS))('%s', (id, records) => {
  test.each(records)('in “%s” a listener is never surer than the players', async record => {
    const { game, mind, log, state } = await opened(id, record)
    const each = Math.max(1, Math.floor(log.length / 8))
    let told = 0
    for (const [step, move] of log.entries()) {
      if (step % each === each - 1)
        for (const { of, left } of mind.overheard!(tableView(state))) {
          told++
          expect(left).toBeGreaterThanOrEqual(1)
          for (const seat of seatsClockwise(state.seats))
            for (const riddle of mind.prove(seatView(state, seat)).riddles)
              if (required(OWNERS[id], id)(riddle.key, seat) === of)
                expect(riddle.left, riddle.key).toBeLessThanOrEqual(left)
        }
      applyMoveUnchecked(game, state, ...move)
    }
    expect(told).toBeGreaterThan(0)
  })
})

test('there is nothing to overhear before an answer about somebody, or once all is revealed', async () => {
  for (const [id, [record]] of Object.entries(RECORDS)) {
    const { game, mind, log, state } = await opened(id, required(record, 'record'))
    expect(mind.overheard!(tableView(state))).toEqual([])
    for (const move of log) applyMoveUnchecked(game, state, ...move)
    expect(mind.overheard!(tableView(state))).toEqual([])
  }
})
