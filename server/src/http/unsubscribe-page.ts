import { Effect } from 'effect'
import type { Context, Hono } from 'hono'
import { html } from 'hono/html'
import { UNSUBSCRIBE_TEXT } from '@xd/core/domain/mailer/unsubscribe-text.ts'
import { isLanguage, LANGUAGES } from '@xd/core/domain/text/language.ts'
import type { Config } from '#config.ts'
import type { Log } from '#log.ts'
import type { Runtime } from '#services.ts'
import { unsubscribe, unsubscribing } from '#services/mailers/unsubscribe.ts'
import { answer } from './answer.ts'
import { inLanguages, preferredLanguage } from './page-language.ts'
import { payPageDocument } from './pay-page-document.ts'
import { payPageFiles } from './pay-page-files.ts'
import { payPageHeaders } from './pay-page-headers.ts'

/**
 * The page an email’s Unsubscribe link leads to, without a session. Opening it changes nothing, since mail programs
 * open links on their own; posting to it does, as they do for their one-click button (RFC 8058).
 */
export const unsubscribePage = (app: Hono, runtime: Runtime, config: Config, log: Log): void => {
  const answered = answer(runtime, log)
  const files = payPageFiles(config.webDir)
  const headers = payPageHeaders(files, undefined)

  const send = (
    c: Context,
    what: 'ask' | 'done' | 'over',
    {
      companyName = '',
      companyLanguages = LANGUAGES,
      custLanguage,
    }: Partial<Effect.Success<ReturnType<typeof unsubscribing>>> = {},
  ) => {
    const asked = c.req.query('lang')
    const wanted = isLanguage(asked) ? asked : (custLanguage ?? preferredLanguage(c.req.header('accept-language')))
    const languages = inLanguages({ companyLanguages }, wanted)
    const { title, text, act } = UNSUBSCRIBE_TEXT[languages.language]
    const content = html`<section class="card state">
      <h1>${title[what]}</h1>
      <p>${text[what](companyName)}</p>
      ${what === 'ask' ? html`<form method="post"><button type="submit">${act}</button></form>` : ''}
    </section>`
    // Its link would lead back to the question.
    const other = what === 'done' ? undefined : languages.other
    const page = { ...languages, other, title: title[what], description: title[what], content, files }
    return c.html(payPageDocument({ ...page, demo: false, testMode: false }), what === 'over' ? 404 : 200, headers)
  }

  app.get('/u/:token', (c) =>
    answered(
      c,
      Effect.map(unsubscribing(c.req.param('token')), (person) => send(c, 'ask', person)),
      { refuse: () => send(c, 'over'), what: 'an unsubscribe page failed' },
    ),
  )
  app.post('/u/:token', (c) =>
    answered(
      c,
      Effect.map(unsubscribe(c.req.param('token')), (person) => send(c, 'done', person)),
      { refuse: () => send(c, 'over'), what: 'unsubscribing failed' },
    ),
  )
}
