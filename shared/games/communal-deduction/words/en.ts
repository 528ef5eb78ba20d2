// The words of Communal Deduction, in English.
import { createCardPiles } from '../shows.ts'
import { at, last } from '../../../engine/index.ts'
import { listNames, listPieces } from '../../../words/en/grammar.ts'
import type { GameWords, SentencePiece, Sentence } from '../../../words/sentence.ts'
import { parseTopic, trueValueForHand, type ParsedTopic } from '../rules/topics.ts'
import { familyOfTrait, TRAITS, type CompleteCard, type TraitFamily, type Trait } from '../cards.ts'
import { claimParts } from '../rules/claims.ts'
import type { HandTopic, Claim, Communal, NumberedHand, QuestionKind, AnswerValue } from '../kinds.ts'
import { sayBySeat } from './spareHands.ts'
import type { CommunalConclusion } from '../reasoning/conclusions.ts'

const NUMBER_WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'] as const
const FAMILY_NAMES: Readonly<Record<TraitFamily, string>> = { fill: 'fills', colour: 'colours', shape: 'shapes' }

const YES_PIECE = { mark: 'Yes', sign: '✓', tone: 'yes' } as const
const NO_PIECE = { mark: 'No', sign: '✗', tone: 'no' } as const
const RIGHT_PIECE = { mark: 'Right', sign: '✓', tone: 'yes' } as const
const WRONG_PIECE = { mark: 'Wrong', sign: '✗', tone: 'no' } as const

/** The name of a characteristic or a Complete: “Red”, “Hollow-Red-Circle”. */
export function cardName(id: string): string {
  return id
    .split('-')
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join('-')
}

/** How many cards of a hand an answer counts. */
const COUNT_WORDS = ['None', 'One', 'Two', 'Three'] as const

/** An answer as a piece of a sentence, which a screen draws with a sign. */
export function answerPiece(truth: AnswerValue): Exclude<SentencePiece, string> {
  if (typeof truth === 'boolean') return truth ? YES_PIECE : NO_PIECE
  return truth > 0 ? { ...YES_PIECE, mark: at(COUNT_WORDS, truth) } : { ...NO_PIECE, mark: at(COUNT_WORDS, 0) }
}

function isShape(trait: Trait): boolean {
  return familyOfTrait(trait) === 'shape'
}

/** “Red”, or “a Circle”. */
export function traitInSentence(trait: Trait): Sentence {
  return [isShape(trait) ? 'a ' : '', { card: trait }]
}

/** “are Red”, or “show a Circle”: a drawn shape takes no plural. */
function traitVerbPhrase(trait: Trait): Sentence {
  return [isShape(trait) ? 'show a ' : 'are ', { card: trait }]
}

/** A statement as spoken. */
export function statementSentence(about: HandTopic, truth: AnswerValue): Sentence {
  return ['“', ...statementText(parseTopic(about), truth), '.”']
}

function statementText(topic: ParsedTopic, truth: AnswerValue): Sentence {
  const count = Number(truth)
  const some = (cardKind: string) =>
    count === 0
      ? `None of my ${cardKind} is `
      : count === 1
        ? `One of my ${cardKind} is `
        : `${count === 2 ? 'Two' : 'Three'} of my ${cardKind} are `
  switch (topic.of) {
    case 'singles':
      return [`I have ${NUMBER_WORDS[count]} `, { card: topic.trait }, count === 1 ? ' Single' : ' Singles']
    case 'family':
      return [some('Singles'), count > 1 ? FAMILY_NAMES[topic.family] : `a ${topic.family}`]
    case 'completes':
      return count === 2
        ? ['Both my Completes ', ...traitVerbPhrase(topic.trait)]
        : [some('Completes'), ...traitInSentence(topic.trait)]
    case 'card':
      return [truth ? 'I have the ' : 'I do not have the ', { card: topic.card }]
  }
}

/** A question as spoken. */
export function questionSentence(about: HandTopic, how: QuestionKind): Sentence {
  return ['“', ...questionText(parseTopic(about), how), '?”']
}

function questionText(topic: ParsedTopic, question: QuestionKind): Sentence {
  const asksHowMany = question === 'many'
  switch (topic.of) {
    case 'singles':
      return asksHowMany
        ? ['How many ', { card: topic.trait }, ' Singles do you have']
        : ['Do you have a ', { card: topic.trait }, ' Single']
    case 'family':
      return [asksHowMany ? 'How many of your Singles are ' : 'Are any of your Singles ', FAMILY_NAMES[topic.family]]
    case 'completes':
      return asksHowMany
        ? ['How many of your Completes ', ...traitVerbPhrase(topic.trait)]
        : isShape(topic.trait)
          ? ['Do any of your Completes ', ...traitVerbPhrase(topic.trait)]
          : ['Are any of your Completes ', { card: topic.trait }]
    case 'card':
      return ['Do you have the ', { card: topic.card }]
  }
}

/** A claim as spoken. */
export function claimSentence(claim: Claim): Sentence {
  return ['“', ...claimText(claim), '.”']
}

function claimText(claim: Claim): Sentence {
  const { given, is, what } = claimParts(claim)
  const end = TRAITS.includes(what as Trait) ? traitInSentence(what as Trait) : ['the ', { card: what as CompleteCard }]
  const that = [is ? 't is ' : 't is not ', ...end]
  return given ? ['If it is ', ...traitInSentence(given), ', i', ...that] : ['I', ...that]
}

function cardList(ids: readonly string[]): Sentence {
  return listPieces(ids.map(card => ({ card })))
}

function handCardsText({ singles, completes }: Pick<NumberedHand, 'singles' | 'completes'>): Sentence {
  return ['the Singles ', ...cardList(singles), ' and the Completes ', ...cardList(completes)]
}

function pointsText(count: number): string {
  return count === 1 ? '1 point' : `${count} points`
}

export const gameWords: GameWords<Communal, CommunalConclusion> = {
  title: 'Deduction (communal)',
  tagline: 'One card is hidden. Your hands hold the evidence. Find it together.',
  credit: 'From the Gnomon deck by Dan Palmer and Al Denelsbeck',
  options: {
    evidence: {
      label: 'Evidence',
      about:
        'A true Single shows what the hidden card shows. With coin flips, each of the last three true Singles is dealt only on heads, and nobody is told how many were.',
      value: evidence => (evidence === 'all twelve' ? 'All twelve true Singles' : 'Coin flips'),
    },
    claims: {
      label: 'Claims',
      about:
        'Checked: a claim that does not follow from what you know is handed back to you, and nobody hears it. Free: every claim is heard, others may say so too, and the end shows which followed.',
      value: claims => (claims === 'checked' ? 'Checked' : 'Free'),
    },
    ifThen: {
      label: 'If–then claims',
      about: '“If it is Partial, it is a Circle.” How often each player may say such a thing.',
      value: ifThen => ({ 'one each': 'One each between clues', free: 'As many as you like', none: 'None' })[ifThen],
    },
    clues: {
      label: 'Clues',
      about: 'How many clues the table may turn. The fewer it takes, the more points.',
      value: clues => ({ three: 'Up to three', two: 'Up to two', one: 'One', none: 'None' })[clues],
    },
  },
  card: cardName,
  line: {
    dealt: ({ spare }) => [
      spare === 0 ? 'Nine hands were dealt.' : `Nine hands were dealt, ${NUMBER_WORDS[spare]} of them spare.`,
      ' In each at least one Single is true.',
    ],
    received: ({ by, hand, ...rest }) => [
      { seat: by },
      hand === by ? ' received ' : ` looked at hand ${hand + 1}: `,
      ...handCardsText(rest),
      '.',
    ],
    stated: ({ by, about, truth }) => [{ seat: by }, ' stated: ', ...statementSentence(about, truth)],
    asked: ({ by, of, about, question: how, truth }) => [
      { seat: by },
      ' asked ',
      { seat: of },
      ' ',
      ...questionSentence(about, how),
      ' ',
      answerPiece(truth),
      '.',
    ],
    shared: ({ hands }) => [
      hands.length === 1
        ? 'The spare hand was dealt out: '
        : `The ${NUMBER_WORDS[hands.length]} spare hands were dealt out: `,
      ...sayBySeat(hands, (numbers, to) => [`${listNames(numbers)} to `, { seat: to }]),
      '.',
    ],
    began: () => ['Everybody was heard. The talk began.'],
    claimed: ({ by, claim }) => [{ seat: by }, ' claimed: ', ...claimSentence(claim)],
    joined: ({ by, claim }) => [{ seat: by }, ' said so too: ', ...claimSentence(claim)],
    doubted: ({ claim }) => ['“', ...claimText(claim), '” does not follow from what you know. Nobody else heard it.'],
    favoured: ({ by, motion }) =>
      motion === 'clue'
        ? [{ seat: by }, ' asked for a clue.']
        : [{ seat: by }, ' asked for the verdict ', { card: motion }, '.'],
    withdrew: ({ by }, reader) => [{ seat: by }, ` lowered ${by === reader ? 'your' : 'their'} hand.`],
    outvoted: ({ agreed, others }) => [
      ...listPieces(agreed.map(seat => ({ seat }))),
      ' outvoted ',
      ...listPieces(others.map(seat => ({ seat }))),
      '.',
    ],
    passed: ({ by }) => [{ seat: by }, ' passed.'],
    turned: ({ marks, left }) => {
      const trait = last(marks)
      return [
        ...(marks.length > 1 ? [...cardList(marks.slice(0, -1)), ' came up again and did not count. '] : []),
        'The clue: it is not ',
        ...traitInSentence(trait),
        `. ${left === 0 ? 'No clue' : left === 1 ? 'One clue' : 'Two clues'} left.`,
      ]
    },
    exhausted: ({ marks }) => [
      ...(marks.length > 0 ? [...cardList(marks), ' came up again and did not count. '] : []),
      'The clue deck is empty: no clue left.',
    ],
    judged: ({ verdict, hidden, clues, points: won }) => [
      'The verdict was ',
      { card: verdict },
      '. ',
      won > 0 ? RIGHT_PIECE : WRONG_PIECE,
      ...(won > 0
        ? [
            `. ${pointsText(won)} each, with ${clues === 0 ? 'no clue' : clues === 1 ? 'one clue' : `${NUMBER_WORDS[clues]} clues`}.`,
          ]
        : ['. The hidden card was ', { card: hidden }, '.']),
    ],
    opened: ({ hands }) =>
      [
        'All hands were opened. ',
        ...hands.flatMap((hand): Sentence => [`Hand ${hand.no + 1}: `, ...handCardsText(hand), '. ']),
      ]
        .slice(0, -1)
        .concat('.'),
    weighed: ({ followed }) => [
      followed.length === 1
        ? `The one claim ${followed[0] ? 'followed' : 'did not follow'} from what its maker knew.`
        : `${followed.filter(Boolean).length || 'None'} of ${followed.length} claims followed from what their makers knew.`,
    ],
  },
  naming: { judged: () => ['The table gives its verdict …'] },
  nameIt: { button: 'Ask for the verdict', question: 'Ask for the verdict now?' },
  move: {
    state: ({ about }, { own }) => ['State ', ...statementSentence(about, trueValueForHand(at(own.hands, 0), about))],
    ask: ({ of, about, question: how }) => ['Ask ', { seat: of }, ' ', ...questionSentence(about, how)],
    claim: ({ claim }, { open }) => [open.claims.includes(claim) ? 'Say so too: ' : 'Claim ', ...claimSentence(claim)],
    favour: ({ motion }) => (motion === 'clue' ? ['Ask for a clue'] : ['Ask for the verdict ', { card: motion }]),
    withdraw: () => ['Lower your hand'],
    pass: () => ['Pass'],
  },
  firstTime: {
    state: 'What many hands hold is likely on the hidden card. So state what you have two of, or none of.',
    ask: 'Ask what would settle something: Singles that many seem to hold, or that nobody does.',
    claim: 'Say what must be true of the hidden card. It helps everybody.',
    favour:
      'A clue shows what the hidden card is not; a verdict names it and ends the game. What more than half of you want, happens.',
    withdraw: 'Changed your mind? Lower your hand again.',
    pass: 'Nothing more to say for now? Pass; you may speak up again at any time.',
  },
  shows: createCardPiles({
    singles: hand => [`Hand ${hand}, Singles`],
    completes: hand => [`Hand ${hand}, Completes`],
    clues: ['Clues'],
    hidden: ['The hidden card'],
  }),
  riddle: () => ['the hidden card'],
  overheard: ({ left }) => [`${left} cards would fit all that was said aloud.`],
  solved: (_, answer, tense) => [`The hidden card ${tense ? 'was' : 'is'} the `, { card: answer }, '.'],
  conclusion: {
    hidden: ({ card }) => ['It is the ', { card }, '.'],
    excluded: ({ card }) => ['It is not the ', { card }, '.'],
    certain: ({ trait }) => ['It is ', ...traitInSentence(trait), '.'],
    impossible: ({ trait }) => ['It is not ', ...traitInSentence(trait), '.'],
    holds: ({ hand, seat, what, trait, counts }, reader) => [
      ...(seat === null ? [`Hand ${hand + 1} has `] : [{ seat }, seat === reader ? ' have ' : ' has ']),
      `${counts.map(count => NUMBER_WORDS[count]).join(' or ')} `,
      { card: trait },
      ` ${what === 'singles' ? 'Single' : 'Complete'}${counts.length === 1 && counts[0] === 1 ? '' : 's'}.`,
    ],
  },
}
