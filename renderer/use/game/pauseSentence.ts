// Says who paused the game, and what they remarked.
import type { TableState } from '../../../shared/wire/index.ts'
import { gestureAndPauseWords as words } from '../../device/words/tableWords.ts'

/** The person who paused the game, and their remark; null while the game goes on. */
export function pauseSentence({
  paused,
  pauseWord,
  chairs,
}: Pick<TableState, 'paused' | 'pauseWord' | 'chairs'>): string | null {
  if (paused === undefined) return null
  const word = pauseWord ?? null
  return paused === null ? words.pausedByOwner(word) : words.paused(chairs[paused]?.name ?? '', word)
}
