// Chooses an arc by its two ends: tapped one after the other, or swept.
// An arc that cannot be asked is not chosen.
import { computed, ref, watch, type Ref } from 'vue'
import type { Rank } from '../../../shared/games/missing-persons/cards.ts'
import {
  arcsBetween,
  arcBounds,
  isArcQuestion,
  ranksOfArc,
  type Arc,
  type Question,
} from '../../../shared/games/missing-persons/rules/questions.ts'
import { ranksBetween } from './ring.ts'

/** One of the two ways round from one end to the other. */
export interface ArcSide {
  readonly arc: Arc | null // null: no question has this few ranks
  readonly ranks: readonly Rank[]
  readonly open: boolean // the player may ask for it
  readonly chosen: boolean
}

export function useArcChoice(question: Ref<Question | null>, questionsOnOffer: () => ReadonlySet<Question>) {
  const chosenArc = computed(() => (question.value !== null && isArcQuestion(question.value) ? question.value : null))
  const endRanks = ref<readonly Rank[]>([])
  watch(
    chosenArc,
    chosenQuestion => {
      const ends = chosenQuestion ? arcBounds(chosenQuestion) : []
      if (ends.some(end => !endRanks.value.includes(end))) endRanks.value = ends
      else if (!chosenQuestion && question.value !== null) endRanks.value = []
    },
    { immediate: true },
  )

  const sideChoices = computed((): ArcSide[] => {
    const [from, to] = endRanks.value
    if (from === undefined || to === undefined) return []
    const { inside, outside } = arcsBetween(from, to)
    const arcsInOrder = from < to ? [inside, outside] : [outside, inside]
    return arcsInOrder.map((way, at) => ({
      arc: way,
      ranks: at === 0 ? ranksBetween(from, to) : ranksBetween(to, from),
      open: way !== null && questionsOnOffer().has(way),
      chosen: way !== null && way === chosenArc.value,
    }))
  })
  const coveredRanks = computed(() => (chosenArc.value ? ranksOfArc(chosenArc.value) : []))

  function chooseArc(arc: Arc | null) {
    if (arc !== null && questionsOnOffer().has(arc)) question.value = arc
  }

  /** The second tap asks for the arc up the ring from the first; if that is not allowed, for the other side. */
  function tapRank(rank: Rank) {
    const [first] = endRanks.value
    if (endRanks.value.length === 1 && first === rank) return clearBounds()
    if (endRanks.value.length !== 1) {
      question.value = null
      endRanks.value = [rank]
      return
    }
    endRanks.value = [first!, rank]
    question.value = sideChoices.value.find(({ open }) => open)?.arc ?? null
  }

  /** Asks for the arc up the ring between two ranks, unless that is not allowed. */
  function sweepRanks(from: Rank, to: Rank) {
    endRanks.value = [from, to]
    const [swept] = sideChoices.value
    question.value = swept!.open ? swept!.arc : null
  }

  function clearBounds() {
    question.value = null
    endRanks.value = []
  }

  return {
    endRanks,
    sideChoices,
    coveredRanks,
    chooseArc,
    tapRank,
    sweepRanks,
    clearBounds,
  }
}
