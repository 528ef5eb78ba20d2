// Answers for: a state copied before a move is played, and what the move changed, drawer by drawer, in few bytes.
import type { Kinds, Outcome, Seat, State, Told } from './game.ts'

/** A new value at a place in a drawer: names and indexes joined by `/`; '' is the drawer itself. */
export interface Change {
  readonly path: string
  readonly value: unknown
}

/** What a move changed of what anybody may see. Drawers are kept apart here, so that no change can reach a wrong one. */
export interface Changed<K extends Kinds = Kinds> {
  readonly open: readonly Change[]
  readonly own: readonly (readonly Change[])[] // by seat
  readonly steps: ReadonlyMap<Seat, number>
  readonly told: readonly Told<K>[]
  readonly outcome: Outcome | null // when the game ended with this move
}

/** A state like this one that shares nothing with it but the lines already told, which never change. */
export function copyOf<K extends Kinds>(state: State<K>): State<K> {
  const { open, own, sealed, steps, story, chance } = state
  return {
    ...state,
    open: copied(open),
    own: copied(own),
    sealed: copied(sealed),
    steps: [...steps],
    story: [...story],
    chance: { ...chance },
  }
}

/** What changed from one state of a game to the next. */
export function changedIn<K extends Kinds>(before: State<K>, after: State<K>): Changed<K> {
  return {
    open: changes(before.open, after.open),
    own: after.own.map((drawer, seat) => changes(before.own[seat], drawer)),
    steps: new Map(after.steps.flatMap((step, seat) => (step === before.steps[seat] ? [] : [[seat, step] as const]))),
    told: after.story.slice(before.story.length),
    outcome: before.outcome ? null : after.outcome,
  }
}

function copied<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(copied) as T
  const copy: Record<string, unknown> = {}
  for (const name in value) copy[name] = copied(value[name])
  return copy as T
}

function changes(before: unknown, after: unknown): Change[] {
  const found: Change[] = []
  compare(before, after, { path: '', found })
  return found
}

/** Finds the changes at a place and below; gives how many bytes they take, about. Where it is no longer, the place is set whole. */
function compare(before: unknown, after: unknown, { path, found }: { path: string; found: Change[] }): number {
  if (before === after) return 0
  const whole = () => found.push({ path, value: after }) && path.length + AROUND + size(after)
  if (!isBox(before) || !isBox(after) || Array.isArray(before) !== Array.isArray(after)) return whole()
  for (const name in before) if (!(name in after)) return whole()
  const first = found.length
  let bytes = 0
  for (const name in after)
    bytes += compare(before[name], after[name], { path: path === '' ? name : `${path}/${name}`, found })
  if (found.length - first < 2 || bytes < path.length + AROUND + size(after)) return bytes
  found.length = first
  return whole()
}

/** Bytes around a path and its value: quotes and commas. */
const AROUND = 4

/** About the bytes a value takes as JSON. */
function size(value: unknown): number {
  if (typeof value === 'string') return value.length + 2
  if (!isBox(value)) return 4
  let bytes = 2
  for (const name in value) bytes += size(value[name]) + (Array.isArray(value) ? 1 : name.length + 4)
  return bytes
}

function isBox(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
