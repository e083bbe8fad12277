import react from '@vitejs/plugin-react'
import { rmSync } from 'node:fs'
import { type Plugin, defineConfig } from 'vite'

const server = process.env['XD_SERVER_URL'] ?? 'http://127.0.0.1:4000'
const port = Number(process.env['XD_WEB_PORT'] ?? 4310)

// dist/ holds the compiler's output too, so only what Vite itself wrote is cleared.
const clearOutput = (): Plugin => ({
  name: 'clear-output',
  apply: 'build',
  buildStart() {
    for (const folder of ['assets', 'pay']) rmSync(`${import.meta.dirname}/dist/${folder}`, { recursive: true, force: true })
  },
})

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), clearOutput()],
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    // Fonts stay files: inlined, they would block the first paint.
    assetsInlineLimit: 0,
    rollupOptions: {
      input: { main: `${import.meta.dirname}/index.html`, pay: `${import.meta.dirname}/src/pay/pay.ts` },
      output: {
        // The server's pay page names these two, so they carry no hash; it serves them with an ETag.
        entryFileNames: (chunk) => (chunk.name === 'pay' ? 'pay/pay.js' : 'assets/[name]-[hash].js'),
        assetFileNames: ({ names }) => (names[0] === 'pay.css' ? 'pay/pay.css' : 'assets/[name]-[hash][extname]'),
      },
    },
  },
  server: {
    port,
    strictPort: true,
    watch: { ignored: ['**/dist/**'] },
    hmr: { path: '/__hmr' },
    proxy: {
      '/api': server,
      '/hooks': server,
      '/p/': server,
      // The live channel is a WebSocket at `/` itself; every plain request there is ours.
      '^/$': { target: server, ws: true, bypass: (request) => (request.headers.upgrade ? undefined : request.url) },
    },
  },
})
