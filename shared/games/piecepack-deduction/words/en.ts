// The words of Deduction for the piecepack, in English.
import { createCardPiles } from '../shows.ts'
import { at } from '../../../engine/index.ts'
import { listPieces } from '../../../words/en/grammar.ts'
import type { GameWords, SentencePiece, Sentence } from '../../../words/sentence.ts'
import type { Piecepack, QuestionKind } from '../kinds.ts'
import { suitOf, TILES, valueOf, type Suit, type Tile, type Trait, type TileValue } from '../cards.ts'
import type { PiecepackConclusion } from '../reasoning/conclusions.ts'

/** The suits, in the plural as in a tile's name: “3 of Suns”. */
export const SUIT_NAMES: Readonly<Record<Suit, string>> = { S: 'Suns', M: 'Moons', C: 'Crowns', H: 'Shields' }
/** The names of the values. */
export const VALUE_NAMES: Readonly<Record<TileValue, string>> = {
  '0': 'Null',
  '1': 'Ace',
  '2': '2',
  '3': '3',
  '4': '4',
  '5': '5',
}

const ONE_OF_TRAIT: Readonly<Record<Trait, string>> = {
  S: 'a Sun',
  M: 'a Moon',
  C: 'a Crown',
  H: 'a Shield',
  '0': 'a null',
  '1': 'an ace',
  '2': 'a 2',
  '3': 'a 3',
  '4': 'a 4',
  '5': 'a 5',
}

const MANY_OF_TRAIT: Readonly<Record<Trait, string>> = {
  S: 'Suns',
  M: 'Moons',
  C: 'Crowns',
  H: 'Shields',
  '0': 'nulls',
  '1': 'aces',
  '2': '2s',
  '3': '3s',
  '4': '4s',
  '5': '5s',
}

const YES_PIECE = { mark: 'Yes', sign: '✓', tone: 'yes' } as const
const NO_PIECE = { mark: 'No', sign: '✗', tone: 'no' } as const
const RIGHT_PIECE = { mark: 'Right', sign: '✓', tone: 'yes' } as const
const WRONG_PIECE = { mark: 'Wrong', sign: '✗', tone: 'no' } as const

/** The question as spoken. */
export function spokenQuestion(question: QuestionKind, trait: Trait): string {
  return question === 'any'
    ? `“Do you have ${ONE_OF_TRAIT[trait]}?”`
    : `“How many ${MANY_OF_TRAIT[trait]} do you have?”`
}

/** How many of a suit or a value one can have. */
const COUNT_WORDS = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'] as const

/** An answer as a piece of a sentence, which a screen draws with a sign, in words: a number by itself would look like a value. */
export function answerPiece(
  answer: boolean | number,
  _trait: Trait,
): Extract<SentencePiece, { readonly mark: string }> {
  if (typeof answer === 'boolean') return answer ? YES_PIECE : NO_PIECE
  return answer > 0 ? { ...YES_PIECE, mark: at(COUNT_WORDS, answer) } : { ...NO_PIECE, mark: at(COUNT_WORDS, 0) }
}

function tileList(ids: readonly Tile[]): Sentence {
  return listPieces(TILES.filter(tile => ids.includes(tile)).map(card => ({ card })))
}

export const gameWords: GameWords<Piecepack, PiecepackConclusion> = {
  title: 'Deduction (piecepack)',
  tagline: 'One tile is missing. Question the others, and name it first.',
  nextBet: 'Your bet: who names next?',
  credit: 'Invented by Mark A. Biggar, 2003',
  options: {
    lastOneIn: {
      label: 'Last one in',
      about:
        'When all the others have named wrongly: the last player wins at once, or goes on and has to name the tile.',
      value: last => (last === 'wins' ? 'Wins at once' : 'Must name the tile'),
    },
  },
  card: id => `${VALUE_NAMES[valueOf(id as Tile)]} of ${SUIT_NAMES[suitOf(id as Tile)]}`,
  line: {
    dealt: ({ tiles: count, faceUp }) => [
      `Each player was dealt ${count} tiles. Face up: `,
      ...tileList(faceUp),
      '. One tile is missing.',
    ],
    received: ({ by, tiles: received }) => [{ seat: by }, ' received ', ...tileList(received), '.'],
    drew: ({ by, coin }) => [{ seat: by }, ' drew the coin ', { card: coin }, '.'],
    asked: ({ by, of, trait, question, answer }) => [
      { seat: by },
      ' asked ',
      { seat: of },
      ` ${spokenQuestion(question, trait)} `,
      answerPiece(answer, trait),
      '.',
    ],
    chose: ({ by, to }) => [{ seat: by }, ' chose one to show ', { seat: to }, '.'],
    showed: ({ by, to, tile }) => [{ seat: by }, ' showed ', { seat: to }, ' the ', { card: tile }, '.'],
    named: ({ by, tile, right: isRight }, reader) => [
      { seat: by },
      ' named the ',
      { card: tile },
      '. ',
      isRight ? RIGHT_PIECE : WRONG_PIECE,
      ...(isRight ? ['.'] : by === reader ? [': you ask no more, and go on answering.'] : ['.']),
    ],
    looked: ({ by, tile }) => [{ seat: by }, ' looked: the missing tile is the ', { card: tile }, '.'],
    opened: ({ missing, hands }) => [
      'All was opened: ',
      ...hands.flatMap((hand, seat): Sentence => [{ seat }, ' held ', ...tileList(hand), ', ']),
      'and the ',
      { card: missing },
      ' was missing.',
    ],
    won: ({ by, how }) =>
      by === null
        ? [
            how === 'wrong'
              ? 'Nobody won: every player has named a wrong tile.'
              : 'Nobody won: the tile was not named in 200 turns.',
          ]
        : [{ seat: by }, how === 'named' ? ' won.' : ' won as the last one in.'],
  },
  naming: { named: ({ by }, reader) => [{ seat: by }, by === reader ? ' name' : ' names', ' the missing tile …'] },
  move: {
    ask: ({ of, trait, question }) => ['Ask ', { seat: of }, ` ${spokenQuestion(question, trait)}`],
    show: ({ tile }, { open }) => ['Show ', { seat: open.turn }, ' the ', { card: tile }],
    name: ({ tile }) => ['Name the ', { card: tile }],
    pass: () => ['Name nothing, end your turn'],
  },
  firstTime: {
    ask: 'The coin says what you may ask for: its suit or its value. Everybody hears the answer; a tile that is shown only you see.',
    show: 'They asked for what you hold. Choose which matching tile to show; one they already know gives the least away.',
    name: 'Sure which tile is missing? Name it. If you are right, you win; if not, you only answer from now on.',
    pass: 'Not sure yet? Name nothing, and it is the next player’s turn.',
  },
  shows: createCardPiles({ hand: ['Tiles'], faceUp: ['Face up'], coin: ['The coin'], missing: ['The missing tile'] }),
  riddle: () => ['the missing tile'],
  solved: (_, tile, tense) => [`The missing tile ${tense ? 'was' : 'is'} the `, { card: tile }, '.'],
  conclusion: {
    certain: ({ tile, place }) => {
      if (place === 'missing') return ['The missing tile can only be the ', { card: tile }, '.']
      if (place === 'faceUp') return ['The ', { card: tile }, ' lies face up.']
      return [{ seat: place }, ' must hold the ', { card: tile }, '.']
    },
    excluded: ({ tile, place, alsoExcluded }) => {
      if (place === 'missing' && alsoExcluded)
        return ['None of these is missing: ', ...tileList([tile, ...alsoExcluded]), '.']
      if (place === 'missing') return ['The ', { card: tile }, ' cannot be the missing tile.']
      if (place === 'faceUp') return ['The ', { card: tile }, ' does not lie face up.']
      return [{ seat: place }, ' cannot hold the ', ...tileList([tile, ...(alsoExcluded ?? [])]), '.']
    },
  },
  overheard: ({ left }) =>
    left === 1
      ? ['Whoever listened could know the missing tile.']
      : [`At most ${left} tiles can still be the missing one.`],
}
