// Runs the app from its start to its end.
import { join } from 'node:path'
import { existsSync } from 'node:fs'
import { app, dialog, Notification, screen, session, shell, type BrowserWindow } from 'electron'
import { findTables } from '../discovery/index.ts'
import { APP_ORIGIN, defaultDataFolder, faultLogPath, openFaultLog } from '../host/index.ts'
import type { FoundTable } from '../../shared/wire/index.ts'
import { desktopWordsFor } from '../../shared/words/programWords.ts'
import { describeApp, showLicences } from './aboutApp.ts'
import { endInOrder } from './appEnd.ts'
import { registerAppScheme, serveAppPages, urlOrigin } from './appPages.ts'
import { openAppSettings } from './appSettings.ts'
import { openAppWindow } from './appWindow.ts'
import { serveBridge } from './bridge.ts'
import { deviceToken } from './deviceToken.ts'
import { createDisplayWindow } from './displayWindow.ts'
import { showHostingInDock } from './dockSign.ts'
import { JOIN_SCHEME, webLinkOfJoinLink } from './joinLinks.ts'
import { lanHostOrigin } from './lanHostOrigin.ts'
import { parseLaunch, type Launch } from './launch.ts'
import { createLocalHost } from './localHost.ts'
import { setMenu } from './menu.ts'
import { createPageMessages } from './pageMessages.ts'
import { restrictPermissions } from './permissions.ts'
import { createPowerSave } from './powerSave.ts'
import { createSavedGameFiles } from './savedGameFiles.ts'
import { otherScreens, rememberedScreen, screenName } from './tvScreen.ts'
import { workerProgramUrl } from './workerProgram.ts'

/** How often to check whether somebody else is at a table here, in milliseconds. */
const GUEST_CHECK_INTERVAL_MS = 5000

const mac = process.platform === 'darwin'
const launch = parseLaunch(process.argv.slice(app.isPackaged ? 1 : 2))
const data = launch.data ?? defaultDataFolder()
const log = openFaultLog(data, { echo: true })

/** The folder of the built parts. */
const dist = join(app.getAppPath(), 'dist')
const parts = {
  pages: join(dist, 'renderer'),
  preload: join(dist, 'desktop', 'preload.cjs'),
  icon: join(dist, 'desktop', 'icon.png'),
  thinker: join(dist, 'main', 'thinker.js'),
}

/** One network card instead of all, for machines where the others mislead. */
const card = process.env['HUNCH_CARD']

/** Opened before the app was ready: macOS passes files and links as events, and early. */
const early: Launch[] = [launch]
let receive = (came: Launch): void => void early.push(came)

function begin(): void {
  const words = desktopWordsFor(app.getPreferredSystemLanguages())
  try {
    serveAppPages(session.defaultSession, parts.pages)
  } catch (error) {
    complain(error)
    dialog.showErrorBox(words.title, words.noPages)
    return app.exit(1)
  }
  describeApp(words, parts.icon)
  const settings = openAppSettings(app.getPath('userData'))

  let window: BrowserWindow | null = null
  let tables: readonly FoundTable[] = []
  const page = createPageMessages(() => window)
  const hosts = createLocalHost({
    data,
    pages: parts.pages,
    thinker: workerProgramUrl(parts.thinker),
    report: log.report,
    card,
    words,
    ...(launch.port === undefined ? {} : { port: launch.port }),
    mdns: launch.mdns,
    trouble: (sentence, why) => {
      say(words.title, sentence)
      page.send({ type: 'silent', why })
    },
  })
  const power = createPowerSave()
  const apart = session.fromPartition('persist:display') // a TV remembers its language, its colours and its sound
  restrictPermissions(session.defaultSession, url => urlOrigin(url) === APP_ORIGIN)
  restrictPermissions(apart, url => lanHostOrigin(url) !== null)
  const lit = (on: boolean) => power.keep('display', 'TV', on)
  const shown = createDisplayWindow({ session: apart, settings, words, lit })
  const games = createSavedGameFiles({
    settings,
    words,
    window: () => window,
    show: game => page.send({ type: 'saved-game', ...game }),
    changed: () => refreshMenu(),
  })

  const refreshMenu = () => {
    const screens = window ? otherScreens(window) : []
    const chosen = rememberedScreen(screens, settings)
    setMenu({
      mac,
      developing: !app.isPackaged,
      words,
      recent: games.recent(),
      screens: screens.map((one, i) => ({
        name: screenName(one, i + 1, words),
        chosen: one === chosen,
        choose: () => settings.set({ tv: { id: one.id, label: one.label } }),
      })),
      askForScreen: () => settings.set({ tv: undefined }),
      openGame: () => void games.choose(),
      openRecent: games.open,
      clearRecent: games.forget,
      openLog: () => showLog(words.noLog, words.ok),
      showLicences: () => void showLicences(dist, app.getPath('userData')).catch(complain),
    })
  }
  const showDock = () =>
    showHostingInDock(window === null && hosts.isHosting(), {
      words,
      show,
      stop: () => void hosts.stop().then(showDock, complain),
    })

  const open = () => {
    const mine = openAppWindow({
      preload: parts.preload,
      icon: parts.icon,
      words,
      settings,
      report: complain,
      shown: () => {
        if (process.env['HUNCH_SAYS_SHOWN']) process.send?.('shown') // `npm start` learns from it that there is a window
      },
    })
    window = mine
    mine.webContents.on('did-navigate', () => {
      power.keep('display', 'page', false) // a reloaded page asks again
      page.gone()
    })
    end.watch(mine)
    mine.once('closed', () => {
      window = null
      page.gone()
      power.keep('display', 'page', false)
      shown.close()
      showDock()
    })
    refreshMenu()
    showDock()
  }
  const show = () => {
    if (!window) return open()
    if (window.isMinimized()) window.restore()
    window.show() // also one that was never shown
    window.focus()
  }

  const device = deviceToken(app.getPath('userData'))
  const { tell } = serveBridge({
    window: () => window,
    facts: () => ({ version: app.getVersion(), device }),
    host: hosts.host,
    stop: hosts.stop,
    display: url => shown.show(url, window!),
    awake: on => power.keep('display', 'page', on),
    tables: () => tables,
    listenTold: page.listening,
  })
  const finder = launch.mdns
    ? findTables({
        found: list => {
          tables = list
          hosts.found(list)
          tell()
        },
        trouble: complain,
        ...(card ? { card } : {}),
      })
    : null
  const awake = setInterval(() => power.keep('app', 'guests', hosts.guests() > 0), GUEST_CHECK_INTERVAL_MS)

  const end = endInOrder({
    mac,
    words,
    guests: hosts.guests,
    window: () => window,
    stop: async () => {
      clearInterval(awake)
      await Promise.all([hosts.stop(), finder?.stop()])
      await log.close()
    },
    report: complain,
  })
  app.on('second-instance', (_event, argv) => {
    // Somebody who starts the app while it ends gets a new one: this one's window would close with it.
    if (end.isEnding()) return app.relaunch()
    show()
    receive(parseLaunch(argv.slice(1)))
  })
  app.on('activate', show)
  app.on('window-all-closed', () => {
    if (!mac) app.quit()
  })
  screen.on('display-added', refreshMenu)
  screen.on('display-removed', refreshMenu)

  receive = ({ savedGames, joinLinks }) => {
    for (const link of joinLinks) page.send({ type: 'invitation', link: webLinkOfJoinLink(link) })
    for (const path of savedGames) games.open(path)
  }
  open()
  for (const came of early.splice(0)) receive(came)
}

/** Shows a sentence that blocks nothing. If the system shows no notifications, the page says it all the same. */
function say(title: string, sentence: string): void {
  complain(sentence)
  if (!Notification.isSupported()) return
  const note = new Notification({ title, body: sentence })
  note.on('failed', (_event, error) => complain(error)) // macOS may show none of an unsigned app
  note.show()
}

/** For a person who started the app from a terminal, and for the log. */
function complain(error: unknown): void {
  log.report(error, { where: 'the app' })
}

/** Opens the log in the system's text viewer; says so if there is none. */
function showLog(noLog: string, ok: string): void {
  const file = faultLogPath(data)
  if (existsSync(file)) void shell.openPath(file)
  else void dialog.showMessageBox({ message: noLog, buttons: [ok] })
}

for (const event of ['uncaughtException', 'unhandledRejection'] as const)
  process.on(event, (error: unknown) => complain(error)) // a bug must not end a party
app.enableSandbox()
registerAppScheme()
app.setAppUserModelId('app.hunch') // Windows shows notifications under this name
if (process.platform === 'linux') app.commandLine.appendSwitch('enable-speech-dispatcher') // without it nothing is read aloud (electron/electron#22844)
// A separate folder, set before the lock, which is in it: where case does not count, `hunch` would be the folder of
// the tables.
if (!app.commandLine.hasSwitch('user-data-dir')) app.setPath('userData', join(app.getPath('appData'), 'Hunch Window'))
if (app.isPackaged) app.setAsDefaultProtocolClient(JOIN_SCHEME)
app.on('open-file', (event, path) => {
  event.preventDefault()
  receive(parseLaunch([path]))
})
app.on('open-url', (event, url) => {
  event.preventDefault()
  receive(parseLaunch([url]))
})
// Not awaited: the runtime is ready only when this file has been read to its end.
if (app.requestSingleInstanceLock())
  void app.whenReady().then(() => {
    try {
      begin()
    } catch (error) {
      complain(error)
      const words = desktopWordsFor(app.getPreferredSystemLanguages())
      dialog.showErrorBox(words.title, words.noStart(error instanceof Error ? error.message : String(error)))
      app.exit(1)
    }
  })
else app.quit()
