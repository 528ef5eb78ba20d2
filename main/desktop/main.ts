// Runs the app from its start to its end.
import { join } from 'node:path'
import { existsSync } from 'node:fs'
import { app, dialog, Notification, screen, session, shell, type BrowserWindow } from 'electron'
import { findTables } from '../discovery/index.ts'
import { APP_ORIGIN, defaultDataFolder, faultLogPath, openFaultLog } from '../host/index.ts'
import type { FoundTable } from '../../shared/wire/index.ts'
import { desktopWordsFor } from '../../shared/words/programWords.ts'
import { setAboutPanel, showLicences } from './aboutApp.ts'
import { createAppShutdown } from './appShutdown.ts'
import { registerAppScheme, serveAppPages, urlOrigin } from './appPages.ts'
import { openAppSettings } from './appSettings.ts'
import { openAppWindow } from './appWindow.ts'
import { serveBridge } from './bridge.ts'
import { loadDeviceToken } from './deviceToken.ts'
import { createDisplayWindowControl } from './displayWindow.ts'
import { showHostingInDock } from './dockHosting.ts'
import { JOIN_SCHEME, webLinkOfJoinLink } from './joinLinks.ts'
import { originOfLanHost } from './originOfLanHost.ts'
import { parseLaunchArguments, type LaunchArguments } from './launch.ts'
import { createLocalHostControl } from './localHost.ts'
import { setMenu } from './menu.ts'
import { createPageMessageQueue } from './pageMessageQueue.ts'
import { restrictPermissions } from './permissions.ts'
import { createSleepBlocker } from './sleepBlocker.ts'
import { createSavedGameOpener } from './savedGameOpener.ts'
import { screensWithoutMainWindow, findRememberedTvScreen, screenName } from './tvScreen.ts'
import { workerDataUrl } from './workerProgram.ts'

/** How often to check whether somebody else is at a table here, in milliseconds. */
const GUEST_CHECK_INTERVAL_MS = 5000

const isMac = process.platform === 'darwin'
const launchOptions = parseLaunchArguments(process.argv.slice(app.isPackaged ? 1 : 2))
const dataFolder = launchOptions.data ?? defaultDataFolder()
const log = openFaultLog(dataFolder, { echo: true })

/** The folder of the built parts. */
const distFolder = join(app.getAppPath(), 'dist')
const builtFiles = {
  pages: join(distFolder, 'renderer'),
  preload: join(distFolder, 'desktop', 'preload.cjs'),
  icon: join(distFolder, 'desktop', 'icon.png'),
  thinker: join(distFolder, 'main', 'thinker.js'),
}

/** The address of the one network interface to use, for machines where the others mislead; undefined: all. */
const interfaceAddress = process.env['HUNCH_CARD']

/** What was opened before the app was ready: its own command line, and files and links, which macOS passes as early events. */
const earlyLaunches: LaunchArguments[] = [launchOptions]
let receiveLaunch = (newLaunch: LaunchArguments): void => void earlyLaunches.push(newLaunch)

function startApp(): void {
  const words = desktopWordsFor(app.getPreferredSystemLanguages())
  try {
    serveAppPages(session.defaultSession, builtFiles.pages)
  } catch (error) {
    reportError(error)
    dialog.showErrorBox(words.title, words.noPages)
    return app.exit(1)
  }
  setAboutPanel(words, builtFiles.icon)
  const settings = openAppSettings(app.getPath('userData'), reportError)

  let window: BrowserWindow | null = null
  let foundTables: readonly FoundTable[] = []
  const page = createPageMessageQueue(() => window)
  const hosts = createLocalHostControl({
    dataFolder,
    pages: builtFiles.pages,
    thinker: workerDataUrl(builtFiles.thinker),
    report: log.report,
    interfaceAddress,
    words,
    ...(launchOptions.port === undefined ? {} : { port: launchOptions.port }),
    ...(launchOptions.pace === undefined ? {} : { pace: launchOptions.pace }),
    mdns: launchOptions.mdns,
    onTrouble: (sentence, reason) => {
      showNotification(words.title, sentence)
      page.send({ type: 'silent', why: reason })
    },
  })
  const power = createSleepBlocker()
  const displaySession = session.fromPartition('persist:display') // a TV remembers its language, its colours and its sound
  restrictPermissions(session.defaultSession, url => urlOrigin(url) === APP_ORIGIN)
  restrictPermissions(displaySession, url => originOfLanHost(url) !== null)
  const keepDisplayAwake = (on: boolean) => power.setNeeded('display', 'TV', on)
  const displayWindow = createDisplayWindowControl({
    session: displaySession,
    settings,
    words,
    onShownChanged: keepDisplayAwake,
  })
  const games = createSavedGameOpener({
    settings,
    words,
    window: () => window,
    show: game => page.send({ type: 'saved-game', ...game }),
    onRecentChanged: () => refreshMenu(),
  })

  const refreshMenu = () => {
    const screens = window ? screensWithoutMainWindow(window) : []
    const chosenScreen = findRememberedTvScreen(screens, settings)
    setMenu({
      isMac: isMac,
      isDevelopment: !app.isPackaged,
      words,
      recentPaths: games.recent(),
      screens: screens.map((tvScreen, i) => ({
        name: screenName(tvScreen, i + 1, words),
        chosen: tvScreen === chosenScreen,
        choose: () => settings.change({ tv: { id: tvScreen.id, label: tvScreen.label } }),
      })),
      askForScreen: () => settings.change({ tv: undefined }),
      openGame: () => void games.choose(),
      openRecent: games.open,
      clearRecent: games.forget,
      openLog: () => showLog(words.noLog, words.ok),
      showLicences: () => void showLicences(distFolder, app.getPath('userData')).catch(reportError),
    })
  }
  const updateBadge = () =>
    showHostingInDock(window === null && hosts.isHosting(), {
      words,
      show: showWindow,
      stop: () => void hosts.stop().then(updateBadge, reportError),
    })

  const open = () => {
    const openedWindow = openAppWindow({
      preload: builtFiles.preload,
      icon: builtFiles.icon,
      words,
      settings,
      report: reportError,
      onShown: () => {
        if (process.env['HUNCH_SAYS_SHOWN']) process.send?.('shown') // tells `npm start` that there is a window
      },
    })
    window = openedWindow
    openedWindow.webContents.on('did-navigate', () => {
      power.setNeeded('display', 'page', false) // a reloaded page asks again
      page.stopListening()
    })
    appShutdown.watch(openedWindow)
    openedWindow.once('closed', () => {
      window = null
      page.stopListening()
      power.setNeeded('display', 'page', false)
      displayWindow.close()
      updateBadge()
    })
    refreshMenu()
    updateBadge()
  }
  const showWindow = () => {
    if (!window) return open()
    if (window.isMinimized()) window.restore()
    window.show() // works also for a window that was never shown
    window.focus()
  }

  const device = loadDeviceToken(app.getPath('userData'))
  const { sendFoundTables } = serveBridge({
    window: () => window,
    describeApp: () => ({ version: app.getVersion(), device }),
    startHost: hosts.start,
    stopHost: hosts.stop,
    openDisplay: url => displayWindow.show(url, window!),
    keepAwake: on => power.setNeeded('display', 'page', on),
    foundTables: () => foundTables,
    startListening: page.startListening,
  })
  const finder = launchOptions.mdns
    ? findTables({
        onFound: latestTables => {
          foundTables = latestTables
          hosts.noteFoundTables(latestTables)
          sendFoundTables()
        },
        onTrouble: reportError,
        ...(interfaceAddress ? { interfaceAddress } : {}),
      })
    : null
  const guestCheckTimer = setInterval(
    () => power.setNeeded('app', 'guests', hosts.guestCount() > 0),
    GUEST_CHECK_INTERVAL_MS,
  )

  const appShutdown = createAppShutdown({
    isMac: isMac,
    words,
    guests: hosts.guestCount,
    window: () => window,
    stop: async () => {
      clearInterval(guestCheckTimer)
      await Promise.all([hosts.stop(), finder?.stop()])
      await log.close()
    },
    report: reportError,
  })
  app.on('second-instance', (_event, argv) => {
    // Somebody who starts the app while it ends gets a new one: this one's window would close with it.
    if (appShutdown.isEnding()) return app.relaunch()
    showWindow()
    receiveLaunch(parseLaunchArguments(argv.slice(1)))
  })
  app.on('activate', showWindow)
  app.on('window-all-closed', () => {
    if (!isMac) app.quit()
  })
  screen.on('display-added', refreshMenu)
  screen.on('display-removed', refreshMenu)

  receiveLaunch = ({ savedGames, joinLinks }) => {
    for (const link of joinLinks) page.send({ type: 'invitation', link: webLinkOfJoinLink(link) })
    for (const path of savedGames) games.open(path)
  }
  open()
  for (const came of earlyLaunches.splice(0)) receiveLaunch(came)
}

/** Shows a sentence that blocks nothing. If the system shows no notifications, the page says it all the same. */
function showNotification(title: string, sentence: string): void {
  reportError(sentence)
  if (!Notification.isSupported()) return
  const note = new Notification({ title, body: sentence })
  note.on('failed', (_event, error) => reportError(error)) // macOS may show none of an unsigned app
  note.show()
}

/** For a person who started the app from a terminal, and for the log. */
function reportError(error: unknown): void {
  log.report(error, { where: 'the app' })
}

/** Opens the log in the system's text viewer; says so if there is none. */
function showLog(noLogMessage: string, okLabel: string): void {
  const file = faultLogPath(dataFolder)
  if (existsSync(file)) void shell.openPath(file)
  else void dialog.showMessageBox({ message: noLogMessage, buttons: [okLabel] })
}

for (const event of ['uncaughtException', 'unhandledRejection'] as const)
  process.on(event, (error: unknown) => reportError(error)) // a bug must not end the games of everybody
app.enableSandbox()
registerAppScheme()
app.setAppUserModelId('app.hunch') // Windows shows notifications under this name
if (process.platform === 'linux') app.commandLine.appendSwitch('enable-speech-dispatcher') // without it nothing is read aloud (electron/electron#22844)
// Electron keeps its own files in a separate folder. By default it would be `hunch`, which on a disk that ignores case
// is `Hunch`, the folder of the tables. Set before the single-instance lock, which is a file in it.
if (!app.commandLine.hasSwitch('user-data-dir')) app.setPath('userData', join(app.getPath('appData'), 'Hunch Window'))
if (app.isPackaged) app.setAsDefaultProtocolClient(JOIN_SCHEME)
app.on('open-file', (event, path) => {
  event.preventDefault()
  receiveLaunch(parseLaunchArguments([path]))
})
app.on('open-url', (event, url) => {
  event.preventDefault()
  receiveLaunch(parseLaunchArguments([url]))
})
// This is not awaited, because the runtime is ready only when this file has been read to its end.
if (app.requestSingleInstanceLock())
  void app.whenReady().then(() => {
    try {
      startApp()
    } catch (error) {
      reportError(error)
      const words = desktopWordsFor(app.getPreferredSystemLanguages())
      dialog.showErrorBox(words.title, words.noStart(error instanceof Error ? error.message : String(error)))
      app.exit(1)
    }
  })
else app.quit()
