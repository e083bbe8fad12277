import { Effect } from 'effect'
import type { Context, Hono } from 'hono'
import { html } from 'hono/html'
import { UNSUBSCRIBE_TEXT } from '@xd/core/domain/mailer/unsubscribe-text.ts'
import { isLanguage, LANGUAGES } from '@xd/core/domain/text/language.ts'
import { PAGE_TROUBLE } from '@xd/core/domain/text/page-trouble.ts'
import type { Config } from '#config.ts'
import type { Log } from '#log.ts'
import type { Runtime } from '#services.ts'
import { unsubscribe, unsubscribing } from '#services/mailers/unsubscribe.ts'
import { answer } from './answer.ts'
import { nameInPath } from './name-in-path.ts'
import { browserLanguages, inLanguages, type PageLanguage, preferredLanguage } from './page-language.ts'
import { type PayPage, payPageDocument } from './pay-page-document.ts'
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

  const page = (
    c: Context,
    shown: PageLanguage & Pick<PayPage, 'title' | 'content'>,
    status: 200 | 404 | 500 | 503,
  ) => {
    const document = { ...shown, description: shown.title, files, demo: false, testMode: false }
    return c.html(payPageDocument(document), status, headers)
  }

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
    return page(c, { ...languages, title: title[what], content }, what === 'over' ? 404 : 200)
  }

  const broken = (c: Context, status: 500 | 503) => {
    const languages = browserLanguages(c)
    const { title, text } = PAGE_TROUBLE[languages.language]
    const content = html`<section class="card state">
      <h1>${title}</h1>
      <p>${text}</p>
    </section>`
    return page(c, { ...languages, title, content }, status)
  }

  app.get('/u/:token', (c) =>
    answered(
      c,
      Effect.map(unsubscribing(nameInPath(c, 'token')), (person) => send(c, person.isOut ? 'done' : 'ask', person)),
      { refuse: () => send(c, 'over'), broken: (_, status) => broken(c, status), what: 'an unsubscribe page failed' },
    ),
  )
  app.post('/u/:token', (c) =>
    answered(
      c,
      Effect.map(unsubscribe(nameInPath(c, 'token')), (person) => send(c, 'done', person)),
      { refuse: () => send(c, 'over'), broken: (_, status) => broken(c, status), what: 'unsubscribing failed' },
    ),
  )
}
