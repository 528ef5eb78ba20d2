// Answers for: the scenes of the pages that are the same for every game: home, joining, the lobby, and what may stand around a game.
import { games } from '../../shared/games/index.ts'
import type { Sharpness } from '../../shared/engine/index.ts'
import type { TestedCard } from '../../shared/wire/index.ts'
import type { OwnGame } from '../../renderer/use/ownGames.ts'
import { recordOf, recordsOf, SEAT_DRAWN } from './moments.ts'
import { looks, type Look, type Scene, type SceneTable, type Sitter } from './scene.ts'

const game = games[0]!.id
/** A game under way that any page may be shown beside. */
const record = recordsOf(game).find(one => recordOf(one).seats >= 4)!
const { seats, log } = recordOf(record)

const lobby = (sitters: readonly Sitter[], more: Partial<SceneTable> = {}): SceneTable => ({ game, sitters, ...more })

/** The game under way; who is not named is a person elsewhere. */
const playing = (...sitters: readonly Sitter[]): SceneTable => ({
  game,
  sitters: Array.from({ length: seats }, (_, seat) => sitters[seat] ?? 'person'),
  at: { record, steps: Math.floor(log.length / 8) },
})

/** Gentle time of a minute, of which so many seconds have passed. */
const timed = (spent: number): Pick<SceneTable, 'time'> => ({ time: { kept: 'gentle', seconds: 60, spent } })

/** Whoever looks waits for another. */
const waiting = playing('person', 'viewer')

const finished = recordsOf(game).filter(one => recordOf(one).seats === 3)

/** The parts screens are made of, in their states: see parts.ts. */
export const parts: readonly Scene[] = (
  [
    ['buttons', looks('seat en', 'phone en large')],
    ['players', looks('phone en')],
    ['sentences', looks('seat en')],
    ['forms of choices', looks('seat de', 'phone en')],
    ['forms of lists', looks('seat en', 'phone de')],
    ['deals', looks('phone de')],
    ['the numbers of a deal', looks('seat en', 'phone de')],
    ['moments', looks('seat en', 'phone de', 'seat en light')],
  ] as const
).map(([page, reviewed]) => ({ name: `parts/${page}`, parts: page, table: null, shows: 'main.parts', reviewed }))

/** Lessons that were left at a step, and are found again there. */
function learnt(all: readonly (readonly [name: string, game: string, step: string, reviewed: readonly Look[]])[]) {
  return all.map(([name, id, step, reviewed]): Scene => ({
    name: `learn/${name}`,
    table: null,
    route: `learn=${id}`,
    lesson: `${id}/${step}`,
    shows: '.coach [aria-busy=false]',
    reviewed,
  }))
}

/** A card on which all is well. */
const WLAN: TestedCard = {
  name: 'wlan0',
  address: '192.168.1.20',
  kind: 'lan',
  port: 'answers',
  mdns: { itself: true, others: true },
}

/** Games this device remembers, in which these people asked well and less well; one was not measured. */
function measured(...names: readonly string[]): readonly OwnGame[] {
  const asked = (best: number, part: number): Sharpness => ({ questions: 4, expected: best * part, best })
  const seats = (part: number | null) =>
    names.map((name, seat) => ({ seat, name, sharpness: part === null ? null : asked(9, part) }))
  return games
    .filter(({ offered }) => offered)
    .map(({ id }, at) => ({ id: `own-${at}`, game: id, seats: seats(at === 0 ? null : 1 - at / 10) }))
}

export const pages: readonly Scene[] = [
  {
    name: 'home/first visit',
    table: null,
    owner: true,
    shows: '.covers img',
    reviewed: looks('seat en', 'side de', 'phone en'),
  },
  {
    name: 'home/a year',
    table: lobby(['person', 'person', 'computer', 'computer']),
    owner: true,
    kept: 'a year',
    shows: '.home:has(.covers img) .past li',
    reviewed: looks('seat de', 'phone en', 'seat en light'),
  },
  {
    name: 'home/large text',
    table: null,
    owner: true,
    kept: 'a year',
    shows: '.home:has(.covers img) .past li',
    reviewed: looks('phone de large'),
  },
  { name: 'home/nothing open', table: null, shows: '.panel.open', reviewed: looks('phone en') },
  {
    name: 'home/a stranger',
    table: lobby(['person', 'free', 'free', 'free']),
    shows: '.panel.open',
    reviewed: looks('side en'),
  },
  {
    name: 'home/in the app',
    table: null,
    owner: true,
    app: 'tables',
    shows: 'main:has(.covers img) .tables li',
    reviewed: looks('seat en'),
  },
  {
    name: 'home/several tables',
    table: lobby(['person', 'person', 'free']),
    beside: ['Attic', 'The long table by the window'],
    owner: true,
    shows: '.home:has(.covers img) .tables li',
    reviewed: looks('seat en', 'phone de'),
  },
  {
    name: 'home/how the host is doing',
    table: lobby(['person', 'away', 'computer', 'free']),
    owner: true,
    route: 'status',
    shows: '.status .figures',
    reviewed: looks('seat en', 'phone de', 'phone en large'),
  },
  {
    name: 'home/a pause for all',
    table: lobby(['person', 'away', 'computer', 'free']),
    pausedByOwner: 'Back at nine',
    owner: true,
    route: 'status',
    shows: '.status .go-on-all',
    reviewed: looks('seat en', 'phone de'),
  },
  {
    name: 'seat/paused by the owner',
    table: playing('viewer'),
    pausedByOwner: 'Back at nine',
    route: 'at',
    press: [SEAT_DRAWN],
    shows: '.paused',
    reviewed: looks('phone de', 'seat en'),
  },
  {
    name: 'past/found',
    table: null,
    owner: true,
    kept: 'a year',
    type: { into: '#past-find', text: 'ana' },
    shows: '.find .bare',
    reviewed: looks('phone en', 'seat de'),
  },
  {
    name: 'past/sure to delete a player’s games',
    table: null,
    owner: true,
    kept: 'a year',
    type: { into: '#past-find', text: 'Dora' },
    press: ['.find .bare'],
    shows: 'dialog[open] .danger',
    reviewed: looks('phone de', 'side en'),
  },
  {
    name: 'past/the evening',
    table: null,
    owner: true,
    kept: 'a year',
    route: 'score',
    shows: '.score .people li',
    reviewed: looks('seat en', 'phone de', 'side en', 'phone en large'),
  },
  {
    name: 'past/the year',
    table: null,
    owner: true,
    kept: 'a year',
    route: 'score=2026',
    shows: '.score .people li',
    reviewed: looks('seat de', 'phone en light'),
  },
  {
    name: 'past/how sharp',
    table: null,
    own: measured('Ana'),
    route: 'sharp',
    shows: '.sharp .figure',
    reviewed: looks('seat en', 'phone de', 'side en light', 'phone de large'),
  },
  {
    name: 'past/how sharp, of two',
    table: null,
    own: measured('Ana', 'Ben'),
    route: 'sharp',
    shows: '.sharp summary',
    reviewed: looks('phone en'),
  },
  { name: 'past/how sharp, nothing yet', table: null, route: 'sharp', shows: '.sharp', reviewed: looks('phone en') },
  {
    name: 'home/taking a table over',
    table: null,
    owner: true,
    press: ['.home:has(.covers img) .take-over'],
    shows: 'dialog[open] .code',
    reviewed: looks('seat de', 'phone en', 'side en', 'phone de large'),
  },
  {
    name: 'home/cannot host',
    table: null,
    app: 'trouble',
    shows: '.trouble',
    reviewed: looks('seat de'),
  },
  {
    name: 'network/all is well',
    table: lobby(['person', 'person', 'free']),
    owner: true,
    network: { platform: 'linux', port: 4680, cards: [WLAN], visited: true, firewalls: [], profile: null },
    route: 'network',
    shows: '.network li.good',
    reviewed: looks('seat en', 'phone de', 'side en'),
  },
  {
    name: 'network/much in the way',
    table: lobby(['person', 'free', 'free']),
    owner: true,
    network: {
      platform: 'windows',
      port: 4680,
      cards: [
        { ...WLAN, name: 'Wi-Fi', mdns: { itself: false, others: false } },
        { ...WLAN, name: 'NordVPN', address: '10.5.0.2', kind: 'vpn', port: 'silent' },
      ],
      visited: false,
      firewalls: ['windows'],
      profile: 'public',
    },
    route: 'network',
    shows: '.network li.bad',
    reviewed: looks('seat de', 'phone en', 'seat en light', 'phone de large'),
  },
  {
    name: 'network/no network',
    table: null,
    owner: true,
    network: { platform: 'macos', port: 4680, cards: [], visited: false, firewalls: [], profile: null },
    route: 'network',
    shows: '.network li.bad',
    reviewed: looks('phone en light'),
  },
  {
    name: 'lobby/somebody cannot join',
    table: lobby(['viewer', 'person', 'free']),
    owner: true,
    route: 'at',
    open: '.cannot-join',
    shows: '.cannot-join .button',
    reviewed: looks('seat en', 'phone de'),
  },
  ...learnt([
    ['begun', 'mind-reader', 'dealt', looks('seat en', 'phone de')],
    ['a move', 'missing-persons', 'ring', looks('phone en', 'seat de', 'side de light')],
    ['a question', 'mind-reader', 'fallen', looks('phone de', 'side en')],
    ['a count', 'piecepack-deduction', 'count', looks('seat en')],
    ['a claim', 'communal-deduction', 'ifThen', looks('side de', 'phone de large')],
    ['a card', 'precognition', 'third', looks('phone en')],
  ]),
  {
    name: 'join/which table',
    table: lobby(['person', 'person', 'free', 'free']),
    beside: ['Attic', 'The long table by the window'],
    route: 'at',
    shows: '.choose .tables li',
    reviewed: looks('phone en', 'seat de', 'phone de large'),
  },
  {
    name: 'join/a free chair',
    table: lobby(['person', 'person', 'free', 'free']),
    route: 'join=KITE',
    shows: '.join form',
    reviewed: looks('phone en', 'phone de large'),
  },
  {
    name: 'join/without the code',
    table: lobby(['person', 'person', 'free', 'free']),
    route: 'at',
    shows: '#code',
    reviewed: looks('side de'),
  },
  {
    name: 'join/full',
    table: lobby(['person', 'person', 'computer', 'computer']),
    route: 'join=KITE',
    shows: '.join .about',
    reviewed: looks('phone de'),
  },
  {
    name: 'join/under way',
    table: playing('person', 'away', 'person', 'left'),
    route: 'join=KITE',
    shows: '.join .away',
    reviewed: looks('phone en'),
  },
  {
    name: 'lobby/nobody yet',
    table: lobby(['free', 'free', 'free', 'free']),
    owner: true,
    route: 'at',
    shows: '.lobby .differs',
    reviewed: looks('seat en'),
  },
  {
    name: 'lobby/the owner',
    table: lobby(['viewer', 'person', 'away', 'computer']),
    owner: true,
    route: 'at',
    shows: '.lobby .differs',
    reviewed: looks('seat de', 'phone en', 'seat en light'),
  },
  {
    name: 'lobby/more options',
    table: lobby(['viewer', 'person', 'computer', 'free'], { notebook: 'proof' }),
    owner: true,
    route: 'at',
    press: ['.more-options summary'],
    shows: '.lobby .value',
    reviewed: looks('seat en', 'phone de'),
  },
  {
    name: 'lobby/a guest',
    table: lobby(['person', 'viewer', 'computer', 'free']),
    route: 'at',
    shows: '.lobby .differs',
    reviewed: looks('phone de', 'side en'),
  },
  {
    name: 'lobby/large text',
    table: lobby(['viewer', 'person', 'away', 'computer']),
    owner: true,
    route: 'at',
    shows: '.lobby .differs',
    reviewed: looks('seat de large'),
  },
  {
    name: 'lobby/after games',
    table: lobby(['viewer', 'person', 'person'], { evening: finished.slice(0, 3) }),
    owner: true,
    route: 'at',
    shows: '.evening',
    reviewed: looks('seat en'),
  },
  {
    name: 'seat/a guest asks for the lobby',
    table: { ...playing('viewer', 'person'), said: [[1, { type: 'lobby' }]] },
    ownerAway: true,
    route: 'at',
    press: [SEAT_DRAWN],
    shows: '.requests p',
    reviewed: looks('phone en'),
  },
  {
    name: 'lobby/on a TV',
    table: lobby(['person', 'person', 'away', 'free']),
    display: true,
    route: 'table=KITE',
    shows: '.display .qr path',
    reviewed: looks('seat de'), // at a TV's size the language's name stands half a pixel higher on some runs
  },
  {
    name: 'lobby/on a TV that was not told the code',
    table: lobby(['person', 'person', 'away', 'free']),
    display: true,
    route: 'table',
    shows: '.display .qr path',
    reviewed: looks('table de'),
  },
  {
    name: 'lobby/no table on a TV',
    table: null,
    display: true,
    route: 'table',
    shows: '.alone',
    reviewed: looks('table de'),
  },
  { name: 'waiting/nothing open', table: null, route: 'at', shows: '.waiting h1', reviewed: looks('phone de') },
  {
    name: 'seat/away, substituted and gone',
    table: playing('viewer', 'away', 'substituted', 'left'),
    owner: true,
    route: 'at',
    shows: SEAT_DRAWN,
    reviewed: looks('seat de', 'phone en'),
  },
  {
    name: 'seat/for the first time',
    table: { ...playing('viewer', 'computer', 'computer', 'computer'), at: { record, steps: 0 } },
    newcomer: true,
    route: 'at',
    press: [SEAT_DRAWN],
    shows: '.first-time p',
    reviewed: looks('seat de', 'phone en'),
  },
  {
    name: 'seat/the host is gone',
    table: playing('viewer'),
    route: 'at',
    press: [SEAT_DRAWN],
    lost: true,
    shows: '.lost',
    reviewed: looks('phone de'),
  },
  {
    name: 'seat/the menu',
    table: playing('viewer'),
    owner: true,
    route: 'at',
    press: [SEAT_DRAWN, '.button.menu'],
    shows: 'dialog[open] .qr path',
    reviewed: looks('phone en', 'seat de'),
  },
  {
    name: 'seat/handing the table over',
    table: playing('viewer'),
    owner: true,
    route: 'at',
    press: [SEAT_DRAWN, '.button.menu', '.hand-over'],
    shows: 'dialog[open] #hand-over-to',
    reviewed: looks('seat en', 'phone de', 'side en', 'phone en large'),
  },
  {
    name: 'seat/handed over to who does not answer',
    table: { ...playing('viewer'), handedOver: true },
    route: 'at',
    press: [SEAT_DRAWN],
    shows: '.banner.moving',
    reviewed: looks('phone de', 'seat en', 'side en'),
  },
  {
    name: 'seat/gestures',
    table: playing('viewer'),
    route: 'at',
    press: [SEAT_DRAWN, '.opens-gestures'],
    shows: '.gestures .gesture',
    reviewed: looks('phone en', 'seat de', 'side en', 'phone de large'),
  },
  {
    name: 'seat/paused',
    table: { ...playing('viewer', 'person', 'person'), said: [[2, { type: 'pause', seat: 2 }]] },
    route: 'at',
    press: [SEAT_DRAWN],
    shows: '.paused',
    reviewed: looks('phone de', 'side en', 'seat en'),
  },
  {
    name: 'seat/paused on a TV',
    table: { ...playing(), said: [[1, { type: 'pause', seat: 1 }]] },
    display: true,
    route: 'table',
    press: ['.display .game'],
    shows: '.paused',
    reviewed: looks('table de'),
  },
  {
    name: 'seat/paused with a word',
    table: {
      ...playing('viewer', 'person', 'person'),
      said: [[2, { type: 'pause', seat: 2, word: 'Tea in the kitchen' }]],
    },
    route: 'at',
    press: [SEAT_DRAWN],
    shows: '.paused',
    reviewed: looks('phone en', 'seat de'),
  },
  {
    name: 'time/half burnt, mine',
    table: { ...playing('viewer'), ...timed(26) },
    route: 'at',
    press: [SEAT_DRAWN],
    shows: '.time-left .oil-lamp',
    reviewed: looks('seat en', 'phone de', 'side en'),
  },
  {
    name: 'time/half burnt',
    table: { ...waiting, ...timed(26) },
    route: 'at',
    press: [SEAT_DRAWN],
    shows: '.time-left .oil-lamp',
    reviewed: looks('seat de', 'phone en', 'phone de large'),
  },
  {
    name: 'time/burnt out',
    table: { ...waiting, ...timed(64) },
    route: 'at',
    press: [SEAT_DRAWN],
    shows: '.time-left .nudge',
    reviewed: looks('seat en', 'phone de', 'phone en light'),
  },
  {
    name: 'time/half burnt on a TV',
    table: { ...playing(), ...timed(26) },
    display: true,
    route: 'table',
    shows: '.display .oil-lamp',
    reviewed: looks('table de'),
  },
  {
    name: 'time/burnt out on a TV',
    table: { ...playing(), ...timed(64) },
    display: true,
    route: 'table',
    shows: '.display .oil-lamp.burnt',
    reviewed: looks('table en'),
  },
  {
    name: 'time/in words',
    table: { ...waiting, ...timed(26) },
    inWords: true,
    route: 'at',
    shows: '.in-words',
    reviewed: looks('phone en'),
  },
  {
    name: 'time/in the lobby',
    table: lobby(['viewer', 'person', 'computer', 'free'], timed(0)),
    owner: true,
    route: 'at',
    press: ['.more-options summary'],
    shows: '.lobby .value',
    scrollsTo: '.option:last-child',
    reviewed: looks('seat en', 'phone de'),
  },
  {
    name: 'lobby/sending somebody away',
    table: lobby(['viewer', 'person', 'away', 'person'], { sentAway: [2] }),
    owner: true,
    route: 'at',
    press: ['.lobby .differs', '.send-away'],
    shows: 'dialog[open] .gone',
    reviewed: looks('phone de', 'seat en'),
  },
  {
    name: 'seat/sure to send away',
    table: playing('viewer', 'person', 'person'),
    owner: true,
    route: 'at',
    press: [SEAT_DRAWN, '.button.menu', '.send-away', 'dialog p ~ .button'],
    shows: 'dialog[open] .danger',
    reviewed: looks('phone en', 'side de'),
  },
  {
    name: 'waiting/sent away',
    table: { ...playing('viewer'), sentAway: [0] },
    route: 'at',
    shows: '.waiting p',
    reviewed: looks('phone en', 'side de'),
  },
  {
    name: 'settings/of this device',
    table: null,
    owner: true,
    press: ['.covers img', '.gear'],
    shows: 'dialog[open] fieldset',
    reviewed: looks('seat en', 'phone de', 'side en', 'seat de light', 'phone en large'),
  },
  {
    name: 'settings/the keys',
    table: null,
    owner: true,
    press: ['.covers img', '.gear', 'dialog .row > .button'],
    shows: 'dialog[open] dl',
    reviewed: looks('seat de', 'phone en light'),
  },
  {
    name: 'seat/sure to leave',
    table: playing('viewer'),
    route: 'at',
    press: [SEAT_DRAWN, '.button.menu', 'dialog .deeds .button:nth-child(5)'],
    shows: 'dialog[open]',
    reviewed: looks('phone de'),
  },
  { name: 'seat/nobody’s', table: playing(), owner: true, route: 'at', shows: SEAT_DRAWN, reviewed: looks('seat en') },
  {
    name: 'seat/the story',
    table: playing('viewer'),
    route: 'at',
    press: [SEAT_DRAWN, 'nav.tabs button:nth-child(3)'],
    shows: '.part.story li',
    reviewed: looks('phone de'),
  },
  {
    name: 'seat/the curtain',
    table: playing('viewer', 'viewer'),
    owner: true,
    route: 'at',
    shows: '.curtain',
    reviewed: looks('seat de', 'phone en', 'phone en light'),
  },
  {
    name: 'seat/behind the curtain',
    table: playing('viewer', 'viewer'),
    owner: true,
    route: 'at',
    press: ['.curtain .button.lamp'],
    shows: SEAT_DRAWN,
    reviewed: looks('seat en', 'side de'),
  },
  {
    name: 'review/no record',
    table: null,
    route: 'review=gone/end/all',
    shows: '.review .notice',
    reviewed: looks('side en'),
  },
]
