import { Effect } from 'effect'
import type { Hono } from 'hono'
import { systemScope } from '#db/scope.ts'
import { logoByKey } from '#queries/company-logos.ts'
import type { Runtime } from '#services.ts'
import { nameInPath } from './name-in-path.ts'

const KEY = /^[\w-]{24}$/

/** A company's logo, for its customers: without a session, and only by its key. */
export const logoRoute = (app: Hono, runtime: Runtime): void => {
  app.get('/logo/:logoKey', async (c) => {
    const logoKey = nameInPath(c, 'logoKey')
    const logo = KEY.test(logoKey) ? await runtime.runPromise(readLogo(logoKey)) : undefined
    if (logo === undefined) return c.text('Not found', 404)
    return c.body(new Uint8Array(logo.content), 200, {
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': logo.type,
      'x-content-type-options': 'nosniff',
      // Mail programs in a browser show it on their own site.
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': "default-src 'none'; sandbox",
    })
  })
}

const readLogo = Effect.fnUntraced(function* (logoKey: string) {
  return yield* logoByKey(systemScope('logo-link'), logoKey)
})
