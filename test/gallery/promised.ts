// The scenes in which the promises of the frame are tried: each kind of move, late in a game, at the fullest and the plainest table that offer it.
import {
  startGame,
  applyMoveUnchecked,
  legalOffers,
  seatView,
  tableView,
  type GameRules,
  type GameTypeParams,
  type Seat,
} from '../../shared/engine/index.ts'
import { gameEntry, games } from '../../shared/games/index.ts'
import { recordOf, recordsOf, SEAT_DRAWN, sittersOf } from './moments.ts'
import type { Scene } from './scene.ts'

/** A kind of move, and when it is offered to whom, and whether it is their turn. */
type Offered = readonly [type: string, at: { readonly steps: number; readonly seat: Seat; readonly isOnTurn: boolean }]

/** The last moment of a record at which each kind of move is offered. */
async function lastOffers(record: string): Promise<ReadonlyMap<Offered[0], Offered[1]>> {
  const { log, ...start } = recordOf(record)
  const game = await gameEntry(start.game)!.load()
  const state = startGame(game, start)
  const found = new Map<Offered[0], Offered[1]>()
  for (const [steps, move] of log.entries()) {
    if (steps > 0)
      for (let seat = 0; seat < start.seats; seat++)
        for (const { type } of legalOffers(game, state, seat))
          found.set(type, { steps, seat, isOnTurn: game.toMove(tableView(state)).includes(seat) })
    applyMoveUnchecked(game, state, ...move)
  }
  return found
}

/** The moment of a record after the move that was followed by most lines, and a seat that is then to move. */
async function longestAnswer(record: string): Promise<{ steps: number; seat: Seat } | null> {
  const { log, ...start } = recordOf(record)
  const game = await gameEntry(start.game)!.load()
  const state = startGame(game, start)
  let longest: { steps: number; seat: Seat; lines: number } | null = null
  for (const [nth, move] of log.entries()) {
    const told = state.story.length
    applyMoveUnchecked(game, state, ...move)
    const [seat] = state.outcome ? [] : game.toMove(tableView(state))
    const lines = state.story.length - told
    if (seat !== undefined && lines > (longest?.lines ?? 1)) longest = { steps: nth + 1, seat, lines }
  }
  return longest
}

/** The moment of a record after the first move of which its maker alone heard more: a refusal, what a cryptic question meant. */
async function firstAside(record: string): Promise<{ steps: number; seat: Seat } | null> {
  const { log, ...start } = recordOf(record)
  const game = await gameEntry(start.game)!.load()
  const state = startGame(game, start)
  for (const [nth, move] of log.entries()) {
    const [seat] = move
    const told = [tableView(state), seatView(state, seat)].map(({ story }) => story.length)
    applyMoveUnchecked(game, state, ...move)
    const [toAll, toMaker] = [tableView(state), seatView(state, seat)].map(({ story }, i) => story.length - told[i]!)
    if (toAll === 0 && toMaker! > 0) return { steps: nth + 1, seat }
  }
  return null
}

/** A further record of a game whose fullest and plainest tables are unlike the usual one: here three players with three hands each. */
const USUAL_TABLE: Readonly<Record<string, string>> = { 'communal-deduction': 'communal-deduction/one-clue' }

/** True for a move that a tip explains beside what it is chosen from: on one's own turn, and not at the end of a hand. */
const isExplained = ([type, { isOnTurn }]: Offered) => isOnTurn && type !== 'deal'

/** A moment of a record as a seat sees it. */
function sceneAt(
  game: GameRules<GameTypeParams>,
  record: string,
  name: string,
  { steps, seat }: { steps: number; seat: Seat },
): Scene {
  return {
    name: `${record}, ${name}`,
    table: {
      game: game.id,
      sitters: sittersOf(game, recordOf(record), [seat]),
      at: { record, steps },
      notebook: 'proof',
    },
    owner: true,
    route: 'at',
    shows: SEAT_DRAWN,
    looks: [],
  }
}

async function promisedOf(id: string): Promise<Scene[]> {
  const game = await gameEntry(id)!.load()
  const records = recordsOf(id)
  const most = Math.max(...records.map(name => recordOf(name).seats))
  const usual = USUAL_TABLE[id]
  const chosen = new Set([
    records[0]!,
    ...(usual ? [usual] : []),
    ...records.filter(name => recordOf(name).seats === most).slice(0, 1),
    ...records.filter(name => name.endsWith('/everything-at-once')),
  ])
  const seenAt = (record: string, name: string, at: { steps: number; seat: Seat }) => sceneAt(game, record, name, at)
  const scenesOfRecord = async (record: string, offers: readonly Offered[]): Promise<Scene[]> => {
    if (offers.length === 0) return [] // its one move was made at the deal
    const [, first] = offers[0]!
    const longest = await longestAnswer(record)
    const usualMove = offers.find(([type]) => type === 'ask' || type === 'play') ?? offers[0]!
    const explained = record === usual ? offers.filter(isExplained) : [usualMove]
    const mayMove = ([type, at]: Offered) => seenAt(record, `may ${type}`, at)
    return [
      ...(gameEntry(id)!.isOffered ? explained.map(offered => asNewcomer(mayMove(offered))) : []), // the samples of the house explain no moves
      ...(record === records[0] ? [withSomebodyAway(mayMove(usualMove))] : []),
      ...offers.map(mayMove),
      // the end of a round with a strip more
      ...offers.filter(([type]) => type === 'deal').map(offered => withSomebodyAway(mayMove(offered))),
      ...(longest ? [seenAt(record, 'the longest answer', longest)] : []),
      seenAt(record, 'waits', { steps: first.steps, seat: (first.seat + 1) % recordOf(record).seats }),
    ]
  }

  const scenes: Scene[] = []
  const known = new Set<string>()
  for (const record of [...chosen, ...records.filter(name => !chosen.has(name))]) {
    const offers = [...(await lastOffers(record))]
    if (chosen.has(record)) scenes.push(...(await scenesOfRecord(record, offers)))
    else
      for (const offered of offers.filter(([type]) => !known.has(type))) {
        const scene = seenAt(record, `may ${offered[0]}`, offered[1])
        scenes.push(...(gameEntry(id)!.isOffered && isExplained(offered) ? [asNewcomer(scene)] : []), scene)
      }
    for (const [type] of offers) known.add(type)
  }
  for (const record of records) {
    const aside = await firstAside(record)
    if (!aside) continue
    const before = { ...aside, steps: aside.steps - 1 }
    return [
      ...scenes,
      seenAt(record, 'before a line for one alone', before),
      seenAt(record, 'a line for one alone', aside),
    ]
  }
  return scenes
}

/** The same moment for somebody who is told about each move the first time. */
const asNewcomer = (scene: Scene): Scene => ({ ...scene, name: `${scene.name}, newcomer`, newcomer: 'to its moves' })

/** The same moment when one of the others is away. */
function withSomebodyAway(scene: Scene): Scene {
  const { sitters, ...table } = scene.table!
  const away = sitters.indexOf('person')
  return {
    ...scene,
    name: `${scene.name}, somebody is away`,
    table: { ...table, sitters: sitters.map((sitter, seat) => (seat === away ? 'away' : sitter)) },
  }
}

/** The same moment at a screen that everybody shares, whose bar says whose cards are open. */
function atOneScreen(scene: Scene): Scene {
  const { sitters, ...table } = scene.table!
  return {
    ...scene,
    name: `${scene.name}, at one screen`,
    table: { ...table, sitters: sitters.map(sitter => (sitter === 'person' ? 'viewer' : sitter)) },
    press: ['.curtain .button.lamp'],
  }
}

/** All of them. */
export const promised: Promise<readonly Scene[]> = Promise.all(
  games.map(({ id }) => promisedOf(id)), // also the games that the house draws
).then(all => all.flat())

/** What a newcomer sees when it is their turn to make each kind of move of a game for the first time, at its usual table. */
async function firstMomentsOf(id: string): Promise<Scene[]> {
  const game = await gameEntry(id)!.load()
  const record = USUAL_TABLE[id] ?? recordsOf(id)[0]!
  const { log, ...start } = recordOf(record)
  const state = startGame(game, start)
  const found = new Map<Offered[0], Scene>()
  for (const [steps, move] of log.entries()) {
    for (const seat of game.toMove(tableView(state)))
      for (const { type } of legalOffers(game, state, seat))
        if (!found.has(type)) found.set(type, asNewcomer(sceneAt(game, record, `may ${type} first`, { steps, seat })))
    applyMoveUnchecked(game, state, ...move)
  }
  return [...found.values()]
}

export const firstMoments: Promise<readonly Scene[]> = Promise.all(
  games.filter(({ isOffered }) => isOffered).map(({ id }) => firstMomentsOf(id)),
).then(all => all.flat())

/** Those of newcomers who share a screen. */
export const promisedAtOneScreen: Promise<readonly Scene[]> = promised.then(scenes =>
  scenes.filter(({ newcomer }) => newcomer).map(atOneScreen),
)
