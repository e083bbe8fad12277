import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = process.env['XD_SERVER_URL'] ?? 'http://127.0.0.1:4000'
const port = Number(process.env['XD_WEB_PORT'] ?? 4310)

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
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
        assetFileNames: ({ names }) => {
          const name = names[0] ?? ''
          if (name === 'pay.css') return 'pay/pay.css'
          return name.endsWith('.woff2') ? 'assets/[name][extname]' : 'assets/[name]-[hash][extname]'
        },
      },
    },
  },
  server: {
    port,
    strictPort: true,
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
