// Answers for: what people read in Precognition, in English.
import { list, type GameWords, type Piece, type Sentence } from '../../words/sentence.ts'
import type { Seat } from '../../engine/index.ts'
import { rankOf, SUITS, type Card, type Suit } from './cards.ts'
import type { Precognition } from './kinds.ts'
import type { Change } from './row.ts'

const SUIT_NAMES: Readonly<Record<Suit, string>> = { S: 'Spades', H: 'Hearts', D: 'Diamonds', C: 'Clubs' }
const RANK_NAMES: Readonly<Record<number, string>> = { 1: 'Ace', 11: 'Jack', 12: 'Queen', 13: 'King' }

/** A change as a mark. */
export const CHANGE_MARKS: Readonly<Record<Change, Extract<Piece, { mark: string }>>> = {
  U: { mark: 'Up', sign: '▲', tone: 'yes' },
  D: { mark: 'Down', sign: '▼', tone: 'no' },
  S: { mark: 'Same', sign: '=', tone: 'maybe' },
}

function cardName(id: string): string {
  const card = id as Card
  return `${RANK_NAMES[rankOf(card)] ?? rankOf(card)} of ${SUIT_NAMES[SUITS.find(suit => suit === card[0])!]}`
}

function players(seats: readonly Seat[]): Sentence {
  return list(seats.map(seat => ({ seat })))
}

function letters(count: number): string {
  return count === 1 ? '1 letter' : `${count} letters`
}

export const words: GameWords<Precognition> = {
  title: 'Precognition',
  tagline: 'Predict how the row of cards will rise and fall; then help it happen.',
  credit: 'Invented by Leroy Quet, 2009',
  options: {
    ties: {
      label: 'Ties',
      about: 'Those tied for the longest prediction play again among themselves, or share the win.',
      value: ties => (ties === 'share' ? 'Share the win' : 'Play off'),
    },
  },
  card: cardName,
  say: {
    dealt: ({ deal, starter, players: playing, cards, apart }, ear) => [
      `Deal ${deal}: ${cards} cards each for `,
      ...(playing.length > 3 && (ear === null || !playing.includes(ear)) ? [`${playing.length} players`] : players(playing)),
      apart === 0 ? '' : apart === 1 ? ', 1 left over' : `, ${apart} left over`,
      '; ',
      { seat: starter },
      ' will begin.',
    ],
    received: ({ by, cards }) => [{ seat: by }, ' received ', ...list(cards.map(card => ({ card }))), '.'],
    sealed: ({ by }) => [{ seat: by }, ' sealed a prediction.'],
    predicted: ({ by, letters: written }) => [{ seat: by }, ` predicted ${written}.`],
    began: ({ by }) => ['All predictions are sealed. The first card comes from ', { seat: by }, '.'],
    played: ({ by, card, change }) => [
      { seat: by },
      ' played ',
      { card },
      ...(change === null ? ['.'] : [': ', CHANGE_MARKS[change], '.']),
    ],
    revealed: ({ by, letters: written, at }) => [
      { seat: by },
      ` predicted ${written}: `,
      ...(at === null
        ? [{ mark: 'Did not happen', sign: '✗', tone: 'no' } as const]
        : [{ mark: 'It happened', sign: '✓', tone: 'yes' } as const, ` from change ${at + 1} on`]),
      '.',
    ],
    missed: () => ['Nobody’s prediction came true: all play again.'],
    tied: ({ seats, letters: length }) => [...players(seats), ` are tied with ${letters(length)}.`],
    left: ({ seats }) => [...players(seats), ' dropped out and watched from there.'],
    won: ({ winners, letters: length, why }) => {
      const together = winners.length > 1 ? ' together' : ''
      if (why === 'still') return [...players(winners), ` won${together}: five replays put nobody out.`]
      return [...players(winners), ` won${together} with ${letters(length!)}.`]
    },
  },
  deed: {
    predict: ({ letters: written }) => [`Write down ${written}`],
    seal: (_, { own }) => [`Seal ${own.prediction}`],
    play: ({ card }) => ['Play ', { card }],
    deal: (_, { open }) => [open.next.length < open.players.length ? 'Deal the play-off' : 'Deal again'],
  },
  riddle: () => [],
  solved: () => [],
  conclude: {},
}
