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
  readonly describeApp: () => { version: string; device: string }
  readonly startHost: () => Promise<{ url: string; key: string } | { trouble: string }>
  readonly stopHost: () => Promise<void>
  readonly openDisplay: (url: string) => Promise<void>
  readonly keepAwake: (on: boolean) => void
  readonly foundTables: () => readonly FoundTable[]
  /** Called when the page is ready for messages from outside: saved games, invitations. */
  readonly startListening: () => void
}

export interface FoundTablesSender {
  /** Sends the page the tables that are found now. */
  readonly sendFoundTables: () => void
}

const UrlArguments = v.strictTuple([v.pipe(v.string(), v.maxLength(200))])
const BooleanArguments = v.strictTuple([v.boolean()])
const NoArguments = v.strictTuple([])

export function serveBridge(api: BridgeHandlers): FoundTablesSender {
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

  function handlePageCall<Schema extends v.GenericSchema<unknown[], unknown[]>>(
    callName: string,
    schema: Schema,
    act: (...values: v.InferOutput<Schema>) => unknown,
  ): void {
    ipcMain.handle(callName, (event, ...values: unknown[]) => {
      if (!isFromOwnPage(event)) throw new Error('not for this page')
      return act(...v.parse(schema, values))
    })
  }

  function handlePageMessage<Schema extends v.GenericSchema<unknown[], unknown[]>>(
    messageName: string,
    schema: Schema,
    act: (...values: v.InferOutput<Schema>) => void,
  ): void {
    ipcMain.on(messageName, (event, ...values: unknown[]) => {
      const parsedValues = v.safeParse(schema, values)
      if (isFromOwnPage(event) && parsedValues.success) act(...parsedValues.output)
    })
  }

  const sendFoundTables = () => api.window()?.webContents.send(ipcChannels.found, api.foundTables())

  handlePageCall(ipcChannels.facts, NoArguments, api.describeApp)
  handlePageCall(ipcChannels.host, NoArguments, api.startHost)
  handlePageCall(ipcChannels.stop, NoArguments, api.stopHost)
  handlePageCall(ipcChannels.display, UrlArguments, api.openDisplay)
  handlePageMessage(ipcChannels.awake, BooleanArguments, api.keepAwake)
  handlePageMessage(ipcChannels.listen, NoArguments, sendFoundTables)
  handlePageMessage(ipcChannels.listenTold, NoArguments, api.startListening)
  return { sendFoundTables }
}
