// The bridge: all functions that the app gives a page.
// It runs in the sandbox, and passes plain values only.
import { contextBridge, ipcRenderer, type IpcRendererEvent } from 'electron'
import type { FoundTable } from '../../shared/wire/index.ts'
import { ipcChannels } from './ipcChannels.ts'

contextBridge.exposeInMainWorld('hunch', {
  facts: (): Promise<unknown> => ipcRenderer.invoke(ipcChannels.facts),
  host: (): Promise<unknown> => ipcRenderer.invoke(ipcChannels.host),
  stop: (): Promise<unknown> => ipcRenderer.invoke(ipcChannels.stop),
  display: (url: string): Promise<unknown> => ipcRenderer.invoke(ipcChannels.display, url),
  awake: (on: boolean): void => ipcRenderer.send(ipcChannels.awake, on),
  found: (listener: (tables: FoundTable[]) => void): (() => void) => {
    const onTables = (_event: IpcRendererEvent, tables: FoundTable[]) => listener(tables)
    ipcRenderer.on(ipcChannels.found, onTables)
    ipcRenderer.send(ipcChannels.listen)
    return () => void ipcRenderer.off(ipcChannels.found, onTables)
  },
  told: (listener: (message: unknown) => void): (() => void) => {
    const onMessage = (_event: IpcRendererEvent, message: unknown) => listener(message)
    ipcRenderer.on(ipcChannels.told, onMessage)
    ipcRenderer.send(ipcChannels.listenTold)
    return () => void ipcRenderer.off(ipcChannels.told, onMessage)
  },
})
