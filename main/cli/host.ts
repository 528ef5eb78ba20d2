// `hunch host`: runs a host without a window, and prints its address, the join code and a QR code.
import { existsSync, readFileSync } from 'node:fs'
import { renderUnicodeCompact } from 'uqr'
import {
  defaultDataFolder,
  faultLogPath,
  MAX_PACE_MS,
  openFaultLog,
  PAGES_FOLDER,
  startHost,
  THINKING_WORKER_PROGRAM,
  type Host,
  type Table,
} from '../host/index.ts'
import { announceTables, findTables, testNetwork, type TableAnnouncer, type TableFinder } from '../discovery/index.ts'
import { DEFAULT_PORT, formatJoinLinkParams, isLoopback } from '../../shared/wire/index.ts'
import { commandLineWords } from '../../shared/words/en/commandLine.ts'
import { hostStartErrors } from '../../shared/words/en/programs.ts'
import { isStartedUnderNohup } from './hangup.ts'
import { loadGame, UsageError, parseGameOptions, parseFlags, parseSeatCount, parseWholeNumber } from './flags.ts'

export async function hostCommand(args: string[]): Promise<number> {
  const { values } = parseFlags(
    args,
    {
      port: { type: 'string' },
      name: { type: 'string' },
      data: { type: 'string' },
      'no-mdns': { type: 'boolean' },
      loopback: { type: 'boolean' },
      game: { type: 'string' },
      seats: { type: 'string' },
      option: { type: 'string', multiple: true },
      pace: { type: 'string' },
      json: { type: 'boolean' },
      log: { type: 'boolean' },
    },
    { most: 0 },
  )
  if (values.log) return printLog(values.data ?? defaultDataFolder())
  if (values.game === undefined && (values.seats !== undefined || values.option !== undefined))
    throw new UsageError(commandLineWords.optionsOfWhat)
  const tableName = values.name === undefined ? undefined : parseTableName(values.name)
  const game = values.game === undefined ? null : await loadGame(values.game)
  const gameSetting = game && {
    game: game.rules.id,
    options: parseGameOptions(game, values.option),
    seats: parseSeatCount(game, values.seats),
  }
  const setup = {
    port: parseWholeNumber('port', values.port, [0, 65535]) ?? DEFAULT_PORT,
    data: values.data ?? defaultDataFolder(),
    pace: parseWholeNumber('pace', values.pace, [0, MAX_PACE_MS]),
    mdns: values['no-mdns'] !== true,
    loopback: values.loopback === true,
  }
  return runHeadlessHost(setup, async host => {
    const isNewTableWanted = tableName !== undefined || gameSetting !== null
    const table = isNewTableWanted ? host.room.open(tableName) : openInitialTable(host)
    if (gameSetting && table) {
      table.set({ game: gameSetting.game, options: gameSetting.options })
      while (table.chairs.length > gameSetting.seats) table.seating.remove(table.chairs.length - 1)
      while (table.chairs.length < gameSetting.seats) table.seating.addChair()
    }
    const terminated = waitForTermination() // must listen for signals before the address is printed
    const [url] = host.urls() as [string]
    if (values.json)
      process.stdout.write(
        JSON.stringify({
          url,
          port: host.port,
          joinCode: table?.code ?? null,
          table: table?.id ?? null,
          tables: describeOpenTables(host),
          key: host.hostKey,
        }) + '\n',
      )
    else process.stdout.write(hostNoticeText(host, { loopback: values.loopback === true }))
    await terminated
    return 0
  })
}

/**
 * The host's first table: its one unfinished game, or a new table. Null if the owner must choose among several
 * games.
 */
function openInitialTable({ room }: Host): Table | null {
  return room.resumeUnfinished() ?? (room.unfinished.length > 1 ? null : room.open())
}

/** Prints the bugs that were logged, and the path of the log. */
function printLog(dataFolder: string): number {
  const path = faultLogPath(dataFolder)
  process.stdout.write(
    existsSync(path) ? `${readFileSync(path, 'utf8')}${commandLineWords.logAt(path)}` : commandLineWords.noLog(path),
  )
  return 0
}

/**
 * How long to look for other hosts before one of several addresses is printed, in milliseconds: where they are found,
 * people are.
 */
const NEIGHBOUR_SEARCH_MS = 1000

interface HeadlessHostSetup {
  readonly port: number
  readonly data: string
  readonly pace?: number | undefined
  readonly mdns: boolean
  readonly loopback?: boolean // only this machine may connect, and nothing is announced
}

/**
 * Starts a host that announces its tables. Stops it when `serve` ends, or when anything fails before: an unfinished
 * start would hold the port and the folder. An error of the operating system is thrown as a sentence.
 */
export async function runHeadlessHost<T>(
  { port, data: dataFolder, pace, mdns, loopback = false }: HeadlessHostSetup,
  serve: (host: Host) => Promise<T>,
): Promise<T> {
  const isAnnounced = mdns && !loopback
  const log = openFaultLog(dataFolder, { echo: true })
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error: unknown) => log.report(error, { where: 'the program' })) // a bug must not end the games of everybody
  const interfaceOption = process.env['HUNCH_CARD'] === undefined ? {} : { interfaceAddress: process.env['HUNCH_CARD'] }
  let host: Host | null = null
  let announcer: TableAnnouncer | null = null
  let finder: TableFinder | null = null
  try {
    const started = await startHost({
      dataFolder,
      pages: PAGES_FOLDER,
      thinker: THINKING_WORKER_PROGRAM,
      port,
      loopback,
      keepsKey: true,
      ...(pace === undefined ? {} : { pace }),
      onTablesChanged: () => announcer?.update(),
      testNetwork: ({ port, announces }) =>
        testNetwork({ port, isAnnouncing: announces && isAnnounced, ...interfaceOption }),
      report: log.report,
    })
    host = started
    if (isAnnounced) {
      announcer = announceTables({
        port: started.port,
        info: () => started.room.info,
        ...interfaceOption,
        onTrouble: sentence => process.stderr.write(`${sentence}\n`),
      })
      announcer.update()
      // The finder says nothing about trouble: the announcer already reports it.
      finder = findTables({ onFound: started.foundTables, onTrouble: () => {}, ...interfaceOption })
    }
    const ipv4Urls = started.urls().filter(url => !url.includes('[')) // with IPv6 a network interface has several addresses
    if (finder && ipv4Urls.length > 1) await new Promise(resolve => setTimeout(resolve, NEIGHBOUR_SEARCH_MS))
    return await serve(started)
  } catch (error) {
    throw asSentence(error)
  } finally {
    await Promise.allSettled([announcer?.stop(), finder?.stop()])
    await host?.stop()
    await log.close()
  }
}

/** Wraps an error of the operating system, which has a code, in a sentence for people. Other errors stay as they are. */
function asSentence(error: unknown): unknown {
  if ((error as NodeJS.ErrnoException).code === undefined) return error
  return new Error(hostStartErrors.failed((error as Error).message), { cause: error })
}

/**
 * The terminal's text while a host runs. If several tables are open, the QR code has only the address, and
 * people choose.
 */
export function hostNoticeText(host: Host, { loopback = false }: { readonly loopback?: boolean } = {}): string {
  const [bestUrl, ...otherUrls] = host.urls() as [string, ...string[]]
  const isReachable = !isLoopback(new URL(bestUrl).hostname)
  const tables = describeOpenTables(host)
  const [onlyTable] = tables
  return commandLineWords.placard({
    own: `http://localhost:${host.port}/#key=${host.hostKey}`,
    unfinished: onlyTable ? 0 : host.room.unfinished.length,
    best: isReachable ? bestUrl : null,
    loopback,
    others: otherUrls,
    reasons: host.addressReasons(),
    tables: tables.map(({ name, joinCode, url }) => ({ name, code: joinCode, link: url })),
    qr: !isReachable ? null : renderUnicodeCompact(onlyTable && tables.length === 1 ? onlyTable.url : bestUrl),
  })
}

/** The open tables, oldest first, each with its link. */
function describeOpenTables(host: Host): { id: string; name: string; joinCode: string; url: string }[] {
  const [bestUrl] = host.urls() as [string]
  return host.room.tables
    .filter(({ departure }) => departure.event === null)
    .map(table => ({
      id: table.id,
      name: table.setting.name,
      joinCode: table.code,
      url: `${bestUrl}#join=${formatJoinLinkParams(host.room.joinLinkParams(table))}`,
    }))
}

/** Resolves when the process is asked to end. */
export async function waitForTermination(): Promise<void> {
  await new Promise<void>(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
    process.on('SIGHUP', () => {
      if (!isStartedUnderNohup()) resolve()
    })
  })
}

function parseTableName(name: string): string {
  const trimmedName = name.trim()
  if (trimmedName === '' || [...trimmedName].length > 32) throw new UsageError(commandLineWords.badName)
  return trimmedName
}
