// Stores what the app remembers between two starts: the window's position, the TV's screen, the recently opened games.
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

const WindowCoordinate = v.pipe(v.number(), v.integer(), v.minValue(-100_000), v.maxValue(100_000))

const SettingsSchema = v.object({
  window: v.optional(
    v.object({
      x: WindowCoordinate,
      y: WindowCoordinate,
      width: WindowCoordinate,
      height: WindowCoordinate,
      maximized: v.boolean(),
    }),
  ),
  /** The screen chosen for the TV: its number, and its name in case the number has changed. */
  tv: v.optional(v.object({ id: v.number(), label: v.string() })),
  recent: v.optional(v.array(v.string())),
})
type AppSettingsValues = v.InferOutput<typeof SettingsSchema>

export interface AppSettings {
  readonly values: Readonly<AppSettingsValues>
  /** Changes and stores them. What cannot be written is remembered until the app ends. */
  readonly change: (change: Partial<AppSettingsValues>) => void
}

/** Reads the settings in `folder`; unreadable ones count as none. */
export function openAppSettings(folder: string): AppSettings {
  const path = join(folder, 'settings.json')
  let values = parseSettings(path)
  return {
    get values() {
      return values
    },
    change: change => {
      values = { ...values, ...change }
      try {
        writeFileSync(`${path}.new`, JSON.stringify(values), { mode: 0o600 })
        renameSync(`${path}.new`, path) // atomically: the old or the new file
      } catch {
        // A full or read-only disk costs a window's position, not the game.
      }
    },
  }
}

function parseSettings(path: string): AppSettingsValues {
  try {
    const result = v.safeParse(SettingsSchema, JSON.parse(readFileSync(path, 'utf8')))
    return result.success ? result.output : {}
  } catch {
    return {}
  }
}
