// Builds the programs that run on the hosts of a LAN, as files for Node: the tests' own, and the command `hunch`.
import { execFileSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The built command line; built now if it is missing. */
export function hunchProgram(): string {
  const path = `${root}dist/main/hunch.js`
  if (!existsSync(path)) runVite('vite.main.config.ts')
  if (!existsSync(`${root}dist/renderer/index.html`)) runVite('vite.config.ts')
  return path
}

function runVite(config: string): void {
  execFileSync(process.execPath, [`${root}node_modules/vite/bin/vite.js`, 'build', '-c', config], {
    cwd: root,
    stdio: 'pipe',
  })
}

/** Beside node_modules, where the programs' imports are found. */
const outDir = `${root}test/artefacts/lan-${process.pid}`

/** Removes the built programs of the tests. */
export function removePrograms(): void {
  rmSync(outDir, { recursive: true, force: true })
}

/** Builds a program of the tests; returns its path. */
export async function testProgram(name: 'finder' | 'neighbour' | 'prober'): Promise<string> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: `test/lan/${name}.ts`,
      outDir,
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: {
        external: ['bonjour-service', 'dns-packet'],
        output: { entryFileNames: '[name].mjs' },
      },
    },
    ssr: { noExternal: true, external: ['bonjour-service', 'dns-packet'] },
  })
  return `${outDir}/${name}.mjs`
}
