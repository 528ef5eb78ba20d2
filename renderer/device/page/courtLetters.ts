// The letters of court cards in German, as this device is set: J, Q and K, or those of German packs, B, D and K.
import { settings } from './settings.ts'

const GERMAN: Readonly<Record<string, string>> = { J: 'B', Q: 'D' }

/** What a German card has in its corner, given the letter of the international pack. */
export function germanRankLetter(letter: string): string {
  return (settings.courts === 'BDK' ? GERMAN[letter] : undefined) ?? letter
}
