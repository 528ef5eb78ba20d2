// Builds the renderer once, for the app's windows and for any browser on the LAN.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipAsync } from '@gfx/zopfli'
import vue from '@vitejs/plugin-vue'
import { minify } from 'terser'
import { defineConfig, type Plugin } from 'vite'
import { oldBrowserWords as german } from './shared/words/de/oldBrowser.ts'
import { oldBrowserWords as english } from './shared/words/en/oldBrowser.ts'
import { oldBrowserWords as spanish } from './shared/words/es/oldBrowser.ts'
import { oldBrowserWords as french } from './shared/words/fr/oldBrowser.ts'
import type { Language } from './shared/words/language.ts'

/**
 * The oldest supported browsers; README and docs/PLAYING.md say the same, and test/laws/browsers.test.ts holds it.
 * Firefox supports `:has` only from this version.
 */
export const BROWSERS = { Chrome: 107, Edge: 107, Firefox: 121, Safari: 16.4 }
const named = Object.entries(BROWSERS).map(([name, version]) => `${name} ${version}`)

const OLD_BROWSER_WORDS: Readonly<Record<Language, typeof german>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
}

/** What the page says in a browser that cannot run the program. */
function oldBrowsers(): Plugin {
  const lines = ({ title, about, then, reload }: typeof german) => [title, about(named.join(', ')), then, reload]
  const inEach = Object.entries(OLD_BROWSER_WORDS).map(([language, words]) => [language, lines(words)] as const)
  const words = `var WORDS = ${JSON.stringify(Object.fromEntries(inEach))}\n`
  const source = words + readFileSync(new URL('renderer/oldBrowser.js', import.meta.url), 'utf8')
  const fileName = `assets/old-browser-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`
  return {
    name: 'words-for-old-browsers',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source })
    },
    // Comments in the page are removed: every phone downloads it.
    transformIndexHtml: html =>
      html.replace('OLD_BROWSER', fileName).replace(/<!--[^]*?-->\n?|^ +/gm, '').replace(/ \/\/ .*$/gm, ''), // prettier-ignore
  }
}

/** The licences of the fonts, which are not code and so not in the list of bundled packages. */
const fonts: Plugin = {
  name: 'terms-of-the-fonts',
  generateBundle() {
    const terms = ['fraunces', 'inter'].map(font =>
      readFileSync(new URL(`node_modules/@fontsource-variable/${font}/LICENSE`, import.meta.url), 'utf8'),
    )
    this.emitFile({ type: 'asset', fileName: 'fonts.txt', source: terms.join('\n') })
  },
}

/** Pages that are not minified are for tests, which need nothing small. */
const isShipped: Plugin['apply'] = ({ build }) => build?.minify !== false

/** The pages that may be first, and their words. */
const FIRST = /\/(renderer\/pages\/(Home|Join)\.vue|shared\/words\/\w+\/first\.ts|shared\/games\/titles\/\w+\.ts)$/

/**
 * What a first page needs, compressed thoroughly and stored beside it, for the host to send. The host
 * compresses everything else itself, quickly.
 */
const packed: Plugin = {
  name: 'pack-what-a-first-page-needs',
  apply: isShipped,
  async writeBundle({ dir = '' }, bundle) {
    const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
    const needed = new Set<string>()
    const need = ({ fileName, imports, viteMetadata }: (typeof chunks)[number]) => {
      if (needed.has(fileName)) return
      for (const name of [fileName, ...(viteMetadata?.importedCss ?? [])]) needed.add(name)
      for (const chunk of chunks) if (imports.includes(chunk.fileName)) need(chunk)
    }
    for (const chunk of chunks) if (chunk.isEntry || FIRST.test(chunk.facadeModuleId ?? '')) need(chunk)
    for (const name of needed) {
      const path = join(dir, name)
      writeFileSync(`${path}.gz`, await gzipAsync(readFileSync(path), { numiterations: 15, blocksplittingmax: 0 }))
    }
  },
}

/** What a first page needs Terser makes a kilobyte smaller. For all files Terser would take a minute. */
const minifiedMore: Plugin = {
  name: 'minify-what-a-first-page-needs',
  apply: isShipped,
  renderChunk: {
    order: 'post',
    async handler(code, chunk) {
      if (chunk.name !== 'app' && !chunk.isEntry && !FIRST.test(chunk.facadeModuleId ?? '')) return null
      const options = { module: true, ecma: 2020, compress: { passes: 2, ecma: 2020 } } as const
      return { code: (await minify(code, options)).code ?? code, map: null }
    },
  },
}

export default defineConfig({
  root: 'renderer',
  base: './', // the host may serve it under any address
  publicDir: false,
  plugins: [vue(), oldBrowsers(), fonts, minifiedMore, packed],
  define: {
    __VUE_OPTIONS_API__: 'false',
    __VUE_PROD_DEVTOOLS__: 'false',
    __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
  },
  // Pinia's usual build brings its tools for developers along, which no page of ours uses and nothing leaves out.
  resolve: { alias: { pinia: join(import.meta.dirname, 'node_modules/pinia/dist/pinia.esm-browser.prod.js') } },
  worker: { format: 'es' }, // proofs and players are loaded by game
  build: {
    outDir: '../dist/renderer',
    emptyOutDir: true,
    target: named.map(name => name.toLowerCase().replace(' ', '')),
    manifest: true, // the bench weighs the first page by it
    assetsInlineLimit: file => file.endsWith('.svg'), // a mark is shown without a separate download; fonts stay files, as the host's policy demands
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: /\/shared\//, sideEffects: false }] }, // pure: what no page uses of it is left out
      output: {
        codeSplitting: { groups: [{ name: 'app', test: /\/renderer\/App\.vue$|@vue\/runtime-dom\// }] }, // what every page needs is one file: compressed as one, and downloaded at once
        // Seven characters tell 2^42 contents of a name apart. The first page lists every file by name, and a hash
        // cannot be compressed.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
    license: { fileName: 'licenses.md' }, // the licences of bundled packages must be named
  },
})
