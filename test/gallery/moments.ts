// Finds the scenes of a game in its golden records: each kind of offer once, the table, the notebook, the end, the review.
// A new game gets its scenes from its records alone.
import { readFileSync } from 'node:fs'
import {
  legalOffers,
  parseRecord,
  applyMoveUnchecked,
  seatsClockwise,
  startGame,
  tableView,
  type GameRules,
  type GameRecord,
  type GameTypeParams,
  type Seat,
} from '../../shared/engine/index.ts'
import { gameEntry, games } from '../../shared/games/index.ts'
import { WINNER_BET_NOTE_PLACE } from '../../shared/wire/index.ts'
import { effort } from '../kit/effort.ts'
import { goldens } from '../records/record.ts'
import { looks, TABLE_ID, type Way, type Look, type Moment, type Scene, type SceneTable, type Sitter } from './scene.ts'

export const SEAT_DRAWN = '.seat-page .game > *'
export const TABLE_DRAWN = '.display .game > *'

export function recordOf(name: string): GameRecord {
  return parseRecord(readFileSync(new URL(`../records/${name}.jsonl`, import.meta.url), 'utf8'))
}

/** A game's records, in listed order: the simplest comes first. */
export function recordsOf(game: string): readonly string[] {
  return goldens.filter(golden => golden.game === game).map(({ name }) => `${game}/${name.replaceAll(' ', '-')}`)
}

/** The record with the most players. */
function fullestOf(records: readonly string[]): string {
  return records.reduce((most, one) => (recordOf(one).seats > recordOf(most).seats ? one : most))
}

/** Who sits at a game in progress: viewers on the given seats, a computer player on the last of three or more if it is free, people elsewhere. */
export function sittersOf(
  game: GameRules<GameTypeParams>,
  { seats, options }: GameRecord,
  viewers: readonly Seat[],
): Sitter[] {
  const sitters = Array.from({ length: seats }, (_, seat): Sitter => (viewers.includes(seat) ? 'viewer' : 'person'))
  const last = sitters.lastIndexOf('person')
  if (seats > 2 && last >= 0 && !game.peopleOnly?.(options)) sitters[last] = 'computer'
  return sitters
}

/** A moment at which a seat has an offer. */
interface Offered extends Moment {
  readonly seat: Seat
}

/** The first occurrence of each kind of offer, after everybody has had a turn if it still occurs then in the same record. */
function firstOffers(game: GameRules<GameTypeParams>, kinds: readonly string[]): ReadonlyMap<string, Offered> {
  const found = new Map<string, Offered>()
  for (const record of recordsOf(game.id)) {
    if (kinds.every(kind => found.has(kind))) break
    const { log, ...start } = recordOf(record)
    const state = startGame(game, start)
    const here = new Map<string, Offered>()
    for (const [steps, move] of log.entries()) {
      for (const seat of seatsClockwise(start.seats))
        for (const { type } of legalOffers(game, state, seat)) {
          const before = here.get(type)
          const isLater = before !== undefined && before.steps < start.seats && steps >= start.seats
          if (!found.has(type) && (before === undefined || isLater)) here.set(type, { record, steps, seat })
        }
      applyMoveUnchecked(game, state, ...move)
    }
    for (const [type, offered] of here) found.set(type, offered)
  }
  return found
}

/** A seat that is done while others play on: the record and moment where that lasts longest. */
function outOfIt(game: GameRules<GameTypeParams>): Offered | null {
  let longest: { readonly lasts: number; readonly at: Offered } | null = null
  for (const record of recordsOf(game.id)) {
    const { log, ...start } = recordOf(record)
    for (const seat of seatsClockwise(start.seats)) {
      const last = log.findLastIndex(([by]) => by === seat)
      const lasts = log.length - 1 - last
      if (lasts > Math.max(3, 2 * start.seats, longest?.lasts ?? 0))
        longest = { lasts, at: { record, seat, steps: last + 1 + Math.floor(lasts / 2) } }
    }
  }
  return longest?.at ?? null
}

/** The first moment at which a seat that is out may bet on two others or more. */
function mayBet(game: GameRules<GameTypeParams>): Offered | null {
  for (const record of recordsOf(game.id)) {
    const { log, ...start } = recordOf(record)
    const state = startGame(game, start)
    for (const [nth, move] of log.entries()) {
      applyMoveUnchecked(game, state, ...move)
      const view = tableView(state)
      const seat = seatsClockwise(start.seats).find(one => (game.betsOn?.(view, one).length ?? 0) > 1)
      if (!state.outcome && seat !== undefined) return { record, seat, steps: nth + 1 }
    }
  }
  return null
}

/** Late in a hand with cards played in secret: the opponents know different things about a seat that was asked often. */
function lateInSecret(): [at: Moment, seat: Seat] {
  const record = 'mind-reader/in-secret'
  return [{ record, steps: 40 }, 0]
}

/** A game whose last move is made only now, after a seat that is out has bet on the winner; seen from the seats that neither bet nor make it. */
function endAfterBet({ record, seat }: Offered): Required<Pick<SceneTable, 'at' | 'said'>> & { readonly viewer: Seat } {
  const { log, seats } = recordOf(record)
  const [last, move] = log.at(-1)!
  const step = log.filter(([by]) => by === last).length - 1
  const viewer = seatsClockwise(seats).find(one => one !== seat && one !== last)!
  return {
    at: { record, steps: log.length - 1 },
    said: [
      [seat, { type: 'mark', seat, at: WINNER_BET_NOTE_PLACE, mark: String(last) }],
      [last, { type: 'move', seat: last, step, move }],
    ],
    viewer,
  }
}

/** The looks of a game's offers, in rotation so that all of them come up. */
const TURNS = [looks('seat en'), looks('phone de'), looks('side en'), looks('phone en'), looks('side de')]

/** Games whose middle has one half of a phone on its side: each of their moves is shown there. */
const MIDDLE_FIRST = ['missing-persons']

/** Moves a game shows on a sheet of their own, and what to press until its opener appears. */
const SHEETS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'communal-deduction': { favour: ['.ways button:nth-child(2)'] },
  'mind-reader': { declare: [], name: [] },
  'missing-persons': { name: [] },
  'piecepack-deduction': { name: [] },
}

/** What to press in a review once everything is computed. */
const FOUND_OUT = '.review:not(:has(aside > [role=status]))'
const WHAT_IF = [`${FOUND_OUT} .steps button[aria-pressed]`]
const REASONS = [`${FOUND_OUT} .first button[aria-expanded]`]
const LOOKED_INTO: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'communal-deduction': { 'another question': WHAT_IF, 'the reasons': REASONS },
  'mind-reader': { 'another question': WHAT_IF },
  'missing-persons': { 'another question': WHAT_IF, 'the reasons': REASONS },
  'piecepack-deduction': { 'another question': WHAT_IF },
  precognition: { 'the reasons': REASONS },
}

/** All deficiencies of colour vision. */
const EYES_AT = {
  seat: looks('seat en protanopia', 'seat de deuteranopia', 'seat en tritanopia', 'seat de achromatopsia'),
  table: looks('table de protanopia', 'table en deuteranopia', 'table de tritanopia', 'table en achromatopsia'),
}

/** A game on a TV, just dealt, early, late and at the end: its fullest tables and all options together, or every record at length. Inspected without keeping pictures. */
export async function onTelevision(id: string): Promise<Scene[]> {
  const today = await gameEntry(id)!.load()
  const records = recordsOf(id)
  const most = recordOf(fullestOf(records)).seats
  const fewer = records.filter(name => recordOf(name).seats === most || name.endsWith('/everything-at-once'))
  return effort(fewer, records).flatMap(record => {
    const { log } = recordOf(record)
    return [0, 0.4, 0.8, 1].map(part => ({
      name: `${record} on a TV, ${part * 100} of 100 moves`,
      table: {
        game: id,
        sitters: sittersOf(today, recordOf(record), []),
        at: { record, steps: Math.floor(log.length * part) },
      },
      display: true as const,
      route: 'table',
      shows: TABLE_DRAWN,
      looks: [],
    }))
  })
}

/** All scenes of a game. */
export async function scenesOf(id: string): Promise<Scene[]> {
  const entry = gameEntry(id)!
  const [today, words] = await Promise.all([entry.load(), entry.words.en()])
  const records = recordsOf(id)
  const [plainest] = records
  const plain = recordOf(plainest!)
  const shortest = records.reduce((least, one) => (recordOf(one).log.length < recordOf(least).log.length ? one : least))
  const fullest = fullestOf(records)
  const full = recordOf(fullest)
  const middle = { record: plainest!, steps: Math.floor(plain.log.length / 2) }
  const end = { record: plainest!, steps: plain.log.length }
  const onTurn = plain.log[middle.steps]![0]
  const table = (at: Moment, viewers: readonly Seat[], more: Partial<SceneTable> = {}): SceneTable => ({
    game: id,
    sitters: sittersOf(today, recordOf(at.record), viewers),
    at,
    ...more,
  })
  const scene = (name: string, one: Omit<Scene, 'name'>): Scene => ({ name: `${id}/${name}`, ...one })
  const seat = (name: string, at: Moment, viewer: Seat, looked: readonly Look[], more: Partial<SceneTable> = {}) =>
    scene(name, { table: table(at, [viewer], more), owner: true, route: 'at', shows: SEAT_DRAWN, looks: looked })

  const onTV = (name: string, at: Moment, looked: readonly Look[]) =>
    scene(name, { table: table(at, []), display: true, route: 'table', shows: TABLE_DRAWN, looks: looked })

  const offers = [...firstOffers(today, Object.keys(words.move))]
  const [, , [, second] = [], [, third] = []] = offers
  const large = (third ?? second ?? offers[0]![1]) satisfies Offered
  // In the light theme each game is shown once on a laptop, once on a phone and once on a TV.
  const asked = offers.map(([type, at], nth) => {
    const turn = TURNS[nth % TURNS.length]!
    const isOnSide = turn.some(({ size }) => size === 'side')
    return seat(`may ${type}`, at, at.seat, [
      ...turn,
      ...(at === large ? looks('seat de light') : []),
      ...(MIDDLE_FIRST.includes(id) && !isOnSide ? looks('side de') : []),
    ])
  })
  const opened = offers
    .filter(([type]) => SHEETS[id]?.[type])
    .map(([type, at], nth) => ({
      ...seat(`may ${type}, opened`, at, at.seat, TURNS[(nth + 1) % TURNS.length]!),
      press: [SEAT_DRAWN, ...SHEETS[id]![type]!, '.opener'],
      shows: 'dialog[open]',
    }))
  const out = outOfIt(today)
  const bets = mayBet(today)
  /** Alternates between two ways from game to game. */
  const turned = (one: Way, other: Way) => looks(games.indexOf(entry) % 2 === 0 ? one : other)
  const tabs = (nth: number) => [SEAT_DRAWN, `nav.tabs button:nth-child(${nth})`]
  const notebook = seat('the notebook', middle, onTurn, turned('phone de', 'seat en'), {
    notebook: 'proof',
    hints: true,
  })
  const endsAfterBet = (bet: Offered): Scene[] => {
    const { viewer, at, said } = endAfterBet(bet)
    const { seats } = recordOf(bet.record)
    const sitters = (seen: Seat | null) =>
      Array.from({ length: seats }, (_, chair): Sitter => (chair === seen ? 'viewer' : 'person'))
    return [
      scene('the end after a bet', {
        table: { game: id, sitters: sitters(viewer), at, said },
        owner: true,
        route: 'at',
        shows: '.verdict p', // the bet
        looks: looks('phone de', 'seat en', 'side en'),
      }),
      scene('the end after a bet on a TV', {
        table: { game: id, sitters: sitters(null), at, said },
        display: true,
        route: 'table',
        shows: '.remarks > *',
        looks: looks('table de'),
      }),
    ]
  }
  /** The end of the second game of an evening, with all that its record tells. */
  const afterOne = { evening: [plainest!] }
  const lookedInto: Scene[] = [
    {
      ...seat('the end looked into', end, 0, [], afterOne), // end-of-a-game.test.ts follows it: what is found comes seconds later
      lookedInto: true,
      shows: '.findings .night',
    },
  ]
  const over = seat('the end', end, 0, looks('seat de', 'phone en', 'phone de light'))
  return [
    ...asked,
    ...opened,
    seat('large text', large, large.seat, turned('seat en large', 'phone de large')),
    {
      ...seat('in words', large, large.seat, turned('seat en', 'phone de'), { notebook: 'proof' }),
      inWords: true as const,
    },
    seat('waiting', middle, (onTurn + 1) % plain.seats, looks('side de')),
    ...(out ? [seat('out of it', out, out.seat, looks('seat en'))] : []),
    ...(bets && id === 'piecepack-deduction' ? endsAfterBet(bets) : []),
    ...(bets ? [seat('may bet', bets, bets.seat, looks('phone de', 'seat en', 'side en'))] : []),
    { ...notebook, press: tabs(2), shows: '.part.notebook > *:nth-child(2)' },
    { ...over, shows: '.part.result' },
    // by the owner, who sits nowhere: the display inside the page
    scene('the end, watched', {
      table: table(end, []),
      owner: true,
      route: 'at',
      shows: '.part.result',
      looks: looks('seat en'),
    }),
    onTV('on a TV', middle, looks('table en', 'table de light')),
    seat('with other eyes', large, large.seat, EYES_AT.seat, { notebook: 'proof' }),
    onTV('with other eyes on a TV', middle, EYES_AT.table),
    onTV('the end on a TV', end, looks('table de')),
    ...(id === 'piecepack-deduction' ? lookedInto : []),
    ...(full.seats > plain.seats
      ? [
          onTV(
            'a full table on a TV',
            { record: fullest, steps: Math.floor(full.log.length * 0.75) },
            looks('table de'),
          ),
          onTV('the end of a full table on a TV', { record: fullest, steps: full.log.length }, looks('table en')),
        ]
      : []),
    scene('the rules', {
      table: table(middle, [onTurn]),
      route: 'at',
      press: [SEAT_DRAWN, '.button.menu', 'dialog .deeds .button:first-child'],
      shows: 'dialog[open] .rules, dialog[open] .sheet > :nth-child(2)',
      looks: looks('phone de'),
    }),
    scene('looked back at', {
      table: table({ record: shortest, steps: recordOf(shortest).log.length }, [0]),
      owner: true,
      route: `review=${TABLE_ID}-1/${Math.floor(recordOf(shortest).log.length / 2)}/all`,
      shows: '.review .scene-box',
      looks: looks('seat en', 'seat de achromatopsia'),
    }),
    scene('one seat looked back at', {
      table: table({ record: shortest, steps: recordOf(shortest).log.length }, [0]),
      owner: true,
      route: `review=${TABLE_ID}-1/${recordOf(shortest).log.length}/1`,
      shows: '.review .scene-box',
      looks: looks('phone de'),
    }),
    ...(id === 'missing-persons'
      ? [
          {
            ...scene('looked back at in words', {
              table: table({ record: shortest, steps: recordOf(shortest).log.length }, [0]),
              owner: true,
              route: `review=${TABLE_ID}-1/${Math.floor(recordOf(shortest).log.length / 2)}/all`,
              shows: '.review .in-words',
              looks: looks('seat de', 'phone en'),
            }),
            inWords: true as const,
          },
        ]
      : []),
    ...Object.entries(LOOKED_INTO[id] ?? {}).map(([name, press]) =>
      scene(`looked back at, ${name}`, {
        table: table({ record: shortest, steps: recordOf(shortest).log.length }, [0]),
        owner: true,
        route: `review=${TABLE_ID}-1/${Math.floor(recordOf(shortest).log.length / 2)}/all`,
        press,
        shows: press === WHAT_IF ? '.what-if' : '.because > p:last-child',
        looks: turned('seat de', 'phone en'),
      }),
    ),
    ...(id === 'precognition'
      ? [
          {
            ...seat('a chance while writing', offers[0]![1], offers[0]![1].seat, looks('phone de', 'seat en'), {
              notebook: 'proof',
            }),
            press: [SEAT_DRAWN, '.board .key:nth-child(1)', '.board .key:nth-child(2)'],
            shows: '.foresight:is(.open, .comes, .fails)',
          },
        ]
      : []),
    ...(id === 'mind-reader'
      ? [
          {
            ...seat('the suits', large, large.seat, looks('phone en', 'phone de large')),
            press: [SEAT_DRAWN, '.suits-word button'],
            shows: 'dialog[open] .beats',
          },
          {
            ...seat('what they know about you', ...lateInSecret(), looks('phone de', 'seat en')),
            press: tabs(2),
            scrollsTo: '.about-you',
            shows: '.about-you',
          },
        ]
      : []),
    ...(entry.isOffered
      ? [
          scene('in the lobby', {
            table: {
              game: id,
              sitters: Array.from({ length: entry.seats[0] }, (_, at) => (at === 0 ? 'viewer' : 'free')),
            },
            owner: true,
            route: 'at',
            press: ['.more-options summary'],
            shows: '.lobby .value',
            looks: looks('side de'),
          }),
        ]
      : []),
  ]
}
