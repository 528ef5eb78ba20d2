// Answers for: who is told of a change. Secrecy by place is carried over to the wire here, and nowhere else:
// what changed under `open` goes to everyone, under `own[3]` to seat 3, under `sealed` and `chance` to nobody.
import type { Kinds, Seat, Told } from '../engine/index.ts'
import type { Changes } from './host.ts'

/** A change to a state, as the engine makes them. */
export interface Patch {
  readonly op: 'add' | 'replace' | 'remove'
  readonly path: readonly (string | number)[]
  readonly value?: unknown
}

/** What one audience is to be told. */
export interface News {
  readonly set: Changes
  readonly told: Kinds['line'][]
}

/**
 * The news for the table (null) and for each seat. An audience for whom nothing changed is not in the map:
 * it must not even learn that something happened. Throws when a change fits no drawer, or takes a field away.
 */
export function newsOf(patches: readonly Patch[], seats: number): Map<Seat | null, News> {
  const news = new Map<Seat | null, News>()
  const everyone = [null, ...Array.from({ length: seats }, (_, seat) => seat)]
  const of = (audience: Seat | null) => {
    let mine = news.get(audience)
    if (!mine) news.set(audience, (mine = { set: [], told: [] }))
    return mine
  }
  for (const { op, path, value } of patches) {
    const [drawer, second, ...rest] = path
    if (drawer === 'sealed' || drawer === 'chance') continue
    if (op === 'remove') throw new Error(`nothing is taken away at ${path.join('/')}: a game sets it to null`)
    if (drawer === 'open' && second !== undefined)
      for (const audience of everyone) of(audience).set.push([second, ...rest].join('/'), value)
    else if (drawer === 'open' || drawer === 'outcome')
      for (const audience of everyone) of(audience).set.push(`/${drawer}`, value)
    else if (drawer === 'own' && typeof second === 'number') of(second).set.push(['/own', ...rest].join('/'), value)
    else if (drawer === 'steps' && typeof second === 'number') of(second).set.push('/step', value)
    else if (drawer === 'story' && op === 'add' && path.length === 2) {
      const { line, to } = value as Told<Kinds>
      for (const audience of to ?? everyone) of(audience).told.push(line)
    } else throw new Error(`no drawer for ${path.join('/')}`)
  }
  return news
}
