// The words of Precognition, in English.
import { createStageLabel } from './stageLabel.ts'
import { createCardPiles } from '../shows.ts'
import { listPieces } from '../../../words/en/grammar.ts'
import type { GameWords, SentencePiece, Sentence } from '../../../words/sentence.ts'
import { required, type Seat } from '../../../engine/index.ts'
import { rankOf, suitOf, type Card, type Rank, type Suit } from '../cards.ts'
import type { Precognition } from '../kinds.ts'
import type { RankChange } from '../rules/row.ts'
import type { CardHolder } from '../reasoning/whereabouts.ts'
import type { PrecognitionConclusion } from '../reasoning/conclusions.ts'

const SUIT_NAMES: Readonly<Record<Suit, string>> = { S: 'Spades', H: 'Hearts', D: 'Diamonds', C: 'Clubs' }
const RANK_NAMES: Readonly<Record<number, string>> = { 1: 'Ace', 11: 'Jack', 12: 'Queen', 13: 'King' }

/** A change as a piece of a sentence, which a screen draws with a sign. */
export const CHANGE_PIECES: Readonly<Record<RankChange, Extract<SentencePiece, { mark: string }>>> = {
  U: { mark: 'Up', sign: '▲', tone: 'up' },
  D: { mark: 'Down', sign: '▼', tone: 'down' },
  S: { mark: 'Same', sign: '=', tone: 'maybe' },
}

/** A card's name; or a prediction in words, for who listens or reads it in a terminal: screens draw its arrows. */
function cardName(id: string): string {
  if (/^[UDS]+$/.test(id))
    return [...id].map(change => CHANGE_PIECES[change as RankChange].mark.toLowerCase()).join(' ')
  const card = id as Card
  return `${RANK_NAMES[rankOf(card)] ?? rankOf(card)} of ${SUIT_NAMES[suitOf(card)]}`
}

function playerList(seats: readonly Seat[]): Sentence {
  return listPieces(seats.map(seat => ({ seat })))
}

/** Players with their points: “Ana +5 and Ben +3”. Those without any are left out. */
function playersWithPoints(points: readonly number[], sign: string): Sentence {
  const scoring = points.flatMap((count, seat) => (count > 0 ? [{ seat, count }] : []))
  return scoring.flatMap(({ seat, count }, nth) => [nth === 0 ? '' : ', ', { seat }, ` ${sign}${count}`])
}

/** The seat in a riddle's key. */
function seatOfRiddleKey(key: string): Seat {
  return Number(key.split('.')[2])
}

function signsText(count: number): string {
  return count === 1 ? '1 sign' : `${count} signs`
}

const PLURAL_RANK_NAMES: Readonly<Record<number, string>> = { 1: 'Aces', 11: 'Jacks', 12: 'Queens', 13: 'Kings' }

/** A number of cards of a rank: “1 King”, “3 7s”. */
function cardsOfRankText(rank: Rank, count: number): string {
  if (count === 1) return `1 ${RANK_NAMES[rank] ?? rank}`
  return `${count === 0 ? 'no' : count} ${PLURAL_RANK_NAMES[rank] ?? `${rank}s`}`
}

/** The holder of unseen cards, at the beginning of a sentence. */
function holderPiece(by: CardHolder): SentencePiece {
  return by === 'apart' ? 'The cards left over' : { seat: by }
}

export const gameWords: GameWords<Precognition, PrecognitionConclusion> = {
  title: 'Precognition',
  tagline: 'Predict how the row will rise and fall, then help it happen.',
  credit: 'Invented by Leroy Quet, 2009',
  stamp: { won: 'Foreseen', open: 'Unforeseen', consoled: 'The next row is waiting.' },
  options: {
    hands: {
      label: 'Hands',
      about: 'Ten cards each make a short game; with the whole deck the winner stays open longer.',
      value: hands => (hands === 'ten each' ? 'Ten cards each' : 'The whole deck'),
    },
    rounds: {
      label: 'Rounds',
      about: 'In three rounds every prediction that comes true scores its length; the most points win.',
      value: rounds => (rounds === 'three' ? 'Three rounds' : 'One round'),
    },
    predictions: {
      label: 'Predictions',
      about:
        'Everybody sees when a prediction comes true or breaks, or all stay sealed until the last card, as in the original.',
      value: predictions => (predictions === 'at the end' ? 'Open at the end' : 'Open once decided'),
    },
    ties: {
      label: 'Ties',
      about: 'Those tied for the longest prediction play again among themselves, or share the win.',
      value: ties => (ties === 'share' ? 'Share the win' : 'Play off'),
    },
  },
  card: cardName,
  line: {
    dealt: ({ deal, starter, players: playing, cards, apart }, reader) => [
      `${deal > 1 ? `Deal ${deal}: ` : ''}${cards} cards each for `,
      ...(playing.length > 3 && (reader === null || !playing.includes(reader))
        ? [`${playing.length} players`]
        : playerList(playing)),
      apart === 0 ? '' : apart === 1 ? ', 1 left over' : `, ${apart} left over`,
      '; ',
      { seat: starter },
      ' will begin.',
    ],
    received: ({ by, cards }) => [{ seat: by }, ' received ', ...listPieces(cards.map(card => ({ card }))), '.'],
    sealed: ({ by }) => [{ seat: by }, ' sealed a prediction.'],
    predicted: ({ by, letters: written }) => [{ seat: by }, ' predicted ', { card: written }, '.'],
    began: ({ starter }) => ['All predictions are sealed. The first card comes from ', { seat: starter }, '.'],
    played: ({ by, card, change }) => [
      { seat: by },
      ' played ',
      { card },
      ...(change === null ? ['.'] : [': ', CHANGE_PIECES[change], '.']),
    ],
    cameTrue: ({ of, letters: written }) => [
      { seat: of, form: 'possessive' },
      ' prediction ',
      { card: written },
      ' has ',
      { mark: 'come true', sign: '✓', tone: 'yes' },
      '!',
    ],
    broke: ({ of, letters: written }) => [
      { seat: of, form: 'possessive' },
      ' prediction ',
      { card: written },
      ' ',
      { mark: 'can no longer come true', sign: '✗', tone: 'no' },
      '.',
    ],
    settled: () => ['The cards to come change nothing any more.'],
    agreed: ({ by }, reader) => [
      { seat: by },
      by === reader ? ' are for finishing the row.' : ' is for finishing the row.',
    ],
    finished: ({ cards }) => [
      cards.length === 1 ? 'The last card was laid.' : `The last ${cards.length} cards were laid at once.`,
    ],
    revealed: ({ of, letters: written, at }) => [
      { seat: of },
      ' predicted ',
      { card: written },
      ': ',
      ...(at === null
        ? [{ mark: 'Did not happen', sign: '✗', tone: 'no' } as const]
        : [{ mark: 'It happened', sign: '✓', tone: 'yes' } as const, ` from change ${at + 1} on`]),
      '.',
    ],
    scored: ({ round, gained, points }) => [
      `Round ${round}: `,
      ...(gained.some(count => count > 0) ? playersWithPoints(gained, '+') : ['nobody’s prediction came true']),
      ...(round > 1 && points.some(count => count > 0) ? ['. So far: ', ...playersWithPoints(points, '')] : []),
      '.',
    ],
    missed: () => ['Nobody’s prediction came true: all play again.'],
    tied: ({ seats, letters: length }) => [...playerList(seats), ` are tied with ${signsText(length)}.`],
    left: ({ seats }) => [...playerList(seats), ' dropped out: the others play again.'],
    won: ({ winners, letters: length, why }) => {
      const won = winners.length > 1 ? ' share the win' : ' won'
      if (why === 'still') return [...playerList(winners), `${won}: five replays put nobody out.`]
      if (why === 'points')
        return [
          ...playerList(winners),
          `${won} with ${length === 1 ? '1 point' : `${required(length, 'points')} points`}.`,
        ]
      return [...playerList(winners), `${won} with ${signsText(required(length, 'length'))}.`]
    },
  },
  stage: createStageLabel({ round: round => `Round ${round} of 3`, playOff: 'Play-off', deal: deal => `Deal ${deal}` }),
  move: {
    predict: ({ letters: written }) => ['Write ', { card: written }],
    seal: (_, { own }) => ['Seal ', { card: own.prediction }],
    play: ({ card }) => ['Play ', { card }],
    finish: () => ['Finish the row'],
    deal: (_, { open, options }) => [
      open.next.length < open.players.length
        ? 'Deal the play-off'
        : options.rounds === 'three' && open.round < 3
          ? 'Deal the next round'
          : 'Deal again',
    ],
  },
  firstTime: {
    predict: 'How will the row rise and fall? The longest run of arrows that comes true wins.',
    seal: 'Once sealed, nobody can change it, not even you.',
    play: 'Your card goes to the right end of the row. Steer it towards your prediction; once that is safe, spoil the others’.',
    finish: 'Nothing can change any more. Once everybody agrees, the rest of the row is laid at once.',
    deal: 'Look at the predictions against the row, then deal again.',
  },
  form: {
    predict: {
      title: 'Predict',
      fields: { letters: { label: 'Your prediction', value: letter => [CHANGE_PIECES[letter as RankChange]] } },
    },
    play: { title: 'Play a card', fields: { card: { label: 'Card', value: card => [{ card }] } } },
  },
  shows: createCardPiles({ hand: ['Hand'], prediction: ['Prediction'], row: ['The row'] }),
  riddle: key => [{ seat: seatOfRiddleKey(key), form: 'possessive' }, ' prediction coming true'],
  solved: (key, answer) => [
    { seat: seatOfRiddleKey(key), form: 'possessive' },
    answer === 'yes' ? ' prediction counts.' : ' prediction does not count.',
  ],
  knownFor: moves =>
    moves === 0 ? 'with no move left' : moves === 1 ? 'with one move left' : `with ${moves} moves left`,
  conclusion: {
    holds: ({ by, rank, least }) => [
      holderPiece(by),
      by === 'apart' ? ' must include ' : ' must hold ',
      `at least ${cardsOfRankText(rank, least)}.`,
    ],
    lacks: ({ by, rank, most }) => [
      holderPiece(by),
      by === 'apart' ? ' can include ' : ' can hold ',
      `${most === 0 ? '' : 'at most '}${cardsOfRankText(rank, most)}.`,
    ],
    comes: () => ['Your prediction comes true, whatever is played.'],
    fails: () => ['Your prediction can no longer come true, whatever is played.'],
  },
  overheard: ({ left }) => [`From here ${left === 1 ? '1 card' : `${left} cards`} not laid yet would go up.`],
}
