// The labels of these screens, in English.
// Sentences and actions are among the game's own words.
import type { Seat } from '../../../../shared/engine/index.ts'
import type { Phase } from '../../../../shared/games/piecepack-deduction/kinds.ts'
import type { TilePlace, NoteReason } from '../../../../shared/games/piecepack-deduction/reasoning/notes.ts'
import type { Suit, Tile, TileValue } from '../../../../shared/games/piecepack-deduction/cards.ts'
import {
  answerPiece,
  spokenQuestion,
  SUIT_NAMES,
  VALUE_NAMES,
} from '../../../../shared/games/piecepack-deduction/words/en.ts'
import type { Sentence } from '../../../../shared/words/sentence.ts'
import type { AskedLine } from '../story.ts'
import { formatChance, formatNumber } from '../../../../shared/words/en/grammar.ts'

const valueSigns: Readonly<Record<TileValue, string>> = { '0': '0', '1': 'A', '2': '2', '3': '3', '4': '4', '5': '5' }
const reasonTexts: Readonly<Record<NoteReason, string>> = {
  seen: 'you see it',
  shown: 'shown to you',
  answer: 'they said no',
  misnamed: 'named wrongly',
  elsewhere: 'it is elsewhere',
}

const IT_FOLLOWS = 'it follows'

/** Every label of these screens. */
export const labels = {
  suit: (suit: Suit) => SUIT_NAMES[suit],
  value: (value: TileValue) => valueSigns[value],
  valueName: (value: TileValue) => VALUE_NAMES[value],
  question: spokenQuestion,
  asked: ({ question, trait, answer }: AskedLine) =>
    `${spokenQuestion(question, trait)} ${answerPiece(answer, trait).mark}`,

  answers: 'Answers given',
  tiles: (count: number) => (count === 1 ? '1 tile' : `${count} tiles`),
  hidden: (count: number) => (count === 1 ? '1 tile face down' : `${count} tiles face down`),
  known: 'Tiles you know of',
  out: 'out',
  choose: (name: string) => `Choose ${name}`,

  coin: (coin: string) => `The coin: ${coin}`,
  coinShort: 'the coin',
  faceUp: 'face up',
  faceUpFull: 'Tiles face up',
  misnamed: 'named wrongly',
  misnamedFull: 'Tiles that were named and are not missing',
  missingTile: 'The missing tile',
  shownInSecret: (by: string, to: string) => `${by} showed ${to} a tile`,
  choosing: (by: string, to: string) => `${by} is about to show ${to} a tile`,

  hand: 'Your tiles',
  askWhom: 'Whom to ask',
  askWhat: 'Which question',
  askMissing: (parts: readonly ('of' | 'question')[]) =>
    parts.length === 2 ? 'Choose a player and a question' : parts[0] === 'of' ? 'Choose a player' : 'Choose a question',
  seen: 'seen',
  seenBy: (name: string) => `${name} has seen it`,
  showMissing: 'Choose the tile to show',
  showRefused: 'That tile does not match. Choose a bright one',
  peek: 'Hold to look at the missing tile',
  peekShort: 'hold to look',

  nameOpen: 'Name the tile…',
  nameTitle: 'Name the missing tile',
  nameAbout: 'Right: you win. Wrong: you alone see it, ask no more, and go on answering.',
  nameAboutLast: 'Right: you win. Wrong: nobody wins.',
  nameAboutTwo: (other: string) => `Right: you win. Wrong: ${other} wins as the last one in.`,
  nameMissing: 'Choose a tile',
  left: (count: number) => (count === 1 ? '1 tile left' : `${count} tiles left`),
  close: 'Not now',
  closeName: 'Close without naming a tile',
  possible: 'may be missing',
  cannot: (reason: NoteReason | null) => `not missing, ${reason ? reasonTexts[reason] : IT_FOLLOWS}`,
  sureTitle: (tile: string) => `Name the ${tile} all the same?`,
  sureAbout: (reason: NoteReason | null) =>
    reason === null
      ? 'From all you know it follows that this tile is not the missing one.'
      : reason === 'misnamed'
        ? 'It was named already, and is not the missing one.'
        : 'You know where this tile is, so it cannot be the missing one.',
  sureCancel: 'Choose another',

  sheet: 'Where every tile is',
  place: (place: 'faceUp' | 'missing') => (place === 'faceUp' ? 'face up' : 'missing'),
  cell: (tile: string, holder: string, says: readonly string[]) => [`${tile}, ${holder}`, ...says].join(': '),
  here: (reason: NoteReason | null) => `here, ${reason ? reasonTexts[reason] : IT_FOLLOWS}`,
  notHere: (reason: NoteReason | null) => `not here, ${reason ? reasonTexts[reason] : IT_FOLLOWS}`,
  likely: (chance: number) => `here in ${formatChance(chance)} of the deals that fit`,
  odds: formatChance,
  oddsAbout: (deals: number) =>
    `${deals === 1 ? 'One deal fits' : `${formatNumber(deals)} deals fit`} all you know. The percentages count them, each as likely as another; which tile somebody chose to show is not weighed.`,
  whyHint: 'Press a place to see what its mark rests on (keyboard: ?).',
  withYours: 'Together with your own tiles and those face up.',
  nothingFollows: (tile: string, holder: string) => `${tile}, ${holder}: nothing follows yet.`,
  strays: 'which is not what follows',
  unknown: 'not known',
  marks: { no: 'you crossed it out', yes: 'you ticked it', maybe: 'you marked it' } as Readonly<Record<string, string>>,
  /** What the grounds of the notebook's places say. */
  legend: { missing: 'missing column: may be the one', here: 'is here', maybe: 'may be here', not: 'is not here' },
  leftFor: (count: number) => (count === 1 ? 'tile is not ruled out yet' : 'tiles are not ruled out yet'),
  found: (found: number, of: number) => `${found}/${of}`,
  foundFull: (found: number, of: number) => `${found} of ${of} known`,
  markHint: 'Press a place to cross it out, again for a tick, again for a question mark, again for nothing.',
  /** Why a game ended in which nobody named the tile. */
  endReason: {
    'last one in': 'Everybody else had named a wrong tile.',
    wrong: 'Every player has named a wrong tile.',
    'too long': 'The tile was not named in 200 turns.',
  },
  itIs: (tile: Tile): Sentence => ['The missing tile is the ', { card: tile }, '.'],

  result: 'Where every tile was',
  lyingOpen: 'Face up',

  todo: {
    ask: (): Sentence => ['It is your turn. Ask one question about the coin.'],
    show: (to: Seat): Sentence => ['Show ', { seat: to }, ' a tile. Nobody else sees it, or whether you had a choice.'],
    showing: (by: Seat): Sentence => ['Waiting for ', { seat: by }, ' to show a tile.'],
    after: (): Sentence => ['Certain of the missing tile? Name it. Otherwise end your turn.'],
    afterLast: (): Sentence => ['Only you are left to name the missing tile. Not certain yet? End your turn.'],
    afterOf: (of: Seat): Sentence => [{ seat: of }, ' may name the missing tile now.'],
    turn: (of: Seat): Sentence => ['It is ', { seat: of, form: 'possessive' }, ' turn.'],
    turnOut: (of: Seat): Sentence => ['You are out. It is ', { seat: of, form: 'possessive' }, ' turn.'],
  },
  /** Who is to move, as the table's lamp says it. */
  lamp: (phase: Phase, toMove: Seat): Sentence =>
    phase === 'show' ? [{ seat: toMove }, ' shows a tile'] : [{ seat: toMove, form: 'possessive' }, ' turn'],
  holder: (place: TilePlace, names: readonly string[]) =>
    typeof place === 'number' ? (names[place] ?? '') : place === 'faceUp' ? 'face up' : 'missing',
} as const
