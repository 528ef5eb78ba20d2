// Answers for: a view that a client of another make keeps up with by itself, as the wire's page says it of news and paths.
type Json = Record<string, unknown>

/** A view as it came, with every news made in it. Throws where news are not the next, or a path leads nowhere. */
export class FollowedView {
  readonly view: Json
  #n: number

  constructor({ view, n }: Json) {
    this.view = structuredClone(view) as Json
    this.#n = n as number
  }

  hear({ n, set = [], told = [] }: Json): void {
    if (n !== this.#n + 1) throw new Error(`news ${String(n)} came after ${this.#n}`)
    this.#n++
    const changes = set as unknown[]
    for (let at = 0; at < changes.length; at += 2) this.#set(changes[at] as string, changes[at + 1])
    for (const line of told as (Json | unknown[])[]) this.#story.push(Array.isArray(line) ? this.#unpacked(line) : line)
  }

  get #story(): Json[] {
    return this.view['story'] as Json[]
  }

  #set(path: string, value: unknown): void {
    const steps = path.startsWith('/') ? path.slice(1).split('/') : ['open', ...path.split('/')]
    const last = steps.pop()!
    let within = this.view
    for (const step of steps) within = within[step] as Json
    if (Array.isArray(within) && Number(last) > within.length) throw new Error(`${path} leaves a gap`)
    within[last] = value
  }

  /** Its type, then its values in the order in which the first line of this type had its fields. */
  #unpacked([type, ...values]: unknown[]): Json {
    const first = this.#story.find(line => line['type'] === type)
    if (!first) throw new Error(`no line of the type ${String(type)} was told whole`)
    const names = Object.keys(first).filter(name => name !== 'type')
    return { type, ...Object.fromEntries(names.map((name, at) => [name, values[at]])) }
  }
}
