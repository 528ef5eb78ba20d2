// The host's answer to each message, by sender and state of the table: done, asked of others, or refused.
import { PROTOCOL_VERSION, type ClientMessage, type RefusalReason } from '../../../shared/wire/index.ts'
import { STATES, type At, type Sender, type State } from './tableInState.ts'

/** `asks`: others are asked to consent. */
export type Answer = 'done' | 'asks' | RefusalReason
type Answers = Readonly<Record<State, Answer>>
type Some = Partial<Record<State, Answer>>

/** The same answer in every state but these. */
export function always(answer: Answer, but: Some = {}): Answers {
  return { ...(Object.fromEntries(STATES.map(state => [state, answer])) as Record<State, Answer>), ...but }
}

/** Requests to a table: there has to be one, and it must not be moving. */
const there = (answer: Answer, but: Some = {}) => always(answer, { 'no table': 'no-table', leaving: 'moving', ...but })
/** What would change the deal waits while seeds are drawn. */
const deals = (answer: Answer, but: Some = {}) => there(answer, { dealing: 'dealing', ...but })
const inGame = (answer: Answer, paused = answer): Some => ({ playing: answer, paused, 'game without owner': answer })
const inLobby = (answer: Answer): Some => ({ lobby: answer, 'lobby without owner': answer })
/** While the owner is there nobody else changes the table's settings. */
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

/** In all of them it is the player's turn, and before a game there are three chairs, the last of them free. */
export const ANSWERS: Readonly<Record<ClientMessage['type'], readonly Row[]>> = {
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
      allBut(there('done'), there('done')), // a seed that nobody asked for is ignored
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
