// Answers for: what the host, the app and their discovery say outside the pages, in English.
import type { RefusalReason } from '../../wire/hostMessages.ts'

/** Refusals: each says what to do. */
export const refusals: Record<RefusalReason, string> = {
  unreadable: 'That message could not be read. Reload the page and try again.',
  'too-long': 'That message is too long. Send at most 16 KiB.',
  binary: 'Send text, not binary.',
  'too-often': 'Too many messages could not be read. Reload the page to come back.',
  protocol: 'This host speaks another version of Hunch. Install the same version on both machines, or reload the page.',
  'hello-first': 'Say hello first.',
  'wrong-code': 'That is not the code of this table. Look for the four letters on the host’s screen.',
  'too-many-codes': 'Too many wrong codes. Wait half a minute, then try again with the letters on the host’s screen.',
  full: 'Every chair is taken. Ask the host to add one.',
  taken: 'Somebody sits there already. Choose another chair.',
  'under-way': 'A game is under way. You can watch now and sit down when it is over.',
  'not-yours': 'That chair is not yours. Play from the screen that holds it.',
  'not-the-host': 'Only the host can do that. Ask at the host’s screen.',
  'no-table': 'No table is open here. Ask the host to open one.',
  'no-game': 'No game is being played. Start one first.',
  'no-such-chair': 'This table has no such chair. Choose another.',
  'no-such-game': 'This Hunch does not have that game. Choose one from the list.',
  'no-such-record': 'The record of that game is not kept here any more.',
  'no-such-table': 'That table is not there any more. Choose another.',
  'bad-options': 'Those options do not go with this game. Choose them from the form.',
  damaged: 'The journal of that table is damaged, and nothing in it could be saved. Open a new table.',
  'cannot-start': 'The game cannot start yet. See what the start button says is missing.',
  stale: 'The table has moved on since then. Look again and choose once more.',
  'not-offered': 'That cannot be done now. Choose one of the moves on your screen.',
  'nobody-away': 'That player is here. The computer only plays for somebody who is away.',
  'people-only': 'Only people can play it with these options. Choose other options, or let a person sit there.',
  'not-away': 'That seat can only be asked for while its player is away.',
  'saw-another-hand': 'This device has seen another hand in this game. Watch until it is over, then sit down.',
  'no-such-request': 'That was settled already.',
  'display-only': 'This screen only shows the table. Play from the screen that holds your seat.',
  'too-many-notes': 'This notebook is full. Rub something out first.',
  fault: 'Hunch made a mistake of its own here. Try another way; the host’s log says more.',
  disk: 'The move could not be written to the host’s disk. Make room there, then try again.',
}

/** What is said of a table whose journal cannot be read to the end. */
export function journalDamaged(line: number, saved: number): string {
  return saved === 0
    ? `Its journal is damaged in line ${line}, and nothing before that can be saved.`
    : `Its journal is damaged in line ${line}. The ${saved === 1 ? 'one step' : `${saved} steps`} before that can be saved.`
}

/** What is said of a table that Hunch itself cannot play again. */
export function journalUnplayable(line: number, saved: number): string {
  return `Hunch made a mistake in line ${line} of its journal, and the log says more. ${saved === 0 ? 'Nothing before that can be saved.' : `The ${saved === 1 ? 'one step' : `${saved} steps`} before that can be saved.`}`
}

/** Why `npm start` opens no window. */
export const starting = {
  asked: 'Hunch starts without a window, as asked.',
  noDisplay: 'There is no display here, so Hunch starts without a window. Open it in a browser instead.',
  noRuntime: 'The Electron runtime cannot be had here, so Hunch starts without a window. Open it in a browser instead.',
  noWindow: 'The window could not be opened, so Hunch starts without one. Open it in a browser instead.',
  fetching: 'Fetching the Electron runtime, once …',
}

/** A page of the host that is not there. */
export const noPage = {
  title: 'There is nothing here',
  about: 'The link may be mistyped, or from another evening.',
  home: 'To the first page',
} as const

/** Why a host could not be started. */
export const hostStart = {
  noFolder: (folder: string) =>
    `The tables cannot be kept in ${folder}. Make room there, or allow Hunch to write to it.`,
} as const

/** Said when a second host would use the folder of one that runs. */
export function folderInUse(folder: string): string {
  return `Hunch is running already and keeps its tables in ${folder}. Use that one, or choose another folder with --data.`
}

/** Why tables and players do not find each other by themselves: no network, the port kept by another program, the system says no. */
export type DiscoveryTrouble = 'network' | 'port' | 'refused'

const unheard: Record<DiscoveryTrouble, string> = {
  network: 'this machine is on no network',
  port: 'another program keeps port 5353 to itself',
  refused: 'the system does not let Hunch use the local network',
}

/** Said when finding tables, or being found, does not work; each says what works instead. */
export const discovery = {
  silent: (why: DiscoveryTrouble) =>
    `Others do not see this table in their list: ${unheard[why]}. They can still type its address.`,
  deaf: (why: DiscoveryTrouble) =>
    `Tables of others are not listed here: ${unheard[why]}. You can still type an address.`,
}

/** What the app itself says, outside its pages. */
export const desktop = {
  title: 'Hunch',
  view: 'View',
  openLog: 'Open the log of faults',
  noLog: 'No fault was reported. There is nothing to open.',
  ok: 'OK',
  noPages: 'Hunch’s pages cannot be shown. Install Hunch again; if you built it yourself, run "npm run build" first.',
  noPort: 'Every port it could use is taken. Close another program, then start Hunch again.',
  noHost: (why: string) => `It could not be started: ${why}`,
}
