import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono, MiddlewareHandler } from 'hono'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Built files, compressed if the browser supports it, and how long they may be cached. */
const filesOf = (root: string, kept: string): MiddlewareHandler => {
  const serve = serveStatic({ root, precompressed: true })
  return async (c, next) => {
    const found = await serve(c, next)
    // Only once it is found: a missing file must not be cached for a year.
    if (found instanceof Response) found.headers.set('cache-control', kept)
    return found
  }
}

/** Serves the built web client; any other page path gets its index, since the client does its own routing. */
export const serveWeb = (app: Hono, webDir: string): void => {
  app.use('/assets/*', filesOf(webDir, IMMUTABLE))
  const files = filesOf(webDir, 'no-cache')
  app.use('/*', async (c, next) => {
    // The root is the client's index too, and must never be cached: it names the assets of this very build.
    if (c.req.path === '/' || !/\.[a-z0-9]+$/i.test(c.req.path)) return next()
    return files(c, next)
  })
  const indexPath = join(webDir, 'index.html')
  app.get('/*', (c) => {
    if (c.req.path.startsWith('/api/') || /\.[a-z0-9]+$/i.test(c.req.path)) return c.notFound()
    if (!existsSync(indexPath)) return c.text('The web client is not built: run npm run build.', 503)
    c.header('cache-control', 'no-cache')
    return c.html(readFileSync(indexPath, 'utf8'))
  })
}
