// Answers for: all that the pages say in any game, in whatever language.
import type { Grammar } from './grammar.ts'
import type { Translation } from './language.ts'
import type { appWords } from './en/app.ts'
import type { desktopWords } from './en/desktop.ts'
import type { startWords } from './en/start.ts'
import type { eveningsWords } from './en/evenings.ts'
import type { initialWords as first } from './en/first.ts'
import type { networkWords } from './en/network.ts'
import type { handoverWords } from './en/handover.ts'
import type { requestWords } from './en/requests.ts'
import type { lostTableWords, savedTableErrors } from './en/savedTables.ts'
import type { settingsWords } from './en/settings.ts'
import type { statusWords } from './en/status.ts'
import type { tableWords as table } from './en/table.ts'

/** What a device is told before it is at a table. A line that a language leaves out does not compile. */
export type InitialWords = Translation<Omit<typeof first, 'grammar'>> & { readonly grammar: Grammar }

/** What is said at a table of any game. */
export type TableWords = Translation<typeof table>

/** What the page on how the host is doing says. */
export type StatusWords = Translation<typeof statusWords>

/** What is said of past evenings, of who won what, and of how sharp questions were. */
export type EveningsWords = Translation<typeof eveningsWords>

/** What the page that tests the network says. */
export type NetworkWords = Translation<typeof networkWords>

/** What is said to owners while a table is handed over. */
export type HandoverWords = Translation<typeof handoverWords>

/** What a table asks of its people. */
export type RequestWords = Translation<typeof requestWords>

/** What is wrong with tables that are kept. */
export type SavedTableErrors = Translation<typeof savedTableErrors>
export type LostTableWords = Translation<typeof lostTableWords>

/** What the settings of a device and the list of keys say. */
export type SettingsWords = Translation<typeof settingsWords>

/** What the app's pages say of what only an app does. */
export type AppWords = Translation<typeof appWords>

/** What the app says outside its pages. */
export type DesktopWords = Translation<typeof desktopWords>

/** What `npm start` says when it cannot open its window. */
export type StartWords = Translation<typeof startWords>
