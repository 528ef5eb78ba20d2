// Answers for: who is told of a change. Secrecy by place is carried over to the wire here, and nowhere else:
// what changed under `open` goes to everyone, under `own[3]` to seat 3, under `sealed` and `chance` to nobody.
import { hears, type Changed, type Kinds, type Seat } from '../engine/index.ts'
import type { Changes } from './host.ts'

/** What one audience is to be told. */
export interface News {
  readonly set: Changes
  readonly told: Kinds['line'][]
}

/**
 * The news for the table (null) and for each seat. An audience for whom nothing changed is not in the map:
 * it must not even learn that something happened.
 */
export function newsOf({ open, own, steps, told, outcome }: Changed): Map<Seat | null, News> {
  const news = new Map<Seat | null, News>()
  for (const audience of [null, ...own.keys()]) {
    const set: Changes = open.flatMap(({ path, value }) => [path === '' ? '/open' : path, value])
    if (outcome) set.push('/outcome', outcome)
    if (audience !== null) {
      for (const { path, value } of own[audience]!) set.push(path === '' ? '/own' : `/own/${path}`, value)
      if (steps.has(audience)) set.push('/step', steps.get(audience))
    }
    const heard = told.filter(one => hears(one, audience)).map(({ line }) => line)
    if (set.length > 0 || heard.length > 0) news.set(audience, { set, told: heard })
  }
  return news
}
