// Chooses the language of programs outside the pages, by the system's preferred languages. Their words are few and always loaded.
import { desktopWords as desktopDe } from './de/desktop.ts'
import { npmStartWords as startDe } from './de/start.ts'
import { desktopWords as desktopEn } from './en/desktop.ts'
import { npmStartWords as startEn } from './en/start.ts'
import { desktopWords as desktopEs } from './es/desktop.ts'
import { npmStartWords as startEs } from './es/start.ts'
import { desktopWords as desktopFr } from './fr/desktop.ts'
import { npmStartWords as startFr } from './fr/start.ts'
import { pickLanguage, type Language } from './language.ts'
import type { DesktopWords, NpmStartWords } from './words.ts'

const DESKTOP: Readonly<Record<Language, DesktopWords>> = { en: desktopEn, de: desktopDe, fr: desktopFr, es: desktopEs }
const START: Readonly<Record<Language, NpmStartWords>> = { en: startEn, de: startDe, fr: startFr, es: startEs }

/** The app's words in the first of these languages that Hunch has. */
export function desktopWordsFor(preferred: readonly string[]): DesktopWords {
  return DESKTOP[pickLanguage(preferred)]
}

/** The words of `npm start` in the first of these languages that Hunch has. */
export function npmStartWordsFor(preferred: readonly string[]): NpmStartWords {
  return START[pickLanguage(preferred)]
}

/** The languages of a terminal, from POSIX environment variables such as `de_AT.UTF-8`; the system's own if there are none. */
export function terminalLanguages(
  env: Readonly<Record<string, string | undefined>>,
  system = Intl.DateTimeFormat().resolvedOptions().locale,
): string[] {
  const named = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || ''
  const tag = named.replace(/[.@].*/, '').replace('_', '-')
  return tag === '' || tag === 'C' || tag === 'POSIX' ? [system] : [tag]
}
