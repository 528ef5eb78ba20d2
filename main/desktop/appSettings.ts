// Stores what the app remembers between two starts: the window's position, the TV's screen, the recently opened games.
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { keepDamagedCopy } from '../host/index.ts'

const WindowPixelsSchema = v.pipe(v.number(), v.integer(), v.minValue(-100_000), v.maxValue(100_000))

const SettingsSchema = v.object({
  window: v.optional(
    v.object({
      x: WindowPixelsSchema,
      y: WindowPixelsSchema,
      width: WindowPixelsSchema,
      height: WindowPixelsSchema,
      maximized: v.boolean(),
    }),
  ),
  /** The screen chosen for the TV: its number, and its name in case the number has changed. */
  tv: v.optional(v.object({ id: v.number(), label: v.string() })),
  recent: v.optional(v.array(v.string())),
})
type AppSettingsValues = v.InferOutput<typeof SettingsSchema>

export interface AppSettingsStore {
  readonly values: Readonly<AppSettingsValues>
  /** Changes and stores them. What cannot be written is remembered until the app ends. */
  readonly change: (change: Partial<AppSettingsValues>) => void
}

/** Reads the settings in `folder`; unreadable ones count as none. They are kept beside the new ones, and reported. */
export function openAppSettings(folder: string, report: (error: Error) => void): AppSettingsStore {
  const path = join(folder, 'settings.json')
  const storedBytes = readSettingsFile(path)
  const parsedSettings = parseSettings(storedBytes?.toString('utf8') ?? '')
  let values = parsedSettings ?? {}
  let damagedBytes = parsedSettings === null && storedBytes && storedBytes.length > 0 ? storedBytes : null // kept before it is overwritten
  if (damagedBytes) report(new Error('the settings of the app cannot be read'))
  return {
    get values() {
      return values
    },
    change: change => {
      values = { ...values, ...change }
      if (storedBytes === null) return // what this app may not read is not replaced
      try {
        if (damagedBytes) keepDamagedCopy(path, damagedBytes)
        damagedBytes = null
        writeFileSync(`${path}.new`, JSON.stringify(values), { mode: 0o600 })
        renameSync(`${path}.new`, path) // atomically: the old or the new file
      } catch {
        // A full or read-only disk costs a window's position, not the game.
      }
    },
  }
}

/** Empty if there is no file; null if there is one that cannot be read. */
function readSettingsFile(path: string): Buffer | null {
  try {
    return readFileSync(path)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? Buffer.of() : null
  }
}

/** Null if they cannot be read. */
function parseSettings(text: string): AppSettingsValues | null {
  try {
    const json = JSON.parse(text) as unknown
    const result = v.safeParse(SettingsSchema, json)
    return result.success && !Array.isArray(json) ? result.output : null
  } catch {
    return null
  }
}
