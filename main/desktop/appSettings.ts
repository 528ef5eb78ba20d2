// What the app remembers between two starts: the place of its window, the TV's screen, the games that were opened last.
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'

const Whole = v.pipe(v.number(), v.integer(), v.minValue(-100_000), v.maxValue(100_000))

const Settings = v.object({
  window: v.optional(v.object({ x: Whole, y: Whole, width: Whole, height: Whole, maximized: v.boolean() })),
  /** The screen that was chosen for the TV: its number, and what it is called where the number has changed. */
  tv: v.optional(v.object({ id: v.number(), label: v.string() })),
  recent: v.optional(v.array(v.string())),
})
type AppSettingsValues = v.InferOutput<typeof Settings>

export interface AppSettings {
  readonly values: Readonly<AppSettingsValues>
  /** Changes and keeps them. What cannot be written is remembered until the app ends. */
  readonly set: (change: Partial<AppSettingsValues>) => void
}

/** Reads what is kept in `folder`; what cannot be read counts as nothing. */
export function openAppSettings(folder: string): AppSettings {
  const path = join(folder, 'settings.json')
  let values = read(path)
  return {
    get values() {
      return values
    },
    set: change => {
      values = { ...values, ...change }
      try {
        writeFileSync(`${path}.new`, JSON.stringify(values), { mode: 0o600 })
        renameSync(`${path}.new`, path) // whole, or as it was
      } catch {
        // A full or read-only disk costs the place of a window, not the game.
      }
    },
  }
}

function read(path: string): AppSettingsValues {
  try {
    const result = v.safeParse(Settings, JSON.parse(readFileSync(path, 'utf8')))
    return result.success ? result.output : {}
  } catch {
    return {}
  }
}
