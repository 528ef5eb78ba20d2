// The sounds of a table: one's turn, an answer, the end; and silence where it belongs.
import { expect, test } from 'vitest'
import { soundForChange, type AudibleState } from '../../../../renderer/use/game/tableSounds.ts'
import type { Sentence } from '../../../../shared/words/sentence.ts'

const dealt: Sentence = ['Everybody was dealt five cards.']
const yes: Sentence = [{ seat: 1 }, ' said ', { mark: 'Yes', sign: '✓', tone: 'yes' }]
const no: Sentence = [{ seat: 1 }, ' said ', { mark: 'No', sign: '✗', tone: 'no' }]
const heard = (change: Partial<AudibleState> = {}): AudibleState => ({
  game: '1 0',
  sentences: [dealt],
  alreadyHeard: null,
  isMyTurn: false,
  isOver: false,
  ...change,
})

test('a game, another seat’s cards and a lifted curtain begin in silence', () => {
  expect(soundForChange(null, heard({ isMyTurn: true }))).toBeNull()
  expect(soundForChange(heard(), heard({ game: '1 1', isMyTurn: true }))).toBeNull()
  expect(soundForChange(heard(), heard())).toBeNull()
})

test('an answer sounds like its meaning, anything else like a card', () => {
  expect(soundForChange(heard(), heard({ sentences: [dealt, yes] }))).toBe('yes')
  expect(soundForChange(heard(), heard({ sentences: [dealt, yes, no] }))).toBe('no')
  const lower: Sentence = [{ mark: 'lower', sign: '▼', tone: 'down' }]
  expect(soundForChange(heard(), heard({ sentences: [dealt, yes, lower] }))).toBe('down')
  expect(soundForChange(heard(), heard({ sentences: [dealt, dealt] }))).toBe('card')
})

test('one’s turn sounds instead of an answer, and the end instead of everything, once', () => {
  expect(soundForChange(heard(), heard({ sentences: [dealt, no], isMyTurn: true }))).toBe('turn')
  expect(soundForChange(heard({ isMyTurn: true }), heard({ sentences: [dealt, yes], isMyTurn: true }))).toBe('yes')
  expect(soundForChange(heard(), heard({ isOver: true, isMyTurn: true }))).toBe('win')
  expect(soundForChange(heard({ isOver: true }), heard({ isOver: true, sentences: [dealt, yes] }))).toBeNull()
})

test('a naming that sounded in its animation does not sound again', () => {
  expect(soundForChange(heard(), heard({ sentences: [dealt, no], alreadyHeard: no }))).toBeNull()
  expect(soundForChange(heard(), heard({ sentences: [dealt, no, dealt], alreadyHeard: no }))).toBe('card')
})
