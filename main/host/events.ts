// Answers for: what may happen at a table, as its journal keeps it. Folding the events again gives the table again.
import type { Entry, Level, OptionValue, Seat, Start } from '../../shared/engine/index.ts'

/** The game that is dealt next, and how. */
export interface Setting {
  readonly name: string
  readonly game: string
  readonly options: Readonly<Record<string, OptionValue>>
  readonly notebook: 'proof' | 'facts' | 'blank'
  readonly hints?: boolean // none in older journals
}

/** Who sits on a chair. `device` is the hash of a device's token; '' when nobody holds the chair. */
export interface Sitting {
  readonly kind: 'free' | 'person' | 'computer'
  readonly name: string
  readonly device: string
  readonly level?: Level // of a computer player; normal in older journals
}

/** The first line of a journal. */
export interface Opened {
  readonly hunch: 1
  readonly id: string
  readonly code: string
  readonly when: number // milliseconds since 1970
}

export type Event =
  | { readonly set: Setting }
  | { readonly chair: number; readonly sits: Sitting } // a chair one past the last is a new one
  | { readonly remove: number }
  | { readonly relieve: Seat; readonly by: 'computer' | 'person' }
  | { readonly deal: Start & { readonly game: string; readonly rules: number } }
  | { readonly lobby: true }
  | { readonly mark: string; readonly seat: Seat; readonly at: string }
  | Entry // a move

/** True when this is a journal's first line. */
export function isOpened(value: unknown): value is Opened {
  if (typeof value !== 'object' || value === null) return false
  const { hunch, id, code, when } = value as Partial<Record<keyof Opened, unknown>>
  return (
    hunch === 1 &&
    typeof id === 'string' &&
    /^[a-z0-9-]{1,40}$/.test(id) &&
    typeof code === 'string' &&
    typeof when === 'number'
  )
}
