// @vitest-environment happy-dom
// The pictures on games' covers: a game's own, or its title.
import { expect, test } from 'vitest'
import { gameCoverUrl } from '../../../../renderer/use/game/gameCover.ts'
import { games } from '../../../../shared/games/index.ts'
import { loadInEnglish } from '../../../kit/games.ts'

const drawn = (game: string) => decodeURIComponent(gameCoverUrl(game).replace('data:image/svg+xml,', ''))

test('every game that is offered has a cover of its own', () => {
  for (const { id, isOffered } of games) if (isOffered) expect(drawn(id), id).not.toContain('<tspan')
})

test('a game without a cover has its title on it, a word a line, within the picture', async () => {
  await loadInEnglish('high-card')
  const cover = new DOMParser().parseFromString(drawn('high-card'), 'image/svg+xml')
  const lines = [...cover.querySelectorAll('tspan')]
  expect(lines.map(({ textContent }) => textContent)).toEqual(['High', 'Card'])
  for (const line of lines) expect(Number(line.getAttribute('y'))).toBeLessThan(190) // above the card
})

test('a title of a long word is written smaller, and no letter of it is markup', () => {
  const sizeOf = (game: string) => Number(/font-size="(\d+)"/.exec(drawn(game))![1])
  expect(sizeOf('Donaudampfschiff')).toBeLessThan(sizeOf('Boats'))
  expect(drawn('Cats & <dogs>')).toContain('&lt;dogs&gt;')
  expect(drawn('Cats & <dogs>')).toContain('&amp;')
})
