import type { MiddlewareHandler } from 'hono'
import type { Config } from '#config.ts'

/** What every page and answer carries. The customer's pay page sets a stricter policy of its own. */
export const securityHeaders = (config: Config): MiddlewareHandler => {
  const sandbox = config.mode === 'demo' ? ` ${new URL(config.sandboxURL).origin}` : ''
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    // React and the overlay kit set positions as style attributes; no style sheet is inline.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${sandbox}`,
    "font-src 'self'",
    `connect-src 'self'${sandbox}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    // A customer's formatted e-mail stands in a frame of its own, under a stricter policy.
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  return async (c, next) => {
    await next()
    const headers = c.res.headers
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', policy)
    headers.set('x-content-type-options', 'nosniff')
    if (!headers.has('x-frame-options')) headers.set('x-frame-options', 'DENY')
    if (!headers.has('referrer-policy')) headers.set('referrer-policy', 'same-origin')
    headers.set('cross-origin-opener-policy', 'same-origin')
    headers.set('permissions-policy', 'camera=(), microphone=(), geolocation=()')
    if (config.publicURL.startsWith('https:')) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains')
    if (c.req.path.startsWith('/api/')) headers.set('cache-control', 'no-store')
  }
}
