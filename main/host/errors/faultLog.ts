// Writes the program's own bugs to a log file, without a card, a name or a secret in it.
import { existsSync, mkdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { createStream, type RotatingFileStream } from 'rotating-file-stream'

/** The place where a bug happened. It may contain only facts that everybody at the table may know. */
export interface FaultContext {
  readonly where: string
  readonly game?: string
  readonly seat?: number
}

/** Reports a bug. Never throws. */
export type ReportFault = (error: unknown, context: FaultContext) => void

export interface FaultLog {
  readonly report: ReportFault
  /** Resolves when everything reported is on the disk. */
  readonly close: () => Promise<void>
}

/** The log file for tables stored in this folder. */
export function faultLogPath(dataFolder: string): string {
  return join(dataFolder, 'log', 'hunch.log')
}

/** More reports than this in a minute say nothing new: of the rest only the number is written. */
const MAX_PER_MINUTE = 30

let isStderrWritable = true

/**
 * Errors of the output streams are ignored: their reader may be gone, or the disk full. A report of such an error
 * would cause the next one.
 */
function ignoreOutputErrors(): void {
  for (const output of [process.stdout, process.stderr])
    output.on('error', () => {
      if (output === process.stderr) isStderrWritable = false
    })
}

/**
 * Opens the log of a data folder. Its file is created with the first bug; the last four files of 256 KiB are
 * kept.
 */
export function openFaultLog(
  dataFolder: string,
  { echo = false, now = Date.now }: { echo?: boolean; now?: () => number } = {},
): FaultLog {
  if (isStderrWritable && process.stderr.listenerCount('error') === 0) ignoreOutputErrors()
  const path = faultLogPath(dataFolder)
  let stream: RotatingFileStream | null = null
  let minute = 0
  let reportedThisMinute = 0
  let isFileOpen = false // the stream has opened its file
  const openStream = (): RotatingFileStream => {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    const logStream = createStream(basename(path), { path: dirname(path), size: '256K', maxFiles: 4, mode: 0o600 })
    isFileOpen = false
    logStream.on('open', () => (isFileOpen = true))
    return logStream.on('error', () => {}) // a log that cannot be written stops nothing
  }
  const writeSkippedCount = () => {
    const skippedCount = reportedThisMinute - MAX_PER_MINUTE
    if (skippedCount > 0)
      stream?.write(`${new Date(minute * 60_000).toISOString()} faults of this minute not written: ${skippedCount}\n`)
  }
  return {
    report: (error, context) => {
      const line = faultLine(error, context, new Date(now()))
      try {
        if (isFileOpen && !existsSync(path)) {
          stream?.end() // somebody has deleted the file
          stream = null
        }
        if (Math.floor(now() / 60_000) !== minute) {
          writeSkippedCount()
          ;[minute, reportedThisMinute] = [Math.floor(now() / 60_000), 0]
        }
        if (++reportedThisMinute <= MAX_PER_MINUTE) (stream ??= openStream()).write(line)
      } catch {
        // see above
      }
      try {
        if (echo && isStderrWritable) process.stderr.write(line)
      } catch {
        isStderrWritable = false
      }
    },
    close: () => {
      writeSkippedCount()
      return new Promise(resolve => (stream ? stream.end(() => resolve()) : resolve()))
    },
  }
}

function faultLine(error: unknown, { where, game, seat }: FaultContext, when: Date): string {
  const context = [where, game, seat === undefined ? undefined : `seat ${seat}`]
    .filter(part => part !== undefined)
    .join(', ')
  return `${when.toISOString()} ${context}: ${redactFault(error)}\n`
}

/** An error's type, the outline of its message and the places in the code, without the values it was about. */
export function redactFault(error: unknown): string {
  const stackText = error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error)
  const [message = '', ...places] = stackText.split(/\n(?=\s*(?:at |\S*@))/)
  return [withoutSecrets(message), ...places.map(place => `    ${placeWithoutFolders(place.trim())}`)].join('\n')
}

/** Cards, names, tokens and codes are quoted, in brackets, in capitals, or contain digits. */
function withoutSecrets(message: string): string {
  return message
    .replace(/["'`“”‘’{[(][^\n]*/g, '…')
    .replace(/\S*\d\S*/g, '…')
    .replace(/\b[A-Z]{4}\b/g, '…')
    .replace(/\s+/g, ' ')
    .slice(0, 300)
}

/** A place in the program, without the folders of this machine. */
function placeWithoutFolders(stackLine: string): string {
  return stackLine.replace(/(?:file:\/\/|https?:\/\/[^/]*|\/|[A-Za-z]:\\)\S*?([^/\\\s]+:\d+:\d+)/g, '$1').slice(0, 200)
}
