// The types of all words that pages say in any game, in any language.
import type { Grammar } from './grammar.ts'
import type { Translation } from './language.ts'
import type { desktopPageWords } from './en/app.ts'
import type { desktopWords } from './en/desktop.ts'
import type { npmStartWords } from './en/start.ts'
import type { pastEveningsWords, pastGamesWords } from './en/evenings.ts'
import type { initialWords as first } from './en/first.ts'
import type { networkWords } from './en/network.ts'
import type { handoverWords } from './en/handover.ts'
import type { requestWords } from './en/requests.ts'
import type { lostTableWords, savedTableErrors } from './en/savedTables.ts'
import type { settingsWords } from './en/settings.ts'
import type { hostStatusWords } from './en/status.ts'
import type { tableWords as table } from './en/table.ts'

/** What a device needs before it is at a table. A line that a language leaves out does not compile. */
export type InitialWords = Translation<Omit<typeof first, 'grammar'>> & { readonly grammar: Grammar }

/** The words at a table of any game. */
export type TableWords = Translation<typeof table>

/** The page on how the host is doing. */
export type HostStatusWords = Translation<typeof hostStatusWords>

/** Past evenings, who won what, and how good one's questions were. */
export type PastEveningsWords = Translation<typeof pastEveningsWords>

/** Finished games, on the first page. */
export type PastGamesWords = Translation<typeof pastGamesWords>

/** The page that tests the network. */
export type NetworkWords = Translation<typeof networkWords>

/** What owners read while a table is handed over. */
export type HandoverWords = Translation<typeof handoverWords>

/** Requests that others must agree to. */
export type RequestWords = Translation<typeof requestWords>

/** What is wrong with saved tables. */
export type SavedTableErrors = Translation<typeof savedTableErrors>
export type LostTableWords = Translation<typeof lostTableWords>

/** The settings of a device and the list of keys. */
export type SettingsWords = Translation<typeof settingsWords>

/** What pages say inside the app only. */
export type DesktopPageWords = Translation<typeof desktopPageWords>

/** What the app says outside its pages. */
export type DesktopWords = Translation<typeof desktopWords>

/** What `npm start` says when it cannot open its window. */
export type NpmStartWords = Translation<typeof npmStartWords>
