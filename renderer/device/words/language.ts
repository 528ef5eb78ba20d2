// Keeps the language of this device.
// Words are fetched when they are first needed, and the page changes at once with the language.
import { defineAsyncComponent, shallowRef, type Component, type Ref } from 'vue'
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  pickLanguage,
  type LoadersByLanguage,
  type Language,
} from '../../../shared/words/language.ts'
import { storedLanguage } from '../storage/storage.ts'

/** A catalogue of words that was requested, in the present language. */
interface LiveWords {
  readonly loaders: LoadersByLanguage<object>
  readonly spoken: Ref<object | null> // null: not loaded yet
}

const currentLanguage = shallowRef<Language>(DEFAULT_LANGUAGE)
const allLiveWords: LiveWords[] = []

/** The present language. It changes once its words are loaded. */
export const language: Readonly<Ref<Language>> = currentLanguage

/**
 * The preferred language of this device: the one chosen here, or else the first of the browser's that Hunch
 * speaks.
 */
export function preferredLanguage(): Language {
  const chosen = storedLanguage.get()
  return isLanguage(chosen) ? chosen : pickLanguage(navigator.languages)
}

/**
 * Words that are always in the present language. What is drawn from them is redrawn when it changes.
 * They can be read once `whenWordsLoaded`, called after this, has resolved.
 */
export function reactiveWords<W extends object>(loaders: LoadersByLanguage<W>): W {
  const liveWords: LiveWords = { loaders, spoken: shallowRef(null) }
  allLiveWords.push(liveWords)
  return new Proxy({} as W, {
    get: (_, name) => {
      if (liveWords.spoken.value) return Reflect.get(liveWords.spoken.value, name) as unknown
      if (typeof name === 'symbol' || name.startsWith('__v_')) return undefined // Vue probes every value for these properties
      throw new Error(`the words for “${name}” are not here yet`)
    },
    has: (_, name) => Reflect.has(liveWords.spoken.value ?? {}, name),
    ownKeys: () => Reflect.ownKeys(liveWords.spoken.value ?? {}),
    getOwnPropertyDescriptor: (_, name) => {
      const descriptor = Reflect.getOwnPropertyDescriptor(liveWords.spoken.value ?? {}, name)
      return descriptor && { ...descriptor, configurable: true } // the proxy itself has no such property to protect
    },
  })
}

/** Loads a piece of a page with its words, when it is first shown. It keeps its type: its props are checked. */
export const componentWithWords = <C extends Component>(load: () => Promise<{ readonly default: C }>): C =>
  defineAsyncComponent(async () => {
    const piece = await load()
    await whenWordsLoaded()
    return piece.default
  })

/** Resolves when all words requested so far can be read. */
export async function whenWordsLoaded(): Promise<void> {
  const missing = allLiveWords.filter(liveWords => liveWords.spoken.value === null)
  const wanted = currentLanguage.value
  const fetched = await Promise.all(missing.map(liveWords => liveWords.loaders[wanted]()))
  if (currentLanguage.value !== wanted) return whenWordsLoaded() // another language was chosen meanwhile
  missing.forEach((liveWords, at) => (liveWords.spoken.value = fetched[at]!))
}

let requestedLanguage: Language | null = null // the language last asked for

/**
 * Switches to another language once all its words are loaded. Rejects and changes nothing if they cannot be
 * loaded.
 */
export async function switchLanguage(wanted: Language): Promise<void> {
  requestedLanguage = wanted
  let fetchedWords: readonly object[]
  do {
    fetchedWords = await Promise.all(allLiveWords.map(liveWords => liveWords.loaders[wanted]()))
    if (requestedLanguage !== wanted) return
  } while (fetchedWords.length < allLiveWords.length) // a page that loaded meanwhile has words of its own
  currentLanguage.value = wanted
  allLiveWords.forEach((liveWords, at) => (liveWords.spoken.value = fetchedWords[at]!))
  document.documentElement.lang = wanted
}

/** Chooses the language of this device, now and for the next visit. */
export async function chooseLanguage(wanted: Language): Promise<void> {
  await switchLanguage(wanted)
  storedLanguage.set(wanted)
}
