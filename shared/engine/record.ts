// The record of a game: a header and a log of moves. Everything else is replayed from them.
import { isDealProof, type DealProof } from './dealProof.ts'
import type { GameRules, GameTypeParams, Seat, GameState } from './game.ts'
import { checkMove, applyMoveUnchecked, startGame, type GameStart } from './gameplay.ts'

/** One entry of the log. */
export type LogEntry<K extends GameTypeParams = GameTypeParams> = readonly [seat: Seat, move: K['move']]

/** A move with the number of moves that were made before it. */
export type NumberedMove<K extends GameTypeParams = GameTypeParams> = readonly [
  before: number,
  seat: Seat,
  move: K['move'],
]

/** A record: just enough to play the game again. */
export interface GameRecord<K extends GameTypeParams = GameTypeParams> extends GameStart<K> {
  readonly game: string
  readonly rules: number
  readonly log: LogEntry<K>[]
  readonly takenBack?: NumberedMove<K>[] // in the order they were made; the log has none of them
  readonly outOfTime?: number[] // moves of the log (from 1, ascending) that a computer made because a person's time ran out
  readonly proof?: DealProof // how the seed was drawn; absent if only the host drew
  readonly players?: readonly string[] // names, by seat
  readonly avatars?: readonly number[] // colours and shapes, by seat: 0 to 12
  readonly devices?: readonly string[] // by seat: the public tag of the last person's device, also if they left; '' for computer players
  readonly winners?: readonly Seat[] // as the game ended
  readonly when?: number // when it ended, or was dealt if that is not known, in milliseconds since 1970
}

/** The fault of a record: another game, unknown rules, or a bad line or move (from 1). */
export type RecordFault =
  | { readonly type: 'game'; readonly game: string }
  | { readonly type: 'rules'; readonly made: number; readonly played: number }
  | { readonly type: 'line'; readonly line: number }
  | { readonly type: 'start' }
  | { readonly type: 'move'; readonly move: number }

/** A file that is not a record, or a record these rules cannot play. Screens have words for the fault; the message is for programmers. */
export class InvalidRecord extends Error {
  override name = 'InvalidRecord'
  readonly fault: RecordFault

  constructor(fault: RecordFault, message: string) {
    super(message)
    this.fault = fault
  }
}

/** The rules of a game in this version, or null if there is none. */
export function rulesOfVersion<K extends GameTypeParams>(
  currentRules: GameRules<K>,
  version: number,
): GameRules<K> | null {
  return [currentRules, ...(currentRules.earlier ?? [])].find(edition => edition.version === version) ?? null
}

/** The rules a record was made with. Throws InvalidRecord. */
export function rulesForRecord<K extends GameTypeParams>(
  rules: GameRules<K>,
  record: Pick<GameRecord<K>, 'game' | 'rules'>,
): GameRules<K> {
  if (record.game !== rules.id) {
    const { game: other } = record
    throw new InvalidRecord({ type: 'game', game: other }, `This is a record of “${other}”, not of “${rules.id}”.`)
  }
  const edition = rulesOfVersion(rules, record.rules)
  if (!edition)
    throw new InvalidRecord(
      { type: 'rules', made: record.rules, played: rules.version },
      `This record was made with rules ${record.rules}; this Hunch plays rules ${rules.version}.`,
    )
  return edition
}

/** Plays a record up to `step` (default: all of it) and checks every move. Throws InvalidRecord. */
export function replayRecord<K extends GameTypeParams>(
  currentRules: GameRules<K>,
  record: GameRecord<K>,
  step = record.log.length,
): GameState<K> {
  const rules = rulesForRecord(currentRules, record)
  let state: GameState<K>
  try {
    state = startGame(rules, record)
  } catch (error) {
    throw new InvalidRecord({ type: 'start' }, `The record does not start: ${(error as Error).message}.`)
  }
  for (const [moveIndex, [seat, move]] of record.log.slice(0, step).entries()) {
    try {
      applyMoveUnchecked(rules, state, seat, checkMove(rules, state, seat, move))
    } catch (error) {
      throw new InvalidRecord(
        { type: 'move', move: moveIndex + 1 },
        `Move ${moveIndex + 1} of the record cannot be played: ${(error as Error).message}.`,
      )
    }
  }
  return state
}

/** A record as text: a header line, then one line per move. */
export function formatRecord(record: GameRecord): string {
  const { log, takenBack = [], outOfTime = [], ...header } = record
  const headerFields = {
    ...header,
    ...(takenBack.length > 0 && { takenBack }),
    ...(outOfTime.length > 0 && { outOfTime }),
  }
  return [headerFields, ...log].map(line => JSON.stringify(line)).join('\n') + '\n'
}

/** Editors and mail programs put it before a text, and most readers of files pass it on. */
const BYTE_ORDER_MARK = /^\ufeff/

/** What a header may hold; anything else in it is left out. */
const HEADER_FIELDS = [
  'game',
  'rules',
  'seats',
  'options',
  'seed',
  'first',
  'players',
  'avatars',
  'devices',
  'winners',
  'when',
  'takenBack',
  'outOfTime',
  'proof',
] as const satisfies readonly (keyof GameRecord)[]

/** Reads a record from text. Throws InvalidRecord with the number of the bad line. */
export function parseRecord(text: string): GameRecord {
  const lines = text
    .replace(BYTE_ORDER_MARK, '')
    .split('\n')
    .filter(line => line.trim() !== '')
  const [header, ...log] = lines.map((line, i) => {
    try {
      return JSON.parse(line) as unknown
    } catch {
      throw new InvalidRecord({ type: 'line', line: i + 1 }, `Line ${i + 1} of the record is not JSON.`)
    }
  })
  if (!isHeader(header))
    throw new InvalidRecord({ type: 'line', line: 1 }, 'The first line is not the header of a Hunch record.')
  for (const [i, entry] of log.entries())
    if (!isLogEntry(entry))
      throw new InvalidRecord({ type: 'line', line: i + 2 }, `Line ${i + 2} of the record is not a move.`)
  if ((header.outOfTime?.at(-1) ?? 0) > log.length)
    throw new InvalidRecord({ type: 'line', line: 1 }, 'The first line names a move that was not made.')
  const known = HEADER_FIELDS.filter(name => header[name] !== undefined).map(name => [name, header[name]])
  return {
    ...(Object.fromEntries(known) as Omit<GameRecord, 'log'>),
    log: log as LogEntry[],
  }
}

function isHeader(value: unknown): value is Omit<GameRecord, 'log'> {
  if (typeof value !== 'object' || value === null) return false
  const {
    game,
    rules,
    seats,
    options,
    seed,
    first,
    players,
    avatars,
    devices,
    winners,
    when,
    takenBack,
    outOfTime,
    proof,
  } = value as Partial<Record<(typeof HEADER_FIELDS)[number], unknown>>
  return (
    typeof game === 'string' &&
    Number.isInteger(rules) &&
    Number.isInteger(seats) &&
    typeof options === 'object' &&
    options !== null &&
    typeof seed === 'string' &&
    (first === null || Number.isInteger(first)) &&
    (when === undefined || Number.isFinite(when)) &&
    (proof === undefined || isDealProof(proof)) &&
    (takenBack === undefined || (Array.isArray(takenBack) && takenBack.every(isNumberedMove))) &&
    (outOfTime === undefined || isAscendingMoveNumbers(outOfTime)) &&
    (winners === undefined || (Array.isArray(winners) && winners.every(Number.isInteger))) &&
    (players === undefined || isTextBySeat(players, seats)) &&
    (avatars === undefined || isAvatarBySeat(avatars, seats)) &&
    (devices === undefined || isTextBySeat(devices, seats))
  )
}

function isTextBySeat(value: unknown, seats: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length === seats &&
    value.every(text => typeof text === 'string' && text.length <= 200)
  )
}

/** A screen has thirteen pairs of a colour and a shape. */
const AVATAR_COUNT = 13

function isAvatarBySeat(value: unknown, seats: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.length === seats &&
    value.every(avatar => Number.isInteger(avatar) && avatar >= 0 && avatar < AVATAR_COUNT)
  )
}

/** True for a seat and something with the shape of a move. */
export function isLogEntry(value: unknown): value is LogEntry {
  if (!Array.isArray(value) || value.length !== 2) return false
  const [seat, move] = value as [unknown, unknown]
  return (
    Number.isInteger(seat) &&
    typeof move === 'object' &&
    move !== null &&
    typeof (move as { type?: unknown }).type === 'string'
  )
}

function isNumberedMove(value: unknown): value is NumberedMove {
  return Array.isArray(value) && Number.isInteger(value[0]) && isLogEntry(value.slice(1))
}

/** True for move numbers in strictly ascending order. */
function isAscendingMoveNumbers(value: unknown): value is number[] {
  return (
    Array.isArray(value) &&
    value.every((no, i) => Number.isInteger(no) && no > (i === 0 ? 0 : (value[i - 1] as number)))
  )
}
