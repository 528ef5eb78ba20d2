// @vitest-environment happy-dom
// Answers for: the language of a device: chosen once for all, drawn anew where it stands, and never half of one and half of another.
import { mount } from '@vue/test-utils'
import { defineComponent, h, nextTick } from 'vue'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  chooseLanguage,
  language,
  liveWords,
  speak,
  wishedLanguage,
  wordsHere,
} from '../../renderer/device/language.ts'
import { storedLanguage } from '../../renderer/device/storage.ts'
import { common } from '../../renderer/device/words.ts'
import LanguageChoice from '../../renderer/pages/LanguageChoice.vue'

beforeEach(() => speak('en'))
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('words are fetched once they are wanted, and cannot be read before', async () => {
  const fetch = vi.fn(() => Promise.resolve({ hello: 'Hello' }))
  const words = liveWords({ en: fetch, de: () => Promise.resolve({ hello: 'Hallo' }) })
  expect(() => words.hello).toThrow('the words for “hello” are not here yet')
  await wordsHere()
  expect(words.hello).toBe('Hello')
  await wordsHere()
  expect(fetch).toHaveBeenCalledOnce()
})

test('what is drawn from words is drawn anew in the other language', async () => {
  const words = liveWords({
    en: () => Promise.resolve({ hello: (name: string) => `Hello ${name}` }),
    de: () => Promise.resolve({ hello: (name: string) => `Hallo ${name}` }),
  })
  await wordsHere()
  const page = mount(defineComponent({ render: () => h('p', words.hello('Ana')) }))
  expect(page.text()).toBe('Hello Ana')
  await chooseLanguage('de')
  await nextTick()
  expect(page.text()).toBe('Hallo Ana')
  expect(storedLanguage.get()).toBe('de')
  expect([language.value, document.documentElement.lang]).toEqual(['de', 'de'])
})

test('a page that comes while another language is fetched speaks that one too', async () => {
  let come = () => {}
  const gone = new Promise<void>(resolve => (come = resolve))
  const words = liveWords({
    en: () => Promise.resolve({ hello: 'Hello' }),
    de: () => gone.then(() => ({ hello: 'Hallo' })),
  })
  await wordsHere()
  const changing = speak('de')
  const page = liveWords({
    en: () => Promise.resolve({ bye: 'Bye' }),
    de: () => Promise.resolve({ bye: 'Tschüs' }),
  })
  await wordsHere() // in English, which is still spoken
  expect(page.bye).toBe('Bye')
  come()
  await changing
  expect([words.hello, page.bye]).toEqual(['Hallo', 'Tschüs'])
})

test('of two languages chosen in haste the last one stands', async () => {
  let come = (_: { hello: string }) => {}
  const words = liveWords({
    en: () => Promise.resolve({ hello: 'Hello' }),
    de: () => new Promise<{ hello: string }>(resolve => (come = resolve)),
  })
  await wordsHere()
  const slow = speak('de')
  await speak('en')
  come({ hello: 'Hallo' })
  await slow
  expect([words.hello, language.value]).toEqual(['Hello', 'en'])
})

test('words that cannot be had leave all as it was', async () => {
  const words = liveWords({
    en: () => Promise.resolve({ hello: 'Hello' }),
    de: () => Promise.reject(new Error('the host is away')),
  })
  await wordsHere()
  const before = common.reload
  await expect(speak('de')).rejects.toThrow('the host is away')
  expect([words.hello, common.reload, language.value]).toEqual(['Hello', before, 'en'])
})

test('a device keeps the language chosen on it; until then its browser’s wish is heard', async () => {
  vi.stubGlobal('navigator', { languages: ['fr', 'de-CH', 'en'] })
  expect(wishedLanguage()).toBe('de')
  storedLanguage.set('en')
  expect(wishedLanguage()).toBe('en')
  storedLanguage.set('kl')
  expect(wishedLanguage()).toBe('de')
})

test('the choice says each language in its own words', () => {
  const choice = mount(LanguageChoice)
  expect(choice.get('label').text()).toContain(common.language)
  expect(choice.findAll('option').map(one => [one.attributes('lang'), one.text()])).toEqual([
    ['en', 'English'],
    ['de', 'Deutsch'],
  ])
  expect((choice.get('select').element as HTMLSelectElement).value).toBe('en')
})
