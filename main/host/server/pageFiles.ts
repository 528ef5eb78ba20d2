// The renderer's build as files to serve, by a host or by the app, with their headers and security policy.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { gzipSync } from 'node:zlib'

/** The origin of the app's own pages. It is on no network, so no other page has this origin. */
export const APP_ORIGIN = 'hunch://app'

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

/** Sent with every answer. */
export const SECURITY_HEADERS = {
  'content-security-policy':
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; " +
    "connect-src 'self' ws: http:; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
} as const

export interface PageFile {
  readonly path: string
  readonly type: string
}

/** The files of the build in `folder`, by request path. Throws if there is no such folder. */
export function findPageFilesByPath(folder: string): Map<string, PageFile> {
  const fileByPath = new Map<string, PageFile>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const type = CONTENT_TYPES[extname(entry.name)]
    if (!entry.isFile() || type === undefined) continue
    const path = join(entry.parentPath, entry.name)
    fileByPath.set('/' + relative(folder, path).split(sep).join('/'), { path, type })
  }
  return fileByPath
}

/** A file of the build as gzip: as it was compressed during the build, if it was. */
export function readGzippedFile(path: string): Buffer {
  return existsSync(`${path}.gz`) ? readFileSync(`${path}.gz`) : gzipSync(readFileSync(path))
}

/** The headers of a file with this content. */
export function pageFileHeaders({ type }: PageFile, content: Buffer): Record<string, string> {
  const isPage = type.startsWith('text/html')
  const policy = SECURITY_HEADERS['content-security-policy']
  const inlineScriptHashes = isPage ? scriptHashes(content.toString('utf8')) : []
  return {
    ...SECURITY_HEADERS,
    'content-security-policy': policy.replace(
      "script-src 'self'",
      ["script-src 'self'", ...inlineScriptHashes].join(' '),
    ),
    'content-type': type,
    // Built files carry their content's hash in their name; the page that names them must always be revalidated.
    'cache-control': isPage ? 'no-cache' : 'public, max-age=31536000, immutable',
  }
}

/** The inline scripts of the build's page, for its policy: no other may run there. */
function scriptHashes(html: string): string[] {
  return [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
}
