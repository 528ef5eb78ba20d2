// Tests which story lines the default screens show at a player.
import { expect, test } from 'vitest'
import { sentencesAboutPlayer } from '../../../renderer/house/story.ts'
import type { GameTypeParams, Seat } from '../../../shared/engine/index.ts'
import type { GameWords } from '../../../shared/words/sentence.ts'

type Line = GameTypeParams['line'] & { readonly by: Seat; readonly cards: number }

/** Words of a game that joins what is done one after another, whoever does it. */
const words = {
  line: { laid: ({ by, cards }: Line) => [{ seat: by }, ` laid ${cards}.`] },
  mergeStoryLines: (line: Line, next: Line) => ({ ...line, cards: line.cards + next.cards }),
} as unknown as GameWords
const laid = (by: Seat): Line => ({ type: 'laid', by, cards: 1 })
const said = (by: Seat, ...story: Line[]) => sentencesAboutPlayer(story, by, { words, reader: null, happensTo: [] })

test('lines of two players that the game joins stand at each of them', () => {
  expect(said(0, laid(0), laid(1))).toEqual([[{ seat: 0 }, ' laid 1.']])
  expect(said(1, laid(0), laid(1))).toEqual([[{ seat: 1 }, ' laid 1.']])
})

test('lines of one player are joined as the game joins them, unless another player comes between', () => {
  expect(said(0, laid(0), laid(0))).toEqual([[{ seat: 0 }, ' laid 2.']])
  expect(said(0, laid(0), laid(1), laid(0))).toHaveLength(2)
})
