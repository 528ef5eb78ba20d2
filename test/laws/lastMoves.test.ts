// Law: a move that ends the game, or throws its player out of it, is never made by one press.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { applyMoveUnchecked, legalOffers, seatView, startGame, tableView } from '../../shared/engine/index.ts'
import { games } from '../../shared/games/index.ts'
import { recordOf, recordsOf } from '../gallery/moments.ts'

/** The kinds of move that a game makes on a sheet of its own, which opens, names the card and says what is at stake. */
function movesOnSheets(id: string): readonly string[] {
  const folder = new URL(`../../renderer/games/${id}/`, import.meta.url)
  return readdirSync(folder)
    .filter(name => name.endsWith('.vue'))
    .map(name => readFileSync(new URL(name, folder), 'utf8'))
    .filter(
      source =>
        /<NamingSheet[^>]+:about=/.test(source) ||
        (/<PickerSheet[^>]+:about=/.test(source) && /#deed\s*>?\s*><MoveButton|#deed>\s*<MoveButton/.test(source)),
    )
    .flatMap(source => /MoveProps<\w+, '(\w+)'/.exec(source)?.[1] ?? [])
}

const drawn = await Promise.all(
  games.filter(({ isOffered }) => isOffered).map(async ({ id, load }) => ({ id, game: await load() })),
)

describe.each(drawn)('$id', ({ id, game }) => {
  test('a move that ends the game or puts one out is asked about, on a sheet, or all one can do', () => {
    const sheets = movesOnSheets(id)
    const [rash, asked]: [string[], string[]] = [[], []]
    for (const record of recordsOf(id)) {
      const { log, ...start } = recordOf(record)
      const state = startGame(game, start)
      for (const [nth, [seat, move]] of log.entries()) {
        const isOut = () => (game.betsOn?.(tableView(state), seat) ?? []).length > 0
        const isOneOfMany = new Set(legalOffers(game, state, seat).map(({ type }) => type)).size > 1
        const asks = game.endsGame?.(seatView(state, seat), move) === true
        const wasOut = isOut()
        applyMoveUnchecked(game, state, seat, move)
        const isLast = state.outcome !== null || (isOut() && !wasOut)
        if (asks) asked.push(move.type)
        expect(asks && !state.outcome, `${record}, move ${nth + 1}: asked about, and nothing ended`).toBe(false)
        const isDecision = game.decisive?.includes(move.type) === true && isOneOfMany
        if (isLast && isDecision && !asks && !sheets.includes(move.type)) rash.push(`${record}: ${move.type}`)
      }
    }
    expect(rash).toEqual([])
    if (game.endsGame) expect(asked.length).toBeGreaterThan(0)
  })
})
