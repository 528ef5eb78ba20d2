// The words of Mind Reader, in English.
import { createCardPiles } from '../shows.ts'
import { listAlternatives, listPieces } from '../../../words/en/grammar.ts'
import { at, type VariantOf, type Seat } from '../../../engine/index.ts'
import type { GameWords, SentencePiece, Sentence } from '../../../words/sentence.ts'
import { rankOf, suitOf, type Card, type Clue, type QuestionKind, type Suit } from '../cards.ts'
import type { MindReader, SecretPlace } from '../kinds.ts'
import type { MindReaderConclusion } from '../reasoning/conclusions.ts'
import { hiddenCardOfRiddle } from '../rules/riddles.ts'

const SUIT_NAMES: Readonly<Record<Suit, string>> = { R: 'Rock', P: 'Paper', S: 'Scissors', W: 'Water', L: 'Lizard' }
const RANK_NAMES: Readonly<Record<number, string>> = { 0: 'Joker', 1: 'Ace', 11: 'Jack', 12: 'Queen', 13: 'King' }
const NUMBER_WORDS = ['no', 'one', 'two', 'three', 'four', 'five'] as const

/** An answer as a piece of a sentence, which a screen draws with a sign. */
export const CLUE_PIECES: Readonly<Record<Clue, Exclude<SentencePiece, string> & { mark: string }>> = {
  higher: { mark: 'higher', sign: '▲', tone: 'up' },
  lower: { mark: 'lower', sign: '▼', tone: 'down' },
  same: { mark: 'the same', sign: '=', tone: 'maybe' },
  stronger: { mark: 'stronger', sign: '▲', tone: 'up' },
  weaker: { mark: 'weaker', sign: '▼', tone: 'down' },
}

const QUESTION_TEXTS: Readonly<Record<QuestionKind, string>> = { rank: 'higher or lower?', suit: 'stronger or weaker?' }
const RIGHT_PIECE = { mark: 'Right', sign: '✓', tone: 'yes' } as const
const WRONG_PIECE = { mark: 'Wrong', sign: '✗', tone: 'no' } as const

function cardName(id: string): string {
  const card = id as Card
  return `${RANK_NAMES[rankOf(card)] ?? rankOf(card)} of ${SUIT_NAMES[suitOf(card)]}`
}

type DeclaredCard = VariantOf<MindReader['line'], 'declared'>['cards'][number]

/** “card”, or which of two. */
function whichCardText({ place, pair }: { place: SecretPlace; pair?: true }): string {
  if (!pair) return 'card'
  return place === 0 ? 'left card' : 'right card'
}

/** A hidden card, named by the player who has it: “Ana’s Secret Card”, or with two of them “Ana’s left card”. */
function hiddenCardWithOwner({ of, ...where }: { of: Seat; place: SecretPlace; pair?: true }): Sentence {
  return [{ seat: of, form: 'possessive' }, where.pair ? ` ${whichCardText(where)}` : ' Secret Card']
}

function cardList(ids: readonly Card[]): Sentence {
  return listPieces(ids.map(card => ({ card })))
}

/** Groups declared cards by player: the left one, then the right. */
function groupByOwner(declared: readonly DeclaredCard[]): [DeclaredCard, ...DeclaredCard[]][] {
  const owners = [...new Set(declared.map(({ of }) => of))]
  return owners.map(owner => declared.filter(({ of }) => of === owner) as [DeclaredCard, ...DeclaredCard[]])
}

/** The played card as it is spoken of: its rank if that was asked, otherwise all of it; “it” to who did not see it. */
function playedCardText(clue: Clue, card: Card | null): string {
  if (card === null) return 'It'
  const isOfSuits = clue === 'stronger' || clue === 'weaker'
  return `The ${isOfSuits ? cardName(card) : (RANK_NAMES[rankOf(card)] ?? rankOf(card))}`
}

/** A played card compared with a hidden one: “higher than mine”, “the same as mine”. */
export function comparisonSentence(clue: Clue, hidden: string): Sentence {
  return [CLUE_PIECES[clue], clue === 'same' ? ` as ${hidden}` : ` than ${hidden}`]
}

/** An answer as it is spoken. It names the played card, because “your card” could be the listener's hidden one. */
function answerQuote(clue: Clue, card: Card | null): Sentence {
  return [`“${playedCardText(clue, card)} is `, ...comparisonSentence(clue, 'mine'), '.”']
}

/** An answer turned round, as it is true of the hidden card: “is below 6”, “is weaker than 6 of Rock”. */
function hiddenCardComparison(clue: Clue, card: Card): Sentence {
  const rank = RANK_NAMES[rankOf(card)] ?? rankOf(card)
  if (clue === 'stronger' || clue === 'weaker')
    return [` is ${clue === 'stronger' ? 'weaker' : 'stronger'} than `, { card }]
  return [clue === 'same' ? ` has the same rank, ${rank}` : ` is ${clue === 'higher' ? 'below' : 'above'} ${rank}`]
}

export const gameWords: GameWords<MindReader, MindReaderConclusion> = {
  title: 'Mind Reader',
  tagline: 'Everyone hides one card. Name theirs before yours is named.',
  nextBet: 'Your bet: whose card is named next?',
  credit: 'Played with Jeff Daymont’s five-suit deck',
  options: {
    jokers: {
      label: 'Jokers',
      about: 'One joker in each suit, its lowest card. A joker turns round which suit is stronger.',
      value: jokers => (jokers === 'yes' ? 'Five jokers' : 'No jokers'),
    },
    play: {
      label: 'Played cards',
      about: 'In secret, only the player who is asked sees the card. Everybody hears the question and the answer.',
      value: play => (play === 'secret' ? 'In secret' : 'Face up'),
    },
    secretCards: {
      label: 'Secret Cards',
      about: 'With two, each player hides one on the left and one on the right, and is out when both are gone.',
      value: count => (count === 'two' ? 'Two each' : 'One each'),
    },
    naming: {
      label: 'Naming',
      about: 'All or nothing: one declaration names the card of every opponent still in, and one error makes it wrong.',
      value: naming => (naming === 'singly' ? 'One by one' : 'All or nothing'),
    },
    clues: {
      label: 'Answers',
      about:
        'By hand, players answer for themselves. Every answer is checked at the end, and a wrong one costs the hand’s points.',
      value: clues => (clues === 'by hand' ? 'By hand' : 'By Hunch'),
    },
    length: {
      label: 'Length',
      about: 'How long the game goes on. The highest total wins.',
      value: length =>
        ({
          'one hand each as dealer': 'Everybody deals once',
          'one hand': 'One hand',
          'to 50': 'To 50 points',
          'to 100': 'To 100 points',
        })[length],
    },
  },
  card: cardName,
  line: {
    dealt: ({ hand, dealer, cards }) => [
      { seat: dealer },
      ` dealt${hand > 1 ? ` hand ${hand}` : ''}: ${NUMBER_WORDS[cards]} cards each.`,
    ],
    received: ({ by, cards: received }) => [{ seat: by }, ' received ', ...cardList(received), '.'],
    hid: ({ by }) => [{ seat: by }, ' chose what to hide.'],
    asked: ({ by, of, place, pair, question, card, clue }) => [
      { seat: by },
      ' played ',
      card ? { card } : 'a card',
      ' to ',
      ...(pair ? [{ seat: of, form: 'possessive' } as const, ` ${whichCardText({ place, pair })}`] : [{ seat: of }]),
      ...(clue ? ['. Answer: ', ...answerQuote(clue, card)] : [`: ${QUESTION_TEXTS[question]}`]),
    ],
    compared: ({ card }) => ['The card was ', { card }, '.'],
    answered: ({ by, to, clue }) => [{ seat: by }, ' answered ', { seat: to }, ': ', ...answerQuote(clue, null)],
    named: ({ by, of, place, pair, card, right: isRight }) => [
      { seat: by },
      ' named ',
      { seat: of, form: 'possessive' },
      ` ${whichCardText(pair ? { place, pair } : { place })}: `,
      { card },
      '. ',
      isRight ? RIGHT_PIECE : WRONG_PIECE,
      '.',
    ],
    declared: ({ by, cards: declared, right: isRight, missed }) => [
      { seat: by },
      ' declared ',
      ...groupByOwner(declared).flatMap(([first, ...rest], i, all): Sentence => [
        i === 0 ? '' : i === all.length - 1 && !first.pair ? ' and ' : ', ',
        ...cardList([first, ...rest].map(({ card }) => card)),
        ' for ',
        ...(first.pair && rest.length === 0
          ? [{ seat: first.of, form: 'possessive' } as const, ` ${whichCardText(first)}`]
          : [{ seat: first.of }]),
      ]),
      '. ',
      isRight ? RIGHT_PIECE : WRONG_PIECE,
      ...(missed === null ? ['.'] : [': not what ', { seat: missed } as const, ' hid.']),
    ],
    showed: ({ by, to, card, ...where }) => [
      { seat: by },
      ' showed ',
      { seat: to },
      ` the ${whichCardText(where)}: `,
      { card },
      '.',
    ],
    lost: ({ by, to, card }) => [{ seat: by }, ' lost ', { card }, ' to ', { seat: to }, '.'],
    left: ({ by, cards: hand, faceDown = 0 }) => [
      { seat: by },
      ' left the hand',
      ...(hand.length > 0 ? [' and laid down ', ...cardList(hand)] : []),
      faceDown > 0
        ? ` and laid down ${faceDown === 1 ? 'a card' : `${NUMBER_WORDS[faceDown] ?? faceDown} cards`}, face down`
        : '',
      '.',
    ],
    drew: ({ by }) => [{ seat: by }, ' drew a card.'],
    got: ({ by, card }) => [{ seat: by }, ' got ', { card }, '.'],
    stopped: ({ by }) => [{ seat: by }, ' ended the turn: no card is left to draw.'],
    passed: ({ by }) => [{ seat: by }, ' passed with no card to play.'],
    reshuffled: ({ cards: count }) => [
      count === 1
        ? 'The one discard became the new draw pile.'
        : `The ${count} discards were shuffled into a new draw pile.`,
    ],
    doubled: ({ by, cards: count }) => [
      { seat: by },
      ` named everyone in one turn: 20 points for each of the ${NUMBER_WORDS[count] ?? count} cards.`,
    ],
    kept: ({ by, points }) => [
      { seat: by },
      ` kept ${points > 10 ? 'two Secret Cards' : 'a Secret Card'}: ${points} points.`,
    ],
    opened: ({ secrets, owners }) => [
      'The hand is over: ',
      ...owners.flatMap((seat, i): Sentence => [
        i === 0 ? '' : i === owners.length - 1 ? ' and ' : ', ',
        { seat },
        ' hid ',
        ...cardList(at(secrets, i)),
      ]),
      '.',
    ],
    erred: ({ by, to, card, clue, truth }) => [
      { seat: by },
      ' told ',
      { seat: to },
      ' that ',
      { card },
      ' was ',
      CLUE_PIECES[clue],
      '. The truth was ',
      CLUE_PIECES[truth],
      '. It costs ',
      { seat: by },
      ' the points of this hand.',
    ],
    scored: ({ gained, score }) => [
      'The score: ',
      ...score.flatMap((points, seat): Sentence => [seat === 0 ? '' : ', ', { seat }, ` ${points} (+${gained[seat]})`]),
      '.',
    ],
    won: ({ winners, score }) => {
      if (winners.length === 0) return ['Nobody won: every player gave a wrong answer.']
      const points = score[at(winners, 0)]
      return [
        ...listPieces(winners.map(seat => ({ seat }))),
        winners.length > 1 ? ` share the win with ${points} points each.` : ` won with ${points} points.`,
      ]
    },
  },
  // The player who drew reads which card it was, and nothing twice.
  mergeStoryLines: (line, next) => (line.type === 'drew' && next.type === 'got' && line.by === next.by ? next : null),
  stage: ({ open, options, seats }) => {
    if (options.length === 'one hand') return null
    return options.length === 'one hand each as dealer'
      ? `Hand ${open.hand} of ${seats}`
      : `Hand ${open.hand}, ${options.length}`
  },
  follows: {
    asked: ({ card, clue, ...hidden }) =>
      card && clue ? ['So ', ...hiddenCardWithOwner(hidden), ...hiddenCardComparison(clue, card), '.'] : [],
  },
  naming: {
    named: ({ by, of, place, pair }, reader) => [
      { seat: by },
      by === reader ? ' name ' : ' names ',
      { seat: of, form: 'possessive' },
      ` ${whichCardText(pair ? { place, pair } : { place })} …`,
    ],
    declared: ({ by, cards: declared }, reader) => [
      { seat: by },
      by === reader ? ' declare ' : ' declares ',
      declared.length === 1 ? 'a card …' : `${NUMBER_WORDS[declared.length] ?? declared.length} cards at once …`,
    ],
  },
  move: {
    hide: ({ cards: hidden }) => {
      const [first, second] = [at(hidden, 0), hidden[1]]
      return second
        ? ['Hide ', { card: first }, ' on the left and ', { card: second }, ' on the right']
        : ['Hide ', { card: first }]
    },
    ask: ({ card, of, place, question }, { options }) => [
      'Ask ',
      { seat: of },
      ' about ',
      { card },
      options.secretCards === 'two' ? ` against the ${whichCardText({ place, pair: true })}: ` : ' – ', // a colon would stand alone on a line after a drawn card
      QUESTION_TEXTS[question],
    ],
    answer: ({ clue }, { own }) => ['Say ', ...answerQuote(clue, own.asked)],
    name: ({ of, place, card }, { options }) => [
      'Name ',
      { seat: of, form: 'possessive' },
      options.secretCards === 'two' ? ` ${whichCardText({ place, pair: true })}: ` : ' card: ',
      { card },
    ],
    declare: ({ cards: declared }) => ['Declare ', ...cardList(declared)],
    lose: ({ place }) => [`Give up your ${whichCardText({ place, pair: true })}`],
    draw: () => ['Draw a card and end your turn'], // there is always one: the card just played can be drawn again
    pass: () => ['Pass'],
    deal: () => ['Deal the next hand'],
  },
  firstTime: {
    hide: ({ secretCards }) =>
      secretCards === 'one'
        ? 'Hide a card. The others try to name it, and you try to name theirs. The hand ends when only one is left to find.'
        : 'Hide two cards. The others try to name them, and you try to name theirs. The hand ends when only one player has any left.',
    ask: 'Play a card and ask how it compares with a hidden one. Everybody hears the answer, so listen to the others’ questions too.',
    answer: 'Compare the card that was played with the one you hide, and say so truthfully.',
    name: ({ secretCards }) =>
      secretCards === 'one'
        ? 'Sure of a hidden card? Name it. Right: 10 points, and they are out. Wrong: they get yours and 10 points, and you are out.'
        : 'Sure of a hidden card? Name it. Right: 10 points. Wrong: they get one of yours and 10 points.',
    declare: 'All or nothing: name the hidden cards of everybody else at once.',
    lose: 'A wrong naming is paid for: choose which of your hidden cards you give up.',
    draw: 'Nothing to name yet? Draw a card, and your turn is over.',
    pass: 'You hold no card to ask with, so there is nothing to do but pass.',
    deal: 'Have a look at how it came out before you deal the next hand.',
  },
  shows: createCardPiles({ hand: ['Hand'], hidden: ['Hidden'] }),
  riddle: key => hiddenCardWithOwner(hiddenCardOfRiddle(key)),
  overheard: ({ of, left }) => [{ seat: of ?? 0 }, ` hides one of ${left} cards, as far as everybody knows.`],
  solved: (key, answer, tense) => [
    ...hiddenCardWithOwner(hiddenCardOfRiddle(key)),
    ` ${tense ? 'was' : 'is'} `,
    { card: answer },
    '.',
  ],
  conclusion: {
    excluded: ({ card, ...hidden }) => [{ card }, ' cannot be ', ...hiddenCardWithOwner(hidden), '.'],
    certain: ({ card, ...hidden }) => [...hiddenCardWithOwner(hidden), ' can only be ', { card }, '.'],
    among: ({ cards: left, ...hidden }) => [
      ...hiddenCardWithOwner(hidden),
      ' is one of these: ',
      ...listAlternatives(left.map(card => [{ card }])),
      '.',
    ],
  },
}
