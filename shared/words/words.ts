// Answers for: all that the pages say in any game, in whatever language.
import type { Grammar } from './grammar.ts'
import type { Translation } from './language.ts'
import type { evenings } from './en/evenings.ts'
import type { words as first } from './en/first.ts'
import type { network } from './en/network.ts'
import type { handover } from './en/handover.ts'
import type { settings } from './en/settings.ts'
import type { status } from './en/status.ts'
import type { words as table } from './en/table.ts'

/** What a device is told before it is at a table. A line that a language leaves out does not compile. */
export type FirstWords = Translation<Omit<typeof first, 'grammar'>> & { readonly grammar: Grammar }

/** What is said at a table of any game. */
export type TableWords = Translation<typeof table>

/** What the page on how the host is doing says. */
export type StatusWords = Translation<typeof status>

/** What is said of past evenings, of who won what, and of how sharp questions were. */
export type EveningsWords = Translation<typeof evenings>

/** What the page that tests the network says. */
export type NetworkWords = Translation<typeof network>

/** What is said to owners while a table is handed over. */
export type HandoverWords = Translation<typeof handover>

/** What the settings of a device and the list of keys say. */
export type SettingsWords = Translation<typeof settings>
