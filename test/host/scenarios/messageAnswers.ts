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

/** Where something is said: at this table, by the player of a seat, about another's. */
type Place = Pick<At, 'id' | 'code' | 'mine' | 'other' | 'move' | 'leaves'>

/** What is said besides the type, and how it is answered; a display is refused unless the row says otherwise. */
type Row<T> = readonly [
  what: string,
  said: (at: Place) => Omit<Extract<ClientMessage, { type: T }>, 'type'>,
  answers: { readonly [S in Exclude<Sender, 'display'>]: Answers } & { readonly display?: Answers },
]

const everybody = (answers: Answers) => ({ owner: answers, player: answers, onlooker: answers, display: answers })
const people = (answers: Answers) => ({ owner: answers, player: answers, onlooker: answers })
const allBut = (onlooker: Answers, answers: Answers) => ({ owner: answers, player: answers, onlooker })
const ownerAlone = (owner: Answers) => ({ owner, player: always('not-the-host'), onlooker: always('not-the-host') })
const arrangers = (owner: Answers, player: Answers) => ({ owner, player, onlooker: deals('not-the-host') })
/** What is settled before a game, by the owner or whoever may arrange things. */
const onlyInLobby = (answer: Answer) => arrangers(deals('under-way', { lobby: answer }), arranging(answer))
const playerAlone = (player: Answers) => ({ owner: there('not-yours'), player, onlooker: there('not-yours') })
const nobody = playerAlone(there('not-yours'))
/** A seat is asked for: by the owner, by a player who has one, and by an onlooker. */
const seatAsked = (onlooker: Answer, owner: Answer = 'asks') => ({
  owner: there(owner),
  player: there('not-away', inGame('saw-another-hand')),
  onlooker: there(onlooker),
})
const noGestureYet: Some = { ...inLobby('no-game'), dealing: 'no-game' }
const hex = (digit: string, length: number) => digit.repeat(length)

/** In all of them it is the player's turn, and before a game there are three chairs, the last of them free. */
const ANSWERS: { readonly [T in ClientMessage['type']]: readonly Row<T>[] } = {
  beat: [['', () => ({}), everybody(always('done'))]],
  hello: [
    ['a second time', () => ({ protocol: PROTOCOL_VERSION, device: hex('a', 32) }), everybody(always('hello-once'))],
  ],
  'go-to': [
    ['no table', () => ({ table: null }), everybody(always('done'))],
    ['this table', ({ id }) => ({ table: id }), everybody(always('done', { 'no table': 'no-such-table' }))],
    ['an unknown table', () => ({ table: 'x' }), everybody(always('no-such-table'))],
  ],
  'request-code': [['', () => ({}), everybody(always('done'))]],
  seen: [['', ({ id }) => ({ table: id, acks: ['abcd'] }), everybody(always('done'))]],
  dismiss: [['', () => ({}), allBut(there('not-the-host'), there('done'))]],
  watch: [
    ['the table', () => ({ seat: null }), everybody(always('done'))],
    [
      'the player’s seat',
      ({ mine }) => ({ seat: mine }),
      { ...everybody(always('not-yours')), player: always('done', { 'no table': 'not-yours' }) },
    ],
    ['another seat', ({ other }) => ({ seat: other }), everybody(always('not-yours'))],
  ],
  sit: [
    [
      'on the free chair',
      () => ({ chair: 2, name: 'Dora' }),
      allBut(deals('wrong-code'), deals('no-such-chair', inLobby('done'))),
    ],
    [
      'on the free chair with the code',
      ({ code }) => ({ chair: 2, name: 'Dora', code }),
      people(deals('no-such-chair', inLobby('done'))),
    ],
    [
      'on a taken chair with the code',
      ({ other, code }) => ({ chair: other, name: 'Dora', code }),
      people(deals('under-way', inLobby('taken'))),
    ],
    [
      'on no chair of the table with the code',
      ({ code }) => ({ chair: 9, name: 'Dora', code }),
      people(deals('no-such-chair')),
    ],
  ],
  rename: [['the player', ({ mine }) => ({ chair: mine, name: 'Dora' }), playerAlone(there('done'))]],
  stand: [
    [
      'from the player’s chair',
      ({ mine }) => ({ chair: mine }),
      { owner: deals('not-yours'), player: deals('done'), onlooker: deals('not-yours') },
    ],
  ],
  substitute: [
    [
      'somebody who is here',
      ({ other }) => ({ seat: other, by: 'computer' }),
      allBut(there('not-the-host'), there('nobody-away')),
    ],
    [
      'somebody who is away',
      ({ other, leaves }) => leaves({ seat: other, by: 'computer' }),
      allBut(there('not-the-host'), there('done')),
    ],
    ['nobody’s seat', () => ({ seat: 9, by: 'computer' }), allBut(there('not-the-host'), there('no-such-chair'))],
  ],
  'request-seat': [
    ['of somebody who is here', ({ other, code }) => ({ chair: other, code }), seatAsked('not-away', 'not-away')],
    ['of no chair of the table', ({ code }) => ({ chair: 9, code }), seatAsked('not-away', 'not-away')],
    ['of somebody who is away', ({ other, leaves }) => leaves({ chair: other }), seatAsked('wrong-code')],
    [
      'of somebody who is away with the code',
      ({ other, leaves, code }) => leaves({ chair: other, code }),
      seatAsked('asks'),
    ],
  ],
  agree: [
    [
      'to a request there is not',
      () => ({ request: 7 }),
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
  decline: [['a request there is not', () => ({ request: 7 }), people(there('no-such-request'))]],
  set: [
    ['the game', () => ({ game: 'blank' }), onlyInLobby('done')],
    ['the notebook', () => ({ notebook: 'proof' }), onlyInLobby('done')],
    ['the hints', () => ({ hints: false }), onlyInLobby('done')],
    ['the time', () => ({ time: null }), onlyInLobby('done')],
    ['the name', () => ({ name: 'Attic' }), arrangers(deals('done'), arranging('done', 'done'))],
    ['a game there is not', () => ({ game: 'chess' }), onlyInLobby('no-such-game')],
    ['an option there is not', () => ({ options: { cards: 'eight' } }), onlyInLobby('bad-options')],
  ],
  chair: [['', () => ({}), onlyInLobby('done')]],
  computer: [
    ['on the free chair', () => ({ chair: 2 }), onlyInLobby('done')],
    ['on a taken chair', ({ other }) => ({ chair: other }), onlyInLobby('taken')],
    ['on no chair of the table', () => ({ chair: 9 }), onlyInLobby('no-such-chair')],
  ],
  free: [
    ['a person’s chair', ({ other }) => ({ chair: other }), arrangers(deals('done'), arranging('asks', 'asks'))],
    [
      'no chair of the table',
      () => ({ chair: 9 }),
      arrangers(deals('no-such-chair'), arranging('no-such-chair', 'no-such-chair')),
    ],
  ],
  remove: [
    ['the free chair', () => ({ chair: 2 }), onlyInLobby('done')],
    ['a taken chair', ({ other }) => ({ chair: other }), onlyInLobby('taken')],
    ['no chair of the table', () => ({ chair: 9 }), onlyInLobby('no-such-chair')],
  ],
  start: [['', () => ({}), arrangers(deals('done', { playing: 'under-way', paused: 'under-way' }), arranging('asks'))]],
  lobby: [['', () => ({}), arrangers(deals('done'), arranging('done', 'asks'))]],
  open: [
    ['in its place', () => ({}), ownerAlone(always('done'))],
    ['beside it', () => ({ beside: true }), ownerAlone(always('done'))],
  ],
  resume: [
    ['this table', ({ id }) => ({ table: id }), ownerAlone(always('done', { 'no table': 'no-such-table' }))],
    ['a table there is not', () => ({ table: 'x' }), ownerAlone(always('no-such-table'))],
  ],
  forget: [
    ['this table', ({ id }) => ({ table: id }), ownerAlone(always('under-way', { 'no table': 'no-such-table' }))],
    ['a table there is not', () => ({ table: 'x' }), ownerAlone(always('no-such-table'))],
  ],
  close: [['', () => ({}), ownerAlone(there('done'))]],
  status: [['', () => ({}), ownerAlone(always('done'))]],
  'pause-all': [['', () => ({}), ownerAlone(always('done', { leaving: 'moving' }))]],
  'go-on-all': [['', () => ({}), ownerAlone(always('done'))]],
  'use-address': [
    ['an address the host has not', () => ({ address: '10.0.0.9:4680' }), ownerAlone(always('no-such-address'))],
  ],
  'test-network': [['', () => ({}), ownerAlone(always('done'))]],
  'hand-over': [['', () => ({ to: '127.0.0.1:1', code: 'ABCD' }), ownerAlone(deals('done'))]],
  reclaim: [['a table that did not leave', () => ({}), ownerAlone(there('moving'))]],
  'take-over': [['', () => ({ awaits: true }), ownerAlone(always('done'))]],
  discard: [['a game there is not', () => ({ game: 'x' }), ownerAlone(always('no-such-record'))]],
  'discard-player': [['nobody ever called', () => ({ name: 'Zoe' }), ownerAlone(always('no-such-record'))]],
  record: [
    ['of this evening', ({ id }) => ({ game: `${id}-1` }), everybody(always('no-such-record', { over: 'done' }))],
    ['of a game there is not', () => ({ game: 'x' }), everybody(always('no-such-record'))],
  ],
  commit: [
    [
      '',
      () => ({ host: hex('a', 64), commitment: hex('b', 64) }),
      people(there('done')), // a seed that nobody asked for is ignored
    ],
  ],
  reveal: [['', () => ({ host: hex('a', 64), number: hex('b', 32), list: hex('c', 64) }), people(there('done'))]],
  move: [
    ['that is offered', ({ move }) => move, playerAlone(there('no-game', inGame('done', 'paused')))],
    [
      'that is not offered',
      ({ move }) => ({ ...move, move: { type: 'cheat' } }),
      playerAlone(there('no-game', inGame('not-offered', 'paused'))),
    ],
    ['that comes late', ({ move }) => ({ ...move, step: 1 }), playerAlone(there('no-game', inGame('stale', 'paused')))],
    ['of another seat', ({ move, other }) => ({ ...move, seat: other }), nobody],
    ['of no seat of the table', ({ move }) => ({ ...move, seat: 9 }), people(there('no-such-chair'))],
  ],
  'take-back': [
    [
      'before a move was made',
      ({ mine }) => ({ seat: mine, step: 0 }),
      playerAlone(there('no-game', inGame('no-way-back', 'paused'))),
    ],
    ['of another seat', ({ other }) => ({ seat: other, step: 0 }), nobody],
  ],
  offers: [
    [
      'of the player’s seat',
      ({ mine }) => ({ seat: mine }),
      {
        owner: there('not-yours', { leaving: 'not-yours' }),
        player: there('no-game', { ...inGame('done'), leaving: 'done' }),
        onlooker: there('not-yours', { leaving: 'not-yours' }),
      },
    ],
    [
      'of another seat',
      ({ other }) => ({ seat: other }),
      allBut(there('not-yours', { leaving: 'not-yours' }), there('not-yours', { leaving: 'not-yours' })),
    ],
  ],
  mark: [
    [
      'in the player’s notebook',
      ({ mine }) => ({ seat: mine, at: 'h', mark: 'x' }),
      playerAlone(there('no-game', inGame('done'))),
    ],
    ['in another notebook', ({ other }) => ({ seat: other, at: 'h', mark: 'x' }), nobody],
  ],
  react: [
    [
      'at the player’s seat',
      ({ mine }) => ({ seat: mine, gesture: 'bravo' }),
      {
        ...allBut(there('not-yours', noGestureYet), there('not-yours', noGestureYet)),
        player: there('done', noGestureYet),
      },
    ],
    [
      'at another seat',
      ({ other }) => ({ seat: other, gesture: 'bravo' }),
      allBut(there('not-yours', noGestureYet), there('not-yours', noGestureYet)),
    ],
  ],
  pause: [
    ['from the player’s seat', ({ mine }) => ({ seat: mine }), playerAlone(there('no-game', inGame('done')))],
    ['from another seat', ({ other }) => ({ seat: other }), nobody],
  ],
  'go-on': [['', () => ({}), allBut(there('not-the-host'), there('done'))]],
  'more-time': [['where no time is kept', ({ mine }) => ({ seat: mine }), playerAlone(there('no-more-time'))]],
  nudge: [
    [
      'from the player, somebody whose time is not out',
      ({ mine, other }) => ({ seat: other, by: mine }),
      playerAlone(there('not-out')),
    ],
    ['from another seat', ({ mine, other }) => ({ seat: mine, by: other }), nobody],
  ],
  'send-away': [
    ['another player', ({ other }) => ({ chair: other }), arrangers(deals('done'), deals('not-the-host'))],
    ['nobody', () => ({ chair: 9 }), arrangers(deals('no-such-chair'), deals('not-the-host'))],
  ],
  'welcome-back': [
    [
      'somebody who was not sent away',
      () => ({ device: '0a0b0c0d' }),
      { owner: there('no-such-request'), player: there('not-the-host'), onlooker: there('not-the-host') },
    ],
  ],
  fault: [['', () => ({ where: 'x', error: 'y' }), everybody(always('done'))]],
}

/** Every message with its answers, in this order. A type that is missing above does not compile. */
export const ROWS = Object.entries(ANSWERS).flatMap(([type, rows]) =>
  rows.map(([what, said, answers]) => {
    const messageAt = (here: Place) => ({ type, ...said(here) }) as ClientMessage
    return { type: type as ClientMessage['type'], what, answers, messageAt }
  }),
)
