import { defineConfig } from 'vite'

// What a shop's own pages load: one small classic script that shares no file with anything. The server fills in what
// the company has set.
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
