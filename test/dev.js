// `npm run dev`: starts a host, pages that reload when their sources change, and a game dealt against computer players.
// `npm run dev -- mind-reader --seats 3 --option jokers=yes`. A change in `main` or `shared` rebuilds and restarts the host, which continues the game.
import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { createServer, runnerImport } from 'vite'

/** @typedef {{ port: number, key: string }} HostAddress */

const top = join(import.meta.dirname, '..')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seats: { type: 'string' },
    option: { type: 'string', multiple: true },
    port: { type: 'string', default: '5173' },
    'as-built': { type: 'boolean' }, // uses the existing build of the host
  },
})
const game = positionals[0] ?? 'mind-reader'
const folder = mkdtempSync(join(tmpdir(), 'hunch-dev-'))
/** The device of the browser that will open the address, so that its seat can be taken in advance. */
const device = randomBytes(16).toString('hex')

/** Builds the host. Returns false after printing the errors if that fails. */
const built = () =>
  spawnSync('npx', ['vite', 'build', '-c', 'vite.main.config.ts', '--logLevel', 'warn'], {
    cwd: top,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  }).status === 0

/** @type {import('node:child_process').ChildProcess | null} */
let child = null

/** Starts the host and resolves when it listens. @param {readonly string[]} asked @returns {Promise<HostAddress>} */
function host(asked) {
  const args = [join(top, 'dist/main/hunch.js'), 'host', '--json', '--no-mdns', '--data', folder, ...asked]
  const one = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  child = one
  return new Promise((resolve, reject) => {
    createInterface({ input: one.stdout }).once('line', line => resolve(JSON.parse(line)))
    one.once('exit', status => reject(new Error(`the host ended with status ${status}`)))
  })
}

/** Takes a chair for the browser, gives the others to computer players, and deals. @param {HostAddress} at */
function deal({ port, key }) {
  return new Promise((resolve, reject) => {
    const say = (/** @type {object} */ message) => screen.say(JSON.stringify(message))
    const opened = (/** @type {string} */ host) =>
      say({ type: 'hello', protocol: PROTOCOL_VERSION, device: deviceSecret(device, { host, secretNumber: 0 }) })
    const heard = (/** @type {Buffer} */ text) => {
      const message = JSON.parse(String(text))
      if (message.type === 'refused') reject(new Error(`the host refused: ${message.why}`))
      if (message.type !== 'table') return
      const { phase, chairs } = message.table
      const free = chairs.findIndex((/** @type {{ kind: string }} */ { kind }) => kind === 'free')
      if (phase === 'playing') {
        screen.socket.close()
        resolve(undefined)
      } else if (free === 0) say({ type: 'sit', chair: 0, name: 'You' })
      else if (free > 0) say({ type: 'computer', chair: free })
      else say({ type: 'start' })
    }
    const screen = new SocketToHost(`http://127.0.0.1:${port}/`, { by: { hostKey: key }, onOpened: opened, heard })
    screen.socket.on('error', reject)
  })
}

if (!values['as-built'] && !built()) process.exit(1)
/** @param {string} path @returns {Promise<any>} */
const exportsOf = async path => (await runnerImport(join(top, path))).module
/** @type {typeof import('../shared/wire/index.ts')} */
const { PROTOCOL_VERSION } = await exportsOf('shared/wire/index.ts')
/** @type {typeof import('../shared/sealing/index.ts')} */
const { deviceSecret } = await exportsOf('shared/sealing/index.ts')
/** @type {typeof import('../main/host/channel/socketToHost.ts')} */
const { SocketToHost } = await exportsOf('main/host/channel/socketToHost.ts')

const options = (values.option ?? []).flatMap(option => ['--option', option])
const seats = values.seats === undefined ? [] : ['--seats', values.seats]
let at = await host(['--port', '0', '--game', game, ...seats, ...options])
await deal(at)

const server = await createServer({
  configFile: join(top, 'vite.config.ts'),
  root: join(top, 'renderer'),
  base: '/',
  logLevel: 'warn',
  server: {
    host: '127.0.0.1',
    port: Number(values.port),
    proxy: { '/info': { target: `http://127.0.0.1:${at.port}` } },
  },
  plugins: [
    {
      name: 'the-device-that-sits-there',
      transformIndexHtml: () => [
        { tag: 'script', injectTo: 'head-prepend', children: `localStorage.setItem('hunch.device', '${device}')` },
      ],
    },
  ],
})
await server.listen()

// Vite's own sockets stay with Vite; all others go to the host.
server.httpServer?.on('upgrade', (request, socket, head) => {
  if (request.headers['sec-websocket-protocol']?.startsWith('vite-')) return
  const behind = connect(at.port, '127.0.0.1', () => {
    const fields = request.rawHeaders
      .map((/** @type {string} */ text, /** @type {number} */ i) => (i % 2 === 0 ? `\r\n${text}: ` : text))
      .join('')
    behind.write(`GET ${request.url} HTTP/1.1${fields}\r\n\r\n`)
    behind.write(head)
    socket.pipe(behind).pipe(socket)
  })
  for (const end of [behind, socket]) end.on('error', () => [behind, socket].forEach(one => one.destroy()))
})

let waiting = Promise.resolve()
server.watcher.add(['main', 'shared'].map(room => join(top, room)))
server.watcher.on('change', file => {
  if (![`main${sep}`, `shared${sep}`].some(room => file.startsWith(join(top, room)))) return
  waiting = waiting.then(async () => {
    if (!built()) return
    const ended = new Promise(resolve => child?.once('exit', resolve))
    child?.kill()
    await ended
    at = await host(['--port', String(at.port)])
  })
})

const { port } = /** @type {import('node:net').AddressInfo} */ (server.httpServer?.address())
process.stdout.write(`http://localhost:${port}/#key=${at.key}\n`)
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.once(signal, async () => {
    child?.kill()
    await server.close()
    process.exit()
  })
