import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import type { Config } from '#config.ts'

/** The headers of every response. The customer's pay page sets a stricter policy of its own. */
export const securityHeaders = (config: Config): MiddlewareHandler<{ Bindings: HttpBindings }> => {
  const sandbox = config.mode === 'demo' ? ` ${new URL(config.sandboxURL).origin}` : ''
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    // Toasts and the scroll lock of dialogs add style sheets to the page; no style is written as an attribute. The
    // first line is for browsers that do not know the other two.
    "style-src 'self' 'unsafe-inline'",
    "style-src-elem 'self' 'unsafe-inline'",
    "style-src-attr 'none'",
    `img-src 'self' data: blob:${sandbox}`,
    "font-src 'self'",
    `connect-src 'self'${sandbox}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    // A customer's formatted email is shown in a frame, under a stricter policy.
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
  const everywhere = Object.entries({
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    ...(config.publicURL.startsWith('https:') && {
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    }),
  })
  return (c, next) => {
    // Set on Node's own response before there is an answer: headers the answer sets itself replace them.
    const { outgoing } = c.env
    for (const [name, value] of everywhere) outgoing.setHeader(name, value)
    if (c.req.path.startsWith('/api/')) outgoing.setHeader('cache-control', 'no-store')
    return next()
  }
}
