// Reviews a golden record, for tests that compare it with a game worked out by hand.
import { readFileSync } from 'node:fs'
import {
  firstSolvableMoments,
  parseRecord,
  reviewGame,
  type FirstSolvableMoment,
  type GameTypeParams,
  type Seat,
} from '../../shared/engine/index.ts'
import { gameEntry } from '../../shared/games/index.ts'

/** The findings about one record. */
export interface LookedBack {
  readonly firsts: readonly FirstSolvableMoment[]
  /** The moves after which this seat's number of possible answers changed, and to what; without those only the end revealed. */
  readonly course: (seat: Seat, key: string) => readonly (readonly [step: number, left: number])[]
}

/** Reviews the golden record of this name. */
export async function lookBack(id: string, name: string): Promise<LookedBack> {
  const record = parseRecord(readFileSync(new URL(`../records/${id}/${name}.jsonl`, import.meta.url), 'utf8'))
  const game = await gameEntry(id)!.load()
  const findings = [...reviewGame<GameTypeParams>(game, await gameEntry(id)!.mind(), record)]
  const course = (seat: Seat, key: string) => {
    const counts = findings.flatMap(one => {
      if (one.about !== 'knowledge' || one.seat !== seat || one.isGameOver) return []
      return one.riddles.filter(riddle => riddle.key === key).map(({ left }) => [one.step, left] as const)
    })
    return counts.filter(([, left], i) => left !== counts[i - 1]?.[1])
  }
  return { firsts: firstSolvableMoments(findings, record.log), course }
}
