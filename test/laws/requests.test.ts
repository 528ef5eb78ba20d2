// Law: no request leaves for anywhere but the hosts that one joins, and one's own network where hosts look for each other.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { HUNCH_PROGRAM } from '../bench/built.ts'
import { startHostProcess } from '../bench/hostProcess.ts'
import { ScreensAtTable, TABLE_ARGS } from '../bench/screensAtTable.ts'

const top = join(import.meta.dirname, '../..')
const filesOf = (room: string, ending: RegExp) =>
  readdirSync(join(top, room), { recursive: true, encoding: 'utf8' })
    .map(file => `${room}/${file.replaceAll('\\', '/')}`)
    .filter(file => ending.test(file))

/** What opens a connection, in a browser, in Node and in Electron. */
const OPENS =
  /\bfetch\(|new (?:WebSocket|EventSource|XMLHttpRequest|WebTransport|RTCPeerConnection|Socket)\b|sendBeacon|\bhttps?\.(?:get|request)\b|from '(?:node:)?(?:https|http2|tls|dns)'|\bcreateConnection\b|\bnet\.(?:connect|request)\b|\bcreateSocket\(|autoUpdater|setFeedURL|crashReporter|extends WebSocket\b/

/** The files that do, and where to. Each was looked at. */
const WHERE_TO: Readonly<Record<string, string>> = {
  'main/discovery/bonjourOnInterfaces.ts': 'the own network: hosts look for each other by multicast',
  'main/host/channel/socketToHost.ts': 'a host that a table is handed over to, which its owner has named',
  'main/host/channel/screenSocket.ts': 'nowhere: it is the host’s end of a screen that came',
  'main/host/network/lanAddresses.ts':
    'nowhere: a datagram socket says which address answers would leave from, and sends none',
  'renderer/index.html': 'the host the page came from',
  'renderer/device/link/findTableWithCode.ts': 'the tables found on the own network, when somebody types a code',
  'renderer/device/link/connection.ts': 'the host that is joined',
  'renderer/device/link/lostChunks.ts': 'the host the page came from',
  'renderer/use/host/followTable.ts': 'a host that the joined host has handed its table to',
  'renderer/use/end/recap.ts': 'the styles and fonts of the page itself',
}

test('only files that were looked at open a connection', () => {
  const sources = [
    ...filesOf('main', /\.ts$/),
    ...filesOf('renderer', /\.(ts|vue|html)$/),
    ...filesOf('shared', /\.ts$/),
  ]
  const opening = sources.filter(file => OPENS.test(readFileSync(join(top, file), 'utf8')))
  expect(opening.sort()).toEqual(Object.keys(WHERE_TO).sort())
})

// An address that a person joins is put together when the page runs, so it begins with a value.
test('a page as it is built loads nothing from another host', () => {
  const pages = filesOf('dist/renderer', /\.(html|css|js|webmanifest)$/)
  expect(pages.length).toBeGreaterThan(10)
  const loads = /(?:\b(?:src|href|action)=["']?|url\(["']?|import\(["'`]|from ?["'`]|fetch\(["'`]|new (?:Worker|WebSocket|EventSource)\(["'`])(?:https?:|wss?:)?\/\/(?!\$\{)[^"'`)\s]+/g // prettier-ignore
  const elsewhere = pages.flatMap(file => [...readFileSync(join(top, file), 'utf8').matchAll(loads)].map(([load]) => `${file}: ${load}`)) // prettier-ignore
  expect(elsewhere).toEqual([])
})

/** Has a program of Node write down every connection it opens, name it looks up, and datagram it sends. */
function listener(): { readonly hook: URL; readonly heard: () => string[] } {
  const folder = mkdtempSync(join(tmpdir(), 'hunch-requests-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const [hook, log] = [join(folder, 'hook.mjs'), join(folder, 'log')]
  writeFileSync(log, '')
  writeFileSync(
    hook,
    `import { appendFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'
import dgram from 'node:dgram'
import dns from 'node:dns'
const watch = (object, name, what) => {
  const real = object[name]
  object[name] = function (...args) {
    if (what !== 'a name' || net.isIP(args[0]) === 0) appendFileSync(${JSON.stringify(log)}, what + '\\n')
    return Reflect.apply(real, this, args)
  }
}
watch(net.Socket.prototype, 'connect', 'a connection')
watch(dgram.Socket.prototype, 'send', 'a datagram')
for (const name of ['lookup', 'resolve', 'resolve4', 'resolve6']) watch(dns, name, 'a name')
syncBuiltinESMExports()
`,
  )
  return { hook: pathToFileURL(hook), heard: () => readFileSync(log, 'utf8').split('\n').filter(line => line !== '') } // prettier-ignore
}

test('a host that does not look for others asks nobody anything, through a whole game', async () => {
  const { hook, heard } = listener()
  const data = mkdtempSync(join(tmpdir(), 'hunch-requests-'))
  onTestFinished(() => rmSync(data, { recursive: true, force: true }))
  const host = await startHostProcess(HUNCH_PROGRAM, { data, args: TABLE_ARGS, after: hook })
  try {
    const table = await ScreensAtTable.sitDown(host, 7, 'requests')
    while (table.games < 2) await table.play(10)
    expect(heard()).toEqual([])
  } finally {
    await host.kill()
  }
})

test('a program that does ask is heard', () => {
  const { hook, heard } = listener()
  const asks = `await fetch('http://localhost:65000/').catch(() => {})`
  spawnSync(process.execPath, [`--import=${hook.href}`, '--input-type=module', '-e', asks])
  expect(heard()).toContain('a connection')
})
