// Parses the app's command line: its own flags, and saved games and join links from a double click or a link.
import { parseArgs } from 'node:util'
import { MAX_PACE_MS } from '../host/index.ts'
import { JOIN_SCHEME } from './joinLinks.ts'
import { savedGamePathsIn } from './savedGame.ts'

export interface LaunchArguments {
  /** The folder of the tables, if not the usual one. */
  readonly data: string | undefined
  /** The port to host on, if it is free. */
  readonly port: number | undefined
  /** Milliseconds of one pace of computer players. */
  readonly pace: number | undefined
  /** Whether tables are announced and searched for. */
  readonly mdns: boolean
  readonly savedGames: readonly string[]
  readonly joinLinks: readonly string[]
}

/** Parses the words after the program's own. What Electron and Chromium use is skipped. */
export function parseLaunchArguments(args: readonly string[]): LaunchArguments {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string' },
      pace: { type: 'string' },
      data: { type: 'string' },
      'no-mdns': { type: 'boolean' },
    },
    strict: false,
    allowPositionals: true,
  })
  return {
    data: typeof values.data === 'string' && values.data !== '' ? values.data : undefined,
    port: parseNumber(values.port, 65_535),
    pace: parseNumber(values.pace, MAX_PACE_MS),
    mdns: values['no-mdns'] !== true,
    savedGames: savedGamePathsIn(args),
    joinLinks: args.filter(word => word.toLowerCase().startsWith(`${JOIN_SCHEME}://`)),
  }
}

/** The whole number from 0 to `maximum` that was typed; undefined if it is none. */
function parseNumber(typedText: unknown, maximum: number): number | undefined {
  const number = typeof typedText === 'string' && /^\d{1,5}$/.test(typedText) ? Number(typedText) : Infinity
  return number <= maximum ? number : undefined
}
