// Answers for: what this host serves over HTTP: the renderer's build, `GET /info`, and nothing else.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, relative, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { HostInfo } from '../../shared/wire/index.ts'
import { noPage } from '../../shared/words/en/programs.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

const SECURITY: Readonly<Record<string, string>> = {
  'content-security-policy':
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; " +
    "connect-src 'self' ws: http:; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
}

/** A file of the build, packed when it is first asked for. */
interface Page {
  readonly path: string
  readonly type: string
  packed: {
    readonly tag: string
    readonly plain: Buffer
    readonly gzip: Buffer
    readonly brotli: Buffer
    readonly scripts: readonly string[] // what stands in the page itself, by its hash
  } | null
}

/** True for names this machine may be called by. A page of another site that has its name point here is turned away. */
export function isLocalHostName(host: string | undefined): boolean {
  const name = (host ?? '').replace(/:\d+$/, '').toLowerCase()
  return (
    /^(\d{1,3}\.){3}\d{1,3}$/.test(name) ||
    /^\[[0-9a-f:.]+\]$/.test(name) ||
    !name.includes('.') ||
    name.endsWith('.local')
  )
}

/** True when a page from `origin` may talk to a host that was addressed as `host`: that host's own page, or the app's. */
export function isAllowedOrigin(origin: string | undefined, host: string | undefined): boolean {
  if (!isLocalHostName(host)) return false
  if (origin === undefined) return true
  const from = URL.canParse(origin) ? new URL(origin) : null
  return from !== null && (from.host === host || ['127.0.0.1', 'localhost', '[::1]'].includes(from.hostname))
}

/** What the pages ask of the host. */
export interface PageQueries {
  readonly info: () => HostInfo
  /** The host's key for a ticket of this machine's own browser; null for any other. */
  readonly keyFor: (ticket: string) => string | null
}

/** Answers requests from the build in `folder`. */
export function pageServer(
  folder: string,
  { info, keyFor }: PageQueries,
): (request: IncomingMessage, response: ServerResponse) => void {
  const files = listed(folder)
  return (request, response) => {
    for (const [name, value] of Object.entries(SECURITY)) response.setHeader(name, value)
    const [path, query = ''] = (request.url ?? '/').split(/[?#]/, 2)
    if (!isLocalHostName(request.headers.host)) return refuse(response, 421, 'This host does not go by that name.')
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuse(response, 405, 'Only GET is answered here.')
    if (path === '/info') return inform(request, response, info())
    if (path === '/own') return welcomeOwner(response, keyFor(query.replace(/^ticket=/, '')))
    const page = files.get(path === '/' ? '/index.html' : path!)
    if (page) return serve(request, response, page)
    if (!isNavigation(request)) return refuse(response, 404, 'There is nothing here. The game is at /')
    response
      .writeHead(404, { 'content-type': 'text/html; charset=utf-8' })
      .end(request.method === 'HEAD' ? undefined : wayHome)
  }
}

/** A ticket that is not worth the key any more leads to the first page, without it. */
function welcomeOwner(response: ServerResponse, key: string | null): void {
  response.setHeader('cache-control', 'no-store')
  response.writeHead(302, { location: key === null ? '/' : `/#key=${key}` }).end()
}

/** True when a person asks for a page, not a page for one of its parts. */
function isNavigation({ headers }: IncomingMessage): boolean {
  return (headers.accept ?? '').includes('text/html')
}

/** What somebody sees who followed a wrong link: a page that needs nothing else, and a way home. */
const wayHome = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark">
<title>${noPage.title} · Hunch</title>
<style>
  body { margin: 0; min-height: 100vh; display: grid; place-content: center; gap: 1.5rem; padding: 1.5rem; background: #0f151d; color: #f2ede1; font: 1.1rem/1.5 system-ui, sans-serif; text-align: center }
  h1 { margin: 0; font: 600 2rem/1.2 Georgia, serif }
  p { margin: 0 }
  a { display: inline-block; padding: .8rem 1.6rem; border-radius: 12px; background: #f4c874; color: #221a08; font-weight: 600; text-decoration: none }
  a:focus-visible { outline: 3px solid #f2ede1; outline-offset: 3px }
</style>
<h1>${noPage.title}</h1>
<p>${noPage.about}</p>
<p><a href="/">${noPage.home}</a></p>
</html>
`

function listed(folder: string): Map<string, Page> {
  const files = new Map<string, Page>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const type = TYPES[extname(entry.name)]
    if (!entry.isFile() || type === undefined) continue
    const path = join(entry.parentPath, entry.name)
    files.set('/' + relative(folder, path).split(sep).join('/'), { path, type, packed: null })
  }
  return files
}

function serve(request: IncomingMessage, response: ServerResponse, page: Page): void {
  const { plain, gzip, brotli, tag, scripts } = (page.packed ??= packed(page.path))
  response.setHeader('content-type', page.type)
  if (scripts.length > 0)
    response.setHeader(
      'content-security-policy',
      SECURITY['content-security-policy']!.replace("script-src 'self'", ["script-src 'self'", ...scripts].join(' ')),
    )
  response.setHeader('etag', tag)
  response.setHeader('vary', 'accept-encoding')
  // Built files carry their content's hash in their name; the page that names them must always be asked for.
  response.setHeader(
    'cache-control',
    page.type.startsWith('text/html') ? 'no-cache' : 'public, max-age=31536000, immutable',
  )
  if (request.headers['if-none-match'] === tag) return void response.writeHead(304).end()
  const accepted = request.headers['accept-encoding'] ?? ''
  const squeezable = plain.length > gzip.length
  const [encoding, body] =
    squeezable && /\bbr\b/.test(accepted)
      ? ['br', brotli]
      : squeezable && /\bgzip\b/.test(accepted)
        ? ['gzip', gzip]
        : [null, plain]
  if (encoding !== null) response.setHeader('content-encoding', encoding)
  response.setHeader('content-length', body.length)
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : body)
}

function packed(path: string): NonNullable<Page['packed']> {
  const plain = readFileSync(path)
  return {
    tag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    gzip: gzipSync(plain),
    brotli: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    scripts: path.endsWith('.html') ? scriptHashes(plain.toString('utf8')) : [],
  }
}

/** The scripts that stand in a page of the build itself, as its policy names them: no other may run there. */
function scriptHashes(html: string): string[] {
  return [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
}

function inform(request: IncomingMessage, response: ServerResponse, info: HostInfo): void {
  // A finder's page, and any other, may ask who is here: nothing in the answer is secret.
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('content-type', 'application/json')
  response.setHeader('cache-control', 'no-store')
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : JSON.stringify(info))
}

function refuse(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(sentence + '\n')
}
