// Every message a screen can send, by each kind of sender, in each state of a table: done, or refused for this reason.
import { expect, test, vi } from 'vitest'
import type { ClientMessage, RefusalReason } from '../../../shared/wire/index.ts'
import { rooms } from '../roomKit.ts'
import { always, ROWS, type Answer } from './messageAnswers.ts'
import { at, seen, SENDERS, STATES, type At, type Sender } from './tableInState.ts'

// Power cuts are tested elsewhere, and hundreds of tables are faster without waiting for the disk.
vi.mock('node:fs', async original => ({
  ...(await original<object>()),
  fdatasyncSync: () => {},
  fsyncSync: () => {},
}))

/** After these the table is as it was: the next message meets the same one. */
const CHANGES_NOTHING: ReadonlySet<ClientMessage['type']> = new Set([
  'beat',
  'seen',
  'dismiss',
  'watch',
  'status',
  'test-network',
  'record',
  'commit',
  'reveal',
  'offers',
  'fault',
])

function answerTo(here: At, sender: Sender, message: ClientMessage): Answer {
  for (const screen of here.screens) screen.heard.length = 0
  const before = seen(here)
  const said = here.senders[sender].say(message)
  if (typeof said === 'string') {
    expect(seen(here), 'a refused message changes nothing, and nobody is informed').toBe(before)
    return said as RefusalReason
  }
  return here.screens.some(screen => (screen.last('table')?.table.requests.length ?? 0) > 0) ? 'asks' : 'done'
}

test.each(STATES)('each message is done or refused as listed: %s', state => {
  const expected: Record<string, Answer> = {}
  const actual: Record<string, Answer> = {}
  let here: At | null = null
  for (const { type, what, messageAt, answers } of ROWS)
    for (const sender of SENDERS) {
      if (sender === 'owner' && state.endsWith('without owner')) continue
      const now = (here ??= at(state))
      const said = `${type} ${what}, from ${sender}`
      expected[said] = (answers[sender] ?? always('display-only'))[state]
      actual[said] = answerTo(now, sender, messageAt(now))
      const isAsBefore = actual[said] !== 'done' && actual[said] !== 'asks'
      here = !now.hasLeft && (isAsBefore || CHANGES_NOTHING.has(type)) ? now : null
    }
  expect(actual).toEqual(expected)
})

test('before a screen has said hello only its beat is heard', () => {
  const here = at('playing')
  const { room } = here
  const stranger = rooms().screen('nobody')
  expect(room.tables).toHaveLength(1)
  for (const { type, messageAt } of ROWS)
    if (type !== 'hello') expect(stranger.say(messageAt(here)), type).toEqual(type === 'beat' ? [] : 'hello-first')
})
