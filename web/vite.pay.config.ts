import { defineConfig } from 'vite'

// The pay page is built apart from the client. The server's page carries its one script and style inline, and its
// policy allows no other script, so it may share no file with anything. The server finds them by name.
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  build: {
    outDir: 'dist/pay',
    emptyOutDir: true,
    modulePreload: false,
    rollupOptions: {
      input: `${import.meta.dirname}/src/pay/pay.ts`,
      output: { entryFileNames: 'pay.js', assetFileNames: '[name][extname]' },
    },
  },
})
