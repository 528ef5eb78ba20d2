// The wire as its own document describes it, and the news of a move.
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  stateAfter,
  diffStates,
  diceFromSeed,
  startGame,
  randomMove,
  tableView,
  seatView,
  defaultOptions,
} from '../../../shared/engine/index.ts'
import { mindReader } from '../../../shared/games/mind-reader/rules.ts'
import {
  HostMessage,
  HostInfo,
  StoryCodec,
  viewUpdates,
  applyViewChanges,
  readClientMessage,
  readDeviceHandshake,
  readHostHandshake,
  readHostMessage,
  REFUSAL_REASONS,
  ClientMessage,
  PROTOCOL_VERSION,
} from '../../../shared/wire/index.ts'

const page = readFileSync(new URL('../../../shared/wire/README.md', import.meta.url), 'utf8')
const blocks = (kind: string) =>
  [...page.matchAll(new RegExp('```json ' + kind + '\\n([^]*?)```', 'g'))].map(([, text]) => text!)
const types = (schema: typeof ClientMessage | typeof HostMessage) =>
  schema.options.map(option => option.entries.type.literal)

test('every example on the page is a message the guards let through', () => {
  for (const example of blocks('client')) expect(readClientMessage(example), example).not.toBeNull()
  for (const example of blocks('host')) expect(readHostMessage(example), example).not.toBeNull()
  for (const example of blocks('handshake'))
    expect(readHostHandshake(example) ?? readDeviceHandshake(example), example).not.toBeNull()
  expect(blocks('handshake').length).toBe(5)
  for (const example of blocks('info')) expect(v.is(HostInfo, JSON.parse(example))).toBe(true)
  for (const [, example] of page.matchAll(/^\| `(\{.*?\})`/gm))
    expect(readClientMessage(example!), example).not.toBeNull()
  expect(blocks('host').length).toBeGreaterThan(7)
})

test('every message and every reason is on the page', () => {
  for (const type of [...types(ClientMessage), ...types(HostMessage)])
    expect(page).toMatch(new RegExp(`"type": ?"${type}"`))
  for (const why of REFUSAL_REASONS) expect(page).toContain(`\`${why}\``)
  expect(page).toContain(`Version of the protocol: **${PROTOCOL_VERSION}**`)
})

test('the page says in both places that a seat needs two others, not everybody who sits', () => {
  const row = page.split('\n').find(line => line.startsWith('| `{"type":"request-seat"'))
  expect(row).toContain('at least two others who have held a seat since the deal')
  expect(page).not.toContain('or else everybody who sits')
  expect(page).toContain('and at least two besides the one who asked:')
})

const nothing = { open: [], own: [[], [], []], steps: new Map(), told: [], outcome: null }
const dealt = () => startGame(mindReader, { seats: 3, options: defaultOptions(mindReader), seed: 'news', first: 0 })

test('changes under `sealed`, or in the dice, are sent to nobody', () => {
  const [before, after] = [dealt(), dealt()]
  Object.assign(after.sealed, { elsewhere: ['W8'] })
  after.chance.drawn++
  expect(diffStates(before, after)).toEqual(nothing)
  expect(viewUpdates(diffStates(before, after)).size).toBe(0)
})

test('changes in one seat’s own drawer are sent to that seat alone', () => {
  const news = viewUpdates({ ...nothing, own: [[], [{ path: 'hand/0', value: 'W8' }], []] })
  expect([...news]).toEqual([[1, { changes: ['/own/hand/0', 'W8'], newLines: [] }]])
})

test('a seat’s own count of moves is sent to that seat alone', () => {
  expect([...viewUpdates({ ...nothing, steps: new Map([[2, 5]]) })]).toEqual([
    [2, { changes: ['/step', 5], newLines: [] }],
  ])
})

test('a line told to two seats goes to those two', () => {
  const line = { type: 'compared' }
  expect([...viewUpdates({ ...nothing, told: [{ line, to: [0, 2] }] }).keys()]).toEqual([0, 2])
})

test('an unchanged value is not news', () => {
  const [before, after] = [dealt(), dealt()]
  after.open = JSON.parse(JSON.stringify(before.open)) as typeof after.open
  expect(viewUpdates(diffStates(before, after)).size).toBe(0)
})

test('views updated by news equal fresh views, for every audience, through whole games', () => {
  for (const seed of ['1', '2', '3', '4', '5', '6']) {
    const options = {
      ...defaultOptions(mindReader),
      play: diceFromSeed(seed).pick(['open', 'secret'] as const),
      clues: diceFromSeed(seed).pick(['computed', 'by hand'] as const),
    }
    let state = startGame(mindReader, { seats: 3, options, seed, first: null })
    const views: object[] = [tableView(state), ...[0, 1, 2].map(seat => seatView(state, seat))].map(view => ({
      ...view,
    }))
    const luck = diceFromSeed(`moves ${seed}`)
    for (let entry; (entry = randomMove(mindReader, state, luck));) {
      const before = state
      state = stateAfter(mindReader, before, entry[0], entry[1])
      for (const [audience, { changes: set, newLines }] of viewUpdates(diffStates(before, state))) {
        const at = audience === null ? 0 : audience + 1
        const view = applyViewChanges(views[at]! as { story: object[] }, set)
        views[at] = { ...view, story: [...view.story, ...newLines] }
      }
      expect(JSON.parse(JSON.stringify(views))).toEqual(
        JSON.parse(JSON.stringify([tableView(state), ...[0, 1, 2].map(seat => seatView(state, seat))])),
      )
    }
    expect(state.outcome).not.toBeNull()
  }
})

test('a line is sent as a list once its type is known, and reads back the same', () => {
  const story = [{ type: 'asked', by: 0, of: 1 }]
  const host = new StoryCodec(story)
  const screen = new StoryCodec(story)
  const lines = [
    { type: 'asked', by: 2, of: 0 },
    { type: 'named', by: 1, card: 'rope' },
    { type: 'named', card: 'bell', by: 1 },
    { type: 'asked', by: 1, of: 2, pair: true },
    { type: 'named', by: 0, card: 'lamp' },
  ]
  const sent = lines.map(line => host.pack(line))
  expect(sent).toEqual([['asked', 2, 0], lines[1], lines[2], lines[3], ['named', 0, 'lamp']])
  expect(sent.map(one => screen.unpack(JSON.parse(JSON.stringify(one))))).toEqual(lines)
})

test('a list of an unknown type, or of the wrong length, is not a line', () => {
  const lines = new StoryCodec([{ type: 'asked', by: 0 } as { type: string }])
  expect(() => lines.unpack(['named', 1])).toThrow(TypeError)
  expect(() => lines.unpack(['asked', 1, 2])).toThrow(TypeError)
})

test('a change may not climb out of the view', () => {
  for (const path of ['/__proto__/polluted', '__proto__/polluted', '/constructor/prototype/polluted'])
    expect(() => applyViewChanges({ open: {} }, [path, true])).toThrow(TypeError)
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
})
