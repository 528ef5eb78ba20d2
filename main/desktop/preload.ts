// Answers for: the bridge, all that the app lends a page. It runs in the sandbox, and passes plain values only.
import { contextBridge, ipcRenderer, type IpcRendererEvent } from 'electron'
import type { Found } from '../discovery/index.ts'
import { channel } from './channels.ts'

contextBridge.exposeInMainWorld('hunch', {
  facts: (): Promise<unknown> => ipcRenderer.invoke(channel.facts),
  host: (): Promise<unknown> => ipcRenderer.invoke(channel.host),
  stop: (): Promise<unknown> => ipcRenderer.invoke(channel.stop),
  display: (url: string): Promise<unknown> => ipcRenderer.invoke(channel.display, url),
  awake: (on: boolean): void => ipcRenderer.send(channel.awake, on),
  found: (listener: (tables: Found[]) => void): (() => void) => {
    const heard = (_event: IpcRendererEvent, tables: Found[]) => listener(tables)
    ipcRenderer.on(channel.found, heard)
    ipcRenderer.send(channel.listen)
    return () => void ipcRenderer.off(channel.found, heard)
  },
})
