import react from '@vitejs/plugin-react'
import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { type Plugin, defineConfig } from 'vite'
import { iconImports } from './icon-imports.ts'

const server = process.env['XD_SERVER_URL'] ?? 'http://127.0.0.1:4000'
const port = Number(process.env['XD_WEB_PORT'] ?? 4310)

// dist/ contains the compiler's output too, so only Vite's own files are cleared, and only once the new build is ready
// to be written. A failed build leaves the last working one.
const clearOutput = (): Plugin => ({
  name: 'clear-output',
  apply: 'build',
  generateBundle() {
    rmSync(`${import.meta.dirname}/dist/assets`, { recursive: true, force: true })
  },
})

// The service worker stores every script and style of this build, and changes whenever one of them does.
const fillServiceWorker = (): Plugin => ({
  name: 'fill-service-worker',
  apply: 'build',
  writeBundle({ dir = '' }, bundle) {
    const kept = Object.keys(bundle).filter(
      (name) => /^assets\/.*\.(js|css)$/.test(name) || /^assets\/inter-latin-wght.*\.woff2$/.test(name),
    )
    const files = [...kept.sort().map((name) => `/${name}`), '/theme.js', '/favicon.svg']
    const path = `${dir}/sw.js`
    const source = readFileSync(`${import.meta.dirname}/public/sw.js`, 'utf8')
    const build = createHash('sha256').update(source).update(files.join()).digest('hex').slice(0, 16)
    writeFileSync(path, source.replace("'__FILES__'", JSON.stringify(files)).replace('__BUILD__', build))
  },
})

// Compressed once here, as small as possible, instead of at each request. The server sends the form that the browser
// understands.
const compress = (): Plugin => ({
  name: 'compress',
  apply: 'build',
  writeBundle({ dir = '' }, bundle) {
    for (const name of Object.keys(bundle).filter((file) => /\.(js|css|svg)$/.test(file))) {
      const bytes = readFileSync(`${dir}/${name}`)
      writeFileSync(
        `${dir}/${name}.br`,
        brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
      )
      writeFileSync(`${dir}/${name}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }))
    }
  },
})

type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

const gather = (graph: Graph, id: string, seen: Set<string>): Set<string> => {
  if (seen.has(id)) return seen
  seen.add(id)
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) gather(graph, imported, seen)
  return seen
}

/** Computed once for each build, not for each of its modules. */
const reached = new Map<string, ReadonlySet<string>>()
/** All that must be there before a module runs. */
const reach = (graph: Graph, id: string): ReadonlySet<string> => {
  const known = reached.get(id) ?? gather(graph, id, new Set())
  reached.set(id, known)
  return known
}
const forgetReached = (): Plugin => ({ name: 'forget-reached', apply: 'build', buildStart: () => reached.clear() })

const source = (path: string) => `${import.meta.dirname}/src/${path}`
/**
 * The code needed at once, in loading order. Each part is one file, because an extra file costs more than its bytes.
 */
const STEPS = [
  ['main', 'main.tsx'],
  ['inbox', 'pages/inbox-page.tsx'],
  ['conversation', 'pages/conversation-screens.tsx'],
] as const

/** Later screens share most of their code, so it is in one file. */
const ICON = /\/lucide-react\/dist\/esm\/icons\//

/** What reads a conversation’s texts, and the panel’s promises, which are loaded together. */
const READING = /\/(?:promise-line|checked-words|customer-promises)\.tsx$/

/** Rules and hooks too small for a file each: its name in the first file would cost more. */
const SMALL =
  /\/(?:core\/src\/domain\/(?:mailer\/job-limits|ticket\/(?:chain|payoff)|payment\/(?:origin|purpose))|use-opened|use-held)\.ts$/

const stepOf = (id: string, graph: Graph): string | null =>
  STEPS.find(([, entry]) => reach(graph, source(entry)).has(id))?.[0] ?? null

export default defineConfig({
  root: import.meta.dirname,
  plugins: [iconImports(), react(), forgetReached(), clearOutput(), fillServiceWorker(), compress()],
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    // Fonts stay files: inlined, they would block the first paint.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 600,
    rollupOptions: {
      // Timings do not interest the person who starts the product.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            ...STEPS.map(([step], index) => ({
              name: (id: string, graph: Graph) => (stepOf(id, graph) === step ? step : null),
              debugName: step,
              priority: STEPS.length - index,
            })),
            { name: 'icons', test: ICON, priority: 0 },
            { name: 'reading', test: READING, priority: 0 },
            { name: 'small', test: SMALL, priority: 0 },
          ],
        },
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
      '/bubble/': server,
      '/email/': server,
      '/export/': server,
      '/hooks': server,
      '/p/': server,
      // The live channel is a WebSocket at `/` itself. Every plain request there is ours.
      '^/$': { target: server, ws: true, bypass: (request) => (request.headers.upgrade ? undefined : request.url) },
    },
  },
})
