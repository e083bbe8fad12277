import { defineConfig } from 'vite'

// The page of a shared quote is built like the pay page: one script and one style sheet, which the server's page
// carries.
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  build: {
    outDir: 'dist/quote',
    emptyOutDir: true,
    modulePreload: false,
    rollupOptions: {
      input: `${import.meta.dirname}/src/quote/quote.ts`,
      output: { entryFileNames: 'quote.js', assetFileNames: '[name][extname]' },
    },
  },
})
