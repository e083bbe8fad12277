import { defineConfig } from 'vite'

// The script for shops' own pages: one small classic script that shares no file with anything. The server fills in the
// company's settings.
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  build: {
    outDir: 'dist/bubble',
    emptyOutDir: true,
    modulePreload: false,
    rollupOptions: {
      input: `${import.meta.dirname}/src/bubble/loader.ts`,
      output: { entryFileNames: 'loader.js', format: 'iife' },
    },
  },
})
