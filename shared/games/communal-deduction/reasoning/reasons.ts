// Finds the lines of a seat's story that suffice for a conclusion.
import { minimalSubset, type SeatView } from '../../../engine/index.ts'
import { hasTrait, COMPLETE_CARDS } from '../cards.ts'
import { SET_OF_ALL_CARDS, cardsMatchingClaim, cardSetWhere } from '../rules/claims.ts'
import { collectEvidence, type PublicEvidenceState } from './evidence.ts'
import type { AnsweredQuestion, Communal, NumberedHand } from '../kinds.ts'
import { HiddenCardReasoning } from './hiddenCardReasoning.ts'
import { indexImpliedHands, claimImplications, type HandImpliedByClaims } from './claimImplications.ts'
import type { CommunalConclusion } from './conclusions.ts'

/** A fact told by one or more lines. */
export interface Fact {
  readonly lines: readonly number[] // indexes in the story
  readonly hand?: NumberedHand
  readonly heard?: AnsweredQuestion
  readonly turned?: readonly Communal['open']['turned'][number][]
  readonly exhausted?: true // with everything turned before
  readonly left?: number // set of cards a claim leaves
  readonly implied?: Pick<HandImpliedByClaims, 'hand' | 'said'> // the facts that a claim says about its maker's hand, as this seat sees it
}

type View = Pick<SeatView<Communal>, 'open' | 'own' | 'story' | 'options'>

/** The facts in this seat's story: line by line, then what claims say about their makers' hands. */
export function storyFacts(view: View): Fact[] {
  return [...directFacts(view), ...claimFacts(view)]
}

/** What claims say about their makers' hands. Each rests on the lines of the claims and on those that told this seat its hands. */
function claimFacts(view: View): Fact[] {
  const receivedLines = view.story.flatMap((line, at) => (line.type === 'received' ? [at] : []))
  return claimImplications(view).impliedHands.map(impliedHand => ({
    lines: [...receivedLines, ...impliedHand.lines],
    implied: impliedHand,
  }))
}

/** The facts told directly, without those about hands this seat sees. */
function directFacts({ story, options }: View): Fact[] {
  const seenHands = new Set(story.flatMap(line => (line.type === 'received' ? [line.hand] : [])))
  const clues: { line: number; marks: readonly Communal['open']['turned'][number][] }[] = []
  return story.flatMap((line, lineIndex): Fact[] => {
    switch (line.type) {
      case 'received':
        return [{ lines: [lineIndex], hand: { no: line.hand, singles: line.singles, completes: line.completes } }]
      case 'stated':
        return seenHands.has(line.by)
          ? []
          : [{ lines: [lineIndex], heard: { of: line.by, about: line.about, question: 'many', truth: line.truth } }]
      case 'asked':
        return seenHands.has(line.of)
          ? []
          : [
              {
                lines: [lineIndex],
                heard: { of: line.of, about: line.about, question: line.question, truth: line.truth },
              },
            ]
      case 'turned':
        clues.push({ line: lineIndex, marks: line.marks })
        return [{ lines: [lineIndex], turned: line.marks }]
      case 'exhausted':
        clues.push({ line: lineIndex, marks: line.marks })
        return [{ lines: clues.map(({ line }) => line), turned: clues.flatMap(({ marks }) => marks), exhausted: true }]
      case 'claimed':
        return options.claims === 'checked' ? [{ lines: [lineIndex], left: cardsMatchingClaim(line.claim) }] : []
      default:
        return []
    }
  })
}

/** True if the conclusion follows from these facts and the rules alone. */
export function isEntailed(
  facts: readonly Fact[],
  conclusion: CommunalConclusion,
  options: Communal['options'],
): boolean {
  const impliedKnowledge = indexImpliedHands(facts.flatMap(({ implied: impliedKnowledge }) => impliedKnowledge ?? []))
  const exhaustedFact = facts.find(({ exhausted }) => exhausted)
  const hands = facts.flatMap(({ hand }) => hand ?? [])
  const publicEvidence = (moreAnswers: readonly AnsweredQuestion[]): PublicEvidenceState => ({
    stated: [],
    asked: [...facts.flatMap(({ heard }) => heard ?? []), ...moreAnswers],
    turned: [...(exhaustedFact?.turned ?? facts.flatMap(({ turned }) => turned ?? []))],
    exhausted: exhaustedFact !== undefined,
  })
  const cardsLeftByClaims = facts.reduce((left, fact) => left & (fact.left ?? SET_OF_ALL_CARDS), SET_OF_ALL_CARDS)
  const reasoningWith = (moreAnswers: readonly AnsweredQuestion[] = []) =>
    new HiddenCardReasoning(collectEvidence(publicEvidence(moreAnswers), hands, options, impliedKnowledge))
  switch (conclusion.type) {
    case 'hidden':
      return reasoningWith().mustBeIn(cardsMatchingClaim(conclusion.card), cardsLeftByClaims)
    case 'excluded':
      return reasoningWith().mustBeIn(
        SET_OF_ALL_CARDS & ~(1 << COMPLETE_CARDS.indexOf(conclusion.card)),
        cardsLeftByClaims,
      )
    case 'certain':
      return reasoningWith().mustBeIn(
        cardSetWhere(card => hasTrait(card, conclusion.trait)),
        cardsLeftByClaims,
      )
    case 'impossible':
      return reasoningWith().mustBeIn(
        cardSetWhere(card => !hasTrait(card, conclusion.trait)),
        cardsLeftByClaims,
      )
    case 'holds': {
      const { hand, what, trait, counts } = conclusion
      const seenHand = hands.find(({ no }) => no === hand)
      if (seenHand)
        return counts.includes(
          what === 'singles'
            ? seenHand.singles.filter(heldTrait => heldTrait === trait).length
            : seenHand.completes.filter(card => hasTrait(card, trait)).length,
        )
      const otherCounts = (what === 'singles' ? [0, 1, 2, 3] : [0, 1, 2]).filter(n => !counts.includes(n))
      return otherCounts.every(truth =>
        reasoningWith([{ of: hand, about: `${what} ${trait}`, question: 'many', truth }]).mustBeIn(
          0,
          cardsLeftByClaims,
        ),
      )
    }
  }
}

/** A minimal set of lines from which the conclusion follows; empty if it does not follow. */
export function supportingLines(view: View, conclusion: CommunalConclusion): number[] {
  const facts = storyFacts(view)
  const holds = (subset: readonly Fact[]) => isEntailed(subset, conclusion, view.options)
  if (!holds(facts)) return []
  const lines = minimalSubset(sortByPreference(facts), holds).flatMap(({ lines }) => lines)
  return [...new Set(lines)].sort((a, b) => a - b)
}

/** Facts in order of preference: own hands and clues, then what others said, and claims last, because they hide their reasons. */
function sortByPreference(facts: readonly Fact[]): Fact[] {
  const rank = ({ hand, turned, heard, left }: Fact) => (hand ? 0 : turned ? 1 : heard ? 2 : left ? 3 : 4)
  return [...facts].sort((a, b) => rank(a) - rank(b))
}
