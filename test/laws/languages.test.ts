// Law: every line of every golden record has a sound sentence in every language and for every reader; all words are in the catalogue.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NodeTypes, parse, type ElementNode, type TemplateChildNode } from '@vue/compiler-dom'
import { describe, expect, test } from 'vitest'
import {
  isHeardBy,
  applyMoveUnchecked,
  replayRecord,
  rulesForRecord,
  seatsClockwise,
  seatView,
  startGame,
  parseRecord,
  type Conclusion,
  type GameRules,
  type GameRecord,
  type GameTypeParams,
  type Seat,
} from '../../shared/engine/index.ts'
import { games } from '../../shared/games/index.ts'
import { titlesIn } from '../kit/games.ts'
import { houseWords } from '../kit/languages.ts'
import { withEnglishFallback } from '../../shared/words/englishFallback.ts'
import { LANGUAGES, pickLanguage, type Language } from '../../shared/words/language.ts'
import {
  moveExplanation,
  moveSentence,
  plainText,
  sayConclusion,
  sayLine,
  type GameWords,
  type Sentence,
} from '../../shared/words/sentence.ts'
import { effort } from '../kit/effort.ts'

const top = join(import.meta.dirname, '../..')
const NAMES = ['Ana', 'Bas', 'Cleo', 'Dan', 'Eve', 'Fritz', 'Gia', 'Hal', 'Ida', 'Jon', 'Kim', 'Leo', 'Mia']

/** Small words that occur in almost every sentence of one language and never in the others. A name may be one with a capital. */
const TELLTALE: Record<Language, RegExp> = {
  en: wholeWord('[Tt]he|and|of|is|[Yy]our?|with|not|has|have|cards?'),
  de: wholeWord('der|die|das|und|ist|nicht|hat|hast|dein|deine|keine?|wird|mit|für'),
  fr: wholeWord('une|est|dans|pas|avec|toi|cartes?|qui'),
  es: wholeWord('del|una|cartas?|puede|tiene|por|hay'),
}

/** The reader, addressed in a form that stands only at the head of a sentence. */
const NO_OBJECT: Partial<Record<Language, RegExp>> = {
  de: wholeWord('(?:von|für|mit|an|bei|zu|gegen) du'),
  fr: wholeWord('(?:de|à|pour|contre|par|chez) tu'),
  es: wholeWord('(?:de|a|para|con|contra|por) tú'),
}

function wholeWord(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(${words})(?!\\p{L})`, 'u')
}

/** The language in which a game is read where the page speaks another one. */
const languageRead = (id: string, language: Language): Language =>
  games.find(game => game.id === id)!.words[language] ? language : 'en'

/** The default options of a game, and the last value of each. */
const firstAndLastOptions = (game: GameRules<GameTypeParams>): GameTypeParams['options'][] =>
  [0, -1].map(place =>
    Object.fromEntries(
      Object.entries<readonly unknown[]>(game.options).map(([name, values]) => [name, values.at(place)]),
    ),
  )

/** What is wrong with a sentence, if a program can tell; otherwise null. */
function wrongWith(text: string, language: Language): string | null {
  if (/undefined|NaN|\[object/.test(text)) return 'something was not filled in'
  if (/ {2}| [.,;:!?](\s|$)|\.\.(?!\.)/.test(text)) return 'spaces or stops'
  if (text.trim() !== text || text === '') return 'begins or ends with nothing'
  if (NO_OBJECT[language]?.test(text)) return 'the reader is addressed as nobody is'
  const heard = LANGUAGES.filter(other => other !== language && TELLTALE[other].test(text))
  if (heard.length > 0) return `another language: ${heard.join()}`
  return null
}

type OptionWords = { readonly label: string; readonly about: string; readonly value: (value: never) => string }

const recordsOf = (id: string) =>
  readdirSync(join(top, 'test/records', id))
    .filter(file => file.endsWith('.jsonl'))
    .map(file => parseRecord(readFileSync(join(top, 'test/records', id, file), 'utf8')))

/** Every sentence a game produces, with its reader. */
function* sentencesOf(
  { game: today, words }: { game: GameRules<GameTypeParams>; words: GameWords<GameTypeParams, Conclusion> },
  record: GameRecord,
): Generator<{ readonly kind: 'line' | 'move'; readonly sentence: Sentence; readonly reader: Seat | null }> {
  const end = replayRecord(today, record)
  for (const told of end.story)
    for (const reader of [null, ...seatsClockwise(record.seats)])
      if (isHeardBy(told, reader)) yield { kind: 'line', sentence: sayLine(words, told.line, reader), reader }
  const game = rulesForRecord(today, record)
  const state = startGame(game, record)
  for (const [seat, move] of record.log) {
    yield { kind: 'move', sentence: moveSentence(words, move, seatView(state, seat)), reader: seat }
    applyMoveUnchecked(game, state, seat, move)
  }
}

describe.each(LANGUAGES)('in %s', language => {
  test.each(games.map(({ id }) => id))(
    '%s: every line and move of every golden record is a sound sentence',
    async id => {
      const entry = games.find(game => game.id === id)!
      const [game, words, said] = await Promise.all([
        entry.load(),
        withEnglishFallback(entry.words)[language](),
        houseWords(language),
      ])
      const read = languageRead(id, language)
      let count = 0
      for (const record of recordsOf(id))
        for (const { kind, sentence, reader } of sentencesOf({ game, words }, record)) {
          const text = plainText(sentence, { reader, names: NAMES, card: words.card, grammar: said.grammar })
          const own = text.replace(/[“„].*?[”“]|«.*?»/gs, '…') // ignores the players' own words
          expect(wrongWith(id === 'missing-persons' ? own : text, read), text).toBeNull()
          if (kind === 'line') expect(text).toMatch(/^[\p{Lu}\p{N}„“«]/u)
          if (kind === 'line') expect(text).toMatch(/[.!?”“»…]$/)
          count++
        }
      expect(count).toBeGreaterThan(0)
    },
  )

  test.each(games.map(({ id }) => id))('%s: riddles, hints and options have words', async id => {
    const entry = games.find(game => game.id === id)!
    const [game, words, mind, said] = await Promise.all([
      entry.load(),
      withEnglishFallback(entry.words)[language](),
      entry.mind(),
      houseWords(language),
    ])
    const texts: string[] = [words.title, words.tagline, words.credit]
    for (const [name, values] of Object.entries<readonly never[]>(game.options)) {
      const { label, about, value } = (words.options as Record<string, OptionWords>)[name]!
      texts.push(label, about, ...values.map(value))
    }
    const read = languageRead(id, language)
    expect(titlesIn(read)[id]).toMatchObject({
      title: words.title,
      tagline: entry.isOffered ? words.tagline : expect.any(String),
      goodFor: expect.stringMatching(/\S.*\.$/),
    })
    if (entry.isOffered) expect(words.tagline.match(/[\p{L}’]+/gu)!.length, words.tagline).toBeLessThanOrEqual(12) // read in ten seconds
    for (const options of entry.isOffered ? firstAndLastOptions(game) : [])
      for (const type of Object.keys(words.firstTime!)) texts.push(moveExplanation(words, type, options)!)
    const record = recordsOf(id)[0]!
    const rules = rulesForRecord(game, record)
    const state = startGame(rules, record)
    for (const [at, [seat, move]] of record.log.entries()) {
      applyMoveUnchecked(rules, state, seat, move)
      if (at % effort(9, 1) !== 0) continue
      const view = seatView(state, (seat + 1) % record.seats)
      const textContext = { reader: view.seat, names: NAMES, card: words.card, grammar: said.grammar }
      const { riddles } = mind.prove(view)
      for (const { key, answer, possible } of riddles)
        for (const reader of [null, ...seatsClockwise(record.seats)]) {
          texts.push(plainText(words.riddle(key), { ...textContext, reader }))
          for (const one of possible ?? [answer])
            if (one !== null) texts.push(plainText(words.solved(key, one), { ...textContext, reader }))
        }
      const hint = mind.hint(view)
      if (hint) texts.push(plainText(sayConclusion(words, hint, view.seat), textContext))
    }
    for (const text of texts)
      if (text !== words.title && text !== words.credit) expect(wrongWith(text, read), text).toBeNull()
  })

  test('who mixed the cards is a sentence with a capital, for any number of devices', async () => {
    const { fairness } = await houseWords(language)
    for (let devices = 1; devices <= 14; devices++)
      for (const drew of [true, false]) expect(fairness.fair(devices, drew)).toMatch(/^\p{Lu}.*\.$/u)
  })
})

test.each(games.filter(({ isOffered }) => isOffered))(
  '$id, which is offered, has every language',
  ({ id, words, lesson }) => {
    for (const language of LANGUAGES) {
      expect(Object.keys(words), id).toContain(language)
      expect(Object.keys(lesson!.words), id).toContain(language)
      if (language !== 'en') expect(titlesIn(language)[id]!.tagline, language).not.toBe(titlesIn('en')[id]!.tagline)
      for (const kind of ['labels', 'rules']) {
        const folder = join(top, 'renderer/games', id, kind)
        if (existsSync(folder)) expect(readdirSync(folder), folder).toContain(`${language}.ts`)
      }
    }
  },
)

test('a device gets its first preferred language that Hunch has, else English', () => {
  expect(pickLanguage(['de-AT', 'en'])).toBe('de')
  expect(pickLanguage(['fi', 'en-GB', 'de'])).toBe('en')
  expect(pickLanguage(['EN-us'])).toBe('en')
  expect(pickLanguage(['fi', 'nn-NO'])).toBe('en')
  expect(pickLanguage([])).toBe('en')
})

describe('the catalogue', () => {
  const sources = filesBelow(join(top, 'renderer')).filter(file => /\.(vue|ts)$/.test(file))
  const used = sources
    .filter(file => !/\/(labels|rules)\/[a-z]{2}\.ts$/.test(file))
    .map(file => readFileSync(file, 'utf8'))
    .join('\n')
  const isUsed = (name: string) => new RegExp(`(\\.|\\b)${name}\\b`).test(used)

  test('has no word that no page uses', async () => {
    const unused = Object.entries(await houseWords('en'))
      .filter(([part]) => !['grammar', 'shapes', 'refusals', 'savedTables'].includes(part))
      .flatMap(([part, all]) =>
        Object.keys(all)
          .filter(name => !isUsed(name))
          .map(name => `${part}.${name}`),
      )
    expect(unused).toEqual([])
  })
  const labelled = (id: string) => existsSync(join(top, 'renderer/games', id, 'labels/en.ts'))
  test.each(games.map(({ id }) => id).filter(labelled))('of %s has no label that no screen uses', async id => {
    const { labels } = (await import(`../../renderer/games/${id}/labels/en.ts`)) as { labels: object }
    expect(Object.keys(labels).filter(name => !isUsed(name))).toEqual([])
  })
  test('has every word: no template has letters of its own', () => {
    const loose = sources.filter(file => file.endsWith('.vue')).flatMap(file => lettersIn(file))
    expect(loose).toEqual([])
  })
  test('is the only source of words: no page reads one language by itself', () => {
    const reading = sources.filter(
      file =>
        !/\/(labels|rules)\/[a-z]{2}\.ts$/.test(file) &&
        /from '[^']*words\/[a-z]{2}[/.]/.test(readFileSync(file, 'utf8').replaceAll(/import type [^\n]*\n/g, '')),
    )
    expect(reading).toEqual([])
  })
})

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(one => one.isFile())
    .map(one => join(one.parentPath, one.name))
}

/** Attributes that screen readers or browsers show to people. */
const READ = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'label']

/** Letters written directly in a template. */
function lettersIn(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  const template = parse(source).children.find(
    (node): node is ElementNode => node.type === NodeTypes.ELEMENT && node.tag === 'template',
  )
  const found: string[] = []
  const visit = (node: TemplateChildNode): void => {
    if (node.type === NodeTypes.TEXT && /\p{L}{2,}/u.test(node.content))
      found.push(`${file.slice(top.length + 1)}: ${node.content.trim()}`)
    if (node.type !== NodeTypes.ELEMENT) return
    for (const one of node.props)
      if (one.type === NodeTypes.ATTRIBUTE && READ.includes(one.name) && /\p{L}{2,}/u.test(one.value?.content ?? ''))
        found.push(`${file.slice(top.length + 1)}: ${one.name}="${one.value!.content}"`)
    node.children.forEach(visit)
  }
  template?.children.forEach(visit)
  return found
}
