// Every message a screen can send, from each kind of sender, in each state of a table: it is done, or refused for this reason.
import { expect, test, vi } from 'vitest'
import { PROTOCOL_VERSION, type ClientMessage, type RefusalReason } from '../../../shared/wire/index.ts'
import { GRACE, oneMove, rooms, type Screen } from '../roomKit.ts'

// What a power cut leaves behind is tested elsewhere, and hundreds of tables are quicker without waiting for the disk.
vi.mock('node:fs', async original => ({
  ...(await original<typeof import('node:fs')>()),
  fdatasyncSync: () => {},
  fsyncSync: () => {},
}))

const STATES = [
  'no table',
  'lobby',
  'dealing', // numbers are being drawn for the deal
  'playing',
  'paused',
  'over',
  'lobby without owner', // the owner was away so long that those who sit arrange the table
  'game without owner',
  'leaving', // in the middle of a game, on its way to another host
] as const
type State = (typeof STATES)[number]
const SENDERS = ['owner', 'player', 'onlooker', 'display'] as const
type Sender = (typeof SENDERS)[number]
/** `asks`: others are asked whether they agree. */
type Answer = 'done' | 'asks' | RefusalReason
type Answers = Readonly<Record<State, Answer>>
type Some = Partial<Record<State, Answer>>

/** One answer in every state but these. */
function always(answer: Answer, but: Some = {}): Answers {
  return { ...(Object.fromEntries(STATES.map(state => [state, answer])) as Record<State, Answer>), ...but }
}

/** What is asked of a table: there has to be one, and it must not be leaving. */
const there = (answer: Answer, but: Some = {}) => always(answer, { 'no table': 'no-table', leaving: 'moving', ...but })
/** What would make it another deal waits while numbers are drawn. */
const deals = (answer: Answer, but: Some = {}) => there(answer, { dealing: 'dealing', ...but })
const inGame = (answer: Answer, paused = answer): Some => ({ playing: answer, paused, 'game without owner': answer })
const inLobby = (answer: Answer): Some => ({ lobby: answer, 'lobby without owner': answer })
/** While the owner is there nobody else arranges the table. */
const arranging = (inLobby: Answer, inGame: Answer = 'under-way') =>
  deals('not-the-host', { 'lobby without owner': inLobby, 'game without owner': inGame })

type Row = readonly [
  what: string,
  message: (at: At) => ClientMessage,
  answers: { readonly [S in Exclude<Sender, 'display'>]: Answers } & { readonly display?: Answers },
]

const everybody = (answers: Answers) => ({ owner: answers, player: answers, onlooker: answers, display: answers })
const allBut = (onlooker: Answers, answers: Answers) => ({ owner: answers, player: answers, onlooker })
const ownerAlone = (owner: Answers) => ({ owner, player: always('not-the-host'), onlooker: always('not-the-host') })
const arrangers = (owner: Answers, player: Answers) => ({ owner, player, onlooker: deals('not-the-host') })
const playerAlone = (player: Answers) => ({ owner: there('not-yours'), player, onlooker: there('not-yours') })
const nobody = playerAlone(there('not-yours'))
const aSeatIsAsked = { owner: there('asks'), player: there('not-away', inGame('saw-another-hand')) }
const noGestureYet: Some = { ...inLobby('no-game'), dealing: 'no-game' }
const hex = (digit: string, length: number) => digit.repeat(length)

/** In all of them the player is on turn, and three chairs are there before a game, the last of them free. */
const TABLE: Readonly<Record<ClientMessage['type'], readonly Row[]>> = {
  beat: [['', () => ({ type: 'beat' }), everybody(always('done'))]],
  hello: [
    [
      'a second time',
      () => ({ type: 'hello', protocol: PROTOCOL_VERSION, device: hex('a', 32) }),
      everybody(always('hello-once')),
    ],
  ],
  'go-to': [
    ['no table', () => ({ type: 'go-to', table: null }), everybody(always('done'))],
    [
      'this table',
      ({ id }) => ({ type: 'go-to', table: id }),
      everybody(always('done', { 'no table': 'no-such-table' })),
    ],
    ['an unknown table', () => ({ type: 'go-to', table: 'x' }), everybody(always('no-such-table'))],
  ],
  'request-code': [['', () => ({ type: 'request-code' }), everybody(always('done'))]],
  seen: [['', ({ id }) => ({ type: 'seen', table: id, acks: ['abcd'] }), everybody(always('done'))]],
  dismiss: [['', () => ({ type: 'dismiss' }), allBut(there('not-the-host'), there('done'))]],
  watch: [
    ['the table', () => ({ type: 'watch', seat: null }), everybody(always('done'))],
    [
      'the player’s seat',
      ({ mine }) => ({ type: 'watch', seat: mine }),
      { ...everybody(always('not-yours')), player: always('done', { 'no table': 'not-yours' }) },
    ],
    ['another seat', ({ other }) => ({ type: 'watch', seat: other }), everybody(always('not-yours'))],
  ],
  sit: [
    [
      'on the free chair',
      () => ({ type: 'sit', chair: 2, name: 'Dora' }),
      allBut(deals('wrong-code'), deals('no-such-chair', inLobby('done'))),
    ],
    [
      'on the free chair with the code',
      ({ code }) => ({ type: 'sit', chair: 2, name: 'Dora', code }),
      { ...everybody(deals('no-such-chair', inLobby('done'))), display: always('display-only') },
    ],
    [
      'on a taken chair with the code',
      ({ other, code }) => ({ type: 'sit', chair: other, name: 'Dora', code }),
      { ...everybody(deals('under-way', inLobby('taken'))), display: always('display-only') },
    ],
    [
      'on no chair of the table with the code',
      ({ code }) => ({ type: 'sit', chair: 9, name: 'Dora', code }),
      { ...everybody(deals('no-such-chair')), display: always('display-only') },
    ],
  ],
  rename: [['the player', ({ mine }) => ({ type: 'rename', chair: mine, name: 'Dora' }), playerAlone(there('done'))]],
  stand: [
    [
      'from the player’s chair',
      ({ mine }) => ({ type: 'stand', chair: mine }),
      { owner: deals('not-yours'), player: deals('done'), onlooker: deals('not-yours') },
    ],
  ],
  substitute: [
    [
      'somebody who is here',
      ({ other }) => ({ type: 'substitute', seat: other, by: 'computer' }),
      allBut(there('not-the-host'), there('nobody-away')),
    ],
    [
      'somebody who is away',
      ({ other, leaves }) => leaves({ type: 'substitute', seat: other, by: 'computer' }),
      allBut(there('not-the-host'), there('done')),
    ],
    [
      'nobody’s seat',
      () => ({ type: 'substitute', seat: 9, by: 'computer' }),
      allBut(there('not-the-host'), there('no-such-chair')),
    ],
  ],
  'request-seat': [
    [
      'of somebody who is here',
      ({ other, code }) => ({ type: 'request-seat', chair: other, code }),
      { ...aSeatIsAsked, owner: there('not-away'), onlooker: there('not-away') },
    ],
    [
      'of somebody who is away',
      ({ other, leaves }) => leaves({ type: 'request-seat', chair: other }),
      { ...aSeatIsAsked, onlooker: there('wrong-code') },
    ],
    [
      'of somebody who is away with the code',
      ({ other, leaves, code }) => leaves({ type: 'request-seat', chair: other, code }),
      { ...aSeatIsAsked, onlooker: there('asks') },
    ],
  ],
  agree: [
    [
      'to a request there is not',
      () => ({ type: 'agree', request: 7 }),
      {
        owner: there('no-such-request'),
        player: there('not-the-host', {
          'lobby without owner': 'no-such-request',
          'game without owner': 'no-such-request',
        }),
        onlooker: there('not-the-host'),
      },
    ],
  ],
  decline: [
    [
      'a request there is not',
      () => ({ type: 'decline', request: 7 }),
      allBut(there('no-such-request'), there('no-such-request')),
    ],
  ],
  set: [
    [
      'the game',
      () => ({ type: 'set', game: 'blank' }),
      arrangers(deals('under-way', { lobby: 'done' }), arranging('done')),
    ],
    ['the name', () => ({ type: 'set', name: 'Attic' }), arrangers(deals('done'), arranging('done', 'done'))],
    [
      'a game there is not',
      () => ({ type: 'set', game: 'chess' }),
      arrangers(deals('under-way', { lobby: 'no-such-game' }), arranging('no-such-game')),
    ],
    [
      'an option there is not',
      () => ({ type: 'set', options: { cards: 'eight' } }),
      arrangers(deals('under-way', { lobby: 'bad-options' }), arranging('bad-options')),
    ],
  ],
  chair: [['', () => ({ type: 'chair' }), arrangers(deals('under-way', { lobby: 'done' }), arranging('done'))]],
  computer: [
    [
      'on the free chair',
      () => ({ type: 'computer', chair: 2 }),
      arrangers(deals('under-way', { lobby: 'done' }), arranging('done')),
    ],
    [
      'on a taken chair',
      ({ other }) => ({ type: 'computer', chair: other }),
      arrangers(deals('under-way', { lobby: 'taken' }), arranging('taken')),
    ],
    [
      'on no chair of the table',
      () => ({ type: 'computer', chair: 9 }),
      arrangers(deals('under-way', { lobby: 'no-such-chair' }), arranging('no-such-chair')),
    ],
  ],
  free: [
    [
      'a person’s chair',
      ({ other }) => ({ type: 'free', chair: other }),
      arrangers(deals('done'), arranging('asks', 'asks')),
    ],
    [
      'no chair of the table',
      () => ({ type: 'free', chair: 9 }),
      arrangers(deals('no-such-chair'), arranging('no-such-chair', 'no-such-chair')),
    ],
  ],
  remove: [
    [
      'the free chair',
      () => ({ type: 'remove', chair: 2 }),
      arrangers(deals('under-way', { lobby: 'done' }), arranging('done')),
    ],
    [
      'a taken chair',
      ({ other }) => ({ type: 'remove', chair: other }),
      arrangers(deals('under-way', { lobby: 'taken' }), arranging('taken')),
    ],
    [
      'no chair of the table',
      () => ({ type: 'remove', chair: 9 }),
      arrangers(deals('under-way', { lobby: 'no-such-chair' }), arranging('no-such-chair')),
    ],
  ],
  start: [
    [
      '',
      () => ({ type: 'start' }),
      arrangers(deals('done', { playing: 'under-way', paused: 'under-way' }), arranging('asks')),
    ],
  ],
  lobby: [['', () => ({ type: 'lobby' }), arrangers(deals('done'), arranging('done', 'asks'))]],
  open: [
    ['in its place', () => ({ type: 'open' }), ownerAlone(always('done'))],
    ['beside it', () => ({ type: 'open', beside: true }), ownerAlone(always('done'))],
  ],
  resume: [
    [
      'this table',
      ({ id }) => ({ type: 'resume', table: id }),
      ownerAlone(always('done', { 'no table': 'no-such-table' })),
    ],
    ['a table there is not', () => ({ type: 'resume', table: 'x' }), ownerAlone(always('no-such-table'))],
  ],
  forget: [
    [
      'this table',
      ({ id }) => ({ type: 'forget', table: id }),
      ownerAlone(always('under-way', { 'no table': 'no-such-table' })),
    ],
    ['a table there is not', () => ({ type: 'forget', table: 'x' }), ownerAlone(always('no-such-table'))],
  ],
  close: [['', () => ({ type: 'close' }), ownerAlone(there('done'))]],
  status: [['', () => ({ type: 'status' }), ownerAlone(always('done'))]],
  'pause-all': [['', () => ({ type: 'pause-all' }), ownerAlone(always('done', { leaving: 'moving' }))]],
  'go-on-all': [['', () => ({ type: 'go-on-all' }), ownerAlone(always('done'))]],
  'use-address': [
    [
      'an address the host has not',
      () => ({ type: 'use-address', address: '10.0.0.9:4680' }),
      ownerAlone(always('no-such-address')),
    ],
  ],
  'test-network': [['', () => ({ type: 'test-network' }), ownerAlone(always('done'))]],
  'hand-over': [['', () => ({ type: 'hand-over', to: '127.0.0.1:1', code: 'ABCD' }), ownerAlone(deals('done'))]],
  reclaim: [['a table that did not leave', () => ({ type: 'reclaim' }), ownerAlone(there('moving'))]],
  'take-over': [['', () => ({ type: 'take-over', awaits: true }), ownerAlone(always('done'))]],
  discard: [['a game there is not', () => ({ type: 'discard', game: 'x' }), ownerAlone(always('no-such-record'))]],
  'discard-player': [
    ['nobody ever called', () => ({ type: 'discard-player', name: 'Zoe' }), ownerAlone(always('no-such-record'))],
  ],
  record: [
    [
      'of this evening',
      ({ id }) => ({ type: 'record', game: `${id}-1` }),
      everybody(always('no-such-record', { over: 'done' })),
    ],
    ['of a game there is not', () => ({ type: 'record', game: 'x' }), everybody(always('no-such-record'))],
  ],
  commit: [
    [
      '',
      () => ({ type: 'commit', host: hex('a', 64), commitment: hex('b', 64) }),
      allBut(there('done'), there('done')), // of a number nobody asked for nothing is made
    ],
  ],
  reveal: [
    [
      '',
      () => ({ type: 'reveal', host: hex('a', 64), number: hex('b', 32), list: hex('c', 64) }),
      allBut(there('done'), there('done')),
    ],
  ],
  move: [
    ['that is offered', ({ move }) => move, playerAlone(there('no-game', inGame('done', 'paused')))],
    [
      'that is not offered',
      ({ move }) => ({ ...move, move: { type: 'cheat' } }),
      playerAlone(there('no-game', inGame('not-offered', 'paused'))),
    ],
    ['that comes late', ({ move }) => ({ ...move, step: 1 }), playerAlone(there('no-game', inGame('stale', 'paused')))],
    ['of another seat', ({ move, other }) => ({ ...move, seat: other }), nobody],
    [
      'of no seat of the table',
      ({ move }) => ({ ...move, seat: 9 }),
      allBut(there('no-such-chair'), there('no-such-chair')),
    ],
  ],
  'take-back': [
    [
      'before a move was made',
      ({ mine }) => ({ type: 'take-back', seat: mine, step: 0 }),
      playerAlone(there('no-game', inGame('no-way-back', 'paused'))),
    ],
    ['of another seat', ({ other }) => ({ type: 'take-back', seat: other, step: 0 }), nobody],
  ],
  offers: [
    [
      'of the player’s seat',
      ({ mine }) => ({ type: 'offers', seat: mine }),
      {
        owner: there('not-yours', { leaving: 'not-yours' }),
        player: there('no-game', { ...inGame('done'), leaving: 'done' }),
        onlooker: there('not-yours', { leaving: 'not-yours' }),
      },
    ],
    [
      'of another seat',
      ({ other }) => ({ type: 'offers', seat: other }),
      allBut(there('not-yours', { leaving: 'not-yours' }), there('not-yours', { leaving: 'not-yours' })),
    ],
  ],
  mark: [
    [
      'in the player’s notebook',
      ({ mine }) => ({ type: 'mark', seat: mine, at: 'h', mark: 'x' }),
      playerAlone(there('no-game', inGame('done'))),
    ],
    ['in another notebook', ({ other }) => ({ type: 'mark', seat: other, at: 'h', mark: 'x' }), nobody],
  ],
  react: [
    [
      'at the player’s seat',
      ({ mine }) => ({ type: 'react', seat: mine, gesture: 'bravo' }),
      {
        ...allBut(there('not-yours', noGestureYet), there('not-yours', noGestureYet)),
        player: there('done', noGestureYet),
      },
    ],
    [
      'at another seat',
      ({ other }) => ({ type: 'react', seat: other, gesture: 'bravo' }),
      allBut(there('not-yours', noGestureYet), there('not-yours', noGestureYet)),
    ],
  ],
  pause: [
    [
      'from the player’s seat',
      ({ mine }) => ({ type: 'pause', seat: mine }),
      playerAlone(there('no-game', inGame('done'))),
    ],
    ['from another seat', ({ other }) => ({ type: 'pause', seat: other }), nobody],
  ],
  'go-on': [['', () => ({ type: 'go-on' }), allBut(there('not-the-host'), there('done'))]],
  'more-time': [
    ['where no time is kept', ({ mine }) => ({ type: 'more-time', seat: mine }), playerAlone(there('no-more-time'))],
  ],
  nudge: [
    [
      'from the player, somebody whose time is not out',
      ({ mine, other }) => ({ type: 'nudge', seat: other, by: mine }),
      playerAlone(there('not-out')),
    ],
    ['from another seat', ({ mine, other }) => ({ type: 'nudge', seat: mine, by: other }), nobody],
  ],
  'send-away': [
    [
      'another player',
      ({ other }) => ({ type: 'send-away', chair: other }),
      arrangers(deals('done'), deals('not-the-host')),
    ],
    ['nobody', () => ({ type: 'send-away', chair: 9 }), arrangers(deals('no-such-chair'), deals('not-the-host'))],
  ],
  'welcome-back': [
    [
      'somebody who was not sent away',
      () => ({ type: 'welcome-back', device: '0a0b0c0d' }),
      { owner: there('no-such-request'), player: there('not-the-host'), onlooker: there('not-the-host') },
    ],
  ],
  fault: [['', () => ({ type: 'fault', where: 'x', error: 'y' }), everybody(always('done'))]],
}

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

type At = ReturnType<typeof at>

/** A table in a state, with a screen of each sender at it. */
function at(state: State) {
  const around = rooms()
  const owner = around.ownerScreen()
  if (state !== 'no table') {
    owner.say({ type: 'open', name: 'Test' })
    owner.say({ type: 'set', game: 'blank' })
    owner.say({ type: 'remove', chair: 3 })
  }
  const table = around.room.table
  const code = table?.code ?? ''
  const players = ['ana', 'ben'].map(name => {
    const one = around.screen(name).hello(state === 'dealing' ? { draws: true } : {})
    one.say({ type: 'sit', chair: null, name, code })
    return one
  }) as [Screen, Screen]
  const onlooker = around.screen('late').hello()
  if (table && !state.startsWith('lobby')) owner.say({ type: 'start' })
  const nextMove = () => oneMove({ table: table! })
  const noMove = { type: 'move', seat: 0, step: 0, move: { type: 'name', card: 'bell' } } as const
  const move = table?.phase === 'playing' ? nextMove() : noMove
  const [mine, other] = [move.seat, 1 - move.seat]
  const otherPlayer = players[other]!
  const display = around.screen(['ana', 'ben'][mine]!).hello({ display: true })
  if (state === 'paused') otherPlayer.say({ type: 'pause', seat: other })
  if (state === 'over')
    while (table!.phase === 'playing') {
      const next = nextMove()
      players[next.seat]!.say(next)
    }
  if (state.endsWith('without owner')) {
    owner.leave()
    vi.advanceTimersByTime(GRACE + 50)
  }
  if (state === 'leaving') table!.departure.begin()
  const senders: Record<Sender, Screen> = { owner, player: players[mine]!, onlooker, display }
  const screens = [...Object.values(senders), otherPlayer]
  for (const screen of screens) screen.heard.length = 0
  let hasLeft = false
  return {
    room: around.room,
    senders,
    screens,
    code,
    mine,
    other,
    move,
    id: table?.id ?? hex('7', 16),
    /** The other player’s screen goes before this is said. */
    leaves: (message: ClientMessage): ClientMessage => {
      otherPlayer.leave()
      hasLeft = true
      return message
    },
    get hasLeft() {
      return hasLeft
    },
  }
}

/** All there is to see of the tables, and what everybody was told of late. */
function seen({ room, screens, mine }: At) {
  const tables = room.tables.map(table => [
    table.phase,
    table.chairs,
    table.setting,
    table.paused,
    table.sentAway,
    [null, 0, 1].map(audience => table.view(audience)),
  ])
  return JSON.stringify([tables, mine, screens.map(({ heard }) => heard)])
}

function answerTo(here: At, sender: Sender, message: ClientMessage): Answer {
  for (const screen of here.screens) screen.heard.length = 0
  const before = seen(here)
  const said = here.senders[sender].say(message)
  if (typeof said === 'string') {
    expect(seen(here), 'what is refused changes nothing, and nobody is told').toBe(before)
    return said as RefusalReason
  }
  return here.screens.some(screen => (screen.last('table')?.table.requests.length ?? 0) > 0) ? 'asks' : 'done'
}

test.each(STATES)('each message is done or refused as the table says: %s', state => {
  const expected: Record<string, Answer> = {}
  const actual: Record<string, Answer> = {}
  let here: At | null = null
  for (const rows of Object.values(TABLE))
    for (const [what, messageAt, answers] of rows)
      for (const sender of SENDERS) {
        if (sender === 'owner' && state.endsWith('without owner')) continue
        const now = (here ??= at(state))
        const message = messageAt(now)
        const said = `${message.type} ${what}, from ${sender}`
        expected[said] = (answers[sender] ?? always('display-only'))[state]
        actual[said] = answerTo(now, sender, message)
        const isAsBefore = actual[said] !== 'done' && actual[said] !== 'asks'
        here = !now.hasLeft && (isAsBefore || CHANGES_NOTHING.has(message.type)) ? now : null
      }
  expect(actual).toEqual(expected)
})

test('before a screen has said hello only its beat is heard', () => {
  const here = at('playing')
  const { room } = here
  const stranger = rooms().screen('nobody')
  expect(room.tables).toHaveLength(1)
  for (const rows of Object.values(TABLE))
    for (const [, messageAt] of rows) {
      const message = messageAt(here)
      if (message.type === 'hello') continue
      expect(stranger.say(message), message.type).toEqual(message.type === 'beat' ? [] : 'hello-first')
    }
})
