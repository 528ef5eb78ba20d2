// Answers for: the app from its start to its end.
import { join } from 'node:path'
import { existsSync } from 'node:fs'
import { app, dialog, Notification, session, shell, type BrowserWindow } from 'electron'
import { findTables, type TableFinder } from '../discovery/index.ts'
import { APP_ORIGIN, defaultDataFolder, faultLogPath, openFaultLog } from '../host/index.ts'
import type { FoundTable } from '../../shared/wire/index.ts'
import { desktopWords } from '../../shared/words/en/programs.ts'
import { createDisplaySleepBlocker } from './sleepBlocker.ts'
import { serveBridge } from './bridge.ts'
import { deviceToken } from './deviceToken.ts'
import { createDisplayWindow, lanHostOrigin } from './displayWindow.ts'
import { createLocalHost } from './localHost.ts'
import { setMenu } from './menu.ts'
import { registerAppScheme, serveAppPages, urlOrigin } from './appPages.ts'
import { restrictPermissions } from './permissions.ts'
import { workerProgramUrl } from './workerProgram.ts'
import { openAppWindow } from './appWindow.ts'

/** How long an orderly end may take, in milliseconds. */
const MAX_CLOSING_MS = 3000

const mac = process.platform === 'darwin'
const log = openFaultLog(defaultDataFolder(), { echo: true })

/** Where the built parts lie. */
const dist = join(app.getAppPath(), 'dist')
const parts = {
  pages: join(dist, 'renderer'),
  preload: join(dist, 'desktop', 'preload.cjs'),
  icon: join(dist, 'desktop', 'icon.png'),
  thinker: join(dist, 'main', 'thinker.js'),
}

/** One network card instead of all there are, for machines where the others lead astray. */
const card = process.env['HUNCH_CARD']

async function begin(): Promise<void> {
  await app.whenReady()
  try {
    serveAppPages(session.defaultSession, parts.pages)
  } catch (error) {
    complain(error)
    dialog.showErrorBox(desktopWords.title, desktopWords.noPages)
    return app.exit(1)
  }
  setMenu({ mac, developing: !app.isPackaged, openLog: showLog })

  let window: BrowserWindow | null = null
  let tables: readonly FoundTable[] = []
  const hosts = createLocalHost({
    data: defaultDataFolder(),
    pages: parts.pages,
    thinker: workerProgramUrl(parts.thinker),
    report: log.report,
    card,
    trouble: say,
  })
  const light = createDisplaySleepBlocker()
  const apart = session.fromPartition('display')
  restrictPermissions(session.defaultSession, url => urlOrigin(url) === APP_ORIGIN)
  restrictPermissions(apart, url => lanHostOrigin(url) !== null)
  const shown = createDisplayWindow({ session: apart, lit: on => light.keep('display', on) })

  const open = () => {
    const mine = openAppWindow({ preload: parts.preload, icon: parts.icon })
    window = mine
    mine.webContents.on('did-navigate', () => light.keep('window', false)) // a page begun anew asks anew
    mine.once('closed', () => {
      window = null
      light.keep('window', false)
      shown.close()
    })
  }

  const device = deviceToken(app.getPath('userData'))
  const { tell } = serveBridge({
    window: () => window,
    facts: () => ({ version: app.getVersion(), device }),
    host: hosts.host,
    stop: hosts.stop,
    display: url => shown.show(url, window!),
    awake: on => light.keep('window', on),
    tables: () => tables,
  })
  const finder: TableFinder = findTables({
    found: list => {
      tables = list
      tell()
    },
    trouble: say,
    ...(card ? { card } : {}),
  })

  app.on('second-instance', () => {
    if (!window) return open()
    if (window.isMinimized()) window.restore()
    window.focus()
  })
  app.on('activate', () => {
    if (!window) open()
  })
  app.on('window-all-closed', () => {
    if (!mac) app.quit()
  })
  endInOrder(async () => {
    await Promise.all([hosts.stop(), finder.stop()])
    await log.close()
  })
  open()
}

/** Says something that does not stand in anybody's way. */
function say(sentence: string): void {
  complain(sentence)
  if (Notification.isSupported()) new Notification({ title: desktopWords.title, body: sentence }).show()
}

/** For whoever started the app from a terminal, and for the log. */
function complain(error: unknown): void {
  log.report(error, { where: 'the app' })
}

/** Opens the log, in whatever the system shows text with; says so when there is none. */
function showLog(): void {
  const file = faultLogPath(defaultDataFolder())
  if (existsSync(file)) void shell.openPath(file)
  else void dialog.showMessageBox({ message: desktopWords.noLog, buttons: [desktopWords.ok] })
}

/** Before the app ends, guests are told and the network is said goodbye to. */
function endInOrder(stop: () => Promise<void>): void {
  let stopped = false
  app.on('will-quit', event => {
    if (stopped) return
    event.preventDefault()
    const over = new Promise<void>(resolve => setTimeout(resolve, MAX_CLOSING_MS))
    void Promise.race([stop(), over])
      .catch(complain)
      .finally(() => {
        stopped = true
        app.quit()
      })
  })
}

for (const event of ['uncaughtException', 'unhandledRejection'] as const)
  process.on(event, (error: unknown) => complain(error)) // a party is not ended by a fault of ours
app.enableSandbox()
registerAppScheme()
app.setAppUserModelId('app.hunch') // Windows shows what we say under this name
// Not awaited: the runtime is ready only when this file has been read to its end.
if (app.requestSingleInstanceLock()) void begin()
else app.quit()
