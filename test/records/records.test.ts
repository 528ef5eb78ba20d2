// Tests the golden records: each replays to the transcript kept beside it, byte for byte.
// `RECORD=<game> npx vitest run test/records` rewrites those of one game, `RECORD=all` those of every game: look at the
// difference before you commit it. After a change of words `RETELL` in its place rewrites the transcripts alone.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseRecord, replayRecord, formatRecord, tableView, type GameRecord } from '../../shared/engine/index.ts'
import { gameEntry, games } from '../../shared/games/index.ts'
import { transcript } from '../kit/transcript.ts'
import { goldens, goldensMadeAnew, record, type Golden } from './record.ts'
import { loadInEnglish } from '../kit/games.ts'

const here = import.meta.dirname
const fileOf = ({ game, name }: Pick<Golden, 'game' | 'name'>, ending: string) => join(here, game, `${name.replaceAll(' ', '-')}.${ending}`)
const kept = goldens.map(golden => [`${golden.game}: ${golden.name}`, golden] as const)

const wanted = process.env['RECORD']
if (wanted) {
  for (const golden of goldensMadeAnew(wanted)) {
    const game = await loadInEnglish(golden.game)
    const made = record({ game: game.rules, mind: await gameEntry(golden.game)!.mind() }, golden)
    mkdirSync(join(here, golden.game), { recursive: true })
    writeFileSync(fileOf(golden, 'jsonl'), formatRecord(made))
    writeFileSync(fileOf(golden, 'txt'), transcript(game, made))
  }
}

const retold = process.env['RETELL']
for (const golden of retold ? goldensMadeAnew(retold) : []) {
  const kept = parseRecord(readFileSync(fileOf(golden, 'jsonl'), 'utf8'))
  writeFileSync(fileOf(golden, 'txt'), transcript(await loadInEnglish(golden.game), kept))
}

describe.each(kept)('%s', (_, golden) => {
  const load = async () => ({ ...(await loadInEnglish(golden.game)), text: readFileSync(fileOf(golden, 'jsonl'), 'utf8') })

  test('replays to the end, with the same lines for everybody', async () => {
    const { rules, words, text } = await load()
    expect(replayRecord(rules, parseRecord(text)).outcome).not.toBeNull()
    expect(transcript({ rules, words }, parseRecord(text))).toBe(readFileSync(fileOf(golden, 'txt'), 'utf8'))
  })
  test('is written as it was read', async () => {
    const { text } = await load()
    expect(formatRecord(parseRecord(text))).toBe(text)
  })
  test('has the seats and options it is kept for', async () => {
    const { rules, text } = await load()
    const { game, rules: by, seats, options } = parseRecord(text)
    expect({ game, by, seats }).toEqual({ game: golden.game, by: rules.version, seats: golden.seats })
    expect(options).toMatchObject(golden.options)
  })
})

describe('rewritten records', () => {
  test('are those of one game, or of all', () => {
    expect(goldensMadeAnew('blank').map(({ game }) => game)).toEqual(['blank', 'blank'])
    expect(goldensMadeAnew('all')).toEqual(goldens)
  })
  test('have moves out of turn if they are made for it', async () => {
    const { rules } = await loadInEnglish('blank')
    /** Blank, where anybody may name a card at any moment. */
    const anyMoment: typeof rules = { ...rules, moves: view => rules.moves({ ...view, open: { ...view.open, turn: view.seat } }) }
    const mind = await gameEntry('blank')!.mind()
    const golden = { game: 'blank', name: 'out of turn', seats: 3, options: { cards: 'nine' } }
    const isOutOfTurn = (made: GameRecord) =>
      made.log.map(([seat], at) => !rules.toMove(tableView(replayRecord(anyMoment, { ...made, log: made.log.slice(0, at) }))).includes(seat))
    const every = record({ game: anyMoment, mind }, { ...golden, outOfTurnRate: 100 })
    expect(new Set(isOutOfTurn(every))).toEqual(new Set([true]))
    expect(new Set(isOutOfTurn(record({ game: anyMoment, mind }, golden)))).toEqual(new Set([false]))
  })
  test('must be of a game that exists', () => {
    expect(() => goldensMadeAnew('1')).toThrow('no records of “1”: name a game in `goldens`, or all')
  })
})

describe('the folder of records', () => {
  test('has nothing but these records, each with its transcript', () => {
    const files = games.flatMap(({ id }) => readdirSync(join(here, id)).map(file => join(here, id, file)))
    expect(files.sort()).toEqual(goldens.flatMap(golden => [fileOf(golden, 'jsonl'), fileOf(golden, 'txt')]).sort())
  })
  test.each(games.map(({ id }) => id))('has a record of %s for every value of every option', async id => {
    const game = await gameEntry(id)!.load()
    const headers: GameRecord[] = goldens.filter(golden => golden.game === id).map(golden => parseRecord(readFileSync(fileOf(golden, 'jsonl'), 'utf8')))
    for (const [option, values] of Object.entries<readonly unknown[]>(game.options))
      expect(new Set(headers.map(({ options }) => (options as Record<string, unknown>)[option])), option).toEqual(new Set(values))
  })
  test.each(games.map(({ id }) => id))('of %s has every kind of line, except those that hardly ever occur', async id => {
    const { rules, words } = await loadInEnglish(id)
    const said = new Set<string>()
    for (const golden of goldens.filter(({ game }) => game === id))
      for (const { line } of replayRecord(rules, parseRecord(readFileSync(fileOf(golden, 'jsonl'), 'utf8'))).story) said.add(line.type)
    const rare = ['stopped', 'passed'] // a card just played can always be drawn again
    expect(Object.keys(words.line).filter(type => !said.has(type) && !rare.includes(type))).toEqual([])
  })
})
