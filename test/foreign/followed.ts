// A view the foreign client keeps up to date by itself, by the rules of the protocol's README.
type Json = Record<string, unknown>

/** A view with all updates applied. Throws if an update is out of order or a path does not exist. */
export class FollowedView {
  readonly view: Json
  #n: number

  constructor({ view, n }: Json) {
    this.view = structuredClone(view) as Json
    this.#n = n as number
  }

  apply({ n, set = [], told = [] }: Json): void {
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

  /** The line's type, then its values in the field order of the first line of that type. */
  #unpacked([type, ...values]: unknown[]): Json {
    const first = this.#story.find(line => line['type'] === type)
    if (!first) throw new Error(`no complete line of the type ${String(type)} came before`)
    const names = Object.keys(first).filter(name => name !== 'type')
    return { type, ...Object.fromEntries(names.map((name, at) => [name, values[at]])) }
  }
}
