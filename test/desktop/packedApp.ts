// Packs the app with electron-builder, around a file instead of the runtime's program.
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { built } from './stand-in/start.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const run = promisify(execFile)

export interface PackedApp {
  /** A folder for the test's own files, removed with the app. */
  readonly folder: string
  readonly archive: string
  readonly program: string
  readonly remove: () => void
}

/** The marker of the fuses in the runtime's program, then their version, their number, and their initial states. */
const FUSES = Buffer.from('dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX\x01\x08' + '10110001')

export async function packApp(): Promise<PackedApp> {
  built()
  const folder = mkdtempSync(join(tmpdir(), 'hunch-pack-'))
  // The packer renames the program, sets its fuses and puts the app beside it.
  const runtime = join(folder, 'runtime')
  mkdirSync(join(runtime, 'resources'), { recursive: true })
  for (const name of ['LICENSE', 'LICENSES.chromium.html', 'version', 'chrome-sandbox'])
    writeFileSync(join(runtime, name), '', { mode: 0o755 })
  writeFileSync(join(runtime, 'electron'), FUSES, { mode: 0o755 })
  await run(
    process.execPath,
    [
      join(root, 'node_modules/electron-builder/cli.js'),
      ...['--linux', 'dir', '--publish', 'never', '-c', 'electron-builder.yml'],
      `-c.electronDist=${runtime}`,
      `-c.directories.output=${join(folder, 'out')}`,
    ],
    {
      cwd: root,
      env: { ...process.env, http_proxy: 'http://127.0.0.1:9', https_proxy: 'http://127.0.0.1:9' }, // whatever it would download, it does not get
    },
  )
  const out = ['linux-unpacked', 'linux-arm64-unpacked'].map(name => join(folder, 'out', name)).find(existsSync)!
  return {
    folder,
    archive: join(out, 'resources/app.asar'),
    program: join(out, 'hunch'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
