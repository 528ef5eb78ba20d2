// Answers for: the law that patches, sorted by drawer, bring every viewer's last view up to date and carry nothing else.
import { clockwise, type act, type Kinds, type Seat, type State } from '../engine/index.ts'

type Changes = ReturnType<typeof act>['patches']
type Path = readonly (string | number)[]

/** Why these patches do not lead every viewer from one view to the next; null when they do. */
export function astray<K extends Kinds>(before: State<K>, after: State<K>, patches: Changes): string | null {
  for (const { path } of patches) {
    const wrong = homeless(path, before.story.length)
    if (wrong) return wrong
  }
  for (const viewer of [null, ...clockwise(before.seats)]) {
    const mine = patches.filter(({ path }) => concerns(path as Path, viewer))
    const updated = JSON.stringify(patched(known(before, viewer), mine))
    const whole = JSON.stringify(known(after, viewer))
    if (updated !== whole) return `viewer ${viewer} is left with ${updated}\n  instead of ${whole}`
  }
  return null
}

function homeless(path: Path, lines: number): string | null {
  const [drawer, at] = path
  switch (drawer) {
    case 'open':
    case 'sealed':
    case 'steps':
    case 'chance':
    case 'outcome':
      return null
    case 'own':
      return typeof at === 'number' ? null : `a patch of ${path.join('/')} would carry every seat’s own drawer`
    case 'story':
      return path.length === 2 && typeof at === 'number' && at >= lines ? null : `a patch of ${path.join('/')} changes what was told`
    default:
      return `a patch of ${path.join('/')} lies in no drawer`
  }
}

function concerns([drawer, at]: Path, viewer: Seat | null): boolean {
  return drawer === 'open' || drawer === 'outcome' || (drawer === 'own' && at === viewer)
}

function known<K extends Kinds>({ open, own, outcome }: State<K>, viewer: Seat | null): object {
  return { open, own: own.map((drawer, seat) => (seat === viewer ? drawer : null)), outcome }
}

/** A copy of the view with the patches applied, in their order. */
function patched(view: object, patches: Changes): object {
  const copy = JSON.parse(JSON.stringify(view)) as object
  for (const { op, path, value } of patches) {
    const inner = [...(path as Path)]
    const name = inner.pop()!
    const place = inner.reduce<unknown>((at, step) => (at as Record<string | number, unknown>)[step], copy)
    if (Array.isArray(place) && name !== 'length' && op !== 'replace')
      place.splice(Number(name), op === 'remove' ? 1 : 0, ...(op === 'add' ? [structured(value)] : []))
    else if (op === 'remove') delete (place as Record<string | number, unknown>)[name]
    else (place as Record<string | number, unknown>)[name] = structured(value)
  }
  return copy
}

/** A value as the wire would bring it: later patches must not reach into the state it came from. */
function structured(value: unknown): unknown {
  return value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown)
}
