import { defineConfig } from 'vite'

// The page of a store's customers is built like the pay page: one script and one style sheet, which the server's page
// carries.
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  build: {
    outDir: 'dist/my',
    emptyOutDir: true,
    modulePreload: false,
    rollupOptions: {
      input: `${import.meta.dirname}/src/my/my.ts`,
      output: { entryFileNames: 'my.js', assetFileNames: '[name][extname]' },
    },
  },
})
