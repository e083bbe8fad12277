import { defineConfig } from 'vite'

// The pay page is built apart from the client: the server's page carries this one script and its style in itself, and
// its policy lets no other script in, so it may share no file with anything. The server finds them by name.
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
