// The output of the bench.
import { expect, test } from 'vitest'
import { JOURNAL_DAMAGES } from './damages.ts'
import { CHEATS, type Cheat } from './fairness.ts'
import { withstoodFlood } from './floods.ts'
import { passedAllTrials, type ReliabilityFigures } from './reliability.ts'
import { benchReport, reliabilityReport } from './words.ts'

test('every figure has its unit and its meaning', () => {
  const report = benchReport({
    engine: { blank: 354_330 },
    engineSmall: { blank: 575_363 },
    claim: { p50: 0.072, p99: 3.792 },
    proof: { blank: { p50: 0.003, p99: 0.136 } },
    sharp: { blank: 0.556 },
    table: { screens: 10, apart: true, p50: 1.5, p99: 4.25, bytesPerUpdate: 310 },
    disk: { p50: 0.75, p99: 2.5 },
    bare: { p50: 0.5, p99: 1.25 },
    ratio: { p50: 3, p99: 3.4 },
    reconnect: { p50: 2.125 },
    sealing: [
      { cipher: 'node', screens: 10, moves: 2000, host: 0.9, sealing: 0.09, cost: 0.1 },
      { cipher: 'portable', screens: 10, moves: 2000, host: 0.9, sealing: 0.18, cost: 0.2 },
    ],
    start: 210.5,
    firstPage: 51_200,
    rss: 104_857_600,
    unit: 1.25,
  })
  expect(report.split('\n')).toEqual([
    '354,330 random moves a second: blank at its largest table',
    '575,363 random moves a second: blank at its smallest table',
    '0.072 ms (p50), 3.792 ms (p99): a claim judged among nine partners',
    '0.003 ms (p50), 0.136 ms (p99): what follows is proved: blank',
    '0.556 ms (p95): a sharp player moves: blank',
    '1.5 ms (p50), 4.25 ms (p99): one move to 10 screens, the host on a core of its own',
    '0.75 ms (p50), 2.5 ms (p99): of that the disk, a line of the journal',
    '0.5 ms (p50), 1.25 ms (p99): a message through a server that does nothing else',
    '3 times (p50), 3.4 times (p99) as long: the move against that message',
    '310 bytes an update and screen (median)',
    '0.09 ms for sealing beside 0.9 ms for the rest of a move to 10 screens: 10 % more',
    '0.18 ms for sealing, with the ciphers that Electron has, beside 0.9 ms for the rest of a move to 10 screens: 20 % more',
    '2.125 ms (p50): a lost screen plays again',
    '210.5 ms: host start to first page',
    '50.0 KB: first page, compressed, fonts apart',
    '100.0 MB: memory of the host with 10 screens',
    '1.25 s: the loop that machines are compared by',
    '',
  ])
})

const count = { repaired: 1, shortened: 5, named: 2, remembered: 3, gone: 4, misnamed: 0, silent: 0 }
const accident = { kept: 5, said: 4, lost: 0, refused: 12 }
/** A run that met every limit. */
const held: ReliabilityFigures = {
  kills: { kills: 1000, moves: 5000, atOnce: 400, lost: 0 },
  accidents: { blank: { full: accident, gone: accident, clock: accident, lying: accident } },
  damages: { blank: { flip: count, drop: count, swap: count, double: count, insert: count, cut: count } },
  frames: { frames: 3000, readable: 400, faults: 0, changed: 0 },
  sealedFrames: {
    greetings: { host: 500, greet: 500, confirmed: 0, greeted: 0 },
    alike: 3,
    sealed: { flipped: 600, cut: 600, doubled: 0, foreign: 0, leftOut: 0, swapped: 0 },
    faults: 0,
    taken: 0,
    changed: 0,
  },
  twins: { blank: { pairs: 1200, moves: 9000, told: 0 } },
  seatings: { sequences: 100, steps: 4000, refused: 70, holding: 9000, twoHands: 0 },
  fairness: {
    blank: {
      deals: 400,
      checks: 1200,
      accused: 0,
      cheats: Object.fromEntries(CHEATS.map(cheat => [cheat, { tried: 50, unseen: 0 }])) as Record<
        Cheat,
        { tried: number; unseen: number }
      >,
    },
  },
  tables: {
    tables: 100,
    screens: 600,
    moves: 3320,
    kept: 3320,
    stuck: 0,
    dropped: 0,
    one: { p50: 1.8, p99: 11 },
    paces: [{ pace: 5000, p50: 2.1, p99: 8.7, factor: 0.79 }],
    rss: 80 * 2 ** 20,
  },
  floods: { beats: { rounds: 5, quiet: 5, flooded: 10, factor: 2, grown: 2 ** 20, dropped: 0, stuck: 0 } },
}

test('the reliability figures are printed line by line', () => {
  const report = reliabilityReport(held)
  expect(report.split('\n')).toEqual([
    '1,000 kills at the moment a move was seen, 400 of them with moves of several seats under way: 0 lost something',
    ...['a full disk', 'no folder', 'a clock turned back', 'a disk that lies'].map(
      accident => `blank, ${accident}: 5 kept all, 4 said what was missing, 0 lost something unsaid; 12 moves refused`,
    ),
    ...JOURNAL_DAMAGES.map(
      kind =>
        `blank, ${kind}: 1 repaired, 5 without the last notes, names or pauses, 2 named, 3 remembered by screens, 4 without a table, 0 misnamed, 0 silent`,
    ),
    '3,000 changed frames, 400 of them still commands: 0 faults, 0 tables changed by what is no command',
    '1,000 greetings changed on their way, 3 of them to the same, and 1,200 sealed frames: 0 faults, 0 taken, 0 tables changed',
    'blank: 1,200 pairs of games that sound the same, 9,000 moves on: 0 could be told apart',
    '4,000 comings and goings in 100 games, 70 refused for another’s hand: 0 saw two hands',
    'blank: 1,200 devices checked 400 fair deals, 0 found a fault; changed and not found out: number 0 of 50, promise 0 of 50, list 0 of 50, terms 0 of 50, seed 0 of 50, redraw 0 of 50, view 0 of 50, moves 0 of 50',
    '100 tables with 600 screens: 3,320 of 3,320 moves kept, 0 stuck, 0 screens let go',
    '1.8 ms (p50), 11 ms (p99): a move at one table alone',
    '2.1 ms (p50), 8.7 ms (p99): at all of them, each moving once in 5 s; 0.79 times (p99) as long',
    '80.0 MB: memory of the host',
    '2 times as long (p99, 5 ms to 10 ms) under a flood of beats: 1.0 MB more memory, 0 screens let go, 0 moves stuck',
    '',
  ])
})

test('a run that met every limit passes, and one that missed any does not', () => {
  expect(passedAllTrials(held)).toBe(true)
  const damage = { repaired: 9, shortened: 0, named: 1, remembered: 0, gone: 0, misnamed: 1, silent: 0 }
  const flip = { ...held.damages['blank']!, flip: damage }
  const flood = held.floods['beats']!
  const { tables } = held
  for (const missed of [
    { damages: { blank: flip } },
    { floods: { beats: { ...flood, factor: 3.1 } } },
    { floods: { beats: { ...flood, grown: 51 * 2 ** 20 } } },
    { floods: { beats: { ...flood, dropped: 1 } } },
    { floods: { beats: { ...flood, stuck: 1 } } },
    { tables: { ...tables, rss: 251 * 2 ** 20 } },
    { tables: { ...tables, paces: [{ ...tables.paces[0]!, factor: 5.1 }] } },
    { tables: { ...tables, kept: tables.moves - 1 } },
    { kills: { ...held.kills, lost: 1 } },
    { seatings: { ...held.seatings, twoHands: 1 } },
  ])
    expect(passedAllTrials({ ...held, ...missed }), JSON.stringify(missed)).toBe(false)
})

test('few rounds say nothing about the slowest moves', () => {
  expect(withstoodFlood({ ...held.floods['beats']!, rounds: 1, factor: 9 })).toBe(true)
})
