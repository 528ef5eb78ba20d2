// The host over HTTP: the names it answers to, the headers of each file, and what browsers may cache.
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { mayBeOwnHostName, isAllowedOrigin, createPageRequestHandler } from '../../../main/host/server/pageServer.ts'
import { notFoundPageWords, wrongHostNamePageWords } from '../../../shared/words/en/programs.ts'
import { folder } from '../kit.ts'

const LONG = '<!doctype html><title>Hunch</title>' + '<p>Nobody here.</p>'.repeat(50)
const INFO = { hunch: true, protocol: 2, table: null } as const

function site() {
  const path = folder()
  mkdirSync(join(path, 'assets', 'deep'), { recursive: true })
  writeFileSync(join(path, 'index.html'), LONG)
  writeFileSync(join(path, 'assets', 'deep', 'a.js'), 'x')
  for (const ending of ['css', 'svg', 'png', 'ico', 'woff2', 'webmanifest', 'txt'])
    writeFileSync(join(path, `a.${ending}`), ending)
  mkdirSync(join(path, 'folder.js'))
  return asking(path)
}

/** Asks a host with the file `path` for it. */
function asking(path: string) {
  const answer = createPageRequestHandler(path, {
    info: () => INFO,
    keyFor: ticket => (ticket === 'good' ? 'k' : null),
  })
  return (url: string | undefined, headers: Record<string, string> = {}, method = 'GET') => {
    const sent: Record<string, unknown> = {}
    let status = 0
    let body: Buffer = Buffer.alloc(0)
    const response = {
      setHeader: (name: string, value: unknown) => void (sent[name] = value),
      writeHead(code: number, more: object = {}) {
        status = code
        Object.assign(sent, more)
        return response
      },
      end: (bytes?: string | Buffer) => void (body = Buffer.from(bytes ?? '')),
    }
    answer(
      {
        url,
        method,
        headers: { host: '127.0.0.1:4680', ...headers },
        socket: { localAddress: '192.168.1.5', localPort: 4680 },
      } as unknown as IncomingMessage,
      response as unknown as ServerResponse,
    )
    return { status, headers: sent, body }
  }
}

test.each<[what: string, names: readonly (string | undefined)[]]>([
  ['no name', [undefined]],
  ['an address', ['127.0.0.1', '192.168.1.5:4680', '[::1]:4680', '[fe80::1.2]']],
  ['a name without a dot', ['localhost:4680', 'hunch']],
  ['a name that this network alone knows', ['Hunch.local', 'HUNCH.LOCAL:80', 'my-mac.office.local']],
])('the host answers to %s', (_, names) => {
  for (const name of names) expect(mayBeOwnHostName(name), name).toBe(true)
})

test.each([
  ['a name of the internet', ['evil.example', 'evil.example:4680', 'local.evil']],
  ['a name with an address in it', ['127.0.0.1.evil.example', 'evil.127.0.0.1', 'x[fe80::1.2]', '[fe80::1.2]x']],
  ['what only looks like an address', ['1234.0.0.1', '1.2.3', '1.2.3.4.5', '[fe80.x]']],
  ['what is no name', ['', ':80', 'a b', 'a.b:1x', 'x#.local', 'x/.local', 'x,y.local', '.local', 'x..local']],
])('the host does not answer to %s', (_, names) => {
  for (const name of names) expect(mayBeOwnHostName(name), name).toBe(false)
})

test.each([
  [undefined, '127.0.0.1:4680', true],
  [undefined, 'evil.example', false],
  ['http://192.168.1.5:4680', '192.168.1.5:4680', true],
  ['http://192.168.1.5:4681', '192.168.1.5:4680', false],
  ['http://localhost:4680', 'localhost:4680', true],
  ['https://attic.local', 'attic.local', true],
  ['hunch://app', '192.168.1.5:4680', true],
  ['hunch://app', 'evil.example', false],
  ['hunch://app.evil', '192.168.1.5:4680', false],
  ['hunch://evil', '192.168.1.5:4680', false],
  ['hunch://192.168.1.5:4680', '192.168.1.5:4680', false],
  ['evil://192.168.1.5:4680', '192.168.1.5:4680', false],
  ['http://app', '192.168.1.5:4680', false],
  ['http://127.0.0.1:9', '192.168.1.5:4680', false],
  ['http://127.0.0.1:9', '127.0.0.1:4680', false],
  ['http://localhost:9', '192.168.1.5:4680', false],
  ['http://[::1]:9', '192.168.1.5:4680', false],
  ['http://evil.example', '192.168.1.5:4680', false],
  ['http://evil.example', 'evil.example', false],
  ['null', '127.0.0.1:4680', false],
  ['', '127.0.0.1:4680', false],
])('a page from %s may talk to %s: %s', (origin, host, may) => {
  expect(isAllowedOrigin(origin, host)).toBe(may)
})

describe('a request', () => {
  test('for the first page, or a file of the build, is answered with it and its type', () => {
    const ask = site()
    for (const url of ['/', '/index.html', '/?a', '/#b', '/index.html?x', undefined])
      expect(ask(url)).toMatchObject({ status: 200, body: Buffer.from(LONG) })
    expect(ask('/assets/deep/a.js').body.toString()).toBe('x')
    const types = Object.fromEntries(
      ['css', 'svg', 'png', 'ico', 'woff2', 'webmanifest'].map(ending => [
        ending,
        ask(`/a.${ending}`).headers['content-type'],
      ]),
    )
    expect(types).toEqual({
      css: 'text/css; charset=utf-8',
      svg: 'image/svg+xml',
      png: 'image/png',
      ico: 'image/x-icon',
      woff2: 'font/woff2',
      webmanifest: 'application/manifest+json',
    })
    expect(ask('/').headers['content-type']).toBe('text/html; charset=utf-8')
    expect(ask('/assets/deep/a.js').headers['content-type']).toBe('text/javascript; charset=utf-8')
  })
  test('with a script may run only that one, by its hash', () => {
    const path = folder()
    writeFileSync(join(path, 'index.html'), '<script>one()</script><script src="./a.js"></script>')
    const hash = createHash('sha256').update('one()').digest('base64')
    expect(asking(path)('/').headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`)
  })
  test('is answered with headers that isolate the page', () => {
    const { headers } = site()('/')
    const policy = String(headers['content-security-policy'])
    for (const part of [
      "default-src 'self'",
      "script-src 'self';",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self' ws: http:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ])
      expect(policy).toContain(part)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    })
  })
  test.each([
    ...['evil.example', 'küche', '[fe80::1%25eth0]', 'pc.mshome.net', 'pc.homenet', 'pc.intranet', 'pc.corp'],
    ...['pc.localhost', 'a b', ''],
  ])('under the foreign name “%s” names the address, as a page or in a sentence', host => {
    const ask = site()
    for (const accept of [undefined, '*/*', 'application/json'])
      expect(ask('/info', { host, ...(accept && { accept }) })).toMatchObject({
        status: 421,
        headers: { 'content-type': 'text/plain; charset=utf-8' },
        body: Buffer.from('This host does not go by that name. Open http://192.168.1.5:4680/ instead.\n'),
      })
    const page = ask('/', { host, accept: 'text/html,*/*' })
    expect(page).toMatchObject({ status: 421, headers: { 'content-type': 'text/html; charset=utf-8' } })
    expect(page.body.toString()).toContain('<a href="http://192.168.1.5:4680/">')
  })
  test('other than to read is refused', () => {
    const ask = site()
    expect(ask('/', {}, 'POST')).toMatchObject({
      status: 405,
      headers: { 'content-type': 'text/plain; charset=utf-8' },
      body: Buffer.from('Only GET is answered here.\n'),
    })
  })
  test.each(['hunch.fritz.box', 'hunch.lan', 'hunch.home.arpa', 'hunch.internal', 'hunch.local.', 'hunch.'])(
    'under %s, a name a router gives, is answered with a page that names the address',
    name => {
      for (const host of [name, `${name}:4680`, name.toUpperCase()]) {
        const { status, headers, body } = site()('/', { host })
        expect([status, headers['content-type']]).toEqual([421, 'text/html; charset=utf-8'])
        expect(body.toString()).toContain(`<h1>${wrongHostNamePageWords.title}</h1>`)
        expect(body.toString()).toContain('<a href="http://192.168.1.5:4680/">')
      }
    },
  )
  // RFC 9112, 3.2.2: a server must accept the absolute form, and its name counts, not the header Host.
  test('that names the host in its first line, as through a proxy, is answered all the same', () => {
    const ask = site()
    for (const at of ['http://127.0.0.1:4680', 'HTTP://192.168.1.5:4680', 'http://hunch.local']) {
      expect(JSON.parse(ask(`${at}/info`, { host: 'proxy.example' }).body.toString())).toEqual(INFO)
      for (const url of [at, `${at}/`, `${at}?x`])
        expect(ask(url)).toMatchObject({ status: 200, body: Buffer.from(LONG) })
      expect(ask(`${at}/own?ticket=good`).headers['location']).toBe('/#key=k')
    }
    expect(ask('http://evil.example/info')).toMatchObject({ status: 421 })
    expect(ask('http://evil.example/own?ticket=good')).toMatchObject({ status: 421 })
  })
  test('for a link whose “#” became part of its path leads to what it meant, nowhere else', () => {
    const leads = (path: string) => site()(path).headers['location']
    expect(leads('/%23join=KITE')).toBe('/#join=KITE')
    expect(leads('/%23join%3DKITE%2Ekey%409f86d081')).toBe('/#join=KITE.key@9f86d081')
    expect(leads('http://127.0.0.1:4680/%23table')).toBe('/#table')
    for (const crooked of ['/%23%0d%0ax', '/%23//evil.example', '/%23%', '/%23<b>']) expect(leads(crooked)).toBe('/')
  })
  test('for anything else gets a way home for a person, and a short answer for a page', () => {
    const ask = site()
    const beside = ['/../../package.json', '/%2e%2e/package.json', '/assets/../../x', '//etc/passwd', '/.env', '/%00']
    for (const url of ['/nowhere', '/a.txt', '/folder.js', '/assets', '/info/', '/index.html/x', ...beside]) {
      expect(ask(url)).toMatchObject({
        status: 404,
        headers: { 'content-type': 'text/plain; charset=utf-8' },
        body: Buffer.from('There is nothing here. The game is at /\n'),
      })
      const page = ask(url, { accept: 'text/html,*/*' })
      expect(page).toMatchObject({ status: 404, headers: { 'content-type': 'text/html; charset=utf-8' } })
      const text = page.body.toString()
      for (const said of [
        `<h1>${notFoundPageWords.title}</h1>`,
        `<p>${notFoundPageWords.about}</p>`,
        `<a href="/">${notFoundPageWords.home}</a>`,
      ])
        expect(text).toContain(said)
      expect(ask(url, { accept: 'text/html' }, 'HEAD')).toMatchObject({ status: 404, body: Buffer.alloc(0) })
    }
  })
  test('for who is here is answered to every page, and is never kept', () => {
    const { status, headers, body } = site()('/info')
    expect(status).toBe(200)
    expect(JSON.parse(body.toString())).toEqual(INFO)
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'content-type': 'application/json',
      'cache-control': 'no-store',
    })
    expect(site()('/info', {}, 'HEAD')).toMatchObject({ status: 200, body: Buffer.alloc(0) })
  })
  test('of this machine’s browser with a ticket leads to the key, any other to the first page', () => {
    const ask = site()
    expect(ask('/own?ticket=good')).toMatchObject({
      status: 302,
      headers: { location: '/#key=k', 'cache-control': 'no-store' },
    })
    for (const url of ['/own?ticket=bad', '/own', '/own?x=ticket=good', '/own?ticket=ticket=good'])
      expect(ask(url), url).toMatchObject({ status: 302, headers: { location: '/' } })
  })
})

describe('a file', () => {
  test('goes compressed to clients that accept it, if that is shorter', () => {
    const ask = site()
    const br = ask('/', { 'accept-encoding': 'gzip, deflate, br' })
    expect(br.headers).toMatchObject({
      'content-encoding': 'br',
      'content-length': br.body.length,
      vary: 'accept-encoding',
    })
    expect(brotliDecompressSync(br.body).toString()).toBe(LONG)
    const gzip = ask('/', { 'accept-encoding': 'gzip' })
    expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip', 'content-length': gzip.body.length })
    expect(gunzipSync(gzip.body).toString()).toBe(LONG)
    expect(br.body.length).toBeLessThan(LONG.length)
    for (const accepted of [{}, { 'accept-encoding': 'brr, xgzip' }, { 'accept-encoding': 'identity' }] as Record<
      string,
      string
    >[]) {
      const plain = ask('/', accepted)
      expect(plain.headers).not.toHaveProperty('content-encoding')
      expect(plain.headers['content-length']).toBe(LONG.length)
    }
    for (const accepted of ['br', 'gzip']) {
      const short = ask('/assets/deep/a.js', { 'accept-encoding': accepted })
      expect(short.headers).not.toHaveProperty('content-encoding')
      expect(short.body.toString()).toBe('x')
    }
  })
  test('is sent as it was compressed in the build, if it was', () => {
    const path = folder()
    writeFileSync(join(path, 'index.html'), LONG)
    const patient = gzipSync(LONG, { level: 9, memLevel: 9 })
    writeFileSync(join(path, 'index.html.gz'), patient)
    const ask = asking(path)
    expect(ask('/', { 'accept-encoding': 'gzip' }).body).toEqual(patient)
    expect(ask('/').body.toString()).toBe(LONG)
    expect(ask('/index.html.gz').status).toBe(404)
  })
  test('can be requested by HEAD, with the same length', () => {
    expect(site()('/', {}, 'HEAD')).toMatchObject({
      status: 200,
      headers: { 'content-length': LONG.length },
      body: Buffer.alloc(0),
    })
  })
  test('is cached by browsers for good, but the page that names it is revalidated', () => {
    const ask = site()
    expect(ask('/').headers['cache-control']).toBe('no-cache')
    expect(ask('/assets/deep/a.js').headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })
  test('is not sent again to a client that has it, and its tag follows from the content', () => {
    const ask = site()
    const tag = String(ask('/').headers['etag'])
    expect(tag).toMatch(/^"[\w-]{22}"$/)
    expect(ask('/', { 'if-none-match': tag })).toMatchObject({ status: 304, body: Buffer.alloc(0) })
    expect(ask('/', { 'if-none-match': '"other"' }).status).toBe(200)
    expect(ask('/assets/deep/a.js').headers['etag']).not.toBe(tag)
    expect(site()('/').headers['etag']).toBe(tag)
  })
})

test('every page, also a bare one, asks translators in every way they know to leave it alone', () => {
  const ask = asking(folder())
  const bare = [
    ask('/nowhere', { accept: 'text/html' }),
    ask('/', { accept: 'text/html', host: 'laptop.fritz.box' }),
    ask('/', { accept: 'text/html', host: 'hunch.example' }),
  ]
  const program = readFileSync(new URL('../../../renderer/index.html', import.meta.url), 'utf8')
  for (const page of [program, ...bare.map(({ body }) => body.toString())]) {
    expect(page).toMatch(/<html[^>]* translate="no"/)
    expect(page).toMatch(/<html[^>]* class="notranslate"/)
    expect(page).toMatch(/<meta name="google" content="notranslate"/)
  }
  expect(program).toMatch(/<body[^>]* class="notranslate"/)
})
