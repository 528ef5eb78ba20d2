// The words of Missing Persons, in English.
import { drawnCardsSentence, mergeLinesOfOneAction } from './storyLines.ts'
import { createCardPiles } from '../shows.ts'
import { required, at } from '../../../engine/index.ts'
import { listPieces } from '../../../words/en/grammar.ts'
import type { GameWords, SentencePiece, Sentence } from '../../../words/sentence.ts'
import { rankOf, suitOf, type Card, type Suit } from '../cards.ts'
import { opponentOf } from '../rules/deal.ts'
import { seatOfRiddle } from '../rules/riddles.ts'
import type { WinReason, MissingPersons } from '../kinds.ts'
import { plainWording, propertyText, translateWording } from '../rules/phrases/phrases.ts'
import type { MissingPersonsConclusion } from '../reasoning/conclusions.ts'

const SUIT_NAMES: Readonly<Record<Suit, string>> = { S: 'Spades', H: 'Hearts', D: 'Diamonds', C: 'Clubs' }
const RANK_NAMES: Readonly<Record<number, string>> = { 1: 'Ace', 11: 'Jack', 12: 'Queen', 13: 'King' }

const YES_PIECE = { mark: 'Yes', sign: '✓', tone: 'yes' } as const
const NO_PIECE = { mark: 'No', sign: '✗', tone: 'no' } as const
const RIGHT_PIECE = { mark: 'Right', sign: '✓', tone: 'yes' } as const
const WRONG_PIECE = { mark: 'Wrong', sign: '✗', tone: 'no' } as const

/** An answer as a piece of a sentence, which a screen draws with a sign. */
export function answerPiece(isYes: boolean): Extract<SentencePiece, { mark: string }> {
  return isYes ? YES_PIECE : NO_PIECE
}

/** What one’s own line-up says about the missing person. In a single pack everybody is there once, except the joker, who is there twice. */
const ownLineupClue = ({ pack }: MissingPersons['options']): string =>
  pack === 'two'
    ? 'Your line-up shows who fits the answers. '
    : 'Nobody in your line-up is the missing person, unless the joker. '

function cardName(id: string): string {
  const card = id as Card
  const [suit, rank] = [suitOf(card), rankOf(card)]
  if (suit === null || rank === null) return 'the Joker'
  return `${RANK_NAMES[rank] ?? rank} of ${SUIT_NAMES[suit]}`
}

function cardList(ids: readonly Card[]): Sentence {
  return listPieces(ids.map(card => ({ card })))
}

function countText(things: readonly unknown[], singular: string, plural = `${singular}s`): string {
  return `${things.length} ${things.length === 1 ? singular : plural}`
}

/** Both guesses, each with its verdict. */
function bothGuessesSentence(guesses: readonly Card[], suspects: readonly Card[]): Sentence {
  return ([0, 1] as const).flatMap(by => [
    { seat: by },
    ' guessed ',
    { card: at(guesses, by) },
    ': ',
    guesses[by] === suspects[opponentOf(by)] ? RIGHT_PIECE : WRONG_PIECE,
    '. ',
  ])
}

function bothHiddenSentence(suspects: readonly Card[]): Sentence {
  return [
    { seat: 0 },
    ' hid ',
    { card: at(suspects, 0) },
    ' and ',
    { seat: 1 },
    ' hid ',
    { card: at(suspects, 1) },
    '.',
  ]
}

const WIN_REASON_TEXTS: Readonly<Record<Exclude<WinReason, 'wrong name'>, string>> = {
  'right name': ' by naming the missing person',
  'right guess': ' with the only right guess',
  'nearer guess': ' with the nearer rank',
  'right suit': ' with the right suit at the same distance',
  'right colour': ' with the right colour at the same distance',
}

/** The number of drawn cards that are turned down: “it”, “both”, “all 8”, “3 of them”. */
function turnedDownText(drawnCount: number, downCount: number): string {
  if (downCount < drawnCount) return `${downCount} of them`
  return drawnCount === 1 ? 'it' : drawnCount === 2 ? 'both' : `all ${downCount}`
}

export const gameWords: GameWords<MissingPersons, MissingPersonsConclusion> = {
  title: 'Missing Persons',
  tagline: 'Each of you hides one card. Ask your way to the other’s.',
  credit: 'Invented by David Morrah, 1995',
  options: {
    draw: {
      label: 'After a Yes',
      about: 'A single card makes the game longer: it goes onto one face-down place of the asker’s choice.',
      value: draw => (draw === 'single' ? 'Draw one card' : 'Refill the line-up'),
    },
    questions: {
      label: 'Questions',
      about:
        'Cryptic: dress your question up in a wording; the answer is checked. Free: ask whatever you like; nobody checks.',
      value: questions => ({ plain: 'Plain', cryptic: 'Cryptic', free: 'Free' })[questions],
    },
    lineups: {
      label: 'Line-ups',
      about: 'Who sees the ten cards in front of a player, and what is drawn onto them.',
      value: lineups => (lineups === 'open' ? 'For all to see' : 'For their owner alone'),
    },
    pack: {
      label: 'Packs',
      about:
        'With two packs the hidden cards come from a second one: a card you see may still be the missing person, and both may hide the same.',
      value: pack => (pack === 'two' ? 'Two' : 'One'),
    },
    lastTurn: {
      label: 'Last turn',
      about: 'When the pile runs out in the starter’s turn, the other gets one more turn without drawing.',
      value: last => (last === 'yes' ? 'One more for the other' : 'None'),
    },
    questionsPerTurn: {
      label: 'Questions a turn',
      about: 'A Yes keeps the turn, with three questions only until the third.',
      value: most => (most === 'three' ? 'Three at most' : 'As long as it is Yes'),
    },
  },
  card: cardName,
  line: {
    began: ({ deal, starter }) => [
      deal === 1 ? 'Both choose a card to hide; ' : `Deal ${deal}: both choose a card to hide; `,
      { seat: starter },
      ' will begin.',
    ],
    hid: ({ by }) => [{ seat: by }, ' hid a card.'],
    clashed: ({ card }) => ['Both wanted ', { card }, '. It stays in the pack: both choose again.'],
    dealt: ({ pile }) => [`The line-ups were dealt: ten cards each, ${pile} in the pile.`],
    lined: ({ by, cards: lineup }) => [{ seat: by, form: 'possessive' }, ' line-up: ', ...cardList(lineup), '.'],
    asked: ({ by, question, wording, yes: answered }) => [
      { seat: by },
      ' asked ',
      { seat: opponentOf(by) },
      ': “',
      question ? plainWording(question, 'en') : translateWording('en', required(wording, 'wording')),
      '”',
      ...(answered === null ? [] : [' ', answerPiece(answered), '.']),
    ],
    meant: ({ question }) => [`That means: “${plainWording(question, 'en')}”`],
    answered: ({ by, yes: answered }) => [{ seat: by }, ' answered ', answerPiece(answered), '.'],
    refused: ({ yes: answered, question }) => [
      'The question means: “',
      plainWording(question, 'en'),
      '” For your card ',
      answerPiece(answered),
      ' is not true.',
    ],
    turned: ({ by, places }) => [{ seat: by }, ` turned ${countText(places, 'card')} face down.`],
    drew: ({ by, places, misfits, left, cards: drawn = [] }) => [
      { seat: by },
      ` drew ${places.length === 1 ? 'a card' : `${places.length} cards`}`,
      ...drawnCardsSentence(places, misfits, drawn, {
        turnedDown: ` and turned ${turnedDownText(places.length, misfits.length)} straight down`,
        faceUp: '. Face up: ',
        faceDown: '. Turned straight down: ',
        colon: ': ',
        list: cardList,
      }),
      left === 0 ? '.' : `. ${left} left in the pile.`, // an empty pile has a line of its own
    ],
    got: ({ by, cards: got }) => [{ seat: by }, ' got ', ...cardList(got), '.'],
    finished: ({ by }) => [{ seat: by }, ' finished turning.'],
    ranOut: ({ last }) => [
      'The pile is empty. ',
      ...(last === null
        ? ['Both write down a guess.']
        : ['One more turn for ', { seat: last } as const, ', without drawing.']),
    ],
    wrote: ({ by }) => [{ seat: by }, ' wrote down a guess.'],
    guessed: ({ guesses, suspects }) => [...bothGuessesSentence(guesses, suspects), ...bothHiddenSentence(suspects)],
    named: ({ by, card, right: isRight }) => [
      { seat: by },
      ' named ',
      { seat: opponentOf(by), form: 'possessive' },
      ' missing person: ',
      { card },
      '. ',
      isRight ? RIGHT_PIECE : WRONG_PIECE,
      '.',
    ],
    opened: ({ suspects }) => bothHiddenSentence(suspects),
    explained: ({ by, questions }) => [
      { seat: by, form: 'possessive' },
      questions.length === 1 ? ' wording asked for: ' : ' wordings asked for: ',
      questions.map(question => propertyText(question, 'en')).join(' · '),
      '.',
    ],
    tied: () => ['Neither guess was better: a tie.'],
    won: ({ winner, ending }) =>
      ending === 'wrong name'
        ? [{ seat: winner }, ' won: ', { seat: opponentOf(winner) }, ' named the wrong person.']
        : [{ seat: winner }, ` won${WIN_REASON_TEXTS[ending]}.`],
    drawn: () => ['Three ties: the game is drawn.'],
  },
  // Cards turned down by hand one after another are merged into one line.
  naming: {
    named: ({ by }, reader) => [
      { seat: by },
      by === reader ? ' name ' : ' names ',
      { seat: opponentOf(by), form: 'possessive' },
      ' missing person …',
    ],
    guessed: () => ['Both guesses are turned over …'],
  },
  stage: ({ open }) => (open.deal > 1 ? `Deal ${open.deal}` : null),
  mergeStoryLines: mergeLinesOfOneAction,
  move: {
    hide: ({ card }) => ['Hide ', { card }],
    ask: ({ question }) => ['Ask: “', plainWording(question, 'en'), '”'],
    askCryptically: ({ question, wording }) => [
      'Ask: “',
      translateWording('en', wording),
      '” It means: ',
      propertyText(question, 'en'),
    ],
    askFreely: ({ wording }) => ['Ask: “', translateWording('en', wording), '”'],
    answer: ({ yes: isYes }) => ['Answer ', answerPiece(isYes)],
    turn: ({ place }) => [`Turn down card ${place + 1}`],
    done: (_, { open, options, seat, story }) => {
      const gapCount = at(open.down, seat).length
      const draws = at(open.asked, seat).at(-1)?.yes === true && !open.last && gapCount > 0
      const turned = story.findLast(({ type }) => type === 'turned' || type === 'answered')?.type === 'turned'
      const leave = `Leave ${turned ? 'the others' : 'all'} up`
      if (!draws) return [leave]
      return [options.draw === 'single' ? `${leave} and draw` : `${leave} and draw ${Math.min(gapCount, open.pile)}`]
    },
    lay: ({ place }) => [`Draw a card onto place ${place + 1}`],
    name: ({ card }, { seat }) => [
      'Name ',
      { seat: opponentOf(seat), form: 'possessive' },
      ' missing person: ',
      { card },
    ],
    guess: ({ card }) => ['Write down ', { card }],
    deal: () => ['Deal again'],
  },
  firstTime: {
    hide: 'Your opponent will ask their way to this card.',
    ask: options => `${ownLineupClue(options)}After a Yes, draw and ask again.`,
    askCryptically: options =>
      `${ownLineupClue(options)}Dress your question up: your opponent has to see through the wording to answer it.`,
    askFreely: options =>
      `${ownLineupClue(options)}Ask anything that can be answered with Yes or No, in your own words.`,
    answer: 'Answer truthfully for the card you hide.',
    turn: 'Turn down the cards in your line-up that the answer rules out. They help you remember.',
    done: 'All turned that should be? Then go on.',
    lay: 'A new card comes onto a face-down place. Does it fit the answers?',
    name: 'You may name the missing person at any time, but once: right wins, wrong loses.',
    guess: 'The questions are over. Write down your best guess: the nearer rank wins, and then the right suit.',
    deal: 'Nobody was nearer, so you play again.',
  },
  shows: createCardPiles({ hidden: ['The missing person'], up: ['Line-up'], down: ['Turned down'] }),
  riddle: key => [{ seat: seatOfRiddle(key), form: 'possessive' }, ' missing person'],
  overheard: ({ of, left }) => [`${left} persons would fit what `, { seat: of ?? 0 }, ' has answered.'],
  solved: (key, card, tense) => [
    { seat: seatOfRiddle(key), form: 'possessive' },
    ` missing person ${tense ? 'was' : 'is'} `,
    { card },
    '.',
  ],
  conclusion: {
    excluded: ({ of, card, alsoExcluded }) => [
      { seat: of, form: 'possessive' },
      ...(alsoExcluded
        ? [' missing person cannot be any of these: ', ...cardList([card, ...alsoExcluded])]
        : [' missing person cannot be ', { card }]),
      '.',
    ],
    certain: ({ of, card }) => [{ seat: of, form: 'possessive' }, ' missing person can only be ', { card }, '.'],
    trait: ({ of, question, yes: isYes }) => [
      { seat: of, form: 'possessive' },
      isYes ? ' missing person must be ' : ' missing person cannot be ',
      propertyText(question, 'en'),
      '.',
    ],
  },
}
