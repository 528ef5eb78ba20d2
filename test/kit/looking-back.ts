// Answers for: a golden record looked back at, for a test that worked the same game through by hand.
import { readFileSync } from 'node:fs'
import { firsts, read, review, type First, type Kinds, type Seat } from '../../shared/engine/index.ts'
import { entryOf } from '../../shared/games/index.ts'

/** What looking back found out about one record. */
export interface LookedBack {
  readonly firsts: readonly First[]
  /** After which moves the number of possible answers to a riddle became another for this seat, and which; what only the end opened left out. */
  readonly course: (seat: Seat, key: string) => readonly (readonly [step: number, left: number])[]
}

/** Looks back at the golden record of this name. */
export async function lookBack(id: string, name: string): Promise<LookedBack> {
  const record = read(readFileSync(new URL(`../records/${id}/${name}.jsonl`, import.meta.url), 'utf8'))
  const { game } = await entryOf(id)!.load()
  const findings = [...review<Kinds>(game, await entryOf(id)!.mind(), record)]
  const course = (seat: Seat, key: string) => {
    const counts = findings.flatMap(one => {
      if (one.about !== 'knowing' || one.seat !== seat || one.opened) return []
      return one.riddles.filter(riddle => riddle.key === key).map(({ left }) => [one.step, left] as const)
    })
    return counts.filter(([, left], i) => left !== counts[i - 1]?.[1])
  }
  return { firsts: firsts(findings, record.log), course }
}
