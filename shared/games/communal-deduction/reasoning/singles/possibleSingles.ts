// Decides whether the Singles can be dealt as a seat knows, if a certain card is hidden.
// Cards flow from the hands, through what each may hold, into the characteristics; they fit exactly if all of them flow.
import { at } from '../../../../engine/index.ts'
import { SINGLES_PER_HAND, traitNumbersOfCard, type CountRange, type Evidence } from '../evidence.ts'
import { FlowNetwork, NO_EDGE } from './flowNetwork.ts'

/** The number of Singles of one characteristic that a hand may hold. */
interface TraitFlow {
  readonly least: number
  readonly most: number
  edge: number // the edge from the hand into the characteristic
}

/** A hand with its unknown part. */
interface HandFlow {
  readonly singles: readonly TraitFlow[] // by characteristic
  readonly families: readonly CountRange[]
  readonly hasFamilyFacts: boolean // true if something was said about the hand's families
}

/** True if some deal with this hidden card fits the hands seen, everything said, and the clues. */
export function singlesAllowHiddenCard(evidence: Evidence, card: number): boolean {
  const truths = truthsIfHidden(evidence, card)
  return truths !== null && handFlowsWithTrueSingles(evidence, truths, handFlowsOf(evidence)) !== null
}

/**
 * Adds to `sets`, by hand with known facts and by characteristic, the numbers of Singles the hand may hold if this
 * card is hidden (bit n: it may hold n). One deal leads to others by moving one card at a time. If no move leads to a
 * new number, there are no others.
 */
export function addPossibleSinglesCounts(evidence: Evidence, card: number, sets: readonly number[][]): void {
  const truths = truthsIfHidden(evidence, card)
  const handFlows = handFlowsOf(evidence)
  if (!truths || !canPlaceAllCards(evidence, truths, handFlows)) return
  const countHeld = ({ least, edge }: TraitFlow) => least + flowNetwork.flowAlong(edge)
  const recordCounts = (from: readonly HandFlow[]) => {
    for (const [hand, { singles }] of from.entries()) {
      const counts = at(sets, hand)
      for (let trait = 0; trait < singles.length; trait++) counts[trait]! |= 1 << countHeld(singles[trait]!)
    }
  }
  const countsWithoutTrue = sets.map(counts => counts.map(() => 0)) // by hand and characteristic, as bits: counts found only with another hand left without a true Single
  for (const [hand, { singles }] of handFlows.entries()) {
    const [sure, unsure] = [at(sets, hand), at(countsWithoutTrue, hand)]
    for (const [trait, traitFlow] of singles.entries()) {
      const exploreFrom = () => {
        if (findHandLackingTrue(truths, handFlows)) unsure[trait] = at(unsure, trait) | (1 << countHeld(traitFlow))
        else recordCounts(handFlows)
      }
      exploreFrom()
      for (const by of [-1, 1] as const) {
        const hasUntriedCount = () => {
          const count = countHeld(traitFlow)
          const beyond = by < 0 ? (1 << count) - (1 << traitFlow.least) : (2 << traitFlow.most) - (2 << count)
          return beyond > 0 && (beyond & ~(at(sure, trait) | at(unsure, trait))) !== 0
        }
        while (hasUntriedCount() && flowNetwork.changeFlow(traitFlow.edge, by)) exploreFrom()
      }
    }
  }
  for (const [hand, counts] of countsWithoutTrue.entries())
    for (const [trait, set] of counts.entries())
      for (let count = 0; count <= SINGLES_PER_HAND; count++) {
        if (!(set & ~at(at(sets, hand), trait) & (1 << count))) continue
        const exactly = handFlowsOf(evidence).map((handFlow, i) =>
          i === hand ? withTraitLimit(handFlow, trait, { least: count, most: count }) : handFlow,
        )
        const placedFlows = handFlowsWithTrueSingles(evidence, truths, exactly)
        if (placedFlows) recordCounts(placedFlows)
      }
}

/** The facts that hold if this card is hidden; null if they contradict what is seen. */
function truthsIfHidden({ pack, seen, turned }: Evidence, card: number): TraitTruths | null {
  const trueTraits = traitNumbersOfCard(pack, card)
  const isTrueTrait = turned.map((_, trait) => trueTraits.includes(trait))
  if (turned.some((count, trait) => count > 0 && isTrueTrait[trait])) return null
  for (const { singles } of seen) if (!singles.some((count, trait) => count > 0 && isTrueTrait[trait])) return null
  const unseenByTrait = turned.map((count, trait) =>
    seen.reduce((rest, { singles }) => rest - at(singles, trait), pack.copiesPerSingle - count),
  )
  return { isTrue: isTrueTrait, unseenByTrait }
}

function handFlowsOf({ said }: Evidence): HandFlow[] {
  return said.map(({ singles, families }) => ({
    singles: singles.map(({ fewest, most }) => ({ least: fewest, most, edge: NO_EDGE })),
    families,
    hasFamilyFacts: families.some(({ fewest, most }) => fewest > 0 || most < SINGLES_PER_HAND),
  }))
}

/** A copy of this hand with another limit on one characteristic, and without flow. */
function withTraitLimit(
  handFlow: HandFlow,
  trait: number,
  limit: { readonly least: number; readonly most?: number },
): HandFlow {
  return {
    ...handFlow,
    singles: handFlow.singles.map((traitFlow, i) => ({ ...traitFlow, ...(i === trait ? limit : {}) })),
  }
}

interface TraitTruths {
  readonly isTrue: readonly boolean[]
  readonly unseenByTrait: readonly number[] // unseen cards of each characteristic
}

/**
 * Finds a deal in which every hand holds a true Single. For a hand without facts about families, a limit on its false
 * Singles ensures that. For the others the rule is ignored at first. If such a hand then has no true Single, one of each
 * true characteristic is put into it in turn. Returns the hands with their flow, or null if there is no such deal.
 */
function handFlowsWithTrueSingles(
  evidence: Evidence,
  truths: TraitTruths,
  handFlows: readonly HandFlow[],
): readonly HandFlow[] | null {
  if (!canPlaceAllCards(evidence, truths, handFlows)) return null
  const handLackingTrue = findHandLackingTrue(truths, handFlows)
  if (!handLackingTrue) return handFlows
  for (const [trait, isTrueTrait] of truths.isTrue.entries()) {
    if (!isTrueTrait || at(handLackingTrue.singles, trait).most === 0) continue
    const placedFlows = handFlowsWithTrueSingles(
      evidence,
      truths,
      handFlows.map(handFlow =>
        handFlow === handLackingTrue ? withTraitLimit(handFlow, trait, { least: 1 }) : handFlow,
      ),
    )
    if (placedFlows) return placedFlows
  }
  return null
}

/** A hand that ended without a true Single. */
function findHandLackingTrue({ isTrue }: TraitTruths, handFlows: readonly HandFlow[]): HandFlow | undefined {
  return handFlows.find(
    ({ hasFamilyFacts, singles }) =>
      hasFamilyFacts &&
      !singles.some(({ least, edge }, trait) => isTrue[trait] && (least > 0 || flowNetwork.flowAlong(edge) > 0)),
  )
}

/** True if all cards can be placed. */
function canPlaceAllCards(
  evidence: Evidence,
  { isTrue, unseenByTrait }: TraitTruths,
  handFlows: readonly HandFlow[],
): boolean {
  const { pack, unseen, setAsideRange } = evidence
  const unplacedByTrait = [...unseenByTrait]
  const unknownHandCount = unseen - handFlows.length
  flowNetwork.clear()
  const sourceNode = flowNetwork.addNodes(1)
  const sinkNode = flowNetwork.addNodes(1)
  const firstTraitNode = flowNetwork.addNodes(isTrue.length)
  const trueNode = flowNetwork.addNodes(1)
  const falseNode = flowNetwork.addNodes(1)
  let flowNeeded = SINGLES_PER_HAND * unknownHandCount
  for (const { singles, families, hasFamilyFacts } of handFlows) {
    const neededCount = singles.reduce((sum, { least }) => sum + least, 0)
    if (neededCount > SINGLES_PER_HAND) return false
    const openNode = flowNetwork.addNodes(1)
    const firstGroupNode = flowNetwork.addNodes(hasFamilyFacts ? families.length : 2)
    let freePlaces = SINGLES_PER_HAND - neededCount
    const groupNodeOf = hasFamilyFacts
      ? (trait: number) => firstGroupNode + Math.floor(trait / pack.traitsPerFamily)
      : (trait: number) => (isTrue[trait] ? firstGroupNode : firstGroupNode + 1)
    if (hasFamilyFacts)
      for (const [family, { fewest, most }] of families.entries()) {
        const familyFlows = singles.slice(family * pack.traitsPerFamily, (family + 1) * pack.traitsPerFamily)
        const heldOfFamily = familyFlows.reduce((sum, { least }) => sum + least, 0)
        const owedToFamily = Math.max(0, fewest - heldOfFamily)
        if (heldOfFamily + owedToFamily > most) return false
        flowNetwork.addEdge(sourceNode, firstGroupNode + family, owedToFamily)
        flowNetwork.addEdge(openNode, firstGroupNode + family, most - heldOfFamily - owedToFamily)
        freePlaces -= owedToFamily
        flowNeeded += owedToFamily
      }
    else {
      const heldCount = singles.reduce((sum, { least }, trait) => (isTrue[trait] ? sum : sum + least), 0)
      if (heldCount > SINGLES_PER_HAND - 1) return false
      flowNetwork.addEdge(openNode, firstGroupNode, SINGLES_PER_HAND)
      flowNetwork.addEdge(openNode, firstGroupNode + 1, SINGLES_PER_HAND - 1 - heldCount)
    }
    if (freePlaces < 0) return false
    flowNetwork.addEdge(sourceNode, openNode, freePlaces)
    flowNeeded += freePlaces
    for (const [trait, traitFlow] of singles.entries()) {
      const { least, most } = traitFlow
      if (most < least) return false
      unplacedByTrait[trait]! -= least
      traitFlow.edge = flowNetwork.addEdge(groupNodeOf(trait), firstTraitNode + trait, most - least)
    }
  }
  if (unknownHandCount > 0) {
    const [trueFree, falseFree, open] = [flowNetwork.addNodes(1), flowNetwork.addNodes(1), flowNetwork.addNodes(1)]
    flowNetwork.addEdge(sourceNode, open, SINGLES_PER_HAND * unknownHandCount)
    flowNetwork.addEdge(open, trueFree, SINGLES_PER_HAND * unknownHandCount)
    flowNetwork.addEdge(open, falseFree, (SINGLES_PER_HAND - 1) * unknownHandCount)
    for (const [trait, yes] of isTrue.entries())
      flowNetwork.addEdge(yes ? trueFree : falseFree, firstTraitNode + trait, pack.copiesPerSingle)
  }
  let unplacedTrue = 0 // true ones still to be placed if none were set aside
  for (const [trait, count] of unplacedByTrait.entries()) {
    if (count < 0) return false
    if (isTrue[trait]) unplacedTrue += count
    flowNetwork.addEdge(firstTraitNode + trait, isTrue[trait] ? trueNode : falseNode, count)
  }
  if (unplacedTrue < setAsideRange.fewest || unplacedTrue - setAsideRange.most > flowNeeded) return false
  flowNetwork.addEdge(trueNode, sinkNode, unplacedTrue - setAsideRange.fewest)
  flowNetwork.addEdge(falseNode, sinkNode, flowNeeded - Math.max(0, unplacedTrue - setAsideRange.most))
  return flowNetwork.maximizeFlow(sourceNode, sinkNode) === flowNeeded
}

const flowNetwork = new FlowNetwork() // rebuilt for each question in the same memory
