// Answers for: how somebody is at the table, in a word; nothing of a person who is there.
import { defaultScreenWords } from '../device/words/tableWords.ts'
import type { ShownPlayer } from '../games/screens.ts'

export function presenceText({ here, substituted, computer }: ShownPlayer): string {
  return substituted
    ? defaultScreenWords.substituted
    : computer
      ? defaultScreenWords.computer
      : here
        ? ''
        : defaultScreenWords.away
}
