// The four French suits each have one colour in all games, hearts and diamonds red, spades and clubs dark.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const draws = ['missing-persons/suits.css', 'precognition/SuitMark.vue'] // wherever a French suit is drawn on paper
const styles = (file: string) => readFileSync(new URL(`../../../renderer/games/${file}`, import.meta.url), 'utf8')
const tokens = readFileSync(new URL('../../../renderer/styles/tokens.css', import.meta.url), 'utf8')

test.each([
  ['S', '--spades'],
  ['H', '--hearts'],
  ['D', '--diamonds'],
  ['C', '--clubs'],
])('%s is drawn in %s in every game', (suit, token) => {
  expect(tokens).toMatch(new RegExp(`${token}: #[0-9a-f]{6};`))
  for (const file of draws)
    expect(styles(file), file).toMatch(new RegExp(`^\\.${suit} \\{\\s+(color|--of): var\\(${token}\\);?\\s+\\}$`, 'm'))
})

test.each([
  ['--hearts', 'red'],
  ['--diamonds', 'red'],
  ['--spades', 'dark'],
  ['--clubs', 'dark'],
])('%s is a %s suit, as on every pack of cards', (token, expected) => {
  const [red, green, blue] = [...new RegExp(`${token}: #(..)(..)(..);`).exec(tokens)!.slice(1)].map(hex =>
    Number.parseInt(hex, 16),
  ) as [number, number, number]
  const isRed = red > 0x90 && red > 2.5 * green && red > 2.5 * blue
  const isDark = Math.max(red, green, blue) < 0x60
  expect({ isRed, isDark }).toEqual({ isRed: expected === 'red', isDark: expected === 'dark' })
})
