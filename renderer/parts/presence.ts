// Says in a word whether somebody is away, or played by the computer; empty for a person who is there.
import { defaultScreenWords } from '../device/words/tableWords.ts'
import type { ShownPlayer } from '../games/screens.ts'

export function presenceText({ isHere, substituted, isComputer }: ShownPlayer): string {
  return substituted
    ? defaultScreenWords.substituted
    : isComputer
      ? defaultScreenWords.computer
      : isHere
        ? ''
        : defaultScreenWords.away
}
