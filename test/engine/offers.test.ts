// Tests offers as forms: which messages fit them, what may still be chosen, and filling them in.
import { describe, expect, test } from 'vitest'
import {
  enumFieldFrom,
  fieldChoices,
  diceFromSeed,
  tupleField,
  fillOfferAtRandom,
  matchesOffer,
  offersOfType,
  enumField,
  fieldAccepts,
  textField,
  type Dice,
} from '../../shared/engine/index.ts'

/** An offer of any shape, as `fits` and `fill` take it. */
const offer = (type: string, fields: object = {}) => ({ type, ...fields })
const filled = (form: { type: string }, drawn: Dice) => fillOfferAtRandom(form, drawn) as Record<string, unknown>
const name = { type: 'name', card: enumField('bell', 'book') }

describe('a message fits an offer', () => {
  test('if every field is present, none added, and each is one of the values', () => {
    expect(matchesOffer(name, { type: 'name', card: 'bell' })).toBe(true)
    expect(matchesOffer(name, { card: 'book', type: 'name' })).toBe(true)
    expect(matchesOffer({ type: 'pass' }, { type: 'pass' })).toBe(true)
  })
  test.each([
    ['no object', 'name'],
    ['nothing', null],
    ['not even nothing', undefined],
    ['a list', ['name']],
    ['of another type', { type: 'ask', card: 'bell' }],
    ['without a type', { card: 'bell' }],
    ['without the field', { type: 'name' }],
    ['with another field instead', { type: 'name', tile: 'bell' }],
    ['with a field more', { type: 'name', card: 'bell', more: 1 }],
    ['with a value that is not offered', { type: 'name', card: 'lamp' }],
    ['with a value of another kind', { type: 'name', card: ['bell'] }],
    ['with a field of undefined more', { type: 'name', card: 'bell', more: undefined }],
  ])('but not when it is %s', (_, message) => {
    expect(matchesOffer(name, message)).toBe(false)
  })
  test('but not if its type or a field is not its own', () => {
    expect(matchesOffer(name, Object.create({ type: 'name', card: 'bell' }))).toBe(false)
    expect(
      matchesOffer(name, Object.assign(Object.create({ type: 'name' }) as object, { card: 'bell', more: 1 })),
    ).toBe(false)
    expect(
      matchesOffer(name, Object.assign(Object.create({ card: 'bell' }) as object, { type: 'name', more: 1 })),
    ).toBe(false)
    const list = Object.assign(['x'], { type: 'name', card: 'bell' })
    expect(matchesOffer(offer('name', { card: name.card, 0: enumField('x') }), list)).toBe(false)
  })
})

describe('a text', () => {
  const short = textField(2, 4)
  test('has a number of characters, counted as people count them', () => {
    for (const right of ['ab', 'abcd', '😀😀', '😀😀😀😀']) expect(fieldAccepts(short, right), right).toBe(true)
    for (const wrong of ['', 'a', 'abcde', '😀', '😀😀😀😀a', 'a'.repeat(9), 5, null, ['a', 'b']])
      expect(fieldAccepts(short, wrong), String(wrong)).toBe(false)
  })
  test.each(['a\u0000b', 'a\u001fb', 'a\u007fb', 'a\u009fb', 'a\u2028', '\u2029a', 'a\ud83d', '\ude00a', 'a\nb'])(
    'has no control characters and no halves of characters: %j',
    wrong => {
      expect(fieldAccepts(short, wrong)).toBe(false)
      expect(fieldAccepts(textField(0, 9), wrong)).toBe(false)
    },
  )
  test.each(['a\u00a0b', ' a', 'a~', '\u2027a', '\u202aa', 'a\u0020b'])('may contain other characters: %j', right => {
    expect(fieldAccepts(short, right)).toBe(true)
  })
  test('is more than spaces, unless it may be empty', () => {
    expect(fieldAccepts(short, '  ')).toBe(false)
    expect(fieldAccepts(textField(0, 4), '  ')).toBe(true)
    expect(fieldAccepts(textField(0, 4), '')).toBe(true)
  })
  test('has only the given letters', () => {
    const steps = textField(1, 3, 'UDS ')
    for (const right of ['U', 'UDS', '  ']) expect(fieldAccepts(steps, right)).toBe(true)
    for (const wrong of ['X', 'UDX', 'XU', 'u', 'UDSU', '']) expect(fieldAccepts(steps, wrong)).toBe(false)
  })
  test('gives its letters only if it has any', () => {
    expect(textField(1, 2)).toEqual({ is: 'text', fewest: 1, most: 2 })
    expect(Object.keys(textField(1, 2))).not.toContain('letters')
    expect(textField(1, 2, 'ab')).toEqual({ is: 'text', fewest: 1, most: 2, letters: 'ab' })
  })
})

describe('a list with a value for each field', () => {
  const pair = tupleField<string>([enumField('a', 'b'), enumField('b', 'c')])
  const different = tupleField<string>([enumField('a', 'b'), enumField('b', 'c')], true)
  test('takes a value of each field, in order', () => {
    expect(fieldAccepts(pair, ['a', 'b'])).toBe(true)
    expect(fieldAccepts(pair, ['b', 'b'])).toBe(true)
    for (const wrong of [
      ['b', 'a'],
      ['a', 'x'],
      ['x', 'b'],
      ['a'],
      ['a', 'b', 'c'],
      'ab',
      null,
      { 0: 'a', 1: 'b', length: 2 },
    ])
      expect(fieldAccepts(pair, wrong), JSON.stringify(wrong)).toBe(false)
  })
  test('takes no value twice if all must differ', () => {
    expect(fieldAccepts(different, ['a', 'b'])).toBe(true)
    expect(fieldAccepts(different, ['b', 'b'])).toBe(false)
  })
  test('says so only if all must differ', () => {
    expect(Object.keys(pair)).toEqual(['is', 'fields'])
    expect(different).toMatchObject({ is: 'each', distinct: true })
  })
})

test('a field from listed values, or from a list', () => {
  expect(enumField<string | number | boolean | null>('a', 1, true, null)).toEqual({
    is: 'oneOf',
    values: ['a', 1, true, null],
  })
  expect(enumFieldFrom(['a', 'b'])).toEqual({ is: 'oneOf', values: ['a', 'b'] })
})

test('offers of one type', () => {
  const offers = [{ type: 'name' as const, card: enumFieldFrom(['bell']) }, { type: 'pass' as const }]
  expect(offersOfType(offers, 'pass')).toEqual([{ type: 'pass' }])
})

describe('what may still be chosen', () => {
  const offers = [
    { type: 'ask', of: enumField(1, 2), card: enumField('bell', 'book') },
    { type: 'ask', of: enumField(3), card: enumField('book', 'lamp') },
  ]
  test('is every value of the field, each once, while nothing is chosen', () => {
    expect(fieldChoices(offers, 'card')).toEqual(['bell', 'book', 'lamp'])
  })
  test('is what goes with the other fields chosen', () => {
    expect(fieldChoices(offers, 'card', { of: 3 })).toEqual(['book', 'lamp'])
    expect(fieldChoices(offers, 'of', { card: 'bell' })).toEqual([1, 2])
    expect(fieldChoices(offers, 'of', { card: 'rope' })).toEqual([])
  })
  test('is not narrowed by the field itself or by unfilled fields', () => {
    expect(fieldChoices(offers, 'card', { card: 'bell', of: undefined })).toEqual(['bell', 'book', 'lamp'])
  })
  test('is none if the field is not a list of values', () => {
    expect(fieldChoices([{ type: 'say', words: textField(1, 4) }], 'words')).toEqual([])
  })
})

describe('an offer filled in at random', () => {
  /** Loaded dice: these numbers, then 0. */
  const loadedDice = (...numbers: number[]): Dice => {
    const below = (n: number) => Math.min(numbers.shift() ?? 0, n - 1)
    return { below, shuffle: things => [...things], pick: things => things[below(things.length)]! }
  }
  test('is legal, whatever the offer', () => {
    const offers = [
      name,
      { type: 'pass' },
      { type: 'say', words: textField(1, 6) },
      { type: 'say', words: textField(0, 90) },
      { type: 'predict', steps: textField(1, 5, 'UDS') },
      { type: 'lay', cards: tupleField<string>([enumField('a', 'b'), enumField('a', 'b')], true) },
      { type: 'lay', cards: tupleField<string>([enumField('a', 'b'), textField(2, 2)]) },
    ]
    const drawn = diceFromSeed('fill')
    for (const offer of offers)
      for (let i = 0; i < 40; i++) {
        const move = fillOfferAtRandom(offer, drawn)
        expect(matchesOffer(offer, move), JSON.stringify(move)).toBe(true)
      }
  })
  test('may have any of its values', () => {
    const drawn = diceFromSeed('any')
    const many = (form: { type: string }) =>
      new Set(Array.from({ length: 200 }, () => JSON.stringify(fillOfferAtRandom(form, drawn))))
    expect(many(name).size).toBe(2)
    expect(many(offer('lay', { cards: tupleField<string>([enumField('a', 'b'), enumField('a', 'b')]) })).size).toBe(4)
    expect(
      many(offer('lay', { cards: tupleField<string>([enumField('a', 'b'), enumField('a', 'b')], true) })).size,
    ).toBe(2)
    expect(many(offer('predict', { steps: textField(1, 2, 'UD') })).size).toBe(6)
  })
  test('has a text of any allowed length, but hardly more than two lines', () => {
    const long = offer('predict', { steps: textField(2, 90, 'U') })
    const steps = (...numbers: number[]) => filled(long, loadedDice(...numbers))['steps']
    expect(steps(0)).toBe('UU')
    expect(steps(5)).toBe('U'.repeat(7))
    expect(steps(99)).toBe('U'.repeat(26))
    expect(filled(offer('predict', { steps: textField(2, 5, 'U') }), loadedDice(99))['steps']).toBe('U'.repeat(5))
  })
  test('has a readable text, even if the dice say spaces', () => {
    const space = 'aeiou nrst'.indexOf(' ')
    expect(filled(offer('say', { words: textField(2, 2) }), loadedDice(0, space, space))['words']).toBe('aa')
    expect(filled(offer('say', { words: textField(1, 1) }), loadedDice(0, space))['words']).toBe('a')
    expect(filled(offer('say', { words: textField(0, 4) }), loadedDice(0))['words']).toBe('')
  })
  test('sometimes has other scripts, markup characters and accents', () => {
    const drawn = diceFromSeed('scripts')
    const say = offer('say', { words: textField(20, 24) })
    const written = Array.from({ length: 60 }, () => filled(say, drawn)['words']).join('')
    for (const letter of 'aé漢ש<&"?') expect(written).toContain(letter)
  })
})
