// Law: the first game of the guide, put together as it says, obeys the laws; what the guide quotes of a file is in that file.
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Conclusion, GameRules, GameTypeParams, Mind } from '../../shared/engine/index.ts'
import { checkRandomGame, playSample } from '../kit/gameLaws/index.ts'
import { sayLine, type GameWords } from '../../shared/words/sentence.ts'

const top = join(import.meta.dirname, '../..')
const guide = readFileSync(join(top, 'docs/GUIDE.md'), 'utf8')
const chapter = guide.slice(guide.indexOf('## A first game'), guide.indexOf('## Twelve boxes'))
const blocks = [...chapter.matchAll(/```ts\n(.*?)```/gs)].map(([, code]) => code!)

/** The one block of code of the first chapter that has this in it. */
function blockWith(text: string): string {
  const found = blocks.filter(block => block.includes(text))
  expect(found, text).toHaveLength(1)
  return found[0]!
}

/** A copy of `shared` in which the game is written, so that nobody else sees it. */
const copy = join(top, 'test/artefacts/guide')
const folder = join(copy, 'shared/games/my-game')

function change(file: string, from: string | RegExp, to: string): void {
  const before = readFileSync(join(folder, file), 'utf8')
  const after = before.replace(from, () => to)
  expect(after, `${file}: ${from}`).not.toBe(before)
  writeFileSync(join(folder, file), after)
}

beforeAll(() => {
  rmSync(copy, { recursive: true, force: true })
  for (const part of ['shared', 'tsconfig.base.json']) cpSync(join(top, part), join(copy, part), { recursive: true })
  cpSync(join(top, 'shared/games/blank'), folder, { recursive: true })
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(one => one.endsWith('.ts'))) {
    const text = readFileSync(join(folder, name), 'utf8')
    writeFileSync(join(folder, name), text.replace(/\bblank\b/g, 'myGame').replace("id: 'myGame'", "id: 'my-game'"))
  }
  change('rules.ts', /^ {2}move: .*\n {2}line: .*\n/m, blockWith("| { type: 'passed'; by: Seat }"))
  change('rules.ts', /^ {4}return \[\{ type: 'name'.*\n/m, blockWith('enumFieldFrom(nameableCards)'))
  change('rules.ts', '  play: {\n', `  play: {\n${blockWith('pass(state, by)')}`)
  change('words/en.ts', '  line: {\n', `  line: {\n${blockWith('passed: ({ by })')}`)
  change('words/en.ts', /^ {2}move: .*\n/m, blockWith("pass: () => ['Pass']"))
  change('mind.ts', /^ {2}supportingLines: .*\n/m, blockWith('supportingLines'))
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

describe('the first game of the guide', () => {
  const load = async () => {
    const at = (file: string) => import(/* @vite-ignore */ join(folder, file)) as Promise<Record<string, unknown>>
    const [rules, thinking, english] = [await at('rules.ts'), await at('mind.ts'), await at('words/en.ts')]
    return {
      game: rules['myGame'] as GameRules<GameTypeParams>,
      mind: thinking['mind'] as Mind<GameTypeParams>,
      words: english['gameWords'] as GameWords<GameTypeParams, Conclusion>,
    }
  }

  test('obeys every law', async () => {
    const subject = await load()
    for (let n = 0; n < 20; n++) checkRandomGame(subject, `the game of the guide ${n}`)
  })

  test('has players pass, and says so', async () => {
    const { game, mind, words } = await load()
    const played = playSample(
      { game, mind },
      { seed: 'guide', seats: 3, options: { cards: 'nine' }, players: 'strays' },
    )
    const passed = played.story.find(({ line }) => line.type === 'passed')!
    expect(sayLine(words as GameWords, passed.line, null)).toContain(' passed.')
  })
})

describe('what the guide quotes of a file', () => {
  const quoted = [...guide.matchAll(/```ts\n\/\/ ((?:shared|test)\/\S+)\n(.*?)```/gs)]
  test.each(quoted.map(([, file, code]) => [code!.trim().split('\n')[0]!, file!, code!]))('%s', (_, file, code) => {
    expect(existsSync(join(top, file))).toBe(true)
    expect(readFileSync(join(top, file), 'utf8')).toContain(code)
  })
  test('is quite a lot', () => expect(quoted.length).toBeGreaterThan(4))
})
