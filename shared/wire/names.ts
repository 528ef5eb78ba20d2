// Cleans names that people type, and tells when two of them look alike.
import { at } from '../engine/index.ts'

/** Characters without width, characters that reverse the writing direction, and halves of characters. STRAY_JOINER covers joiners. */
const INVISIBLE_CHARACTERS =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u2800]|(?![\u200c\u200d\ufe0f])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/** Joiners belong between emoji, after the virama of Indian scripts, and among Arabic letters. Anywhere else they are invisible. */
const STRAY_JOINER =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca])\u200d(?!\p{M})|\u200d(?![\p{Extended_Pictographic}\p{L}\p{M}])|(?<![\p{Script=Arabic}\p{M}])\u200c|\u200c(?![\p{Script=Arabic}\p{L}\p{M}])|(?<![\p{Extended_Pictographic}0-9#*])\ufe0f/gu

/** A name as everybody sees it: no invisible or broken characters, single spaces between words. May be empty. */
export function cleanName(typedText: string): string {
  let name = typedText.normalize('NFC').replace(/\s/gu, ' ').replace(INVISIBLE_CHARACTERS, '')
  for (let nameBefore = ''; nameBefore !== name;) {
    nameBefore = name
    name = name.replace(STRAY_JOINER, '')
  }
  return name.replace(/ +/g, ' ').trim()
}

/** Lower-case letters of other scripts, and digits, that look like a Latin letter. */
const LATIN_LOOK_ALIKES: Readonly<Record<string, string>> = {
  ...letterPairs('аеорсухіјѕԁһԛԝӏьвкмнт', 'aeopcyxijsdhqwlbbkmht'), // Cyrillic
  ...letterPairs('αβεζηικμνορτυχγ', 'abezhikmvoptuxy'), // Greek
  ...letterPairs('աօոսցզհյԁ', 'aonugqhjd'), // Armenian
}
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  ...LATIN_LOOK_ALIKES,
  ...letterPairs('01|ıɩøłđħſɑɡ', 'ollliołdhsag'),
}

/** A key that is equal for names people would confuse across a room. */
export function confusableKey(name: string): string {
  const baseLetters = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\p{Cf}\p{Zs}]/gu, '')
    .toLowerCase()
  return [...baseLetters]
    .map(letter => LOOK_ALIKES[letter] ?? letter)
    .join('')
    .replaceAll('i', 'l')
}

/** The text with full-width letters and look-alikes of other alphabets replaced by Latin ones. */
export function replaceConfusables(typedText: string): string {
  return [...typedText.normalize('NFKC')].map(letter => LATIN_LOOK_ALIKES[letter.toLowerCase()] ?? letter).join('')
}

function letterPairs(lookAlikes: string, latin: string): Record<string, string> {
  const letters = [...latin]
  return Object.fromEntries([...lookAlikes].map((letter, i) => [letter, at(letters, i)]))
}
