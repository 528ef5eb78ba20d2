// Measures a host's memory after many games at one table.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PROFILED_HOST_PROGRAM } from './built.ts'
import { startHostProcess } from './hostProcess.ts'
import { ScreensAtTable, TABLE_ARGS } from './screensAtTable.ts'
import { usageOf } from './usage.ts'

const SCREENS = 10
const MOVES_AT_ONCE = 100

/** The memory in bytes of a host without flags, before ten screens, once so many games were dealt there. */
export async function memoryAfterGames(games: number): Promise<{ games: number; rss: number }> {
  const data = mkdtempSync(join(tmpdir(), 'hunch-memory-'))
  const host = await startHostProcess(PROFILED_HOST_PROGRAM, { data, args: TABLE_ARGS, ipc: true, flags: [] })
  try {
    const table = await ScreensAtTable.sitDown(host, SCREENS, 'memory')
    while (table.games < games) await table.play(MOVES_AT_ONCE)
    return { games: table.games, rss: (await usageOf(host.process)).rss }
  } finally {
    await host.kill()
    rmSync(data, { recursive: true, force: true })
  }
}
