// Writes a table's journal to the disk: one line per event, flushed before anybody sees it.
import {
  closeSync,
  constants,
  existsSync,
  fdatasyncSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  linkSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'
import {
  chainedLine,
  intactByteLength,
  readJournalLines,
  type JournalContents,
  type JournalLine,
} from './journalLines.ts'
import type { RestorableFile } from './lineFile.ts'
import { withoutReplacedNotes } from '../table/notes.ts'

/**
 * The most bytes of a journal that are read. An evening takes some hundred thousand, so a longer file is not a
 * journal.
 */
const MAX_BYTES_READ = 64 * 1024 * 1024

/** Reads a journal as far as it is valid. Throws if there is no such file. */
export function readJournal(path: string): JournalContents {
  return readJournalLines(readFileStart(path, MAX_BYTES_READ))
}

/** At most `maxBytes` bytes of a file. There are fewer if the file is shorter, or shrinks while it is read. */
function readFileStart(path: string, maxBytes: number): Buffer {
  const file = openSync(path, constants.O_RDONLY)
  try {
    const bytes = Buffer.alloc(Math.min(maxBytes, fstatSync(file).size))
    let read = 0
    for (let more; (more = readSync(file, bytes, read, bytes.length - read, read)) > 0;) read += more
    return bytes.subarray(0, read)
  } finally {
    closeSync(file)
  }
}

/**
 * The bytes by which a journal's file grows at a time, enough for an evening. Flushing is faster while the file
 * keeps its length.
 */
const GROWTH_BYTES = 256 * 1024

/**
 * A journal is compacted once a sixteenth of it is notes by hand written since the last time: so at most this many bytes are read for each byte of notes.
 */
const MAX_READ_PER_NOTE_BYTE = 16

/**
 * On Linux a file can be opened so that a write returns only when its bytes are on the disk. This is faster and
 * steadier than flushing afterwards.
 */
const { O_CREAT, O_DSYNC, O_RDWR, O_TRUNC } = constants
const HAS_SYNCHRONOUS_WRITES = process.platform === 'linux'
const OPEN_FLAGS = O_RDWR | (HAS_SYNCHRONOUS_WRITES ? O_DSYNC : 0)

/** A journal open for writing. */
export class Journal implements RestorableFile {
  readonly path: string
  #fileDescriptor: number
  #inode: bigint // the inode of the open file
  #linesByteLength: number // bytes of whole lines
  #fileBytes: number // bytes of the file; zeros follow the lines
  #lastChecksum: string // the checksum of the last line
  #acks: Set<string>
  #noteBytes: number // bytes of notes by hand since it was last compacted

  /** Continues the file after these lines, and cuts off what follows them. Without lines the file starts afresh. */
  constructor(path: string, lines: readonly JournalLine[] = []) {
    const length = intactByteLength({ lines })
    this.path = path
    this.#fileDescriptor = openSync(path, length === 0 ? OPEN_FLAGS | O_CREAT | O_TRUNC : OPEN_FLAGS, 0o600)
    this.#inode = inodeOf(this.#fileDescriptor)
    this.#linesByteLength = length
    this.#fileBytes = length
    this.#lastChecksum = lines.at(-1)?.sum ?? ''
    this.#acks = new Set(lines.map(({ ack }) => ack))
    this.#noteBytes = lines.reduce((sum, { event, end }, nth) => sum + (isNote(event) ? end - (lines[nth - 1]?.end ?? 0) : 0), 0) // prettier-ignore
    ftruncateSync(this.#fileDescriptor, length)
    if (length === 0) flushFolder(dirname(path))
    else this.#write(Buffer.from('\n'), length - 1) // the newline after the last line may be damaged
  }

  /**
   * Writes an event, flushes it, and returns its line's ack. If it throws, nothing of the event is left in the
   * journal.
   */
  append(event: object): string {
    const { bytes, sum, ack } = chainedLine(event, { after: this.#lastChecksum })
    this.restore()
    try {
      this.#reserveSpace(this.#linesByteLength + bytes.length)
      this.#write(bytes, this.#linesByteLength)
      if (!HAS_SYNCHRONOUS_WRITES) fdatasyncSync(this.#fileDescriptor)
    } catch (error) {
      this.#trimReserve()
      throw error
    }
    this.#linesByteLength += bytes.length
    this.#fileBytes = Math.max(this.#fileBytes, this.#linesByteLength)
    this.#lastChecksum = sum
    this.#acks.add(ack)
    if (isNote(event)) this.#noteBytes += bytes.length
    return ack
  }

  /** True if a line with this ack is in the journal. */
  holds(ack: string): boolean {
    return this.#acks.has(ack)
  }

  /** All lines, read from the disk. Throws if they are not as they were written. */
  get lines(): readonly JournalLine[] {
    const { lines, damage } = readJournalLines(this.#readBytes())
    if (damage !== null || lines.at(-1)?.sum !== this.#lastChecksum)
      throw new Error('the journal is not as it was written')
    return lines
  }

  /**
   * Rewrites the journal without notes by hand that later ones have replaced, if enough were written since the last
   * time. This keeps the bytes it reads in an evening in proportion to the notes. If it throws, the journal is
   * unchanged.
   */
  compact(): void {
    if (this.#noteBytes === 0 || this.#noteBytes * MAX_READ_PER_NOTE_BYTE < this.#linesByteLength) return
    const { lines } = this // new checksums would make damaged ones look whole
    const keptLines = withoutReplacedNotes(lines, ({ event }) => event)
    if (keptLines.length < lines.length) this.#rewrite(keptLines as { event: object; ack: string }[])
    this.#noteBytes = 0
  }

  /** Replaces this journal by one with these lines. If it throws, the journal is unchanged. */
  #rewrite(lines: readonly { readonly event: object; readonly ack: string }[]): void {
    let lastSum = ''
    const newLines = lines.map(({ event, ack }) => {
      const line = chainedLine(event, { after: lastSum, ack })
      lastSum = line.sum
      return line
    })
    this.#replaceFile(Buffer.concat(newLines.map(({ bytes }) => bytes)))
    this.#lastChecksum = lastSum
    this.#acks = new Set(newLines.map(({ ack }) => ack))
  }

  close(): void {
    this.#trimReserve()
    closeSync(this.#fileDescriptor)
  }

  /** Restores the file if somebody has deleted it. Returns true if it was gone. Throws if it cannot be restored. */
  restore(): boolean {
    if (this.#isStillOurFile()) return false
    this.#replaceFile(this.#readBytes())
    return true
  }

  /** False once somebody has deleted or replaced the file: what is written now would be lost. */
  #isStillOurFile(): boolean {
    return statSync(this.path, { bigint: true, throwIfNoEntry: false })?.ino === this.#inode
  }

  #readBytes(): Buffer {
    const bytes = Buffer.alloc(this.#linesByteLength)
    for (let read = 0; read < bytes.length;) {
      const bytesRead = readSync(this.#fileDescriptor, bytes, read, bytes.length - read, read)
      if (bytesRead === 0) throw new Error('the journal is shorter than it was')
      read += bytesRead
    }
    return bytes
  }

  /** Replaces the journal's file by one with these bytes, in one step. */
  #replaceFile(bytes: Buffer): void {
    const newPath = `${this.path}.new`
    mkdirSync(dirname(this.path), { recursive: true, mode: 0o700 })
    const file = openSync(newPath, OPEN_FLAGS | O_CREAT | O_TRUNC, 0o600)
    try {
      writeAll(file, bytes, 0)
      fdatasyncSync(file)
      renameSync(newPath, this.path)
      flushFolder(dirname(this.path))
    } catch (error) {
      closeSync(file)
      throw error
    }
    closeSync(this.#fileDescriptor)
    this.#fileDescriptor = file
    this.#inode = inodeOf(file)
    this.#linesByteLength = bytes.length
    this.#fileBytes = bytes.length
  }

  /**
   * Makes the file longer by an evening's worth, if the disk has room. A disk that is almost full still accepts the
   * next move.
   */
  #reserveSpace(wantedLength: number): void {
    if (wantedLength <= this.#fileBytes) return
    const zeroBytes = Buffer.alloc(wantedLength - this.#fileBytes + GROWTH_BYTES)
    try {
      this.#write(zeroBytes, this.#fileBytes)
      this.#fileBytes += zeroBytes.length
    } catch {
      this.#trimReserve()
    }
  }

  #trimReserve(): void {
    ftruncateSync(this.#fileDescriptor, this.#linesByteLength)
    this.#fileBytes = this.#linesByteLength
  }

  #write(bytes: Buffer, offset: number): void {
    writeAll(this.#fileDescriptor, bytes, offset)
  }
}

function isNote(event: unknown): boolean {
  return (event as { readonly type?: unknown }).type === 'noted'
}

function writeAll(fileDescriptor: number, bytes: Buffer, offset: number): void {
  for (let writtenCount = 0; writtenCount < bytes.length;)
    writtenCount += writeSync(fileDescriptor, bytes, writtenCount, bytes.length - writtenCount, offset + writtenCount)
}

/** Flushes a folder, because a file's name is on the disk only once its folder is. Windows cannot open folders. */
export function flushFolder(path: string): void {
  if (process.platform === 'win32') return
  const folder = openSync(path, constants.O_RDONLY)
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}

function inodeOf(fileDescriptor: number): bigint {
  return fstatSync(fileDescriptor, { bigint: true }).ino
}

/**
 * Sets a damaged journal aside unchanged, and writes what can be read of it in its place. The file is renamed,
 * so nothing has to be copied, however long it is, and no earlier one is lost. Returns its new name.
 */
export function replaceDamagedJournal(path: string, intact: Pick<JournalContents, 'lines'>): string {
  const asidePath = unusedPath(`${path}.damaged`)
  const newPath = `${path}.new`
  writeFileSync(newPath, readFileStart(path, intactByteLength(intact)), { mode: 0o600, flush: true })
  try {
    linkSync(path, asidePath)
  } catch {
    renameSync(path, asidePath) // some file systems do not let a file have two names
  }
  renameSync(newPath, path)
  flushFolder(dirname(path))
  return asidePath
}

/** The name, or the first with a number appended that no file has. */
export function unusedPath(path: string): string {
  for (let number = 1; ; number++) {
    const candidatePath = number === 1 ? path : `${path}-${number}`
    if (!existsSync(candidatePath)) return candidatePath
  }
}
