import type { HttpBindings } from '@hono/node-server'
import { Clock, Effect } from 'effect'
import type { Context, Hono } from 'hono'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { perAddress } from '@xd/core/contract/call.ts'
import { BUBBLE_LIMITS } from '@xd/core/domain/bubble/limits.ts'
import { frameAncestors } from '@xd/core/domain/bubble/domains.ts'
import { panelText } from '@xd/core/domain/bubble/panel-text.ts'
import { languageFor } from '@xd/core/domain/company/languages.ts'
import { isLanguage, LANGUAGES } from '@xd/core/domain/text/language.ts'
import { MINUTE_MS } from '@xd/core/domain/time/spans.ts'
import type { Config } from '#config.ts'
import type { Failure } from '#failure.ts'
import type { Log } from '#log.ts'
import type { Runtime } from '#services.ts'
import { findOpenBubble } from '#services/bubble/find-bubble.ts'
import { presentVisitor } from '#services/bubble/present-visitor.ts'
import { answer } from './answer.ts'
import { withinLimit } from './call-limit.ts'
import { type Carried, carried } from './carried.ts'
import { nameInPath } from './name-in-path.ts'
import { preferredLanguage } from './page-language.ts'
import { visitorOf } from './request-visitor.ts'

/** A shop's whole wireless network may be one address. */
const LIMIT = perAddress(BUBBLE_LIMITS.polls, MINUTE_MS)
/** The panel fetches it when a visitor asks for a quote. */
const QUOTE_SCRIPT = '/bubble-quote/bubble-quote.js'
/** Shops rarely change their colors; their pages are opened all day. */
const SCRIPT_KEPT = 'public, max-age=60'

interface Files {
  readonly script: Carried
  readonly style: Carried
}

/** Script and style are allowed by digest, so not even a space may be added around them. */
const pageOf = ({ language, words }: ReturnType<typeof presentVisitor>, data: string, files: Files): string =>
  [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${words.title}</title><style>${files.style.text}</style></head><body><div id="panel"></div>`,
    `<script type="application/json" id="data">${data}</script>`,
    `<script type="module">${files.script.text}</script></body></html>`,
  ].join('\n')

const fileAt = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '')

/** The button a shop's page loads, and the panel that it opens in a frame (web/src/bubble). */
export const bubblePage = (app: Hono, runtime: Runtime, config: Config, log: Log): void => {
  const answered = answer(runtime, log)
  const loader = fileAt(join(config.webDir, 'bubble/loader.js'))
  const script = carried(fileAt(join(config.webDir, 'bubble-panel/bubble-panel.js')))
  const style = carried(fileAt(join(config.webDir, 'bubble-panel/panel.css')))

  const shown = Effect.fnUntraced(function* (c: Context, language: 'en' | 'es') {
    yield* withinLimit('bubble-page', LIMIT, {}, visitorOf(c, config))
    const companyKey = nameInPath(c, 'companyKey')
    // A frame's page and a script are requested without an origin: their headers, and the code itself, say where they
    // may be used.
    const bubble = yield* findOpenBubble(companyKey, {})
    const { bubbleDomains } = bubble.settings
    return { companyKey, bubbleDomains, shown: presentVisitor(bubble, language, yield* Clock.currentTimeMillis) }
  })

  const launcher = Effect.fnUntraced(function* (c: Context) {
    const found = yield* shown(c, 'en')
    const { color, ink, position, hidden, languages: companyLanguages } = found.shown
    const words = Object.fromEntries(
      LANGUAGES.map((language) => {
        const { open, close, title } = panelText(languageFor({ companyLanguages }, language))
        return [language, { open, close, title }]
      }),
    )
    const page = `${config.publicURL}/bubble/${encodeURIComponent(found.companyKey)}`
    const settings = { page, domains: found.bubbleDomains, color, ink, position, hidden, words }
    return c.body(
      loader.replace(/(["'`])__BUBBLE__\1/, () => JSON.stringify(settings)),
      200,
      {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': SCRIPT_KEPT,
        // It is meant for other sites' pages.
        'cross-origin-resource-policy': 'cross-origin',
      },
    )
  })

  const panel = Effect.fnUntraced(function* (c: Context) {
    const asked = c.req.query('lang')
    const language = isLanguage(asked) ? asked : preferredLanguage(c.req.header('accept-language'))
    const { companyKey, bubbleDomains, shown: bubble } = yield* shown(c, language)
    const data = JSON.stringify({ companyKey, bubble, quoteScript: QUOTE_SCRIPT }).replaceAll('<', '\\u003c')
    framedBy(c, frameAncestors(bubbleDomains))
    return c.html(pageOf(bubble, data, { script, style }))
  })

  /** Our only page that others may frame: the sites the company has named. */
  const framedBy = (c: Context<{ Bindings: HttpBindings }>, ancestors: string) => {
    c.env.outgoing.removeHeader('x-frame-options')
    const policy = [
      "default-src 'none'",
      `script-src ${script.source} ${config.publicURL}${QUOTE_SCRIPT}`,
      `style-src ${style.source}`,
      // Pictures chosen but not sent yet are shown from the visitor's browser.
      "img-src 'self' blob:",
      "connect-src 'self'",
      "form-action 'none'",
      "base-uri 'none'",
      `frame-ancestors ${ancestors}`,
    ]
    c.header('content-security-policy', policy.join('; '))
    c.header('cross-origin-resource-policy', 'cross-origin')
    c.header('cache-control', 'no-store')
    c.header('referrer-policy', 'no-referrer')
    c.header('x-robots-tag', 'noindex, nofollow')
    c.header('vary', 'accept-language')
  }

  const refused = (c: Context, { status, body }: Failure) => c.text(body.message, status)
  const routes = [
    ['/bubble/:companyKey/bubble.js', launcher],
    ['/bubble/:companyKey', panel],
  ] as const
  for (const [path, show] of routes)
    app.get(path, (c) =>
      answered(c, show(c), {
        refuse: (failure) => refused(c, failure),
        broken: (_, status) => c.text('', status),
        what: 'the chat bubble failed',
      }),
    )
}
