import { Effect } from 'effect'
import type { Context, Hono } from 'hono'
import { perAddress } from '@xd/core/contract/call.ts'
import { quotePageText } from '@xd/core/domain/loan/quote-page-text.ts'
import { isLanguage, type Language, LANGUAGES } from '@xd/core/domain/text/language.ts'
import { PAGE_TROUBLE } from '@xd/core/domain/text/page-trouble.ts'
import { parseLocalDay } from '@xd/core/domain/time/day.ts'
import { MINUTE_MS } from '@xd/core/domain/time/spans.ts'
import type { Config } from '#config.ts'
import type { Failure } from '#failure.ts'
import type { Log } from '#log.ts'
import type { Runtime } from '#services.ts'
import { sharedLoan } from '#services/loans/shared-loan.ts'
import { answer } from './answer.ts'
import { withinLimit } from './call-limit.ts'
import { loanContent, loanNotShown } from './loan-page-content.ts'
import { nameInPath } from './name-in-path.ts'
import { inLanguages, preferredLanguage } from './page-language.ts'
import { type PayPage, payPageDocument } from './pay-page-document.ts'
import { payPageFiles } from './pay-page-files.ts'
import { payPageHeaders } from './pay-page-headers.ts'
import { visitorOf } from './request-visitor.ts'

/** Nobody reads more quotes than this; a bot guessing keys would. */
const LIMIT = perAddress(60, MINUTE_MS)

/** A quote as its customer sees it, by the key in the link. web/src/quote makes its slider work. */
export const loanPage = (app: Hono, runtime: Runtime, config: Config, log: Log): void => {
  const answered = answer(runtime, log)
  const files = payPageFiles(config.webDir, 'quote')
  const headers = payPageHeaders(files, undefined)
  const send = (
    c: Context,
    page: Omit<PayPage, 'demo' | 'testMode' | 'files'>,
    status: 200 | 404 | 429 | 500 | 503 = 200,
  ) => {
    const description = quotePageText(page.language).description
    return c.html(payPageDocument({ ...page, description, demo: false, testMode: false, files }), status, headers)
  }

  const show = Effect.fnUntraced(function* (c: Context) {
    yield* withinLimit('loan-link', LIMIT, {}, visitorOf(c, config))
    const {
      language: chosen,
      companyLanguages,
      store,
      logo,
      today,
      ...shared
    } = yield* sharedLoan(nameInPath(c, 'linkKey'))
    const languages = inLanguages({ companyLanguages }, languageOf(c, chosen))
    const { language } = languages
    const asked = parseLocalDay(c.req.query('on') ?? '')
    return send(c, {
      ...languages,
      title: quotePageText(language).title(store.companyName),
      store,
      logo,
      ...(asked && { query: { on: asked } }),
      content: loanContent({ ...shared, on: asked ?? today, language }),
    })
  })

  const refuse = (c: Context, status: 404 | 429 | 500 | 503) => {
    const languages = inLanguages({ companyLanguages: LANGUAGES }, languageOf(c))
    const { over, tooMany } = quotePageText(languages.language)
    const words = status === 404 ? over : status === 429 ? tooMany : PAGE_TROUBLE[languages.language]
    if (status === 429) c.header('retry-after', '60')
    return send(c, { ...languages, title: words.title, content: loanNotShown(words) }, status)
  }

  app.get('/q/:linkKey', (c) =>
    answered(c, show(c), {
      refuse: ({ code }: Failure) => refuse(c, code === 'too_many' ? 429 : 404),
      broken: (_, status) => refuse(c, status),
      what: 'the page of a quote failed',
    }),
  )
}

/** The language picked on the page, else the one staff chose for the customer, else the browser's. */
const languageOf = (c: Context, chosen?: Language | null): Language => {
  const asked = c.req.query('lang')
  if (isLanguage(asked)) return asked
  return chosen && chosen !== 'en' ? chosen : preferredLanguage(c.req.header('accept-language'))
}
