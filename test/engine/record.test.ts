// Tests records as text: writing, reading, and the message that says what is wrong with a file.
import { describe, expect, test } from 'vitest'
import {
  InvalidRecord,
  rulesOfVersion,
  isLogEntry,
  rulesForRecord,
  parseRecord,
  replayRecord,
  formatRecord,
  type GameRecord,
} from '../../shared/engine/index.ts'
import { blank } from '../../shared/games/blank/rules.ts'

const header = { game: 'blank', rules: 1, seats: 2, options: { cards: 'seven' }, seed: 'back', first: 0 }
const optionalFields = { players: ['Ana', 'Ben'], avatars: [0, 12], winners: [1], when: 17 }
const entry = [0, { type: 'name', card: 'coin' }]
const text = (head: unknown, ...log: unknown[]) => [head, ...log].map(line => JSON.stringify(line)).join('\n') + '\n'
const sentence = (wrong: string) => {
  try {
    parseRecord(wrong)
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidRecord)
    expect((error as Error).name).toBe('InvalidRecord')
    return (error as Error).message
  }
  return null
}

describe('a record', () => {
  test('is a header line and a line for each move', () => {
    expect(formatRecord({ ...header, log: [] })).toBe(text(header))
    const record = { ...header, ...optionalFields, log: [entry, entry] } as unknown as GameRecord
    expect(formatRecord(record)).toBe(text({ ...header, ...optionalFields }, entry, entry))
  })
  test('is read as it was written, with or without its optional fields', () => {
    for (const head of [
      header,
      { ...header, ...optionalFields },
      { ...header, first: null },
      { ...header, when: 0 },
      { ...header, winners: [] },
      { ...header, outOfTime: [1] },
    ])
      expect(parseRecord(text(head, entry))).toEqual({ ...head, log: [entry] })
  })
  test('is read behind a byte order mark, which editors and mail programs add', () => {
    expect(parseRecord(`\ufeff${text(header, entry)}`)).toEqual({ ...header, log: [entry] })
    expect(sentence(`\ufeff\ufeff${text(header)}`)).toContain('Line 1')
  })
  test('has no unknown fields', () => {
    expect(parseRecord(text({ ...header, more: 1 }))).toEqual({ ...header, log: [] })
    expect(Object.keys(parseRecord(text(header)))).toEqual([
      'game',
      'rules',
      'seats',
      'options',
      'seed',
      'first',
      'log',
    ])
  })
  test('lists the moves a computer made because a person’s time ran out, if any', () => {
    const record = { ...header, log: [entry, entry], outOfTime: [2] } as unknown as GameRecord
    expect(formatRecord(record)).toBe(text({ ...header, outOfTime: [2] }, entry, entry))
    expect(formatRecord({ ...record, outOfTime: [] })).toBe(text(header, entry, entry))
  })
  test('may have empty lines', () => {
    expect(parseRecord(`\n${text(header)}  \n\n${JSON.stringify(entry)}`).log).toEqual([entry])
  })
})

describe('a file that is not a record is refused with its bad line', () => {
  const noHeader = 'The first line is not the header of a Hunch record.'
  test('if a line is not JSON', () => {
    expect(sentence('gif89a')).toBe('Line 1 of the record is not JSON.')
    expect(sentence(text(header, entry) + '{')).toBe('Line 3 of the record is not JSON.')
  })
  test('if it is empty', () => {
    expect(sentence('')).toBe(noHeader)
  })
  test.each(['null', '1', '"x"', '[]', '{}'])('when it begins with %s', line => {
    expect(sentence(line)).toBe(noHeader)
  })
  const wrongs: [field: string, value: unknown][] = [
    ['game', 1],
    ['rules', '1'],
    ['rules', 1.5],
    ['seats', '2'],
    ['seats', 2.5],
    ['options', null],
    ['options', 'seven'],
    ['seed', 7],
    ['first', '0'],
    ['first', 0.5],
    ['first', undefined],
    ['when', 'today'],
    ['when', null],
    ['winners', 1],
    ['winners', ['0']],
    ['winners', [0, 0.5]],
    ['players', 'Ana, Ben'],
    ['avatars', [0]],
    ['avatars', [0, 13]],
    ['avatars', [0, 1.5]],
    ['avatars', [0, '1']],
    ['players', ['Ana']],
    ['players', ['Ana', 'Ben', 'Cleo']],
    ['players', ['Ana', 2]],
    ['players', ['Ana', ['Ben']]],
    ['players', ['Ana', 'B'.repeat(201)]],
    ['outOfTime', 1],
    ['outOfTime', [0]],
    ['outOfTime', ['1']],
    ['outOfTime', [1.5]],
    ['outOfTime', [1, 1]],
    ['outOfTime', [2, 1]],
  ]
  test.each(wrongs)('if its header has as “%s” %j', (field, value) => {
    expect(sentence(text({ ...header, [field]: value }))).toBe(noHeader)
  })
  test('if its header names a move that was not made', () => {
    const wrong = 'The first line names a move that was not made.'
    expect(sentence(text({ ...header, outOfTime: [2] }, entry))).toBe(wrong)
    expect(sentence(text({ ...header, outOfTime: [1] }))).toBe(wrong)
    expect(sentence(text({ ...header, outOfTime: [1] }, entry))).toBeNull()
  })
  test('but a long name is accepted', () => {
    expect(sentence(text({ ...header, players: ['Ana', 'B'.repeat(200)] }))).toBeNull()
  })
  test.each([
    1,
    [0],
    [0, { type: 'name' }, 1],
    ['0', { type: 'name' }],
    [0.5, { type: 'name' }],
    [0, null],
    [0, 'name'],
    [0, {}],
    [0, { type: 1 }],
    { 0: 0, 1: { type: 'x' }, length: 2 },
  ])('when a move is %j', wrong => {
    expect(isLogEntry(wrong)).toBe(false)
    expect(sentence(text(header, entry, wrong))).toBe('Line 3 of the record is not a move.')
  })
  test('if a move is missing', () => {
    expect(isLogEntry([0, undefined])).toBe(false)
  })
  test('and a seat with a move is accepted', () => {
    expect(isLogEntry(entry)).toBe(true)
  })
})

describe('a record can be played', () => {
  const record = parseRecord(text(header, entry)) as GameRecord<never>
  const game = blank as unknown as Parameters<typeof replayRecord<never>>[0]
  test('by the game it is of, and by no other', () => {
    expect(() => rulesForRecord(game, { game: 'chess', rules: 1 })).toThrow(
      'This is a record of “chess”, not of “blank”.',
    )
  })
  test('by rules that are known, current or earlier ones', () => {
    const earlier = { ...game, version: 0 }
    expect(rulesOfVersion(game, 1)).toBe(game)
    expect(rulesOfVersion({ ...game, earlier: [earlier] }, 0)).toBe(earlier)
    expect(rulesOfVersion(game, 0)).toBeNull()
    expect(() => rulesForRecord(game, { game: 'blank', rules: 3 })).toThrow(
      'This record was made with rules 3; this Hunch plays rules 1.',
    )
  })
  test('if it can be dealt', () => {
    expect(() => replayRecord(game, { ...record, seats: 9 })).toThrow(
      'The record does not start: blank is for 2 to 4 seats, not 9.',
    )
  })
  test('and otherwise the fault has words in every language', () => {
    const fault = (wrong: () => unknown) => {
      try {
        wrong()
      } catch (error) {
        return (error as InvalidRecord).fault
      }
      return null
    }
    const twice = { ...record, log: [...record.log, ...record.log] }
    expect(fault(() => rulesForRecord(game, { game: 'chess', rules: 1 }))).toEqual({ type: 'game', game: 'chess' })
    expect(fault(() => rulesForRecord(game, { game: 'blank', rules: 3 }))).toEqual({
      type: 'rules',
      made: 3,
      played: 1,
    })
    expect(fault(() => replayRecord(game, { ...record, seats: 9 }))).toEqual({ type: 'start' })
    expect(fault(() => replayRecord(game, twice))).toEqual({ type: 'move', move: 2 })
    expect(fault(() => parseRecord(text(header, entry) + 'x'))).toEqual({ type: 'line', line: 3 })
    expect(fault(() => parseRecord(text({ game: 'blank' })))).toEqual({ type: 'line', line: 1 })
    expect(fault(() => parseRecord(text(header, 'x')))).toEqual({ type: 'line', line: 2 })
  })
  test('up to a step, or to its end', () => {
    expect(replayRecord(game, record).steps).toEqual([1, 0])
    expect(replayRecord(game, record, 0).steps).toEqual([0, 0])
  })
  test('up to a move that cannot be played, which is named', () => {
    const twice = { ...record, log: [...record.log, ...record.log] }
    expect(() => replayRecord(game, twice)).toThrow(/^Move 2 of the record cannot be played: seat 0 may not .*\.$/)
    expect(() => replayRecord(game, twice, 1)).not.toThrow()
  })
})
