// Serves the app's own pages under an address on no network: requests to it read the build, and nothing else.
import { readFileSync } from 'node:fs'
import { protocol, type Session } from 'electron'
import { APP_ORIGIN, findPageFilesByPath, pageFileHeaders } from '../host/index.ts'

const APP_SCHEME = new URL(APP_ORIGIN).protocol.slice(0, -1)

/**
 * Registers the scheme as one of the web's, with an origin, storage and `fetch`. To be called before the app is
 * ready.
 */
export function registerAppScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: APP_SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ])
}

/** Serves the app's pages from the renderer's build in `folder`, to this session alone. Throws if there is no build. */
export function serveAppPages(session: Session, folder: string): void {
  const files = findPageFilesByPath(folder)
  session.protocol.handle(APP_SCHEME, ({ url, method }) => {
    if (method !== 'GET' && method !== 'HEAD') return new Response(null, { status: 405 })
    const { host, pathname } = new URL(url)
    const file = files.get(pathname === '/' || pathname === '' ? '/index.html' : pathname)
    if (!file || appOrigin(host) !== APP_ORIGIN) return new Response(null, { status: 404 })
    const content = readFileSync(file.path)
    return new Response(method === 'HEAD' ? null : new Uint8Array(content), { headers: pageFileHeaders(file, content) })
  })
}

/** The origin of an address; '' if it has none. Node knows only web origins. */
export function urlOrigin(url: string): string {
  if (!URL.canParse(url)) return ''
  const { protocol: scheme, host, origin } = new URL(url)
  if (scheme === `${APP_SCHEME}:`) return appOrigin(host)
  return origin === 'null' ? '' : origin
}

function appOrigin(host: string): string {
  return `${APP_SCHEME}://${host}`
}
