// @vitest-environment happy-dom
// The language of a device: chosen once, changed at once, and never half of one and half of another.
import { mount } from '@vue/test-utils'
import { defineComponent, h, nextTick } from 'vue'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  chooseLanguage,
  language,
  reactiveWords,
  switchLanguage,
  preferredLanguage,
  whenWordsLoaded,
} from '../../../../renderer/device/words/language.ts'
import { storedLanguage } from '../../../../renderer/device/storage/storage.ts'
import { commonWords } from '../../../../renderer/device/words/words.ts'
import { mapLanguages, LANGUAGE_NAMES } from '../../../../shared/words/language.ts'
import LanguageChoice from '../../../../renderer/pages/LanguageChoice.vue'

/** Words that are English, and in German German. */
const spoken = <T>(en: () => Promise<T>, de: () => Promise<T>) => ({ ...mapLanguages(() => en), de })

beforeEach(() => switchLanguage('en'))
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('words are loaded when they are first needed, and cannot be read before', async () => {
  const fetch = vi.fn(() => Promise.resolve({ hello: 'Hello' }))
  const words = reactiveWords(spoken(fetch, () => Promise.resolve({ hello: 'Hallo' })))
  expect(() => words.hello).toThrow('the words for “hello” are not here yet')
  await whenWordsLoaded()
  expect(words.hello).toBe('Hello')
  await whenWordsLoaded()
  expect(fetch).toHaveBeenCalledOnce()
})

test('everything drawn from words is redrawn in the other language', async () => {
  const words = reactiveWords(
    spoken(
      () => Promise.resolve({ hello: (name: string) => `Hello ${name}` }),
      () => Promise.resolve({ hello: (name: string) => `Hallo ${name}` }),
    ),
  )
  await whenWordsLoaded()
  const page = mount(defineComponent({ render: () => h('p', words.hello('Ana')) }))
  expect(page.text()).toBe('Hello Ana')
  await chooseLanguage('de')
  await nextTick()
  expect(page.text()).toBe('Hallo Ana')
  expect(storedLanguage.get()).toBe('de')
  expect([language.value, document.documentElement.lang]).toEqual(['de', 'de'])
})

test('a page that loads while the language changes gets the new one too', async () => {
  let come = () => {}
  const gone = new Promise<void>(resolve => (come = resolve))
  const words = reactiveWords(
    spoken(
      () => Promise.resolve({ hello: 'Hello' }),
      () => gone.then(() => ({ hello: 'Hallo' })),
    ),
  )
  await whenWordsLoaded()
  const changing = switchLanguage('de')
  const page = reactiveWords(
    spoken(
      () => Promise.resolve({ bye: 'Bye' }),
      () => Promise.resolve({ bye: 'Tschüs' }),
    ),
  )
  await whenWordsLoaded() // in English, the present language
  expect(page.bye).toBe('Bye')
  come()
  await changing
  expect([words.hello, page.bye]).toEqual(['Hallo', 'Tschüs'])
})

test('of two languages chosen quickly the last one wins', async () => {
  let come = (_: { hello: string }) => {}
  const words = reactiveWords(
    spoken(
      () => Promise.resolve({ hello: 'Hello' }),
      () => new Promise<{ hello: string }>(resolve => (come = resolve)),
    ),
  )
  await whenWordsLoaded()
  const slow = switchLanguage('de')
  await switchLanguage('en')
  come({ hello: 'Hallo' })
  await slow
  expect([words.hello, language.value]).toEqual(['Hello', 'en'])
})

test('words that cannot be loaded change nothing', async () => {
  const words = reactiveWords(
    spoken(
      () => Promise.resolve({ hello: 'Hello' }),
      () => Promise.reject(new Error('the host is away')),
    ),
  )
  await whenWordsLoaded()
  const before = commonWords.reload
  await expect(switchLanguage('de')).rejects.toThrow('the host is away')
  expect([words.hello, commonWords.reload, language.value]).toEqual(['Hello', before, 'en'])
})

test('a device keeps the language chosen on it; until then its browser’s choice counts', async () => {
  vi.stubGlobal('navigator', { languages: ['fi', 'de-CH', 'en'] })
  expect(preferredLanguage()).toBe('de')
  storedLanguage.set('en')
  expect(preferredLanguage()).toBe('en')
  storedLanguage.set('kl')
  expect(preferredLanguage()).toBe('de')
})

test('the choice says each language in its own words', () => {
  const choice = mount(LanguageChoice)
  expect(choice.get('label').text()).toContain(commonWords.language)
  expect(choice.findAll('option').map(one => [one.attributes('lang'), one.text()])).toEqual(
    Object.entries(LANGUAGE_NAMES),
  )
  expect((choice.get('select').element as HTMLSelectElement).value).toBe('en')
})
