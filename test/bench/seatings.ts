// Tests who may hold which chair as people come and go: no device may be shown two hands it did not hold at the deal.
import { diceFromSeed } from '../../shared/engine/index.ts'
import { loadAllRules } from '../../main/host/computers/loadAllRules.ts'
import { Refusal } from '../../main/host/errors/refusal.ts'
import { Table } from '../../main/host/table/table.ts'
import type { TableOutputs } from '../../main/host/table/tableEventProcessor.ts'

export interface SeatingFuzzCounts {
  readonly sequences: number
  readonly steps: number // actions with chairs
  readonly refused: number // how many of those would have shown a device another's hand
  readonly holding: number // times a device was found with a hand
  readonly twoHands: number // times one was found that has seen two, and not its own
}

const quiet: TableOutputs = { keep() {}, arranged() {}, told() {}, dealt() {}, finished() {} }
const DEVICES = ['a', 'b', 'c', 'd', 'e']
const STEPS = 40

/** Tries `sequences` sequences, each at a separate table. */
export async function fuzzSeatings({
  times,
  seed,
}: {
  readonly times: number
  readonly seed: string
}): Promise<SeatingFuzzCounts> {
  const rules = await loadAllRules()
  const count = { sequences: 0, steps: 0, refused: 0, holding: 0, twoHands: 0 }
  for (; count.sequences < times; count.sequences++) {
    const luck = diceFromSeed(`seating ${seed} ${count.sequences}`)
    const table = new Table({ hunch: 1, id: 'one', code: 'KITE', when: 1 }, rules, quiet)
    const seats = 2 + luck.below(3)
    table.set({ name: 'Test', game: 'blank' })
    for (let seat = 0; seat < seats; seat++) {
      table.seating.addChair()
      table.seating.sit(seat, `P${seat}`, luck.pick(DEVICES))
    }
    table.start('ab'.repeat(32))
    const own = table.chairs.map(({ device }) => device)
    const seen = new Map(DEVICES.map(device => [device, new Set(table.heldBy(device))]))
    for (let step = 0; step < STEPS; step++, count.steps++) {
      const device = luck.pick(DEVICES)
      const chair = luck.below(seats)
      try {
        luck.pick([
          () => table.seating.sit(luck.pick([null, chair]), 'X', device),
          () => table.seating.stand(chair, device),
          () => table.seating.free(chair),
          () => table.seating.moveSeat(chair, device),
          () => table.seating.rename(chair, 'Y', device),
          () => table.seating.substitute(chair, luck.pick(['computer', 'person']), false),
        ])()
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        if (error.why === 'saw-another-hand') count.refused++
      }
      for (const [one, hands] of seen) {
        for (const seat of table.heldBy(one)) hands.add(seat)
        if (hands.size > 0) count.holding++
        if (hands.size > 1 && [...hands].some(seat => own[seat] !== one)) count.twoHands++
      }
    }
  }
  return count
}
