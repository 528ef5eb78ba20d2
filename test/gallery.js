// `npm run gallery`: serves every page and every game at chosen moments, reloading when sources change.
// `npm run gallery -- --accept [part of a name, or several with commas]` keeps the current pictures of these scenes as the reviewed ones.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'

const top = join(import.meta.dirname, '..')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { accept: { type: 'boolean' }, port: { type: 'string', default: '5174' } },
})

if (values.accept) {
  const { status } = spawnSync('npx', ['vitest', 'run', 'test/e2e/gallery.test.ts'], {
    cwd: top,
    stdio: 'inherit',
    env: { ...process.env, ACCEPT: positionals[0] ?? '' },
    shell: process.platform === 'win32',
  })
  process.exit(status ?? 1)
}

const { openGallery } = /** @type {typeof import('./gallery/server.ts')} */ (
  (await runnerImport(join(top, 'test/gallery/server.ts'))).module
)
const gallery = await openGallery({ port: Number(values.port) })
process.stdout.write(`${gallery.url}\n`)
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.once(signal, async () => {
    await gallery.close()
    process.exit()
  })
