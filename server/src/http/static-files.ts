import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Serves the built web client; any other page path gets its index, since the client does its own routing. */
export const serveWeb = (app: Hono, webDir: string): void => {
  app.use(
    '/assets/*',
    serveStatic({ root: webDir, onFound: (_path, c) => c.header('cache-control', IMMUTABLE) }),
  )
  app.use('/*', async (c, next) => {
    // The root is the client's index too, and never to be cached: it names the assets of this very build.
    if (c.req.path === '/' || !/\.[a-z0-9]+$/i.test(c.req.path)) return next()
    return serveStatic({ root: webDir, onFound: (_path, found) => found.header('cache-control', 'no-cache') })(c, next)
  })
  const indexPath = join(webDir, 'index.html')
  app.get('/*', (c) => {
    if (c.req.path.startsWith('/api/') || /\.[a-z0-9]+$/i.test(c.req.path)) return c.notFound()
    if (!existsSync(indexPath)) return c.text('The web client is not built: run npm run build.', 503)
    c.header('cache-control', 'no-cache')
    return c.html(readFileSync(indexPath, 'utf8'))
  })
}
