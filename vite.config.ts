// Answers for: one build of the renderer, for the app's windows and for any browser on the LAN.
import vue from '@vitejs/plugin-vue'
import { defineConfig } from 'vite'

export default defineConfig({
  root: 'renderer',
  base: './', // the host may serve it under any address
  publicDir: false,
  plugins: [vue()],
  define: {
    __VUE_OPTIONS_API__: 'false',
    __VUE_PROD_DEVTOOLS__: 'false',
    __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
  },
  worker: { format: 'es' }, // the thinking is loaded by game
  build: {
    outDir: '../dist/renderer',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    manifest: true, // the bench weighs the first page by it
    assetsInlineLimit: 0, // the policy the host sends allows fonts from files only
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
})
