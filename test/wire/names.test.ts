// Tests names as everybody sees them: nothing invisible, and no two at one table that look alike.
import { expect, test } from 'vitest'
import { confusableKey, readClientMessage, cleanName } from '../../shared/wire/index.ts'
import { host, Person, tableFor } from '../host/kit.ts'

test.each([
  ['a zero-width space', 'An\u200ba', 'Ana'],
  ['a mark that turns the writing round', '\u202eAna', 'Ana'],
  ['half a character', 'Ana\ud83d', 'Ana'],
  ['a filler letter', 'Ana\u3164', 'Ana'],
  ['a blank braille letter', '\u2800Ana', 'Ana'],
  ['a line break', 'Ana\nMaria', 'Ana Maria'],
  ['many spaces', '  Ana   Maria ', 'Ana Maria'],
  ['a joiner between Latin letters', 'A\u200dna', 'Ana'],
  ['a joiner that follows an emoji and a letter', '❤️a\u200d😀', '❤️a😀'],
  ['a joiner between an emoji and a digit', '😀\u200d1', '😀1'],
  ['a half joiner between Latin letters', 'A\u200cna', 'Ana'],
  ['a half joiner after an Arabic letter and before a digit', 'ع\u200c1', 'ع1'],
  ['a joiner that stood beside one that was taken out', 'A\u200d\u200d\u200dna', 'Ana'],
  ['a joiner after a letter with an accent of its own', 'x\u0302\u200da', 'x\u0302a'],
  ['a space that was left where something was taken out', 'Ana \u200b Maria', 'Ana Maria'],
])('%s is taken out of a name', (_, typed, shown) => {
  expect(cleanName(typed)).toBe(shown)
})

test.each([
  '👨‍👩‍👧',
  '❤️',
  '🏳️‍🌈',
  '👍🏽',
  'علی‌رضا',
  'Zoë',
  'みさき',
  'Ο Γιώργος',
  '1️⃣',
  'Łukasz',
  'क्\u200dष',
  'ශ්\u200dරී',
  'ر‌َا',
])('%s stays as it is', name => {
  expect(cleanName(name)).toBe(name)
})

test('a name without visible characters is empty', () => {
  for (const name of ['\u200b', '\u3164\u2800', ' \u2060 ', '\ud800'])
    expect(readClientMessage(JSON.stringify({ type: 'sit', chair: null, name }))).toBeNull()
})

test.each([
  ['Ana', 'Аnа'], // the second has Cyrillic letters
  ['Ana', 'ANA'],
  ['Ilse', 'llse'],
  ['Otto', '0tto'],
  ['Zoë', 'Zoe'],
  ['Ana Maria', 'AnaMaria'],
  ['Hector', 'Ηector'], // the second has a Greek letter
  ['ono', 'օոօ'], // the second is Armenian
])('%s and %s look alike', (one, other) => {
  expect(one).not.toBe(other)
  expect(confusableKey(one)).toBe(confusableKey(other))
})

test('what two names look like is spelled in Latin letters, character by character', () => {
  expect(confusableKey('Аnа 10|')).toBe('analol')
})

test('names that are merely similar stay apart', () => {
  const names = ['Ana', 'Anna', 'Hana', 'Ben', 'Bert', 'Player 1', 'Player 2', 'Player 10', 'कि', 'की']
  expect(new Set(names.map(confusableKey)).size).toBe(names.length)
})

test('a look-alike of a name at the table gets a number', async () => {
  const at = await host()
  const owner = await tableFor(at, 'blank', 3)
  await owner.sit(undefined, 'Ana')
  const ben = await new Person().come(at)
  ben.say({ type: 'sit', chair: null, name: 'Аnа', code: at.room.table!.code })
  await ben.settled()
  expect(at.room.table!.chairs.map(({ name }) => name)).toEqual(['Ana', 'Аnа 2', ''])
})
