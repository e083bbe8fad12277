import { defineConfig } from 'vite'

// The panel of the chat bubble: one script and one style sheet, which the server's page carries.
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  build: {
    outDir: 'dist/bubble-panel',
    emptyOutDir: true,
    modulePreload: false,
    rollupOptions: {
      input: `${import.meta.dirname}/src/bubble/panel.tsx`,
      output: { entryFileNames: 'bubble-panel.js', assetFileNames: '[name][extname]' },
    },
  },
})
