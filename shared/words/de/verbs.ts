// The forms of verbs that go with players, and the size of a group, in German.
import type { Seat } from '../../engine/index.ts'

/** The form of a verb that goes with a player: the second form if that player reads it. */
export function verbForm(seat: Seat, reader: Seat | null, [theirs, yours]: readonly [string, string]): string {
  return seat === reader ? yours : theirs
}

/** The size of a group: “zu dritt”. */
export function groupSizePhrase(players: number): string {
  const called = ['zweit', 'dritt', 'viert', 'fünft', 'sechst', 'siebt', 'acht', 'neunt', 'zehnt'][players - 2]
  return called === undefined ? `mit ${players} Leuten` : `zu ${called}`
}
