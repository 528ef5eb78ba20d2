// Answers for: the build of everything that is no page: host, command line, the app's main process and its preload.
import { existsSync, rmSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { fileURLToPath } from 'node:url'
import { defineConfig, type BuildEnvironmentOptions } from 'vite'

/** What stays outside: the runtime's own modules, and the two packages that are installed beside the build. */
const outside = [...builtinModules, /^node:/, 'electron', 'ws', 'bonjour-service']

const entries = {
  'main/hunch': 'main/cli/hunch.ts',
  'main/start': 'main/cli/start.ts',
  'main/thinker': 'main/host/thinker.ts',
  'desktop/main': 'main/desktop/main.ts',
}

function build(input: Record<string, string>, output: object): BuildEnvironmentOptions {
  const there = Object.entries(input).map(([name, file]) => [name, fileURLToPath(new URL(file, import.meta.url))] as const)
  return {
    outDir: 'dist',
    emptyOutDir: false, // the pages lie there too
    target: 'node20',
    minify: false,
    sourcemap: false,
    copyPublicDir: false,
    reportCompressedSize: false,
    ssr: true,
    rolldownOptions: { input: Object.fromEntries(there.filter(([, file]) => existsSync(file))), external: outside, output },
  }
}

export default defineConfig({
  environments: {
    node: {
      consumer: 'server',
      resolve: { noExternal: true, external: ['ws', 'bonjour-service', 'electron'], conditions: ['node'] },
      build: build(entries, { format: 'es', entryFileNames: '[name].js', chunkFileNames: 'main/[name].js' }),
    },
    // A sandboxed preload is one CommonJS file; it cannot import its neighbours.
    preload: {
      consumer: 'server',
      resolve: { noExternal: true, external: ['electron'] },
      build: build({ 'desktop/preload': 'main/desktop/preload.ts' }, { format: 'cjs', entryFileNames: '[name].cjs', codeSplitting: false }),
    },
  },
  builder: {
    async buildApp(builder) {
      const { node, preload } = builder.environments
      for (const folder of ['dist/main', 'dist/desktop']) rmSync(new URL(folder, import.meta.url), { recursive: true, force: true })
      await builder.build(node!)
      if (existsSync(fileURLToPath(new URL('main/desktop/preload.ts', import.meta.url)))) await builder.build(preload!)
    },
  },
})
