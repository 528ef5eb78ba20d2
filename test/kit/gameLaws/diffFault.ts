// The law that the diffs of a move, drawer by drawer, bring every viewer's last view up to date.
import { at, diffStates, type PathChange, type GameTypeParams, type GameState } from '../../../shared/engine/index.ts'

/** How a diff fails to lead from one state's drawers to the next's; null if it is right. */
export function diffFault<K extends GameTypeParams>(before: GameState<K>, after: GameState<K>): string | null {
  const { open, own, outcome } = diffStates(before, after)
  if (after.own.length !== before.own.length)
    return `${after.own.length} seats have drawers, and ${before.own.length} had`
  if (JSON.stringify(outcome) !== JSON.stringify(after.outcome)) return 'the outcome is not told'
  return (
    changesOutsidePaths('open', { from: before.open, to: after.open, by: open }) ??
    after.own.reduce<string | null>(
      (wrong, drawer, seat) =>
        wrong ?? changesOutsidePaths(`own/${seat}`, { from: before.own[seat], to: drawer, by: at(own, seat) }),
      null,
    )
  )
}

function changesOutsidePaths(
  drawer: string,
  { from, to, by }: { from: unknown; to: unknown; by: readonly PathChange[] },
): string | null {
  // As the wire carries it: later changes must not reach into the state they came from.
  const sent = JSON.parse(JSON.stringify({ from, by })) as { from: unknown; by: readonly PathChange[] }
  const led = sortedJson(
    sent.by.reduce((box, { path, value }) => setAtPath(box, path === '' ? [] : path.split('/'), value), sent.from),
  )
  const whole = sortedJson(to)
  return led === whole ? null : `${drawer} is left with ${led}\n  instead of ${whole}`
}

function setAtPath(target: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value
  const box = target as Record<string, unknown>
  box[name] = setAtPath(box[name], rest, value)
  return box
}

/** As JSON with sorted keys, because a new field arrives last, wherever the rules keep it. */
function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  )
}
