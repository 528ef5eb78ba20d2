// Finds the next step a seat could conclude now, other than what was said directly or is seen, and how it is noted.
import { at, firstUnnotedConclusion, type OwnMark, type SeatView } from '../../../engine/index.ts'
import { COMPLETE_CARDS, TRAIT_FAMILIES, TRAITS, traitsOfFamily } from '../cards.ts'
import type { Communal, CountedCardKind } from '../kinds.ts'
import { COMPLETES_PER_HAND, SINGLES_PER_HAND, type CountRange } from './evidence.ts'
import { cardMarkKey, handMarkKey, directNotebookFacts, traitMarkKey, type HandNote } from './notes.ts'
import { prove } from './proof.ts'
import { onlyHandOf, type CommunalConclusion } from './conclusions.ts'

type Conclusion = CommunalConclusion

/**
 * One step: a characteristic the hidden card bears, one it does not, the card itself once its characteristics are
 * known, an excluded card, and last the contents of hands. Null if nothing follows. The card comes after its
 * characteristics, so that a player who asks for one step is not given the solution.
 */
export function hint(view: SeatView<Communal>, isNoted?: (conclusion: Conclusion) => boolean): Conclusion | null {
  return view.outcome ? null : firstUnnotedConclusion(conclusions(view), isNoted)
}

/** The own marks of a conclusion; the hidden card is noted by crossing out all others. */
export function marksOfConclusion(view: SeatView<Communal>, conclusion: Conclusion): OwnMark[] {
  switch (conclusion.type) {
    case 'certain':
      return [{ at: traitMarkKey(conclusion.trait), mark: 'sure' }]
    case 'impossible':
      return [{ at: traitMarkKey(conclusion.trait), mark: 'out' }]
    case 'excluded':
      return [{ at: cardMarkKey(conclusion.card), mark: 'out' }]
    case 'hidden':
      return directNotebookFacts(view).cards.flatMap(({ card, isExcluded }) =>
        isExcluded || card === conclusion.card ? [] : [{ at: cardMarkKey(card), mark: 'out' }],
      )
    case 'holds':
      return conclusion.counts.length === 1
        ? [
            {
              at: handMarkKey(conclusion.what, conclusion.hand, conclusion.trait),
              mark: String(at(conclusion.counts, 0)),
            },
          ]
        : []
  }
}

function* conclusions(view: SeatView<Communal>): Generator<Conclusion> {
  const { chanceByCard, marks, hands, riddles } = prove(view)
  const facts = directNotebookFacts(view)
  for (const is of ['certain', 'impossible'] as const)
    for (const [i, trait] of TRAITS.entries())
      if (at(marks, i).is === is && at(facts.marks, i).is !== is) yield { type: is, trait }
  const answer = COMPLETE_CARDS.find(card => card === at(riddles, 0).answer)
  if (answer && facts.cards.filter(({ isExcluded }) => !isExcluded).length > 1) yield { type: 'hidden', card: answer }
  for (const [i, card] of COMPLETE_CARDS.entries())
    if (chanceByCard[i] === 0 && !at(facts.cards, i).isExcluded) yield { type: 'excluded', card }
  for (const cardKind of ['singles', 'completes'] satisfies CountedCardKind[])
    for (const note of facts.hands) {
      const { no, why } = note
      const said = narrowedCountRanges(note, cardKind)
      for (const [i, trait] of TRAITS.entries()) {
        const counts = at(at(hands, no)[cardKind], i)
        if (why !== 'seen' && counts.length === 1 && at(said, i).fewest < at(said, i).most)
          yield { type: 'holds', hand: no, seat: onlyHandOf(view, no), what: cardKind, trait, counts }
      }
    }
}

/**
 * What was said of a hand's cards, added up: both Completes are Filled, so none is Hollow. By characteristic.
 * A Complete bears one characteristic of each family, a Single bears one in all.
 */
function narrowedCountRanges(note: HandNote, cardKind: CountedCardKind): CountRange[] {
  const ranges = [...note[cardKind]]
  const exactly = (total: number): CountRange => ({ fewest: total, most: total })
  const groups = TRAIT_FAMILIES.map((family, nth): { traits: number[]; total: CountRange } => ({
    traits: traitsOfFamily(family).map(trait => TRAITS.indexOf(trait)),
    total: cardKind === 'completes' ? exactly(COMPLETES_PER_HAND) : at(note.families, nth),
  }))
  if (cardKind === 'singles') groups.push({ traits: [...TRAITS.keys()], total: exactly(SINGLES_PER_HAND) })
  for (let isNarrower = true; isNarrower;) {
    isNarrower = false
    for (const { traits, total } of groups)
      for (const trait of traits) {
        const others = traits.filter(other => other !== trait).map(other => at(ranges, other))
        const range = at(ranges, trait)
        const fewest = Math.max(range.fewest, total.fewest - sumOf(others.map(({ most }) => most)))
        const most = Math.min(range.most, total.most - sumOf(others.map(({ fewest }) => fewest)))
        if (fewest === range.fewest && most === range.most) continue
        ranges[trait] = { fewest, most }
        isNarrower = true
      }
  }
  return ranges
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)
