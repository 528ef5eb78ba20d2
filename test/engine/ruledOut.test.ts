// Tests what a line of the story ruled out for a seat that reads it.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  latestExclusion,
  parseRecord,
  replayRecord,
  ruledOutByLines,
  seatView,
  type GameTypeParams,
  type Mind,
  type SeatView,
} from '../../shared/engine/index.ts'
import { gameEntry, games } from '../../shared/games/index.ts'

interface Case {
  readonly view: SeatView<GameTypeParams>
  readonly mind: Mind<GameTypeParams>
}

/** What the first seat sees in the middle of each golden record. */
async function cases(id: string): Promise<readonly Case[]> {
  const [game, mind] = await Promise.all([gameEntry(id)!.load(), gameEntry(id)!.mind()])
  const folder = new URL(`../records/${id}/`, import.meta.url)
  return readdirSync(folder)
    .filter(name => name.endsWith('.jsonl'))
    .map(name => {
      const record = parseRecord(readFileSync(new URL(name, folder), 'utf8'))
      const log = record.log.slice(0, Math.min(30, Math.floor(record.log.length / 2)))
      return { view: seatView(replayRecord(game, { ...record, log }), 0), mind }
    })
}

const left = ({ view, mind }: Case, lines: number) =>
  new Map(mind.prove({ ...view, story: view.story.slice(0, lines) }).riddles.map(({ key, left }) => [key, left]))

test('where facts are lines, each line says how many answers were left and which it ruled out', async () => {
  for (const { id } of games) {
    if (!(await gameEntry(id)!.load()).factsAreLines) continue
    let checkedLines = 0
    for (const one of await cases(id))
      for (const [place] of one.view.story.entries())
        for (const { riddle, from, to, answers } of ruledOutByLines(one.mind, one.view, {
          firstLine: place,
          lastLine: place,
        })) {
          expect([from, to]).toEqual([left(one, place).get(riddle), left(one, place + 1).get(riddle)])
          expect(from).toBeGreaterThan(to)
          if (answers.length > 0) expect(answers, id).toHaveLength(from - to)
          checkedLines++
        }
    expect(checkedLines, id).toBeGreaterThan(0)
  }
})

test('merged lines are asked together', async () => {
  const [one] = await cases('mind-reader')
  const { view, mind } = one!
  const all = { firstLine: 0, lastLine: view.story.length - 1 }
  for (const { riddle, from, to } of ruledOutByLines(mind, view, all))
    expect([from, to]).toEqual([left(one!, 0).get(riddle), left(one!, view.story.length).get(riddle)])
})

test('a game whose single lines rule out nothing does not offer to say what they did', async () => {
  for (const { id } of games) {
    const lines = (await cases(id)).flatMap(one =>
      one.view.story.flatMap((_, place) => ruledOutByLines(one.mind, one.view, { firstLine: place, lastLine: place })),
    )
    expect(lines.length > 0, id).toBe((await gameEntry(id)!.load()).factsAreLines === true)
  }
})

test('the last line that told something is the latest that ruled anything out', async () => {
  for (const { id } of games) {
    if (!(await gameEntry(id)!.load()).factsAreLines) continue
    let found = 0
    for (const { view, mind } of await cases(id)) {
      const last = latestExclusion(mind, view)
      const told = (line: number) => ruledOutByLines(mind, view, { firstLine: line, lastLine: line })
      const silent = view.story.slice((last?.line ?? view.story.length - 13) + 1).length
      if (last) expect(last.ruledOut, id).toEqual(told(last.line))
      if (last) found++
      for (let after = 1; after <= silent && after <= 12; after++)
        expect(told(view.story.length - after), id).toEqual([])
    }
    expect(found, id).toBeGreaterThan(0)
  }
})

test('before anything was told there is no such line', async () => {
  const [one] = await cases('mind-reader')
  expect(latestExclusion(one!.mind, { ...one!.view, story: [] })).toBeNull()
})
