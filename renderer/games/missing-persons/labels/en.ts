// The labels of Missing Persons' screens, in English.
// Its sentences and actions are among the game's own words.
import type { Seat } from '../../../../shared/engine/index.ts'
import type { Card, Rank, Suit } from '../../../../shared/games/missing-persons/cards.ts'
import type { MissingPersons, Phase, LineupPlace } from '../../../../shared/games/missing-persons/kinds.ts'
import type { ExclusionReason } from '../../../../shared/games/missing-persons/reasoning/notes.ts'
import { rankSymbol } from '../../../../shared/games/missing-persons/rules/phrases/phrases.ts'
import type { Question } from '../../../../shared/games/missing-persons/rules/questions.ts'
import type { Sentence } from '../../../../shared/words/sentence.ts'
import { formatChance, listPieces } from '../../../../shared/words/en/grammar.ts'
import { formatChanceInHundredths } from '../../../../shared/words/grammar.ts'

const suitNames: Record<Suit, string> = { S: 'Spades', H: 'Hearts', D: 'Diamonds', C: 'Clubs' }
const singularSuitNames: Record<Suit, string> = { S: 'Spade', H: 'Heart', D: 'Diamond', C: 'Club' }
const rankNames = ['Ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'Jack', 'Queen', 'King'] as const
const REASON_TEXTS: Record<ExclusionReason, string> = {
  seen: 'you have seen it in a line-up',
  mine: 'it is your own missing person',
  barred: 'you both wanted it',
  answer: 'an answer rules it out',
  opened: 'it was somebody else',
}
/** How many persons each reason rules out. */
type RuledOutCounts = { readonly [R in ExclusionReason]: number }
const otherReasonsText = ({ seen, barred, mine }: RuledOutCounts) =>
  [
    `${seen} seen in line-ups`,
    ...(barred > 0 ? [`${barred} wanted by both`] : []),
    ...(mine > 0 ? ['1 your own'] : []),
  ].join(', ')
const ruledOutByAnswersText = ({ answer }: RuledOutCounts) =>
  answer === 0 ? 'Nothing ruled out by answers' : `${answer} ruled out by answers`
const CROSS_OUT_YOURSELF = 'What was asked, you cross out yourself.'
const playerList = (seatNumbers: readonly Seat[]) => listPieces(seatNumbers.map(seat => ({ seat })))

/** Every label of these screens. */
export const labels = {
  joker: 'Joker',
  suits: (of: Suit) => suitNames[of],
  rank: rankSymbol,
  rankName: (rank: Rank) => rankNames[rank - 1]!,
  /** The short name of a question that is not an arc, as on its chip. */
  chip: (question: Question): string =>
    ({ red: 'Red', black: 'Black', royal: labels.ranks([11, 12, 13]), ...singularSuitNames })[
      question as Exclude<Question, `arc:${string}`>
    ],
  /** A question on a chip as a screen reader says it: a royal by its name too. */
  chipName: (question: Question): string =>
    question === 'royal' ? `Royal: ${labels.chip(question)}` : labels.chip(question),
  ranks: (of: readonly Rank[]) => of.map(rankSymbol).join(' '),

  players: 'Players',
  missing: 'missing person',
  hiddenCard: 'A missing person, face down',
  hidden: 'has hidden a card',
  wrote: 'has written a guess',
  lineup: 'Your line-up',
  /** What one's line-up tells at a glance. */
  lineupAbout: (down: number, pack: MissingPersons['options']['pack']) =>
    down === 10
      ? 'Your line-up: none of the ten fits the answers any more.'
      : pack === 'two'
        ? 'Your line-up: who fits the answers stays face up.'
        : 'Your line-up: you see them, so none is missing. Only the joker comes twice.',
  lineupOf: (name: string) => `${name}’s line-up`,
  faceUp: (place: LineupPlace) => `Place ${place + 1}: a card`,
  faceDown: (place: LineupPlace) => `Place ${place + 1}: face down`,
  turnDown: (card: string) => `Turn down ${card.startsWith('the ') ? card : `the ${card}`}`, // the joker has its article already
  layHere: (place: LineupPlace) => `Lay a card on place ${place + 1}`,
  pile: (left: number) => (left === 0 ? 'The pile is empty' : `${left} in the pile`),
  answersSoFar: (name: string) => `What ${name} said of the hidden card`,
  saidOfYours: (name: string) => `What ${name} has heard of your card`,
  /** How near the opponent has come to one's own card, by the answers alone. */
  toOpponent: (name: string, left: number) =>
    left === 1 ? `${name} can work out your card` : `by your answers, ${name} has ${left} cards left to name`,
  warmth: ['cold', 'warm', 'hot', 'knows it'], // from far to certain
  nothingAsked: 'nothing asked yet',
  earlier: (count: number) => `+${count}`,
  earlierFull: (count: number) => (count === 1 ? '1 earlier question' : `${count} earlier questions`),
  unanswered: 'not answered yet',
  yes: 'Yes',
  no: 'No',

  yourMissing: 'your card',
  peek: 'hold to peek',
  peekAt: 'Hold to peek at your missing person',

  dial: 'The question',
  ring: 'The ring of ranks',
  bound: (rank: Rank, taken: boolean) => (taken ? `${rankNames[rank - 1]!}, a bound` : rankNames[rank - 1]!),
  arcs: 'Which side of the ring',
  betweenHint: 'Draw along the ring, or press two ranks: you ask for those between.',
  secondBound: (rank: Rank) => `Between ${rankSymbol(rank)} and …?`,
  tooFew: (between: readonly Rank[]) =>
    between.length === 0 ? 'nothing between' : `only ${rankSymbol(between[0]!)}: too few, at least two`,
  settled: 'answered already',
  askMissing: 'Draw an arc, or choose a colour, a suit or royal',
  wordingMissing: 'Write the question in at most 140 characters',
  wordingLong: (over: number) => (over === 1 ? '1 character too long' : `${over} characters too long`),
  wordingCryptic: 'How you say it',
  wordingFree: 'Your question, to be answered Yes or No',
  wordingCrypticHint: 'Your own words, or leaf through ours',
  wordingFreeHint: 'Ask anything about the card',
  fromBook: (nth: number, of: number) => `phrase book, ${nth} of ${of}`,
  ownWords: (left: number) => `${left} left`,
  leafBack: 'Previous wording',
  leafOn: 'Next wording',

  answers: 'Your answer',
  answerMissing: 'Choose your answer',
  turnMissing: 'Choose the cards that do not fit',
  turnSeveral: (count: number) => `Turn down ${count} cards`,
  layMissing: 'Choose a face-down place',
  hideMissing: 'Choose whom to hide',
  guessMissing: 'Choose your guess',
  nameMissing: 'Choose a suspect',
  nameOpener: 'Name a suspect…',
  nameShort: 'Name…',
  nameTitle: 'Name the missing person',
  nameAbout: 'Once, and for good: right wins the game, wrong loses it.',
  close: 'Not yet',
  closeName: 'Close without naming anybody',

  pack: 'The pack',
  suspects: (name: string) => `The suspects for ${name}’s missing person`,
  left: (count: number, of: Seat): Sentence => [
    count === 1 ? 'suspect left for ' : 'suspects left for ',
    { seat: of, form: 'possessive' },
    ' missing person.',
  ],
  /** With two packs nothing one sees rules anybody out; what free questions rule out, only the players know. */
  why: (ruled: RuledOutCounts, { pack, questions }: MissingPersons['options']) =>
    pack === 'two'
      ? questions === 'free'
        ? CROSS_OUT_YOURSELF
        : `${ruledOutByAnswersText(ruled)}.`
      : questions === 'free'
        ? `${otherReasonsText(ruled)}. ${CROSS_OUT_YOURSELF}`
        : `${ruledOutByAnswersText(ruled)}, ${otherReasonsText(ruled)}.`,
  whyFollows: (count: number) => `${count} more ruled out by the other’s line-up.`,
  followed: 'the other’s line-up rules it out',
  percent: formatChance,
  share: formatChanceInHundredths,
  shareHint: 'The small figures: how likely each is, in per cent.',
  differs: 'that is not what follows',
  whyHint: 'Press a card that is ruled out to read why.',
  opened: (of: Seat, card: Card): Sentence => [{ seat: of }, ' hid ', { card }, '. It lies open.'],
  markHint: 'Press a card to cross it out, again for maybe, again for nothing.',
  noteAnswers: 'What you were told',
  noteNone: 'You have asked nothing yet.',
  possible: 'possible',
  ruledOut: 'ruled out',
  cannot: 'cannot be chosen',
  reason: (reason: ExclusionReason) => REASON_TEXTS[reason],

  caseOf: (of: Seat): Sentence => [{ seat: of, form: 'possessive' }, ' missing person'],
  questionsOf: (of: Seat): Sentence => [{ seat: of }, ' asked'],
  askedNothing: '\u00a0nothing',
  right: 'Right',
  wrong: 'Wrong',
  tie: 'A tie',
  over: 'The case is closed',
  guessOf: (of: Seat): Sentence => [{ seat: of, form: 'possessive' }, ' guess'],
  namedBy: (of: Seat): Sentence => [{ seat: of }, ' named '],
  found: 'found',
  apart: (distance: number) =>
    distance === 0 ? 'the right rank' : distance === 1 ? '1 rank away' : `${distance} ranks away`,
  /** Which rule decided between two guesses. */
  decidedBy: {
    'right guess': 'It was the only right guess.',
    'nearer guess': 'The nearer rank decided.',
    'right suit': 'At the same distance the right suit decided.',
    'right colour': 'At the same distance the right colour decided.',
  },
  apartJoker: '14 away: a joker is no rank',
  scale: (guess: string, truth: string) => `The guess ${guess} and the truth ${truth} on the ranks from ace to king`,

  todo: {
    hide: (): Sentence => ['Any card of the pack will do; your opponent does not see it.'],
    hiding: (of: readonly Seat[]): Sentence => ['Waiting for ', ...playerList(of), ' to hide a card.'],
    ask: (of: Seat): Sentence => ['Your turn. Ask about ', { seat: of, form: 'possessive' }, ' card.'],
    askNth: (of: Seat, nth: number, most: number): Sentence => [
      `Your turn, question ${nth} of ${most}. Ask about `,
      { seat: of, form: 'possessive' },
      ' card.',
    ],
    askLast: (of: Seat): Sentence => [
      'Your last turn, without drawing; then you both guess. Ask about ',
      { seat: of, form: 'possessive' },
      ' card.',
    ],
    pileEnds: 'When the pile is empty, you both guess.',
    onlyName: (of: Seat): Sentence => [
      'The answers leave one person. Name ',
      { seat: of, form: 'possessive' },
      ' card.',
    ],
    answer: (by: Seat): Sentence => [{ seat: by }, ' waits for your answer, about your own card.'],
    answering: (of: Seat): Sentence => ['Waiting for ', { seat: of }, ' to answer.'],
    turn: (): Sentence => ['Turn down the cards of your line-up that do not fit the answer.'],
    lay: (): Sentence => ['Choose the place for one card from the pile.'],
    guess: (of: Seat): Sentence => [
      'Nobody sees your guess at ',
      { seat: of, form: 'possessive' },
      ' card before both have one.',
    ],
    guessing: (of: readonly Seat[]): Sentence => ['Waiting for ', ...playerList(of), ' to write a guess.'],
    theirs: (of: Seat): Sentence => [
      'It is ',
      { seat: of, form: 'possessive' },
      ' turn. You may name the missing person at any moment.',
    ],
    deal: (): Sentence => ['The tie-breaker is yours to deal.'],
    dealing: (of: readonly Seat[]): Sentence => ['Waiting for ', ...playerList(of), ' to deal the tie-breaker.'],
  },
  /** Who is to move, as the table's lamp says it. */
  waitsFor: (phase: Phase, toMove: readonly Seat[]): Sentence => {
    const verbs: Partial<Record<Phase, readonly [one: string, both: string]>> = {
      hide: [' is hiding a card', ' are hiding a card'],
      guess: [' is writing a guess', ' are writing a guess'],
      answer: [' answers', ' answer'],
      between: [' deals again', ' deal again'],
    }
    const verb = verbs[phase]
    return verb
      ? [...playerList(toMove), verb[toMove.length === 1 ? 0 : 1]]
      : [{ seat: toMove[0]!, form: 'possessive' }, ' turn']
  },
} as const
