// The drawing of a game's goal, for people who have not read a word of it.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { goalDrawingUrl } from '../../../../renderer/use/game/gameGoal.ts'
import { gameTitles } from '../../../../shared/games/titles/en.ts'

const gamesPeoplePlay = Object.keys(gameTitles).filter(id => !['blank', 'high-card'].includes(id))

test.each(gamesPeoplePlay)('the goal of %s is drawn, and no word is in it', id => {
  expect(goalDrawingUrl(id)).not.toBeNull()
  const drawing = readFileSync(`renderer/games/${id}/goal.svg`, 'utf8')
  const letters = [...drawing.matchAll(/<text[^>]*>([^<]*)</g)].map(([, written]) => written)
  for (const written of letters) expect(written).toMatch(/^[\d?✗]$/)
})

test('a game without a drawing of its goal has none made for it', () => {
  expect(goalDrawingUrl('blank')).toBeNull()
})
