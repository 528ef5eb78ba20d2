// The lines of a journal: each kind with all its fields, and nothing that such a line cannot contain.
import { describe, expect, test } from 'vitest'
import { readTableEvent, readJournalHeader } from '../../../main/host/table/events.ts'

const DEVICE = 'ab'.repeat(16)
const opened = { hunch: 1, id: 'one-1', code: 'KITE', when: 1 }
const setting = {
  name: 'Attic',
  game: 'mind-reader',
  options: { cards: 'seven', many: 3, open: true },
  notebook: 'proof',
  hints: false,
  time: null,
}
const sits = { kind: 'person', name: 'Ana', device: DEVICE }
const deal = { game: 'blank', rules: 1, seats: 2, options: {}, seed: 'ab12', first: null }

const chose = (change: object) => ({ type: 'chose', choice: { ...setting, ...change } })
const sat = (change: object, chair = 0) => ({ type: 'sat', chair, holder: { ...sits, ...change } })
const dealt = (change: object) => ({ type: 'dealt', start: { ...deal, ...change } })

const lines: Record<string, unknown>[] = [
  chose({}),
  chose({ hints: true }),
  chose({ time: { kept: 'strict', seconds: 60 } }),
  sat({}, 12),
  sat({ kind: 'computer', name: 'Ada', device: '', level: 'sharp' }),
  { type: 'removed', chair: 0 },
  { type: 'substituted', seat: 1, by: 'computer' },
  dealt({}),
  dealt({ first: 12, seats: 13, seed: 'a'.repeat(64) }),
  { type: 'left' },
  { type: 'noted', mark: '', seat: 0, at: 'h1' },
  { type: 'moved', seat: 12, move: { type: 'name' } },
  { type: 'took-back', seat: 12 },
  { type: 'paused', seat: 12 },
  { type: 'went-on' },
  { type: 'sent-away', device: DEVICE, names: ['Ana', 'Ben'] },
  { type: 'welcomed-back', device: DEVICE },
  {
    type: 'handed-over',
    to: 'b'.repeat(16),
    addresses: ['192.168.1.7:4680'],
    transfer: 'c'.repeat(16),
    key: 'd'.repeat(64),
    when: 1,
  },
  { type: 'reclaimed' },
  { type: 'came', from: 'b'.repeat(16), digests: [['3fdba35f', DEVICE]] },
  { type: 'renewed', device: DEVICE, as: 'cd'.repeat(16) },
]

test('a first line says which table it is', () => {
  expect(readJournalHeader(opened)).toEqual(opened)
  for (const field of Object.keys(opened)) {
    const { [field as 'id']: _, ...less } = opened
    expect(readJournalHeader(less), field).toBeNull()
  }
  for (const wrong of [
    { hunch: 2 },
    { id: 'A' },
    { id: '' },
    { id: 'a'.repeat(41) },
    { id: '../a' },
    { id: 'a/' },
    { code: 1 },
    { when: 'x' },
  ])
    expect(readJournalHeader({ ...opened, ...wrong }), JSON.stringify(wrong)).toBeNull()
  for (const wrong of [null, 1, 'x', []]) expect(readJournalHeader(wrong)).toBeNull()
})

describe('a later line', () => {
  test('is one of these, and is parsed unchanged', () => {
    for (const line of lines) expect(readTableEvent(line), JSON.stringify(line)).toBe(line)
    const move = { type: 'moved', seat: 12, move: { type: 'name', card: 'bell' } }
    for (const line of [
      move,
      { ...move, outOfTime: true },
      { type: 'paused', seat: 12, word: 'Tea' },
      { type: 'paused', seat: null, word: 'Back at nine' },
    ])
      expect(readTableEvent(line)).toBe(line)
    for (const wrong of [
      { ...move, outOfTime: false },
      { type: 'paused', seat: 12, word: 1 },
    ])
      expect(readTableEvent(wrong)).toBeNull()
  })
  test('is none when a field is missing', () => {
    for (const line of lines) {
      const [kind] = Object.entries(line).find(([, value]) => typeof value === 'object') ?? []
      for (const field of Object.keys(line)) {
        const { [field]: _, ...less } = line
        expect(readTableEvent(less), JSON.stringify(less)).toBeNull()
      }
      if (kind === undefined) continue
      const inner = line[kind] as Record<string, unknown>
      for (const field of Object.keys(inner).filter(name => name !== 'level')) {
        const { [field]: _, ...less } = inner
        expect(readTableEvent({ ...line, [kind]: less }), JSON.stringify(less)).toBeNull()
      }
    }
  })
  test('is none when a field is of another kind', () => {
    for (const line of lines)
      for (const [name, value] of Object.entries(line)) {
        expect(readTableEvent({ ...line, [name]: { other: 'kind' } }), name).toBeNull()
        if (typeof value !== 'object') continue
        for (const field of Object.keys(value as object))
          expect(readTableEvent({ ...line, [name]: { ...value, [field]: { other: ['kind'] } } }), field).toBeNull()
      }
  })
  test.each([
    null,
    undefined,
    7,
    'text',
    {},
    [],
    [0],
    [0, 'name'],
    [0, { card: 'bell' }],
    [0, { type: 1 }],
    [13, { type: 'name' }],
    [-1, { type: 'name' }],
    ['0', { type: 'name' }],
    { other: 1 },
  ])('is none when it is %j', value => {
    expect(readTableEvent(value)).toBeNull()
  })
  const numbers: [what: string, line: (n: unknown) => unknown, right: number[], wrong: unknown[]][] = [
    ['a chair', n => ({ type: 'removed', chair: n }), [0, 12], [-1, 13, 14, 0.5, '0']],
    ['a seat that is dealt to', seats => dealt({ seats }), [1, 13], [0, 14, 1.5, '2']],
    ['the number of the rules', rules => dealt({ rules }), [0, 99], [-1, 0.5, '1']],
  ]
  test.each(numbers)('knows the bounds of %s', (_, line, right, wrong) => {
    for (const n of right) expect(readTableEvent(line(n))).not.toBeNull()
    for (const n of wrong) expect(readTableEvent(line(n)), String(n)).toBeNull()
  })
  const NO_DEVICES = ['ab', `${DEVICE}0`, `0${DEVICE}`, DEVICE.toUpperCase(), `x${DEVICE}`]
  const words: [what: string, line: (word: unknown) => unknown, right: string[], wrong: unknown[]][] = [
    ['what a notebook holds', notebook => chose({ notebook }), ['proof', 'facts', 'blank'], ['', 'all']],
    ['who sits on a chair', kind => sat({ kind }), ['free', 'person', 'computer'], ['', 'cat']],
    ['how well a computer plays', level => sat({ level }), ['easy', 'normal', 'sharp'], ['', 'best']],
    ['who plays a seat', by => ({ type: 'substituted', seat: 0, by }), ['computer', 'person'], ['', 'cat']],
    ['a device', device => sat({ device }), ['', DEVICE], NO_DEVICES],
    ['a game', game => dealt({ game }), ['a', 'a-1', 'a'.repeat(40)], ['', 'A', 'a'.repeat(41), 'a/b', '.a', 'a\n']],
    ['a seed', seed => dealt({ seed }), ['a', '0', 'f'.repeat(64)], ['', 'g', 'ga', 'ag', 'f'.repeat(65)]],
    ['a note', mark => ({ type: 'noted', mark, seat: 0, at: 'h' }), ['', 'x'.repeat(4000)], ['x'.repeat(4001)]],
  ]
  test.each(words)('knows %s', (_, line, right, wrong) => {
    for (const word of right) expect(readTableEvent(line(word)), word).not.toBeNull()
    for (const word of wrong) expect(readTableEvent(line(word)), String(word)).toBeNull()
  })
  test('knows that options are texts, numbers, or yes and no', () => {
    const read = (a: unknown) => readTableEvent(dealt({ options: { a } }))
    for (const value of ['x', 1, false]) expect(read(value)).not.toBeNull()
    for (const value of [null, [], {}, 'x'.repeat(4001)]) expect(read(value)).toBeNull()
  })
})
