// Answers for: which sound goes with what just happened at the table.
import { watch } from 'vue'
import type { Sentence } from '../../../shared/words/sentence.ts'
import { playSound, type Sound } from '../../device/page/sounds.ts'

/** What a screen shows that can be heard. */
export interface AudibleState {
  readonly game: string // names the game under way: another one begins in silence
  readonly sentences: readonly Sentence[]
  readonly alreadyHeard: Sentence | null // a naming that had a moment of its own, with its sound
  readonly mine: boolean // the table waits for whoever looks at this screen
  readonly over: boolean
}

/** The sound of going from one moment to the next; null: silence. */
export function soundBetween(before: AudibleState | null, now: AudibleState): Sound | null {
  if (before?.game !== now.game) return null
  if (now.over) return before.over ? null : 'win'
  if (now.mine && !before.mine) return 'turn'
  const fresh = now.sentences.slice(before.sentences.length).filter(sentence => sentence !== now.alreadyHeard)
  if (fresh.length === 0) return null
  const tones = fresh.flat().flatMap(piece => (typeof piece === 'object' && 'mark' in piece ? [piece.tone] : []))
  const tone = tones.at(-1)
  return tone === 'yes' || tone === 'no' ? tone : 'card'
}

/** Lets this screen be heard. `heard` is null while nothing may be: behind a curtain. */
export function useTableSounds(heard: () => AudibleState | null): void {
  let before: AudibleState | null = null
  watch(heard, now => {
    const wanted = now && soundBetween(before, now)
    before = now
    if (wanted) playSound(wanted)
  })
}
