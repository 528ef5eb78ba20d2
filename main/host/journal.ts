// Answers for: a table's journal. One line an event, flushed to disk before anybody is told of it;
// a last line that was torn by a crash was told to nobody, and is cut off on reading.
import { closeSync, constants, copyFileSync, fdatasyncSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs'

/** What a journal says, as far as it can be read. */
export interface Reading {
  readonly events: readonly unknown[]
  readonly ends: readonly number[] // where each event's line ends, in bytes
  readonly length: number // bytes that hold whole events
  readonly damage: number | null // the first line that cannot be read, from 1
}

/** Reads the events of a journal up to the first line that is not JSON. Throws when there is no such file. */
export function readJournal(path: string): Reading {
  const bytes = readFileSync(path)
  const length = bytes.lastIndexOf(10) + 1
  const events: unknown[] = []
  const ends: number[] = []
  let at = 0
  while (at < length) {
    const end = bytes.indexOf(10, at)
    try {
      events.push(JSON.parse(bytes.toString('utf8', at, end)))
    } catch {
      return { events, ends, length: at, damage: events.length + 1 }
    }
    at = end + 1
    ends.push(at)
  }
  return { events, ends, length, damage: null }
}

/** Bytes by which a journal grows at a time: an evening's worth. Flushing is quicker while the file keeps its length. */
const STRETCH = 256 * 1024

/** On Linux a file can be opened so that a write returns once it is on the disk: quicker, and steadier, than asking for it afterwards. */
const { O_CREAT, O_DSYNC, O_RDWR, O_TRUNC } = constants
const WRITES_THROUGH = process.platform === 'linux'
const OPEN = O_RDWR | (WRITES_THROUGH ? O_DSYNC : 0)

/** A journal open for writing. */
export class Journal {
  readonly path: string
  #file: number
  #length: number // bytes of whole events
  #room: number // bytes of the file; zeros lie behind the events

  /** Goes on after `length` bytes; what lies behind them is cut off. */
  constructor(path: string, length: number) {
    this.path = path
    this.#file = openSync(path, length === 0 ? OPEN | O_CREAT | O_TRUNC : OPEN, 0o600)
    this.#length = length
    this.#room = length
    ftruncateSync(this.#file, length)
  }

  /** Writes an event and flushes it. When it throws, nothing of the event is left in the journal. */
  append(event: unknown): void {
    const line = Buffer.from(JSON.stringify(event) + '\n')
    try {
      this.#stretch(this.#length + line.length)
      this.#write(line, this.#length)
      if (!WRITES_THROUGH) fdatasyncSync(this.#file)
    } catch (error) {
      this.#trim()
      throw error
    }
    this.#length += line.length
  }

  close(): void {
    this.#trim()
    closeSync(this.#file)
  }

  #stretch(wanted: number): void {
    if (wanted <= this.#room) return
    const zeros = Buffer.alloc(wanted - this.#room + STRETCH)
    this.#write(zeros, this.#room)
    this.#room += zeros.length
  }

  #trim(): void {
    ftruncateSync(this.#file, this.#length)
    this.#room = this.#length
  }

  #write(bytes: Buffer, at: number): void {
    for (let written = 0; written < bytes.length; ) written += writeSync(this.#file, bytes, written, bytes.length - written, at + written)
  }
}

/** Keeps a copy of a damaged journal beside it, before it is cut back to what can be read. */
export function setAside(path: string): void {
  copyFileSync(path, `${path}.damaged`)
}
