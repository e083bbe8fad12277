import { Effect } from 'effect'
import type { Context, Hono } from 'hono'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { AppConfig } from '#app-config.ts'
import { emailHTML } from '#queries/emails.ts'
import type { Runtime } from '#services.ts'
import { nameInPath } from './name-in-path.ts'
import { visitorOf } from './request-visitor.ts'
import { callerOf } from './session.ts'

/**
 * A customer's HTML may only be looked at. Nothing runs, nothing is sent, and nothing is fetched except, on request,
 * its images. `allow-same-origin` lets our page measure it; without scripts, the email gains nothing by it.
 */
const policyOf = (images: boolean): string =>
  [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    images ? 'img-src https: http:' : "img-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  ].join('; ')

// Emails are written for a white background, whatever our theme.
const STYLE = `:root{color-scheme:light}body{margin:0;padding:12px;background:#fff;color:#1c1b19;font:14px/1.45 system-ui,sans-serif;overflow-wrap:anywhere}
body>:first-child{margin-top:0}body>:last-child{margin-bottom:0}img,table{max-width:100%}img{height:auto}a{color:#1c5d46}blockquote{margin:8px 0;padding-left:10px;border-left:2px solid #d8d4cc}pre{white-space:pre-wrap}`

/** The sanitizer writes every tag the same way, and no text or attribute has a bare angle bracket. */
const withoutImages = (html: string): string => html.replace(/<img\b[^>]*>/g, '')

const documentOf = (html: string): string =>
  `<!doctype html><html><head><meta charset="utf-8"><title>Email</title><base target="_blank"><style>${STYLE}</style></head><body>${html}</body></html>`

/** An email's formatted text, for a frame in the conversation, shown to users who may read it. */
export const emailPage = (app: Hono, runtime: Runtime): void => {
  app.get('/email/:messageID{[0-9]+}', async (c) => {
    const html = await runtime.runPromise(readHTML(c))
    if (html === undefined) return c.text('Not found', 404)
    const images = c.req.query('images') === '1'
    return c.html(documentOf(images ? html : withoutImages(html)), 200, {
      'content-security-policy': policyOf(images),
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
  })
}

const readHTML = (c: Context) =>
  Effect.gen(function* () {
    const caller = yield* callerOf(c.req.raw.headers, visitorOf(c, yield* AppConfig))
    if (!caller || !holds(caller.permissions, 'messages')) return undefined
    const messageID = Number(nameInPath(c, 'messageID'))
    if (!Number.isSafeInteger(messageID)) return undefined
    return (yield* emailHTML(caller, messageID)) ?? undefined
  }).pipe(Effect.catchTag('Failure', () => Effect.succeed(undefined)))
