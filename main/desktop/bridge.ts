// The app's side of the bridge. Every call is checked: who asks, and what for.
import { ipcMain, type BrowserWindow, type IpcMainEvent, type IpcMainInvokeEvent } from 'electron'
import * as v from 'valibot'
import type { FoundTable } from '../../shared/wire/index.ts'
import { APP_ORIGIN } from '../host/index.ts'
import { ipcChannels } from './ipcChannels.ts'
import { urlOrigin } from './appPages.ts'

/** The handlers behind the bridge. */
export interface BridgeHandlers {
  /** The window that may ask; null while it is closed. */
  readonly window: () => BrowserWindow | null
  readonly facts: () => { version: string; device: string }
  readonly host: () => Promise<{ url: string; key: string } | { trouble: string }>
  readonly stop: () => Promise<void>
  readonly display: (url: string) => Promise<void>
  readonly awake: (on: boolean) => void
  readonly tables: () => readonly FoundTable[]
  /** The page is ready for messages from outside: saved games, invitations. */
  readonly listenTold: () => void
}

export interface PageNotifier {
  /** Sends the page the tables that are found now. */
  readonly tell: () => void
}

const UrlArguments = v.strictTuple([v.pipe(v.string(), v.maxLength(200))])
const SwitchArguments = v.strictTuple([v.boolean()])
const NoArguments = v.strictTuple([])

export function serveBridge(api: BridgeHandlers): PageNotifier {
  /**
   * True for the page of the app's window at the app's address: not for a frame in it, and not for another
   * page.
   */
  const isFromOwnPage = ({ sender, senderFrame }: IpcMainInvokeEvent | IpcMainEvent): boolean => {
    const window = api.window()
    return (
      window !== null &&
      sender === window.webContents &&
      senderFrame !== null &&
      senderFrame.parent === null &&
      urlOrigin(senderFrame.url) === APP_ORIGIN
    )
  }

  function answer<Schema extends v.GenericSchema<unknown[], unknown[]>>(
    name: string,
    schema: Schema,
    act: (...values: v.InferOutput<Schema>) => unknown,
  ): void {
    ipcMain.handle(name, (event, ...values: unknown[]) => {
      if (!isFromOwnPage(event)) throw new Error('not for this page')
      return act(...v.parse(schema, values))
    })
  }

  function onPageMessage<Schema extends v.GenericSchema<unknown[], unknown[]>>(
    name: string,
    schema: Schema,
    act: (...values: v.InferOutput<Schema>) => void,
  ): void {
    ipcMain.on(name, (event, ...values: unknown[]) => {
      const read = v.safeParse(schema, values)
      if (isFromOwnPage(event) && read.success) act(...read.output)
    })
  }

  const sendFoundTables = () => api.window()?.webContents.send(ipcChannels.found, api.tables())

  answer(ipcChannels.facts, NoArguments, api.facts)
  answer(ipcChannels.host, NoArguments, api.host)
  answer(ipcChannels.stop, NoArguments, api.stop)
  answer(ipcChannels.display, UrlArguments, api.display)
  onPageMessage(ipcChannels.awake, SwitchArguments, api.awake)
  onPageMessage(ipcChannels.listen, NoArguments, sendFoundTables)
  onPageMessage(ipcChannels.listenTold, NoArguments, api.listenTold)
  return { tell: sendFoundTables }
}
