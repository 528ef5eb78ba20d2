// Law: a hint can be written into the notebook by hand, and whoever has written it down is told something else.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  applyMoveUnchecked,
  areAllMarked,
  rulesForRecord,
  parseRecord,
  seatView,
  startGame,
  type GameTypeParams,
  type SeatView,
} from '../../shared/engine/index.ts'
import { games } from '../../shared/games/index.ts'
import { answerMindQuestion } from '../../renderer/use/mind/mindQuestions.ts'
import { effort } from '../kit/effort.ts'

const RECORDS = join(import.meta.dirname, '../records')
const MAX_IN_A_ROW = effort(3, 40) // hints that follow one another at one moment
/** Whoever crossed out all else finds these on the sheet already. */
const NAMES_THE_SOLUTION = ['certain', 'among', 'hidden', 'trait']
const MAX_PLACE_LENGTH = 40 // of a mark's place, in the protocol

/** What the notebooks of seats in recorded games may be asked at. */
async function* moments(id: string): AsyncGenerator<SeatView<GameTypeParams>> {
  const entry = games.find(game => game.id === id)!
  for (const file of readdirSync(join(RECORDS, id)).filter(name => name.endsWith('.jsonl'))) {
    const record = parseRecord(readFileSync(join(RECORDS, id, file), 'utf8'))
    const rules = rulesForRecord(await entry.load(), record)
    const state = startGame(rules, record)
    for (const [at, [seat, move]] of record.log.entries()) {
      applyMoveUnchecked(rules, state, seat, move)
      if (at % effort(7, 1) === 0) yield seatView(state, (seat + 1) % record.seats)
    }
  }
}

test.each(games.filter(({ isOffered }) => isOffered).map(({ id }) => id))(
  '%s: what a hint said can be written down, and then the next hint says something else',
  async id => {
    const told = new Map<string, { noted: number; known: number }>() // by the kind of conclusion; known: the sheet leaves nothing to mark
    for await (const view of moments(id)) {
      let marks: Readonly<Record<string, string>> = {}
      for (let nth = 0; nth < MAX_IN_A_ROW; nth++) {
        const hint = await answerMindQuestion(id, { about: 'hint', view, marks })
        if (!hint) break
        const { type } = hint.conclusion
        const count = told.get(type) ?? { noted: 0, known: 0 }
        told.set(type, count)
        if (hint.marks.length === 0) {
          count.known++
          break
        }
        expect(areAllMarked(hint.marks, marks), 'told anew').toBe(false)
        for (const { at, mark } of hint.marks) {
          expect(at.length).toBeLessThanOrEqual(MAX_PLACE_LENGTH)
          expect(mark).not.toBe('')
        }
        marks = { ...marks, ...Object.fromEntries(hint.marks.map(({ at, mark }) => [at, mark])) }
        count.noted++
      }
    }
    expect(told.size).toBeGreaterThan(0)
    for (const [type, { noted, known }] of told)
      if (!NAMES_THE_SOLUTION.includes(type))
        expect({ type, known, isNoted: noted > 0 }).toEqual({ type, known: 0, isNoted: true })
  },
)
