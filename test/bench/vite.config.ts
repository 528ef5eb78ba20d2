// Builds the project's tools, bench, arena and fuzz, and the programs they start. None is packed.
import { builtinModules } from 'node:module'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  ssr: { noExternal: true },
  build: {
    outDir: 'dist',
    emptyOutDir: false, // the product is there too
    target: 'node20',
    minify: false,
    copyPublicDir: false,
    reportCompressedSize: false,
    ssr: true,
    rolldownOptions: {
      input: {
        'bench/main': 'test/bench/main.ts',
        'bench/echo': 'test/bench/echo.ts',
        'bench/flooder': 'test/bench/flooder.ts',
        'bench/profiledHost': 'test/bench/profiledHost.ts',
        'stand-in/electronCiphers': 'test/desktop/stand-in/electronCiphers.ts',
      },
      external: [...builtinModules, /^node:/, 'electron'],
      output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: 'bench/[name].js' },
    },
  },
})
