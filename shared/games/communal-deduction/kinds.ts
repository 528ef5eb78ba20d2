// The types of Communal Deduction: public state, each seat's own state, moves and lines.
import type { Seat } from '../../engine/index.ts'
import type { CompleteCard, TraitFamily, Trait } from './cards.ts'

/** One of the nine hands. */
export interface NumberedHand {
  no: number // 0 to 8; hand 3 is seat 3's own, hands past the last seat are spare
  singles: Trait[] // three
  completes: CompleteCard[] // two
}

/**
 * The subject of a statement or a question about one hand: how many Singles or Completes bear a characteristic,
 * how many Singles are of a family, or whether a certain Complete is there.
 */
export type HandTopic = `singles ${Trait}` | `completes ${Trait}` | `singles ${TraitFamily}` | CompleteCard

/** How many? · Any at all? (the only way to ask for a certain Complete) */
export type QuestionKind = 'many' | 'any'

/** The value stated or answered: a number, or yes or no. */
export type AnswerValue = number | boolean

/** A player's statement about their hand. */
export interface Statement {
  about: HandTopic
  truth: AnswerValue // a number; for a Complete, whether it is there
}

/** A question and its answer. */
export interface AnsweredQuestion {
  of: Seat
  about: HandTopic
  question: QuestionKind
  truth: AnswerValue // many: a number · any: yes or no
}

/**
 * A claim about the hidden card: 'red' it is red, 'not red', a Complete it is this card,
 * 'if partial circle', 'if partial not circle'. The two characteristics of an if–then are of different families.
 */
export type Claim = Trait | `not ${Trait}` | CompleteCard | `if ${Trait} ${Trait}` | `if ${Trait} not ${Trait}`

/** What a player may vote for: a clue, or the verdict that this is the hidden card. */
export type Motion = 'clue' | CompleteCard

/** state: everybody states · ask: everybody asks · talk: claims and motions · over: the game is over */
export type Phase = 'state' | 'ask' | 'talk' | 'over'

/** The kind of cards counted in a hand. */
export type CountedCardKind = 'singles' | 'completes'

/** The numbers of Singles and Completes a hand may hold, by characteristic: each that occurs in some possible deal, ascending. */
export interface PossibleCounts {
  readonly singles: readonly (readonly number[])[]
  readonly completes: readonly (readonly number[])[]
}

export interface Communal {
  options: {
    evidence: 'all twelve' | 'coin flips'
    claims: 'checked' | 'free'
    ifThen: 'one each' | 'free' | 'none'
    clues: 'three' | 'two' | 'one' | 'none'
  }
  open: {
    phase: Phase
    turn: Seat // talk: the player the table listens to; others may speak as well
    holders: (Seat | null)[] // by hand, nine of them; null: spare and face down
    stated: (Statement | null)[] // by seat
    asked: (AnsweredQuestion | null)[] // by seat: the question this seat put
    claims: Claim[] // all claims made, oldest first; with free claims, one is repeated for each other player who joined it
    makers: Seat[] // by claim: who made or joined it
    supposed: number[] // by seat: if–then claims since the last clue
    motions: (Motion | null)[] // by seat: the motion each votes for
    turned: Trait[] // the clue cards turned, oldest first; a characteristic turned again does not count
    exhausted: boolean // only with `evidence: 'coin flips'`: the clue deck ran out without a new characteristic
    verdict: CompleteCard | null
    hidden: CompleteCard | null // null until the game is over
    hands: NumberedHand[] // all nine; empty until the game is over
    followed: boolean[] // by claim: whether it followed from what its maker knew; empty until the game is over, and when claims are checked
  }
  own: {
    hands: NumberedHand[] // one's own first, then the spare hands taken
  }
  sealed: {
    hidden: CompleteCard
    spare: NumberedHand[] // face down
    clues: Trait[] // the clue deck, next card last
    followed: boolean[] // only with `claims: 'free'`: by claim on the table, whether it followed
  }
  move:
    | { type: 'state'; about: HandTopic } // the truth about one's own hand
    | { type: 'ask'; of: Seat; about: HandTopic; question: QuestionKind }
    | { type: 'claim'; claim: Claim }
    | { type: 'favour'; motion: Motion } // votes for a motion, instead of one's earlier vote
    | { type: 'withdraw' } // withdraws one's vote
    | { type: 'pass' } // on turn in the talk: nothing to add for now
  line:
    | { type: 'dealt'; spare: number }
    | { type: 'received'; by: Seat; hand: number; singles: Trait[]; completes: CompleteCard[] } // to that seat: its own hand, and each spare one it takes
    | { type: 'stated'; by: Seat; about: HandTopic; truth: AnswerValue }
    | { type: 'asked'; by: Seat; of: Seat; about: HandTopic; question: QuestionKind; truth: AnswerValue }
    | { type: 'shared'; hands: { no: number; to: Seat }[] } // the spare hands, as they went round
    | { type: 'began' } // the talk
    | { type: 'claimed'; by: Seat; claim: Claim }
    | { type: 'joined'; by: Seat; claim: Claim } // only with `claims: 'free'`: makes the same claim as somebody before
    | { type: 'doubted'; by: Seat; claim: Claim } // to that seat alone: the claim does not follow
    | { type: 'favoured'; by: Seat; motion: Motion }
    | { type: 'withdrew'; by: Seat }
    | { type: 'outvoted'; motion: Motion; agreed: Seat[]; others: Seat[] } // the players who voted for the motion, and those who voted for another
    | { type: 'passed'; by: Seat }
    | { type: 'turned'; marks: Trait[]; left: number } // `marks`: the cards turned, of which only the last is new and counts; `left`: clues that may still be turned
    | { type: 'exhausted'; marks: Trait[] } // these were turned, none of them new, and the clue deck is empty
    | { type: 'judged'; verdict: CompleteCard; hidden: CompleteCard; clues: number; points: number } // points 0: the verdict was wrong
    | { type: 'opened'; hands: NumberedHand[] }
    | { type: 'weighed'; followed: boolean[] } // only with `claims: 'free'`: by claim on the table
}
