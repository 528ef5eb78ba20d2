// Serves the renderer's build and `GET /info` over HTTP, and nothing else.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { brotliCompressSync, constants } from 'node:zlib'
import { isLoopback, type HostInfo } from '../../../shared/wire/index.ts'
import { notFoundPageWords, wrongHostNamePageWords, wrongHostNameText } from '../../../shared/words/en/programs.ts'
import {
  APP_ORIGIN,
  readGzippedFile,
  findPageFilesByPath,
  pageFileHeaders,
  SECURITY_HEADERS,
  type PageFile,
} from './pageFiles.ts'

/** A file of the build, compressed when it is first requested. */
interface ServedFile {
  readonly file: PageFile
  gzipFile: {
    readonly headers: Readonly<Record<string, string>>
    readonly tag: string
    readonly plain: Buffer
    readonly gzip: Buffer
    readonly brotli: Buffer
  } | null
}

/** A name without a dot, as routers and hosts files use, or one of mDNS. */
const LOCAL_NAME_PATTERN = /^(?:[a-z0-9_-]{1,63}|(?:[a-z0-9_-]{1,63}\.)+local)$/

/** True for names this machine may be called by. A page of another site whose name points here is rejected. */
export function mayBeOwnHostName(host: string | undefined): boolean {
  if (host === undefined) return true // every browser sends it
  const name = host.replace(/:\d+$/, '').toLowerCase()
  return /^(\d{1,3}\.){3}\d{1,3}$/.test(name) || /^\[[0-9a-f:.]+\]$/.test(name) || LOCAL_NAME_PATTERN.test(name)
}

/**
 * True if a page from `origin` may talk to a host that was addressed as `host`: that host's own page, or the
 * app's.
 */
export function isAllowedOrigin(origin: string | undefined, host: string | undefined): boolean {
  const allowedOrigins = [undefined, APP_ORIGIN, `http://${host}`, `https://${host}`]
  return mayBeOwnHostName(host) && allowedOrigins.includes(origin)
}

/** The questions about the host that the page server needs answered. */
export interface PageServerQueries {
  readonly info: () => HostInfo
  /** The host's key for a ticket of this machine's own browser; null for any other. */
  readonly keyFor: (ticket: string) => string | null
  /** The addresses of this host for others, as host:port, best first. */
  readonly addresses?: () => readonly string[]
}

/** Answers requests from the build in `folder`. */
export function createPageRequestHandler(
  folder: string,
  { info, keyFor, addresses = () => [] }: PageServerQueries,
): (request: IncomingMessage, response: ServerResponse) => void {
  const filesByPath = new Map<string, ServedFile>()
  for (const [path, file] of findPageFilesByPath(folder)) filesByPath.set(path, { file, gzipFile: null })
  return (request, response) => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value)
    const { host, path, query } = requestTarget(request)
    if (!mayBeOwnHostName(host)) {
      const link = linkByAddress(request.socket, addresses())
      if (!isRouterName(host) && !isNavigation(request)) return respondError(response, 421, wrongHostNameText(link))
      return respondPage(request, response, { status: 421, html: wrongHostNamePage(link) })
    }
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return respondError(response, 405, 'Only GET is answered here.')
    if (path === '/info') return respondInfo(request, response, info())
    if (path === '/own') return redirectOwner(response, keyFor(query.replace(/^ticket=/, '')))
    if (path.startsWith('/%23')) return void response.writeHead(302, { location: locationWithHash(path) }).end()
    const page = filesByPath.get(path === '/' ? '/index.html' : path)
    if (page) return serveFile(request, response, page)
    if (!isNavigation(request)) return respondError(response, 404, 'There is nothing here. The game is at /')
    respondPage(request, response, { status: 404, html: notFoundPage })
  }
}

/** The target of a request. A browser behind a proxy names the host in the first line, and that counts. */
function requestTarget({ url = '/', headers }: IncomingMessage): {
  host: string | undefined
  path: string
  query: string
} {
  const [, named, target = url] = /^https?:\/\/([^/?#]*)(.*)$/i.exec(url) ?? []
  const [path = '', query = ''] = target.split(/[?#]/, 2)
  return { host: named ?? headers.host, path: path === '' ? '/' : path, query }
}

/** Names that routers and VPNs give a machine at home. */
function isRouterName(host: string | undefined): boolean {
  const hostName = (host ?? '').replace(/:\d+$/, '').replace(/\.$/, '').toLowerCase()
  return (
    /\.(fritz\.box|lan|home|home\.arpa|internal|localdomain|local|ip|ts\.net)$/.test(hostName) ||
    /\.(:\d+)?$/.test(host ?? '')
  )
}

/** Some messengers write the “#” of a link as part of its path. */
function locationWithHash(path: string): string {
  try {
    const part = decodeURIComponent(path.slice('/%23'.length)).normalize('NFKC')
    return /^[\w=.@-]{0,200}$/.test(part) ? `/#${part}` : '/'
  } catch {
    return '/'
  }
}

function respondPage(
  request: IncomingMessage,
  response: ServerResponse,
  { status, html }: { readonly status: number; readonly html: string },
): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' })
  response.end(request.method === 'HEAD' ? undefined : html)
}

/** Leads this machine's browser to the first page: with the host's key, or without it if the ticket was invalid. */
function redirectOwner(response: ServerResponse, hostKey: string | null): void {
  response.setHeader('cache-control', 'no-store')
  response.writeHead(302, { location: hostKey === null ? '/' : `/#key=${hostKey}` }).end()
}

/** True for a request by which a browser goes to a page, false for the parts of a page. */
function isNavigation({ headers }: IncomingMessage): boolean {
  return (headers.accept ?? '').includes('text/html')
}

/** Shown to somebody who followed a wrong link: a way home. */
const notFoundPage = barePage({
  title: notFoundPageWords.title,
  about: notFoundPageWords.about,
  link: '/',
  linkText: notFoundPageWords.home,
})

/** The link that works for somebody who came under a foreign name: by the address at which they came. */
function linkByAddress({ localAddress = '', localPort = 0 }: Socket, addresses: readonly string[]): string {
  const came = localAddress.replace(/^::ffff:/, '')
  const bestAddress =
    came === '' || isLoopback(came) ? addresses[0] : `${came.includes(':') ? `[${came}]` : came}:${localPort}`
  return `http://${bestAddress ?? `127.0.0.1:${localPort}`}/`
}

function wrongHostNamePage(link: string): string {
  return barePage({ ...wrongHostNamePageWords, link, linkText: link })
}

/** A page that needs nothing else: a sentence, and a link. */
function barePage({
  title,
  about,
  link,
  linkText,
}: {
  readonly title: string
  readonly about: string
  readonly link: string
  readonly linkText: string
}): string {
  return `<!doctype html>
<html lang="en" translate="no" class="notranslate">
<meta charset="utf-8">
<meta name="google" content="notranslate">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark">
<title>${title} · Hunch</title>
<style>
  body { margin: 0; min-height: 100vh; display: grid; place-content: center; gap: 1.5rem; padding: 1.5rem; background: #0f151d; color: #f2ede1; font: 1.1rem/1.5 system-ui, sans-serif; text-align: center }
  h1 { margin: 0; font: 600 2rem/1.2 Georgia, serif }
  p { margin: 0 }
  a { display: inline-block; padding: .8rem 1.6rem; border-radius: 12px; background: #f4c874; color: #221a08; font-weight: 600; text-decoration: none }
  a:focus-visible { outline: 3px solid #f2ede1; outline-offset: 3px }
</style>
<h1>${title}</h1>
<p>${about}</p>
<p><a href="${link}">${linkText}</a></p>
</html>
`
}

function serveFile(request: IncomingMessage, response: ServerResponse, servedFile: ServedFile): void {
  const { headers, plain, gzip, brotli, tag } = (servedFile.gzipFile ??= compressFile(servedFile.file))
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  response.setHeader('etag', tag)
  response.setHeader('vary', 'accept-encoding')
  if (request.headers['if-none-match'] === tag) return void response.writeHead(304).end()
  const acceptedEncodings = request.headers['accept-encoding'] ?? ''
  const isCompressible = plain.length > gzip.length
  const [encoding, body] =
    isCompressible && /\bbr\b/.test(acceptedEncodings)
      ? ['br', brotli]
      : isCompressible && /\bgzip\b/.test(acceptedEncodings)
        ? ['gzip', gzip]
        : [null, plain]
  if (encoding !== null) response.setHeader('content-encoding', encoding)
  response.setHeader('content-length', body.length)
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : body)
}

function compressFile(file: PageFile): NonNullable<ServedFile['gzipFile']> {
  const plain = readFileSync(file.path)
  return {
    headers: pageFileHeaders(file, plain),
    tag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    plain,
    gzip: readGzippedFile(file.path),
    brotli: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  }
}

function respondInfo(request: IncomingMessage, response: ServerResponse, info: HostInfo): void {
  // Any page may ask who is here, also one that looks for tables. Nothing in the answer is secret.
  response.setHeader('access-control-allow-origin', '*')
  response.setHeader('content-type', 'application/json')
  response.setHeader('cache-control', 'no-store')
  response.writeHead(200).end(request.method === 'HEAD' ? undefined : JSON.stringify(info))
}

function respondError(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(sentence + '\n')
}
