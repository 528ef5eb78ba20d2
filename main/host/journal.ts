// Answers for: a table's journal. One line an event, flushed to disk before anybody is told of it;
// a last line that was torn by a crash was told to nobody, and is cut off on reading.
import {
  closeSync,
  constants,
  copyFileSync,
  fdatasyncSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  statSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { withoutReplacedNotes } from './notes.ts'

/** What a journal says, as far as it can be read. */
export interface JournalContents {
  readonly events: readonly unknown[]
  readonly ends: readonly number[] // where each event's line ends, in bytes
  readonly length: number // bytes that hold whole events
  readonly damage: number | null // the first line that cannot be read, from 1
}

/** Reads the events of a journal up to the first line that is not JSON. Throws when there is no such file. */
export function readJournal(path: string): JournalContents {
  return readEvents(readFileSync(path))
}

function readEvents(bytes: Buffer): JournalContents {
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
  #inode: bigint // of the open file
  #length: number // bytes of whole events
  #room: number // bytes of the file; zeros lie behind the events

  /** Goes on after `length` bytes; what lies behind them is cut off. */
  constructor(path: string, length: number) {
    this.path = path
    this.#file = openSync(path, length === 0 ? OPEN | O_CREAT | O_TRUNC : OPEN, 0o600)
    this.#inode = inodeOf(this.#file)
    this.#length = length
    this.#room = length
    ftruncateSync(this.#file, length)
    if (length === 0) flushFolder(dirname(path))
  }

  /** Writes an event and flushes it. When it throws, nothing of the event is left in the journal. */
  append(event: unknown): void {
    const line = Buffer.from(JSON.stringify(event) + '\n')
    if (!this.#isInPlace()) this.#replace(this.#bytes())
    try {
      this.#stretch(this.#length + line.length)
      this.#write(line, this.#length)
      if (!WRITES_THROUGH) fdatasyncSync(this.#file)
    } catch (error) {
      this.#trim()
      throw error
    }
    this.#length += line.length
    this.#room = Math.max(this.#room, this.#length)
  }

  /** Writes the journal anew without the notes by hand that later ones have replaced. Throws when it cannot; it is whole all the same. */
  compact(): void {
    const { events } = readEvents(this.#bytes())
    const kept = withoutReplacedNotes(events)
    if (kept.length < events.length)
      this.#replace(Buffer.from(kept.map(event => JSON.stringify(event) + '\n').join('')))
  }

  close(): void {
    this.#trim()
    closeSync(this.#file)
  }

  /** False once somebody has deleted the file, or put another in its place: what is written now would be lost. */
  #isInPlace(): boolean {
    return statSync(this.path, { bigint: true, throwIfNoEntry: false })?.ino === this.#inode
  }

  #bytes(): Buffer {
    const bytes = Buffer.alloc(this.#length)
    for (let read = 0; read < bytes.length;) {
      const more = readSync(this.#file, bytes, read, bytes.length - read, read)
      if (more === 0) throw new Error('the journal is shorter than it was')
      read += more
    }
    return bytes
  }

  /** Puts a file with these bytes in the journal's place, in one step. */
  #replace(bytes: Buffer): void {
    const fresh = `${this.path}.new`
    mkdirSync(dirname(this.path), { recursive: true, mode: 0o700 })
    const file = openSync(fresh, OPEN | O_CREAT | O_TRUNC, 0o600)
    try {
      writeAll(file, bytes, 0)
      fdatasyncSync(file)
      renameSync(fresh, this.path)
      flushFolder(dirname(this.path))
    } catch (error) {
      closeSync(file)
      throw error
    }
    closeSync(this.#file)
    this.#file = file
    this.#inode = inodeOf(file)
    this.#length = bytes.length
    this.#room = bytes.length
  }

  /** Room for an evening, if there is any: a disk that is almost full still takes the next move. */
  #stretch(wanted: number): void {
    if (wanted <= this.#room) return
    const zeros = Buffer.alloc(wanted - this.#room + STRETCH)
    try {
      this.#write(zeros, this.#room)
      this.#room += zeros.length
    } catch {
      this.#trim()
    }
  }

  #trim(): void {
    ftruncateSync(this.#file, this.#length)
    this.#room = this.#length
  }

  #write(bytes: Buffer, at: number): void {
    writeAll(this.#file, bytes, at)
  }
}

function writeAll(file: number, bytes: Buffer, at: number): void {
  for (let written = 0; written < bytes.length;)
    written += writeSync(file, bytes, written, bytes.length - written, at + written)
}

/** A file's name is on the disk only when its folder is. Windows keeps no folders open. */
function flushFolder(path: string): void {
  if (process.platform === 'win32') return
  const folder = openSync(path, constants.O_RDONLY)
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}

function inodeOf(file: number): bigint {
  return fstatSync(file, { bigint: true }).ino
}

/** Keeps a copy of a damaged journal beside it, before it is cut back to what can be read. */
export function copyDamagedJournal(path: string): void {
  copyFileSync(path, `${path}.damaged`)
}
