// Copies a state before a move, and lists what the move changed, drawer by drawer, in few bytes.
import type { GameTypeParams, Outcome, Seat, GameState, LineWithAudience } from './game.ts'

/** A new value at a path in a drawer: names and indexes joined by `/`; '' is the drawer itself. */
export interface PathChange {
  readonly path: string
  readonly value: unknown
}

/**
 * The changes that a move made to what people may see. Public changes and those of each seat are separate, so that
 * none can reach the wrong viewer.
 */
export interface StateDiff<K extends GameTypeParams = GameTypeParams> {
  readonly open: readonly PathChange[]
  readonly own: readonly (readonly PathChange[])[] // by seat
  readonly steps: ReadonlyMap<Seat, number>
  readonly told: readonly LineWithAudience<K>[]
  readonly outcome: Outcome | null // the outcome, if the game ended with this move
}

/** A copy that shares nothing with this state but the story lines, which never change. */
export function cloneState<K extends GameTypeParams>(state: GameState<K>): GameState<K> {
  const { open, own, sealed, steps, story, chance } = state
  return {
    ...state,
    open: deepCopy(open),
    own: deepCopy(own),
    sealed: deepCopy(sealed),
    steps: [...steps],
    story: [...story],
    chance: { ...chance },
  }
}

/** Lists what changed from one state of a game to the next. */
export function diffStates<K extends GameTypeParams>(before: GameState<K>, after: GameState<K>): StateDiff<K> {
  return {
    open: pathChanges(before.open, after.open),
    own: after.own.map((drawer, seat) => pathChanges(before.own[seat], drawer)),
    steps: new Map(after.steps.flatMap((step, seat) => (step === before.steps[seat] ? [] : [[seat, step] as const]))),
    told: after.story.slice(before.story.length),
    outcome: before.outcome ? null : after.outcome,
  }
}

/** The copy of an object has the same hidden class, so that V8 reads both as fast. */
function deepCopy<T>(value: T): T {
  if (!isObjectOrList(value)) return value
  if (Array.isArray(value)) {
    const listCopy: unknown[] = value.slice()
    for (let i = 0; i < listCopy.length; i++) if (isObjectOrList(listCopy[i])) listCopy[i] = deepCopy(listCopy[i])
    return listCopy as T
  }
  const copy: Record<string, unknown> = { ...value }
  for (const name in copy) if (isObjectOrList(copy[name])) copy[name] = deepCopy(copy[name])
  return copy as T
}

/** The changed paths below, or the whole value when that takes fewer bytes. */
function pathChanges(before: unknown, after: unknown): readonly PathChange[] {
  if (before === after) return NO_CHANGES
  if (!isObjectOrList(before) || !isObjectOrList(after) || cannotBePatched(before, after))
    return [{ path: '', value: after }]
  const changes = Array.isArray(after)
    ? changedItems(before as unknown as unknown[], after)
    : changedFields(before, after)
  if (changes.length < 2) return changes
  const bytes = changes.reduce((sum, { path, value }) => sum + path.length + BYTES_AROUND_PATH + jsonSize(value), 0)
  return bytes < BYTES_AROUND_PATH + jsonSize(after) ? changes : [{ path: '', value: after }]
}

const NO_CHANGES: readonly PathChange[] = []

function changedFields(before: Record<string, unknown>, after: Record<string, unknown>): readonly PathChange[] {
  let changes: PathChange[] | null = null
  for (const field in after)
    if (before[field] !== after[field]) changes = addUnderName(changes, field, pathChanges(before[field], after[field]))
  return changes ?? NO_CHANGES
}

function changedItems(before: readonly unknown[], after: readonly unknown[]): readonly PathChange[] {
  let changes: PathChange[] | null = null
  for (let i = 0; i < after.length; i++)
    if (before[i] !== after[i]) changes = addUnderName(changes, String(i), pathChanges(before[i], after[i]))
  return changes ?? NO_CHANGES
}

/** Adds what changed below a name; makes the list only when something did. */
function addUnderName(
  changesSoFar: PathChange[] | null,
  name: string,
  changes: readonly PathChange[],
): PathChange[] | null {
  if (changes.length === 0) return changesSoFar
  changesSoFar ??= []
  for (const { path, value } of changes) changesSoFar.push({ path: path === '' ? name : `${name}/${path}`, value })
  return changesSoFar
}

/** True if paths cannot express the change: a name is gone, a list got shorter, or one of the two is a list and the other is not. */
function cannotBePatched(before: object, after: object): boolean {
  if (Array.isArray(before) || Array.isArray(after))
    return !Array.isArray(before) || !Array.isArray(after) || after.length < before.length
  for (const name in before) if (!(name in after)) return true
  return false
}

/** Bytes around a path and its value: quotes and commas. */
const BYTES_AROUND_PATH = 4

/** Approximate number of bytes of a value as JSON. */
function jsonSize(value: unknown): number {
  if (typeof value === 'string') return value.length + 2
  if (!isObjectOrList(value)) return 4
  let bytes = 2
  if (Array.isArray(value)) for (let i = 0; i < value.length; i++) bytes += jsonSize(value[i]) + 1
  else for (const name in value) bytes += jsonSize(value[name]) + name.length + 4
  return bytes
}

function isObjectOrList(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
