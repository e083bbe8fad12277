import { defineConfig } from 'vite'

// The quote form of the chat bubble: a separate module, which the panel imports on demand.
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  build: {
    outDir: 'dist/bubble-quote',
    emptyOutDir: true,
    modulePreload: false,
    rollupOptions: {
      input: `${import.meta.dirname}/src/bubble-quote/mount.tsx`,
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: 'bubble-quote.js' },
    },
  },
})
