// What the command `hunch` says, in English.

/** The result of a match in the arena. */
interface Told {
  readonly a: string
  readonly b: string
  readonly games: number
  readonly points: { readonly a: number; readonly b: number }
  readonly wins: { readonly a: number; readonly b: number }
  readonly share: number
  readonly low: number
  readonly high: number
  readonly fair: number
  readonly tally: Readonly<Record<string, number>>
  readonly thought: { readonly a: number; readonly b: number }
}

export function formatPercent(part: number): string {
  return `${(part * 100).toFixed(1)} %`
}

/** What the command `hunch` says. */
export const commandWords = {
  usage: `Usage: hunch <command>

  hunch host [--port N] [--name T] [--data DIR] [--no-mdns] [--pace MS] [--json]
             [--game ID --seats N --option name=value …]
      Host a table without a window. Open the printed address in a browser. A game that was left unfinished goes on,
      unless a name or a game is given.
  hunch host --log [--data DIR]
      Print the faults that were reported.
  hunch play GAME [--seats N] [--seed S] [--level LEVEL] [--option name=value …] [--see table|SEAT] [--json]
      Watch computer players, as the table or a seat (1, 2, …) hears it; --json prints the record.
  hunch replay FILE [--step N] [--see table|SEAT]
      Tell a record again.
  hunch verify FILE
      Check whether the deal of a recorded game was fair.
  hunch fuzz [--game ID] [--count N] [--seed S]
      Play random games under all laws.
  hunch arena GAME [--a LEVEL] [--b LEVEL] [--seats N] [--deals N] [--seed S] [--option name=value …] [--json]
      Computer players against each other on mirrored deals. LEVEL is easy, normal, sharp or the name of a baseline.
  hunch arena [GAME] --all [--deals N]
      The table of results of every game or of one, as Markdown.
  hunch bench [--reliability | --tables] [--json] [--quick]
      Measure this Hunch on this machine.
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
  noSuchPlayer: (name: string, names: readonly string[]) =>
    `There is no player “${name}”. Choose one of: ${names.join(', ')}.`,
  match: ({ a, b, games, points, wins, share, low, high, fair, tally, thought }: Told, together: boolean) =>
    together
      ? [
          `${a} won ${wins.a} of ${games} games: ${formatPercent(share)} (95 %: ${formatPercent(low)} to ${formatPercent(high)})`,
          ...Object.entries(tally).map(([name, mean]) => `${name}: ${mean.toFixed(2)} a game`),
          `${(points.a / games).toFixed(2)} points a game and table`,
          `thought for up to ${thought.a.toFixed(0)} ms a move (95 of 100)`,
          '',
        ].join('\n')
      : [
          `${a} made ${formatPercent(share)} of the points (95 %: ${formatPercent(low)} to ${formatPercent(high)}); alike would be ${formatPercent(fair)}`,
          `points: ${a} ${points.a}, ${b} ${points.b}; games won: ${a} ${wins.a}, ${b} ${wins.b}, of ${games}`,
          `thought for up to ${thought.a.toFixed(0)} and ${thought.b.toFixed(0)} ms a move (95 of 100)`,
          '',
        ].join('\n'),
  arenaHead:
    '# Computer players against each other\n' +
    'Made by `hunch arena --all`: mirrored deals, default options. The share is of all points (games won, where a game is all there is to win: a win that is shared counts in parts); with two or four seats every other chair plays for each side, with an odd number one chair against all the others; in games played together it is the part won. The baselines stand in `test/baselines`.\n\n' +
    '| game | seats | | against | deals | reached | 95 % | wanted | ms a move (p95) |\n| --- | --- | --- | --- | --- | --- | --- | --- | --- |\n',
  arenaRow: (row: {
    title: string
    a: string
    b: string
    seats: number
    deals: number
    reach: number
    clear?: true
    reached: boolean
    together: boolean
    score: Pick<Told, 'games' | 'share' | 'low' | 'high' | 'tally' | 'thought'>
  }) => {
    const { score, reach } = row
    const tally = Object.entries(score.tally).map(([name, mean]) => `, ${mean.toFixed(2)} ${name}`)
    return `| ${[row.title, row.seats, row.a, row.together ? 'the deal' : row.b, row.deals, `${formatPercent(score.share)}${tally.join('')}`, `${formatPercent(score.low)} to ${formatPercent(score.high)}`, `${row.clear ? 'above ' : ''}${formatPercent(reach)}${row.reached ? '' : ' (missed)'}`, score.thought.a.toFixed(0)].join(' | ')} |\n`
  },
  whichRecord: 'Say which record: hunch replay FILE.',
  whichRecordToVerify: 'Say which record: hunch verify FILE.',
  noProof: 'Nobody but the host mixed this deal: the record holds nothing to check.',
  mixedBy: (names: readonly string[]) => `Mixed by the host and the devices of: ${names.join(' · ')}.`,
  letters: (letters: string) => `Check letters: ${letters}. Every screen of this game must show the same.`,
  seat: (seat: number) => `seat ${seat}`,
  noSuchFile: (file: string) => `“${file}” cannot be read.`,
  unknownGame: (id: string) => `This Hunch does not have the game “${id}”.`,
  badName: 'A table’s name has 1 to 32 characters.',
  endless: (moves: number) => `The game did not end within ${moves} moves.`,
  stuck: 'Nobody at the table can move.',
  logAt: (path: string) => `These faults stand in ${path}\n`,
  noLog: (path: string) => `No fault was reported. They would stand in ${path}\n`,
  repeat: (command: string) => `To see it again: ${command}`,
  fuzzed: (id: string, count: number, seed: number) =>
    `${id}: ${count} random games kept every law (seeds from ${seed}).`,
  over: (winners: readonly number[], points: readonly number[]) =>
    `${winners.length === 0 ? 'Nobody wins' : `Won by seat ${winners.join(' and seat ')}`}. Points: ${points.join(', ')}.`,
  placard: (host: {
    own: string
    unfinished: number
    best: string | null // null: it is on no network
    others: readonly string[]
    tables: readonly { name: string; code: string; link: string }[]
    qr: string | null
  }) => `
Hunch is hosting.

  On this machine   ${host.own}
  On the LAN        ${host.best ?? 'nobody can join: this machine is on no network. Connect it, then start Hunch again'}${host.others.map(url => `\n                    ${url}`).join('')}
${openTables(host.tables)}
${host.unfinished === 0 ? '' : `\n  ${host.unfinished} games were left unfinished. Open the address on this machine and choose one.\n`}
${host.qr === null ? '' : `${host.qr}\n\nScan it with a phone, or open the address in any browser. `}Ctrl+C ends the host; ${host.tables.length > 1 ? 'the tables are' : 'the table is'} kept.
`,
}

/** A single table is shown without its name and link: the link is in the QR code. */
function openTables(tables: readonly { name: string; code: string; link: string }[]): string {
  const [first, ...others] = tables
  if (!first) return ''
  if (others.length === 0) return `  Join code         ${first.code}\n`
  const rows = tables.map(
    ({ name, code, link }) => `  ${name || 'A table without a name'}\n    Join code ${code}   ${link}\n`,
  )
  return `\n${tables.length} tables are open:\n\n${rows.join('')}`
}
