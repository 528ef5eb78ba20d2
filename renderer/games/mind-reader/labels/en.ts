// The labels of Mind Reader's screens, in English.
// Its sentences and actions are among the game's own words.
import type { Seat } from '../../../../shared/engine/index.ts'
import {
  BEATS,
  type Card,
  type Clue,
  type QuestionKind,
  type Rank,
  type Suit,
} from '../../../../shared/games/mind-reader/cards.ts'
import type { MindReader, Phase, SecretPlace } from '../../../../shared/games/mind-reader/kinds.ts'
import { CLUE_PIECES } from '../../../../shared/games/mind-reader/words/en.ts'
import type { SentencePiece, Sentence } from '../../../../shared/words/sentence.ts'
import { formatChance, formatNumber, listPieces } from '../../../../shared/words/en/grammar.ts'

const suitNames: Record<Suit, string> = { R: 'Rock', P: 'Paper', S: 'Scissors', W: 'Water', L: 'Lizard' }
const rankSigns = ['★', 'A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const
const questionTexts: Record<QuestionKind, string> = { rank: 'Higher or lower?', suit: 'Stronger or weaker?' }
const sideNames = ['left', 'right'] as const
const playerList = (seatNumbers: readonly Seat[]) => listPieces(seatNumbers.map(seat => ({ seat })))

/** An answer by itself gets a capital. */
function capitalizedAnswer(clue: Clue): Extract<SentencePiece, { mark: string }> {
  const said = CLUE_PIECES[clue] as Extract<SentencePiece, { mark: string }>
  return { ...said, mark: said.mark[0]!.toUpperCase() + said.mark.slice(1) }
}

/** Every label of these screens. */
export const labels = {
  suit: (suit: Suit) => suitNames[suit],
  rank: (rank: Rank) => rankSigns[rank],
  rankName: (rank: Rank) =>
    rank === 0
      ? 'Joker'
      : rank === 1
        ? 'Ace'
        : rank === 11
          ? 'Jack'
          : rank === 12
            ? 'Queen'
            : rank === 13
              ? 'King'
              : String(rank),
  joker: 'Joker',
  clue: capitalizedAnswer,
  /** What the answer says of the hidden card, before the rank it was compared with. */
  knownByRank: (clue: Clue, rank: string) =>
    clue === 'higher' ? `below ${rank}` : clue === 'lower' ? `above ${rank}` : `rank ${rank}`,
  /** What an answer about suits says of the hidden card, written before the played card. */
  knownBySuit: (clue: Clue) => (clue === 'stronger' ? 'weaker than' : 'stronger than'),
  knownUnseen: (clue: Clue) =>
    ({ higher: 'below', lower: 'above', same: 'rank of', stronger: 'weaker than', weaker: 'stronger than' })[clue],
  /** The ranks that several answers leave, in letters and for screen readers. */
  ranks: (from: Rank, to: Rank) =>
    from === to ? `rank ${rankSigns[from]}` : `${rankSigns[from]}\u2009–\u2009${rankSigns[to]}`,
  ranksFull: (from: Rank, to: Rank): string =>
    from === to ? `rank ${labels.rankName(from)}` : `from ${labels.rankName(from)} to ${labels.rankName(to)}`,
  suitsLeft: (these: readonly Suit[]) => these.map(suit => suitNames[suit]).join(' or '),
  question: (question: QuestionKind) => questionTexts[question],
  place: (place: SecretPlace) => sideNames[place],
  placeShort: (place: SecretPlace) => (place === 0 ? 'L' : 'R'),
  placeOf: (place: SecretPlace) => (place === 0 ? 'Left card' : 'Right card'),

  cards: (count: number) => (count === 1 ? '1 card' : count === 0 ? 'no cards' : `${count} cards`),
  out: 'out',
  points: (points: number) => (points === 1 ? '1 point' : `${points} points`),
  left: (count: number) => `${count} left`,
  /** Beside one's own points: how many cards one's secrets may still be for the others, by place. */
  toOthers: (counts: readonly string[]) =>
    counts.every(count => count === '1')
      ? 'others can work out your card'
      : `to others your card is one of ${counts.join(' · ')}`,
  /** The same, shorter, for a phone. */
  toOthersShort: (count: string) => (count === '1' ? 'others can know it' : `to others one of ${count}`),
  aboutYou: 'What they know about you',
  aboutYouBasis: 'From what they were told and shown. The cards in their hand tell them more.',
  leftEach: (counts: readonly number[]) => `${counts.join(' · ')} left`,
  warmth: ['cold', 'warm', 'hot', 'knows it'], // from far to certain
  leftFull: (count: number, place: SecretPlace | null) =>
    `${count === 1 ? '1 card' : `${count} cards`} possible${place === null ? '' : ` on the ${sideNames[place]}`}`,
  choose: (name: string) => `Choose ${name}`,
  clues: 'Answers heard this hand',
  secret: 'secret',
  hiddenCard: (place: SecretPlace | null) => (place === null ? 'A hidden card' : `A hidden card, ${sideNames[place]}`),
  takenBy: 'card went to',
  takenByYou: 'card went to you',

  suits: 'Strength of the suits',
  suitsWord: 'Strength',
  suitsArrow: 'Arrows point to the weaker',
  jokerTurns: 'A joker turns other suits round.',
  toDraw: (count: number) => (count === 0 ? 'the pile is empty' : `${count} to draw`),
  played: 'played',
  playedInSecret: 'played in secret',
  unseenCard: 'the card played in secret',
  nothingPlayed: 'nothing played yet',

  yourSecret: (place: SecretPlace | null) => (place === null ? 'your secret' : `your ${sideNames[place]}`),
  peek: 'hold to peek',
  peekAt: (place: SecretPlace | null) =>
    place === null ? 'Hold to peek at your Secret Card' : `Hold to peek at your ${sideNames[place]} card`,
  gone: (place: SecretPlace | null) =>
    place === null ? 'Your Secret Card is gone' : `Your ${sideNames[place]} card is gone`,
  yourHand: 'Your hand',
  emptyHand: 'No cards in hand',

  askWhom: 'Whom to ask',
  askWhich: 'Which of their cards',
  askWhat: 'Which question',
  missing: (what: readonly ('card' | 'of' | 'place' | 'question')[]) => {
    if (what.length > 3) return 'Choose a card, whom to ask and what'
    const words = { card: 'a card', of: 'an opponent', place: 'left or right', question: 'a question' }
    const parts = what.map(part => words[part])
    return `Choose ${parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : parts[0]}`
  },
  hideMissing: (count: number) => (count === 1 ? 'Choose the card to hide' : 'Choose two cards: left, then right'),
  hideSecond: 'Now the right one',
  answerMissing: 'Choose your answer',
  answers: 'Your answer',
  loseMissing: 'Choose the card to give',
  loseWhich: 'Which of your cards',
  against: 'against',

  nameOpen: 'Name a card…',
  declareOpen: 'Name every card…',
  nameTitle: 'Name a Secret Card',
  declareTitle: 'Name every Secret Card',
  nameAbout: ({ secretCards }: MindReader['options']) =>
    secretCards === 'one'
      ? 'Right: 10 points, and they are out. Wrong: you alone see it, they get yours and 10 points, and you are out.'
      : 'Right: 10 points. Wrong: you alone see it, and they get one of yours and 10 points.',
  declareAbout: 'All of them at once. One error, and it is a wrong naming against the first you missed.',
  nameWhom: 'Whose card',
  declareMissing: (count: number) => (count === 1 ? 'One card still to choose' : `${count} cards still to choose`),
  close: 'Not now',
  closeName: 'Close without naming a card',

  sheet: (name: string, place: SecretPlace | null) =>
    place === null ? `The sheet for ${name}` : `The sheet for ${name}, ${sideNames[place]} card`,
  possible: 'possible',
  ruledOut: 'ruled out',
  seen: 'seen elsewhere',
  follows: 'ruled out by all you know together',
  unsettled: (count: number) =>
    `${count === 1 ? 'One card is' : `${count} cards are`} marked “?”: there was no time to find out whether ${count === 1 ? 'it' : 'they'} may be hidden here. All other marks are certain.`,
  unsettledCard: 'could not be settled',
  unsettledWhy: (card: string) => `Whether ${card} may be hidden here could not be settled in time.`,
  likely: (percent: number, estimated: boolean) => `${estimated ? 'about ' : ''}${formatChance(percent / 100)}`,
  /** In a cell, which has room for three signs. */
  straysOut: 'though nothing rules it out',
  straysMaybe: 'though it is ruled out',
  markHint: 'Press a card to cross it out, again for maybe, again for nothing.',
  opened: (of: Seat, card: Card): Sentence => [{ seat: of }, ' hid ', { card }, '. It lies open.'],
  leftFor: (count: number, of: Seat, place: SecretPlace | null): Sentence => [
    `${count === 1 ? 'card' : 'cards'} left for `,
    { seat: of, form: 'possessive' },
    place === null ? ' Secret Card.' : ` ${sideNames[place]} card.`,
  ],
  wasShown: 'You were shown this card.',
  why: (answers: number, excluded: number, seen: number) =>
    `${answers === 0 ? 'No answers yet' : `${answers === 1 ? '1 answer rules' : `${answers} answers rule`} out ${excluded === 0 ? 'nothing more' : excluded}`}; ${seen} seen elsewhere.`,

  oddsAbout: (deals: number) =>
    `${deals === 1 ? 'One way' : `${formatNumber(deals)} ways`} of hiding cards ${deals === 1 ? 'fits' : 'fit'} all you know, each as likely as another.`,
  oddsHint: 'The small figures: how likely each card is, in per cent.',
  oddsEstimated: 'The chances are estimates: some cards are known to others alone. What is crossed out is certain.',
  ifRight: 'This holds if all answers given by hand were right.',
  whyHint: 'Press a card to see what its mark rests on (keyboard: ?).',
  nothingFollows: (card: string) => `${card} is still possible: nothing follows yet.`,
  noReason: 'There is nothing in the story to show for it.',

  secretsOpened: 'The Secret Cards',
  /** The number only where there are several hands. */
  handOver: (hand: number | null) => (hand === null ? 'The hand is over' : `Hand ${hand} is over`),
  gained: (points: number) => `+${points}`,
  /** What the points of a hand came from. “Each”: what each of these cards counted, if all counted the same. */
  gainedFrom: (taken: number, kept: number, each: number | null) =>
    `${[...(taken > 0 ? [`${taken} taken`] : []), ...(kept > 0 ? [`${kept} kept`] : [])].join(', ')}${each === null ? '' : `, ${each} each`}`,
  thisHand: 'this hand',
  total: 'total',
  wrongClues: 'Wrong answers',
  kept: (hidden: number, every: boolean) => (hidden === 1 ? 'kept it' : every ? 'kept both' : 'kept one'),

  todo: {
    hideOne: (): Sentence => ['Hide one of your cards. It is the one they will try to name.'],
    hideTwo: (): Sentence => ['Hide two of your cards, a left one and a right one.'],
    hiding: (of: readonly Seat[]): Sentence => ['Waiting for ', ...playerList(of), ' to hide.'],
    ask: (): Sentence => ['It is your turn. Play a card and ask.'],
    name: (): Sentence => ['It is your turn, and you have no card to play. Name a card, or pass.'],
    after: (): Sentence => ['Certain of a card? Name it. Otherwise end your turn.'],
    answer: (by: Seat): Sentence => [{ seat: by }, ' waits for your answer. It is about the played card.'],
    answering: (of: Seat): Sentence => ['Waiting for ', { seat: of }, ' to answer.'],
    lose: (to: Seat): Sentence => ['A wrong guess. Choose which of your cards goes to ', { seat: to }, '.'],
    losing: (of: Seat): Sentence => ['Waiting for ', { seat: of }, ' to give a card up.'],
    turn: (of: Seat): Sentence => ['It is ', { seat: of, form: 'possessive' }, ' turn.'],
    /** What a card of this suit does to others, for a player who asks or answers which is stronger. */
    beats: (suit: Suit, jokers: boolean): Sentence => [
      `${suitNames[suit]} is stronger than ${suitNames[BEATS[suit][0]]}, ${suitNames[BEATS[suit][1]]} and lower ${suitNames[suit]}${jokers ? '. A joker turns other suits round' : ''}.`,
    ],
    turnOut: (of: Seat): Sentence => ['You are out of this hand. It is ', { seat: of, form: 'possessive' }, ' turn.'],
    deal: (): Sentence => ['The next hand is yours to deal.'],
    dealing: (of: readonly Seat[]): Sentence => ['Waiting for ', ...playerList(of), ' to deal.'],
  },
  /** Who is to move, as the table's lamp says it. */
  waitsFor: (phase: Phase, toMove: readonly Seat[]): Sentence => {
    if (phase === 'hide') return [...playerList(toMove), toMove.length === 1 ? ' is hiding' : ' are hiding']
    if (phase === 'answer') return [...playerList(toMove), ' answers']
    if (phase === 'lose') return [...playerList(toMove), ' gives a card up']
    if (phase === 'between') return [...playerList(toMove), toMove.length === 1 ? ' deals next' : ' deal next']
    return [{ seat: toMove[0]!, form: 'possessive' }, ' turn']
  },
} as const
