// Checks in a worker whether the deal of a finished game was fair.
import { shallowRef, watch, type ShallowRef } from 'vue'
import { seatsOfDevice, type GameRecord, type Seat } from '../../../shared/engine/index.ts'
import type { DealVerdict } from '../../../shared/fairness/index.ts'
import { reportFault } from '../../device/link/reportFault.ts'
import { fairnessWords } from '../../device/words/tableWords.ts'
import { checkDealInWorker } from '../mind/askMind.ts'
import { collectDealMemory } from './dealParticipation.ts'

/** The result of checking a deal. */
export interface CheckedDeal {
  readonly record: GameRecord
  readonly verdict: DealVerdict
}

/**
 * Checks the deal of a finished game. The result is null until the check is done, and if only the host drew a seed.
 */
export function useFairnessCheck(sources: {
  readonly deal: () => string | null // the id under which the host keeps the record; null for a file
  readonly record: () => GameRecord | null
}): Readonly<ShallowRef<CheckedDeal | null>> {
  const checkedDeal = shallowRef<CheckedDeal | null>(null)
  watch(
    sources.record,
    async record => {
      checkedDeal.value = null
      if (!record?.proof) return
      const deal = sources.deal()
      try {
        const verdict = await checkDealInWorker(record, deal === null ? null : collectDealMemory(deal))
        if (verdict && sources.record() === record) checkedDeal.value = { record, verdict }
      } catch (error) {
        reportFault(error, 'the check of a deal')
      }
    },
    { immediate: true },
  )
  return checkedDeal
}

/** The people at a device that took part in a deal. `names`: the players' names by seat. */
export function namesOfDevice({ record }: CheckedDeal, device: string, names: readonly string[]): string {
  return fairnessWords.device(seatsOfDevice(record.proof!.list, device).map(seat => names[seat] ?? ''))
}

/** The result of the check, in words. */
export function fairnessText(checkedDeal: CheckedDeal, playerNames: readonly string[]): string {
  const { faults, devices, includesOwnNumber, unplayedDealCount, onlyHost, tookBack } = checkedDeal.verdict
  const namesOf = (seats: readonly Seat[]) => seats.map(seat => playerNames[seat] ?? '')
  const voidCount = checkedDeal.record.proof!.list.voids.length
  const redrawSentence = voidCount === 0 ? [] : [fairnessWords.again(voidCount)]
  const facts = [
    ...redrawSentence,
    ...(unplayedDealCount === 0 ? [] : [fairnessWords.unplayed(unplayedDealCount)]),
    ...(tookBack.length === 0 ? [] : [fairnessWords.tookBack(namesOf(tookBack))]),
    ...(onlyHost.length === 0 ? [] : [fairnessWords.onlyHost(namesOf(onlyHost))]),
  ]
  if (faults.length === 0) return [fairnessWords.fair(devices.length, includesOwnNumber), ...facts].join(' ')
  const faultSentences = faults.map(fault =>
    fairnessWords.fault(fault, 'device' in fault ? namesOfDevice(checkedDeal, fault.device, playerNames) : ''),
  )
  return [fairnessWords.unproved, ...faultSentences, ...facts].join(' ')
}
