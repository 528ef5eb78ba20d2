// Answers for: how somebody is at the table, in a word; nothing of a person who is there.
import { houseWords } from '../device/tableWords.ts'
import type { Player } from '../games/screens.ts'

export function presenceOf({ here, substituted, computer }: Player): string {
  return substituted ? houseWords.substituted : computer ? houseWords.computer : here ? '' : houseWords.away
}
