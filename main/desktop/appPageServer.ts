// Answers for: the address the app's own window is served from. Nobody but this machine can reach it.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DEFAULT_PORT, PROTOCOL } from '../../shared/wire/index.ts'
import { pageServer } from '../host/pageServer.ts'

export interface AppPageServer {
  readonly url: string // without a path
  readonly close: () => void
}

/** The same at every start where it can be: what a page remembers, it remembers by its address. */
const WANTED = DEFAULT_PORT - 1

/** Serves the renderer's build in `folder` to this machine. Rejects when there is none. */
export async function serveAppPages(folder: string): Promise<AppPageServer> {
  const server = createServer(
    pageServer(folder, { info: () => ({ hunch: true, protocol: PROTOCOL, table: null }), keyFor: () => null }),
  )
  await listen(server, WANTED).catch(() => listen(server, 0))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function listen(server: Server, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject)
      resolve()
    })
  })
}
