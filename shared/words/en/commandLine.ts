// What the command `hunch` says, in English.
import { readableTableName, type AddressReason } from '../../wire/index.ts'
import { formatSignedNumber } from '../grammar.ts'
import { commonWords } from './common.ts'
import { lobbyWords } from './lobby.ts'

/** What the command `hunch` says. */
export const commandLineWords = {
  usage: `Usage: hunch <command>

  hunch host [--port N] [--name T] [--data DIR] [--no-mdns | --loopback] [--pace MS] [--json]
             [--game ID --seats N --option name=value …]
      Host a table without a window. Open the printed address in a browser. A game that was left unfinished goes on,
      unless a name or a game is given. With --loopback only this machine can join.
  hunch host --log [--data DIR]
      Print the faults that were reported.
  hunch play GAME [--seats N] [--seed S] [--level LEVEL] [--option name=value …] [--see table|SEAT] [--json]
      Watch computer players, as the table or a seat (1, 2, …) hears it; --json prints the record.
  hunch replay FILE [--step N] [--see table|SEAT]
      Tell a record again.
  hunch verify FILE
      Check whether the deal of a recorded game was fair.
`,
  unknown: (name: string) => `hunch: there is no command “${name}”.`,
  tooMany: (word: string) => `“${word}” is one word too many.`,
  notANumber: (name: string, least: number, most: number) => `--${name} takes a whole number from ${least} to ${most}.`,
  noSuchGame: (id: string, ids: readonly string[]) => `There is no game “${id}”. Choose one of: ${ids.join(', ')}.`,
  noSuchOption: (game: string, name: string, names: readonly string[]) =>
    `${game} has no option “${name}”. Choose one of: ${names.join(', ')}.`,
  setInLobby: (name: string) =>
    `“${name}” belongs to the table and not to the game: choose it in the lobby, on the page that the host opens.`,
  noSuchValue: (name: string, values: readonly string[]) => `--option ${name}= takes one of: ${values.join(' · ')}.`,
  noSuchLevel: (levels: readonly string[]) => `--level takes one of: ${levels.join(' · ')}.`,
  optionsOfWhat: 'Say which game: --seats and --option go with --game.',
  whichGame: 'Say which game: hunch play GAME.',
  whichRecord: 'Say which record: hunch replay FILE.',
  whichRecordToVerify: 'Say which record: hunch verify FILE.',
  noProof: 'Nobody but the host shuffled this deal: the record holds nothing to check.',
  hiddenMoves: (moves: number) =>
    `${moves === 1 ? 'One move was' : `${moves} moves were`} hidden at first. Whether any was changed later, only the screens that were there can say.`,
  mixedBy: (names: readonly string[]) => `Shuffled by the host and the devices of: ${names.join(' · ')}.`,
  letters: (letters: string) => `Check letters: ${letters}. Every screen of this game must show the same.`,
  seat: (seat: number) => `seat ${seat}`,
  noSuchFile: (file: string) => `“${file}” cannot be read.`,
  unknownGame: (id: string) => `This Hunch does not have the game “${id}”.`,
  badName: 'A table’s name has 1 to 32 characters.',
  endless: (moves: number) => `The game did not end within ${moves} moves.`,
  stuck: 'Nobody at the table can move.',
  logAt: (path: string) => `These faults stand in ${path}\n`,
  noLog: (path: string) => `No fault was reported. They would stand in ${path}\n`,
  over: (winners: readonly number[], points: readonly number[]) =>
    `${winners.length === 0 ? 'Nobody wins' : `Won by seat ${winners.join(' and seat ')}`}. Points: ${points.map(formatSignedNumber).join(', ')}.`,
  placard: (host: {
    own: string
    unfinished: number
    best: string | null // null: it is on no network
    loopback: boolean // it serves this machine alone, as it was asked
    others: readonly string[]
    reasons: readonly AddressReason[] // of the best one and the others
    tables: readonly { name: string; code: string; link: string }[]
    qr: string | null
  }) => `
Hunch is hosting.

  On this machine   ${host.own}
  On the LAN        ${host.best === null ? nobodyCanJoin(host.loopback) : withReasons([host.best, ...host.others], host.reasons).join('\n                    ')}
${openTables(host)}
${host.unfinished === 0 ? '' : `\n  ${host.unfinished} games were left unfinished. Open the address on this machine and choose one.\n`}
${host.qr === null ? '' : `${host.qr}\n\nScan it with a phone, or open the address in any browser. `}Ctrl+C ends the host${host.tables.length === 0 ? '' : `; ${host.tables.length > 1 ? 'the tables are' : 'the table is'} kept`}.
`,
}

function nobodyCanJoin(isLoopback: boolean): string {
  return isLoopback
    ? 'nobody can join: --loopback serves this machine alone'
    : 'nobody can join: this machine is on no network. Connect it, then start Hunch again'
}

/** Each address, and why it comes where it does if there are several. */
function withReasons(urls: readonly string[], reasons: readonly AddressReason[]): string[] {
  if (urls.length === 1) return [...urls]
  const widest = Math.max(...urls.map(url => url.length))
  return urls.map((url, at) => (reasons[at] ? `${url.padEnd(widest)}   ${lobbyWords.addressReason(reasons[at])}` : url))
}

const NO_TABLE = `
  Open the address on this machine to play at once, or to open a table.
  No table is open yet: the others join as soon as there is one.
`

/** A single table is shown without its name and link: the link is in the QR code. */
function openTables({
  tables,
  unfinished,
}: {
  readonly tables: readonly { name: string; code: string; link: string }[]
  readonly unfinished: number
}): string {
  const [first, ...others] = tables
  if (!first) return unfinished > 0 ? '' : NO_TABLE
  if (others.length === 0) return `  Join code         ${first.code}\n`
  const rows = tables.map(({ name, code, link }) => `  ${nameOfTable(name)}\n    Join code ${code}   ${link}\n`)
  return `\n${tables.length} tables are open:\n\n${rows.join('')}`
}

function nameOfTable(name: string): string {
  return readableTableName(name, commonWords.unnamedTable)
}
