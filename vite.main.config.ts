// Builds everything that is not a page: host, command line, the app's main process and its preload.
import { copyFileSync, readdirSync, rmSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { defineConfig, type BuildEnvironmentOptions, type Rolldown } from 'vite'

/**
 * Not bundled: the runtime's own modules. Packages are bundled: reading each of their files twice took Node a
 * quarter of its start.
 */
const outside = [...builtinModules, /^node:/, 'electron']

const entries = {
  'main/hunch': 'main/cli/hunch.ts',
  'main/start': 'main/cli/start.ts',
}

function build(input: Record<string, string>, output: object): BuildEnvironmentOptions {
  return {
    outDir: 'dist',
    emptyOutDir: false, // the pages are there too
    target: 'node20',
    minify: false,
    sourcemap: false,
    copyPublicDir: false,
    reportCompressedSize: false,
    ssr: true,
    rolldownOptions: { input, external: outside, output },
  }
}

/** Removes what an older build left: it would be packed into the app. */
function sweep(made: readonly string[]): void {
  for (const folder of ['main', 'app', 'desktop'])
    for (const name of readdirSync(new URL(`dist/${folder}`, import.meta.url)))
      if (!made.includes(`${folder}/${name}`)) rmSync(new URL(`dist/${folder}/${name}`, import.meta.url))
}

export default defineConfig({
  environments: {
    node: {
      consumer: 'server',
      resolve: { noExternal: true, external: ['electron'], conditions: ['node'] },
      build: {
        ...build(entries, { format: 'es', entryFileNames: '[name].js', chunkFileNames: 'main/[name].js' }),
        license: { fileName: 'licenses.md' }, // the licences of bundled packages must be named
      },
    },
    // The app has all it needs beside it, and nothing of the command line: exactly these folders are packed.
    app: {
      consumer: 'server',
      resolve: { noExternal: true, external: ['electron'], conditions: ['node'] },
      build: {
        ...build(
          { 'desktop/main': 'main/desktop/main.ts' },
          { format: 'es', entryFileNames: '[name].js', chunkFileNames: 'app/[name].js' },
        ),
        license: { fileName: 'app/licenses.md' },
      },
    },
    // A worker is one file too: the packed app starts it from its text, so that no program is outside the archive.
    thinker: {
      consumer: 'server',
      resolve: { noExternal: true, conditions: ['node'] },
      build: build(
        { 'main/thinker': 'main/host/computers/workerThread.ts' },
        { format: 'es', entryFileNames: '[name].js', codeSplitting: false },
      ),
    },
    // A sandboxed preload is one CommonJS file; it cannot import other files.
    preload: {
      consumer: 'server',
      resolve: { noExternal: true, external: ['electron'] },
      build: build(
        { 'desktop/preload': 'main/desktop/preload.ts' },
        { format: 'cjs', entryFileNames: '[name].cjs', codeSplitting: false },
      ),
    },
  },
  builder: {
    async buildApp(builder) {
      const { node, app, thinker, preload } = builder.environments
      const made: Awaited<ReturnType<typeof builder.build>>[] = []
      for (const one of [node, app, thinker, preload]) made.push(await builder.build(one!))
      sweep(made.flatMap(one => (one as Rolldown.RolldownOutput).output.map(({ fileName }) => fileName)))
      for (const [from, name] of [
        ['build/icon.png', 'icon.png'],
        ['LICENSE', 'LICENSE'],
      ] as const)
        // prettier-ignore
        copyFileSync(new URL(from, import.meta.url), new URL(`dist/desktop/${name}`, import.meta.url))
    },
  },
})
