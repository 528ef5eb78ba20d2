// Answers for: the language this device is spoken to in. Words are fetched when they are first needed, and change where they stand.
import { shallowRef, type Ref } from 'vue'
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  pickLanguage,
  type LoadersByLanguage,
  type Language,
} from '../../../shared/words/language.ts'
import { storedLanguage } from '../storage/storage.ts'

/** Words that were asked for, in the language that is spoken now. */
interface LiveWords {
  readonly fetch: LoadersByLanguage<object>
  readonly spoken: Ref<object | null> // null: not here yet
}

const spoken = shallowRef<Language>(DEFAULT_LANGUAGE)
const everything: LiveWords[] = []

/** The language spoken now; it changes once the words are here. */
export const language: Readonly<Ref<Language>> = spoken

/** The language of this device: the one chosen here, else the first its browser wishes for. */
export function preferredLanguage(): Language {
  const chosen = storedLanguage.get()
  return isLanguage(chosen) ? chosen : pickLanguage(navigator.languages)
}

/**
 * Words that are always in the language spoken now. What is drawn from them is drawn anew when it changes.
 * They can be read once `wordsLoaded` has come true after this was called.
 */
export function reactiveWords<W extends object>(fetch: LoadersByLanguage<W>): W {
  const one: LiveWords = { fetch, spoken: shallowRef(null) }
  everything.push(one)
  return new Proxy({} as W, {
    get: (_, name) => {
      if (one.spoken.value) return Reflect.get(one.spoken.value, name) as unknown
      if (typeof name === 'symbol' || name.startsWith('__v_')) return undefined // Vue asks every value what it is
      throw new Error(`the words for “${name}” are not here yet`)
    },
    has: (_, name) => Reflect.has(one.spoken.value ?? {}, name),
    ownKeys: () => Reflect.ownKeys(one.spoken.value ?? {}),
    getOwnPropertyDescriptor: (_, name) => {
      const found = Reflect.getOwnPropertyDescriptor(one.spoken.value ?? {}, name)
      return found && { ...found, configurable: true } // the proxy itself has no such property to hold on to
    },
  })
}

/** Comes true when all words asked for so far can be read. */
export async function wordsLoaded(): Promise<void> {
  const missing = everything.filter(one => one.spoken.value === null)
  const wanted = spoken.value
  const fetched = await Promise.all(missing.map(one => one.fetch[wanted]()))
  if (spoken.value !== wanted) return wordsLoaded() // another language was chosen meanwhile
  missing.forEach((one, at) => (one.spoken.value = fetched[at]!))
}

let latest: Language | null = null // the last that was asked for

/** Speaks another language, all at once when its words are here. Rejects, and goes on as before, when they cannot be had. */
export async function switchLanguage(wanted: Language): Promise<void> {
  latest = wanted
  let fetched: readonly object[]
  do {
    fetched = await Promise.all(everything.map(one => one.fetch[wanted]()))
    if (latest !== wanted) return
  } while (fetched.length < everything.length) // a page that came meanwhile has words of its own
  spoken.value = wanted
  everything.forEach((one, at) => (one.spoken.value = fetched[at]!))
  document.documentElement.lang = wanted
}

/** Chooses a language for this device, now and at the next visit. */
export async function chooseLanguage(wanted: Language): Promise<void> {
  await switchLanguage(wanted)
  storedLanguage.set(wanted)
}
