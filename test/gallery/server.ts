// Serves the gallery. Pages, scenes and the hosts behind them come from the sources, or are built once for the tests.
import { mkdtempSync, rmSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  build,
  createServer,
  preview,
  type Connect,
  type InlineConfig,
  type PreviewServer,
  type ViteDevServer,
} from 'vite'
import { WebSocketServer } from 'ws'
import type * as room from './room.ts'
import type * as scenes from './scenes.ts'

const here = import.meta.dirname
const top = join(here, '../..')

export interface Gallery {
  readonly url: string // ends with a slash
  readonly close: () => Promise<void>
}

/** Where scenes and the rooms behind them come from. */
interface Sources {
  readonly scenes: () => Promise<typeof scenes>
  readonly room: () => Promise<typeof room>
}

/** Answers requests other than pages. */
function answers({ scenes }: Sources): Connect.NextHandleFunction {
  return (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://gallery')
    if (pathname === '/info') {
      response.statusCode = 503 // a host that is gone does not come back
      response.end()
    } else if (pathname === '/scenes.json') {
      scenes()
        .then(list => list.scenes)
        .then(list => response.setHeader('content-type', 'application/json').end(JSON.stringify(list)))
        .catch(next)
    } else next()
  }
}

/** Serves the sockets of scenes; all others are Vite's own. */
function listen({ httpServer }: ViteDevServer | PreviewServer, sources: Sources): void {
  const sockets = new WebSocketServer({ noServer: true })
  httpServer?.on('upgrade', (request: IncomingMessage, socket, head: Buffer) => {
    if (request.headers['sec-websocket-protocol']?.startsWith('vite-')) return
    sockets.handleUpgrade(request, socket, head, ws => {
      ws.pause() // keeps the page's messages until somebody listens
      const attend = async () => {
        const [{ scenes, followed, televised, promised, promisedAtOneScreen, firstMoments }, { showScene }] =
          await Promise.all([sources.scenes(), sources.room()])
        const name = new URL(request.url ?? '', 'http://gallery').searchParams.get('scene')
        const scene = [
          ...(await scenes),
          ...(await followed),
          ...(await televised),
          ...(await promised),
          ...(await promisedAtOneScreen),
          ...(await firstMoments),
        ].find(one => one.name === name)
        if (!scene) throw new Error(`there is no scene “${name}”`)
        showScene(scene, ws, request)
        ws.resume()
      }
      attend().catch((error: unknown) => {
        process.stderr.write(`${String(error instanceof Error ? error.stack : error)}\n`)
        ws.close()
      })
    })
  })
}

const pages: InlineConfig = {
  configFile: join(top, 'vite.config.ts'),
  root: here,
  base: '/',
  logLevel: 'error',
}

/** The gallery from the sources: changes show at once. */
export async function openGallery({ port }: { readonly port: number }): Promise<Gallery> {
  const server = await createServer({
    ...pages,
    server: { host: '127.0.0.1', port, fs: { allow: [top] } },
    plugins: [
      {
        name: 'gallery',
        configureServer(server) {
          const load = (file: string) => server.ssrLoadModule(join(here, file))
          const sources: Sources = {
            scenes: () => load('scenes.ts') as Promise<typeof scenes>,
            room: () => load('room.ts') as Promise<typeof room>,
          }
          server.middlewares.use(answers(sources))
          listen(server, sources)
        },
      },
    ],
  })
  await server.listen()
  return { url: urlOf(server), close: () => server.close() }
}

/** The built gallery, without its list. Under `test/run.js` it is the one that all tests share (SHARED_GALLERY). */
export async function openBuiltGallery(): Promise<Gallery> {
  const url = process.env['SHARED_GALLERY']
  if (url !== undefined) return { url, close: () => Promise.resolve() }
  const outDir = mkdtempSync(join(tmpdir(), 'hunch-gallery-'))
  await build({
    ...pages,
    build: {
      outDir,
      minify: false,
      manifest: false,
      license: false,
      rolldownOptions: {
        input: ['frame.html', 'darkroom.html'].map(page => join(here, page)),
        output: { codeSplitting: true }, // split by use: the app must not load before the stage is set
      },
    },
  })
  const loaded = { scenes: import('./scenes.ts'), room: import('./room.ts') }
  const sources: Sources = { scenes: () => loaded.scenes, room: () => loaded.room }
  const server = await preview({
    ...pages,
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
    plugins: [
      {
        name: 'gallery',
        configurePreviewServer(server) {
          server.middlewares.use(answers(sources))
          listen(server, sources)
        },
      },
    ],
  })
  return {
    url: urlOf(server),
    async close() {
      await server.close()
      rmSync(outDir, { recursive: true, force: true })
    },
  }
}

function urlOf({ httpServer }: ViteDevServer | PreviewServer): string {
  return `http://127.0.0.1:${(httpServer!.address() as AddressInfo).port}/`
}
