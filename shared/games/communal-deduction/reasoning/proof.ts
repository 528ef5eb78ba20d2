// The exact proof of a seat: what the hidden card may be with its chances, and what each hand may hold.
import { at, seatsClockwise, entropy, type SeatView, type Deductions } from '../../../engine/index.ts'
import { trueValueForHand } from '../rules/topics.ts'
import { RIDDLE_KEY, hasTrait, COMPLETE_CARDS, TRAITS } from '../cards.ts'
import { cardsInSet } from '../rules/claims.ts'
import { collectEvidence, knowledgeOfHand, PACK_SIZES, handNumbersExcept } from './evidence.ts'
import { allowedCountsOfHands, type AllowedCountsByTrait } from './allowedCounts.ts'
import type { Communal, CountedCardKind, NumberedHand, PossibleCounts } from '../kinds.ts'
import {
  candidatesByCheckedClaims,
  cachedDealCounts,
  normalizeWeights,
  cardProbabilities,
} from './cardProbabilities.ts'
import { HiddenCardReasoning } from './hiddenCardReasoning.ts'
import { indexImpliedHands, claimImplications } from './claimImplications.ts'

type View = Pick<SeatView<Communal>, 'open' | 'own' | 'options' | 'story'>

/** Everything that follows for a seat. A free claim proves nothing; a checked one is true. */
export interface CommunalDeductions extends Deductions {
  readonly chanceByCard: readonly number[] // by Complete: its chance to be the hidden one; 0: excluded
  readonly marks: readonly { readonly is: 'possible' | 'certain' | 'impossible'; readonly chance: number }[] // by characteristic: whether the hidden card bears it
  readonly hands: readonly PossibleCounts[] // nine
  readonly claimable: number // the set of cards the check of claims leaves: a claim that holds for all of them is accepted. It does not count what claims say about hands
  readonly isComplete: boolean // false: not everything was computed that claims say about hands, so marks are true but may be incomplete
}

/**
 * Everything that follows from the hands a seat sees, the statements, answers and clues, and from checked claims. A
 * checked claim is true, and followed from its maker's hand.
 */
export function prove(view: View): CommunalDeductions {
  const { open, own, options } = view
  if (open.hidden)
    return proofOf(
      COMPLETE_CARDS.map(card => Number(card === open.hidden)),
      seatsClockwise(PACK_SIZES.handCount).map(no => countsOfSeenHand(at(open.hands, no))),
      { claimable: 1 << COMPLETE_CARDS.indexOf(open.hidden), isComplete: true },
    )
  const { impliedHands, isComplete } = claimImplications(view)
  const evidence = collectEvidence(open, own.hands, options, indexImpliedHands(impliedHands))
  const cardChances = cardProbabilities(
    cachedDealCounts(open, own.hands, options),
    candidatesByCheckedClaims(open, options),
  )
  const claimable = possibleCardSet(cardChances)
  const possibleCards = impliedHands.length > 0 ? new HiddenCardReasoning(evidence).possibleAmong(claimable) : claimable
  const chanceByCard = normalizeWeights(cardChances.map((chance, card) => (possibleCards & (1 << card) ? chance : 0)))
  const { said, silent } = allowedCountsOfHands(evidence, possibleCards)
  const knownHands = handNumbersExcept(own.hands).filter(no =>
    knowledgeOfHand(open, no, indexImpliedHands(impliedHands)),
  )
  const hands = seatsClockwise(PACK_SIZES.handCount).map(no => {
    const ownHand = own.hands.find(hand => hand.no === no)
    return ownHand
      ? countsOfSeenHand(ownHand)
      : countsFromBits(knownHands.includes(no) ? at(said, knownHands.indexOf(no)) : silent)
  })
  return { ...proofOf(chanceByCard, hands, { claimable, isComplete }), estimated: impliedHands.length > 0 } // an estimate: it does not use that the makers of claims could prove them
}

/** The set of cards with a chance above 0. */
export function possibleCardSet(chances: readonly number[]): number {
  return chances.reduce((set, chance, card) => (chance > 0 ? set | (1 << card) : set), 0)
}

function proofOf(
  chanceByCard: readonly number[],
  hands: readonly PossibleCounts[],
  claimDeductions: Pick<CommunalDeductions, 'claimable' | 'isComplete'>,
): CommunalDeductions {
  const possibleCards = cardsInSet(possibleCardSet(chanceByCard))
  const possibleCount = possibleCards.length
  const marks = TRAITS.map(trait => {
    const bearing = possibleCards.filter(card => hasTrait(card, trait))
    const is = bearing.length === 0 ? 'impossible' : bearing.length === possibleCount ? 'certain' : 'possible'
    return {
      is,
      chance:
        is === 'certain' ? 1 : bearing.reduce((sum, card) => sum + at(chanceByCard, COMPLETE_CARDS.indexOf(card)), 0),
    } as const
  })
  return {
    chanceByCard,
    marks,
    hands,
    ...claimDeductions,
    riddles: [
      {
        key: RIDDLE_KEY,
        left: possibleCount,
        answer: possibleCount === 1 ? at(possibleCards, 0) : null,
        possible: possibleCards,
        chances: possibleCards.map(card => at(chanceByCard, COMPLETE_CARDS.indexOf(card))),
      },
    ],
    left: possibleCount,
    bitsLeft: entropy(chanceByCard),
    contradicted: false, // the program answers, and what was checked is true
  }
}

function countsOfSeenHand(hand: NumberedHand): PossibleCounts {
  const count = (cardKind: CountedCardKind) =>
    TRAITS.map(trait => [Number(trueValueForHand(hand, `${cardKind} ${trait}`))])
  return { singles: count('singles'), completes: count('completes') }
}

function countsFromBits({ singles, completes }: AllowedCountsByTrait): PossibleCounts {
  const numbers = (set: number) => [0, 1, 2, 3].filter(n => set & (1 << n))
  return { singles: singles.map(numbers), completes: completes.map(numbers) }
}
