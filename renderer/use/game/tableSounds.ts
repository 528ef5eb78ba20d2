// Plays the sound for what just happened at the table.
import { watch } from 'vue'
import type { Sentence } from '../../../shared/words/sentence.ts'
import { playSound, type Sound } from '../../device/page/sounds.ts'

/** The part of a screen's state that has sounds. */
export interface AudibleState {
  readonly game: string // identifies the present game: a new one starts silently
  readonly sentences: readonly Sentence[]
  readonly alreadyHeard: Sentence | null // a guess that was animated, with its sound
  readonly isMyTurn: boolean // true if it is the turn of the person at this screen
  readonly isOver: boolean
}

/** The sound for the change from one state to the next; null: silence. */
export function soundForChange(stateBefore: AudibleState | null, now: AudibleState): Sound | null {
  if (stateBefore?.game !== now.game) return null
  if (now.isOver) return stateBefore.isOver ? null : 'win'
  if (now.isMyTurn && !stateBefore.isMyTurn) return 'turn'
  const newSentences = now.sentences
    .slice(stateBefore.sentences.length)
    .filter(sentence => sentence !== now.alreadyHeard)
  if (newSentences.length === 0) return null
  const tones = newSentences.flat().flatMap(piece => (typeof piece === 'object' && 'mark' in piece ? [piece.tone] : []))
  const tone = tones.at(-1)
  return tone === undefined || tone === 'maybe' ? 'card' : tone
}

/** Turns sounds on for this screen. `audibleState` is null while there must be none, as behind a curtain. */
export function useTableSounds(audibleState: () => AudibleState | null): void {
  let stateBefore: AudibleState | null = null
  watch(audibleState, now => {
    const sound = now && soundForChange(stateBefore, now)
    stateBefore = now
    if (sound) playSound(sound)
  })
}
