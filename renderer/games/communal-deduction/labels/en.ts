// The labels of communal Deduction's screens, in English.
// Its sentences and actions are among the game's own words.
import type { Seat } from '../../../../shared/engine/index.ts'
import type { TraitFamily } from '../../../../shared/games/communal-deduction/cards.ts'
import type { CountRange } from '../../../../shared/games/communal-deduction/reasoning/evidence.ts'
import type { Phase } from '../../../../shared/games/communal-deduction/kinds.ts'
import type { Sentence } from '../../../../shared/words/sentence.ts'
import type { ClaimForm } from '../claimDraft.ts'
import type { TopicKind } from '../topics.ts'
import { formatChance, listPieces } from '../../../../shared/words/en/grammar.ts'

const familyNames: Record<TraitFamily, string> = { fill: 'Fill', colour: 'Colour', shape: 'Shape' }
const playerList = (seatNumbers: readonly Seat[]) => listPieces(seatNumbers.map(seat => ({ seat })))

/** Every label of these screens. */
export const labels = {
  family: (family: TraitFamily) => familyNames[family],
  wholeFamily: (family: TraitFamily) => ({ fill: 'Any fill', colour: 'Any colour', shape: 'Any shape' })[family],

  hands: (count: number) => (count === 1 ? '1 hand' : `${count} hands`),
  owesStatement: 'still to state',
  owesQuestion: 'still to ask',
  hasStated: 'has stated',
  hasAsked: 'has asked',
  isFor: 'is for',
  clue: 'a clue',
  heard: 'Said about this hand',
  /** What a count on a player's panel counts; the characteristic follows. */
  cardsOf: (of: 'singles' | 'completes', count: number | null) =>
    `${of === 'singles' ? (count === 1 ? 'Single' : 'Singles') : count === 1 ? 'Complete' : 'Completes'}:`,
  familySingles: (family: TraitFamily, count: number | null) => (count === 1 ? family : `${family}s`),
  any: 'some',
  /** How many cards a hand was said to hold, before their name; a family is named where any of its cards count. */
  counted: (count: number, _family: TraitFamily | null) => ['no', 'one', 'two', 'three'][count] ?? String(count),

  ownHand: 'Your hand',
  yourHands: 'Your hands',
  enlargeHands: 'Look at your cards in large',
  spareAbout: 'Nobody plays the spare hands. You alone see these.',
  handOf: (no: number) => `Hand ${no + 1}`,
  handWord: 'Hand',
  newHand: 'new', // a spare hand, in the width of a sign

  kind: (kind: TopicKind) => ({ singles: 'Singles', completes: 'Completes', card: 'One Complete…' })[kind],
  /** What one's cards say of the hidden one: most people meet these names here first. */
  singlesAbout: 'At least one is on the hidden card',
  completesAbout: 'Neither is the hidden card',
  aboutWhat: 'About what',
  whichTrait: 'Which characteristic',
  whichCard: 'Which Complete',
  choose: (name: string) => `Choose ${name}`,
  askWhom: 'Whom to ask',
  saidBefore: 'said before',
  anyAtAll: '“Do you have any?”',
  stateMissing: 'Choose what to state',
  askMissing: (whom: boolean, what: boolean) =>
    `Choose ${[...(whom ? ['a player above'] : []), ...(what ? ['what to ask'] : [])].join(' and ')}`,

  form: (form: ClaimForm) => ({ is: 'It is', not: 'It is not', card: 'The card…', if: 'If…' })[form],
  forms: 'What to claim',
  ifIt: 'If it is',
  thenIt: 'then',
  consequence: (is: 'is' | 'not') => (is === 'is' ? 'it is' : 'it is not'),
  claimMissing: (form: ClaimForm | undefined) =>
    form === undefined
      ? 'Choose what to claim'
      : form === 'card'
        ? 'Choose the card'
        : form === 'if'
          ? 'Choose both characteristics'
          : 'Choose a characteristic',

  onlyByVouching:
    'This follows only from what others could claim. The check does not count that, so you would get it back.',
  refusedVouched:
    'This follows only from what others could claim, and the check does not count that. Nobody else heard it.',

  ruledOutForAll: 'Claims and clues have ruled this out already.',

  whatFollows: 'What would follow?',
  wouldFollow: (claim: Sentence): Sentence => ['This would follow: ', ...claim],
  nothingNew: 'Nothing new follows yet. Listen on, or raise your hand for a clue.',

  ways: 'What to do',
  way: (way: 'claim' | 'motion', clues: number) =>
    way === 'claim' ? 'Claim' : clues > 0 ? 'Clue or verdict' : 'Verdict',
  motionsAbout: (clues: number) =>
    clues > 0
      ? 'A clue shows what the hidden card is not; a verdict names it and ends the game.'
      : 'A verdict names the hidden card and ends the game.',
  verdictOpen: 'Another verdict…',
  verdictFirst: 'A verdict…',
  verdictTitle: 'The verdict',
  verdictAbout: 'When more than half are for the same card, it is opened: all win, or nobody does.',
  verdictMissing: 'Choose the card',
  close: 'Not now',
  closeName: 'Close without choosing a card',
  motions: 'Hands raised',
  forClue: 'for a clue',
  forCard: (card: string): Sentence => ['for ', { card }],
  ofNeeded: (count: number, needed: number) => `${count} of ${needed} needed`,
  handsNeeded: (count: number, clues: number) =>
    `${count} raised hands bring ${clues > 0 ? 'a clue or ' : ''}a verdict`,
  cluesLeft: (count: number) => (count === 0 ? 'no clue left' : count === 1 ? '1 clue left' : `${count} clues left`),

  board: 'What is claimed of the hidden card',
  claimedIs: 'it is',
  claimedNot: 'it is not',
  clued: 'clue',
  otherClaims: 'More claims',
  saySo: (people: number) => `${people} say so`,
  moreClaims: (count: number) => `and ${count} more`,

  cube: 'The 27 Completes',
  possible: 'possible',
  ruledOut: 'ruled out',
  why: { seen: 'you see it', said: 'a player said so', clue: 'a clue', claim: 'a claim' } as const,
  certain: 'certain',
  impossible: 'impossible',
  leftOut:
    'A claim also says what its maker must hold. Not all of that is counted here: every mark is true, and a little more may follow.',
  word: (name: string, is: boolean) => `${name} says ${is ? 'it is' : 'it is not'}`,
  disputed: 'which do not agree',
  mistaken: 'These claims cannot all be true, from what you know.',
  sure: 'you marked it certain',
  marked: (mark: string) => `your mark: ${mark}`,
  marksTitle: 'The hidden card is',
  cardsTitle: (count: number) => `${count} ${count === 1 ? 'card' : 'cards'} left`,
  cardsBlank: 'The 27 cards',
  handsTitle: 'The nine hands',
  handsWhat: 'Singles or Completes',
  markHint: 'Press to mark: crossed out, maybe, nothing. In the hands: 0, 1, 2, 3, a question mark, nothing.',
  handRow: (no: number, holder: string | null) =>
    holder === null ? `Hand ${no + 1}, spare` : `Hand ${no + 1}, ${holder}`,
  handNo: (no: number) => String(no + 1),
  between: ({ fewest, most }: CountRange, all: number) =>
    fewest === most
      ? String(fewest)
      : fewest === 0 && most >= all
        ? ''
        : most >= all
          ? `${fewest}+`
          : fewest === 0
            ? `≤${most}`
            : `${fewest}–${most}`,
  betweenFull: ({ fewest, most }: CountRange, all: number) =>
    fewest === most
      ? String(fewest)
      : fewest === 0 && most >= all
        ? 'unknown'
        : most >= all
          ? `${fewest} or more`
          : fewest === 0
            ? `at most ${most}`
            : `${fewest} to ${most}`,

  counts: (counts: readonly number[], all: number) => {
    const [fewest, most] = [counts[0]!, counts.at(-1)!]
    return counts.length === most - fewest + 1 ? labels.between({ fewest, most }, all) : counts.join('/')
  },
  countsFull: (counts: readonly number[], all: number) => (counts.length > all ? 'unknown' : counts.join(' or ')),
  percent: formatChance,
  follows: 'it follows',
  strays: 'your mark goes against what follows',
  whyHint: 'Press a mark, a card or a number to read what it rests on.',
  nothingFollows: 'Nothing follows about that yet.',

  hidden: 'The hidden card',
  verdict: 'The verdict',
  nineHands: 'The nine hands, with the true Singles lit',
  trueSingle: 'true',
  followedTitle: 'Did the claims follow?',
  followed: 'It followed',
  notFollowed: 'It did not follow',
  lit: (count: number) => `${count} Singles in the nine hands show what the hidden card shows; they are lit.`,

  todo: {
    state: (): Sentence => ['State one thing about your hand. Everybody hears it.'],
    stating: (of: readonly Seat[]): Sentence => ['Waiting for ', ...playerList(of), ' to state something.'],
    ask: (): Sentence => ['Ask one player one question. Everybody hears the answer.'],
    asking: (of: readonly Seat[]): Sentence => ['Waiting for ', ...playerList(of), ' to ask.'],
    talk: (): Sentence => ['You speak until you pass. Claim what you are sure of, or raise your hand.'],
    verdict: (): Sentence => ['By all claims and clues one card is left. Ask for the verdict.'],
    talking: (of: Seat): Sentence => [{ seat: of }, ' speaks until they pass. You may speak up too.'],
  },
  /** Who is to move, as the table's lamp says it. */
  waitsFor: (phase: Phase, toMove: readonly Seat[]): Sentence => {
    if (phase === 'state') return ['Still to state: ', ...playerList(toMove)]
    if (phase === 'ask') return ['Still to ask: ', ...playerList(toMove)]
    return [{ seat: toMove[0]! }, ' may speak']
  },
} as const
