import { Effect } from 'effect'
import type { Context, Hono } from 'hono'
import { perAddress } from '@xd/core/contract/call.ts'
import { selfPageText } from '@xd/core/domain/self-service/page-text.ts'
import { isLanguage, LANGUAGES, type Language } from '@xd/core/domain/text/language.ts'
import { PAGE_TROUBLE } from '@xd/core/domain/text/page-trouble.ts'
import { MINUTE_MS } from '@xd/core/domain/time/spans.ts'
import type { Config } from '#config.ts'
import { systemScope } from '#db/scope.ts'
import type { Failure } from '#failure.ts'
import type { Log } from '#log.ts'
import { findStoreOfPage } from '#queries/self-settings.ts'
import type { Runtime } from '#services.ts'
import { isOpen } from '#services/self-service/find-store.ts'
import { proofOf } from '#services/self-service/proof.ts'
import { answer } from './answer.ts'
import { withinLimit } from './call-limit.ts'
import { myContent, myNotShown } from './my-page-content.ts'
import { nameInPath } from './name-in-path.ts'
import { inLanguages, preferredLanguage } from './page-language.ts'
import { type PayPage, payPageDocument } from './pay-page-document.ts'
import { payPageFiles } from './pay-page-files.ts'
import { payPageHeaders } from './pay-page-headers.ts'
import { visitorOf } from './request-visitor.ts'

/** A family opens it as often as it likes; a bot guessing keys does not. */
const LIMIT = perAddress(60, MINUTE_MS)

/** The page on which a store's customers see and pay what is due. web/src/my makes its forms work. */
export const myPage = (app: Hono, runtime: Runtime, config: Config, log: Log): void => {
  const answered = answer(runtime, log)
  const files = payPageFiles(config.webDir, 'my')
  const headers = payPageHeaders(files, undefined)
  const send = (
    c: Context,
    page: Omit<PayPage, 'demo' | 'testMode' | 'files'>,
    status: 200 | 404 | 429 | 500 | 503 = 200,
  ) => {
    const { description } = selfPageText(page.language)
    const document = payPageDocument({ ...page, description, demo: config.mode === 'demo', testMode: false, files })
    return c.html(document, status, headers)
  }

  const show = Effect.fnUntraced(function* (c: Context) {
    const visitor = visitorOf(c, config)
    yield* withinLimit('my-page', LIMIT, {}, visitor)
    const storeKey = nameInPath(c, 'storeKey')
    const store = yield* findStoreOfPage(systemScope('self-service'), storeKey)
    const languages = inLanguages(store ?? { companyLanguages: LANGUAGES }, languageOf(c))
    const { language } = languages
    const words = selfPageText(language)
    if (store === undefined || !isOpen(store)) {
      const content = myNotShown(words.off, store?.storePhone ?? '', language)
      const shop = store && { store, logo: store.logo }
      return send(c, { ...languages, ...shop, title: words.off.title, content }, 404)
    }
    const proof = yield* proofOf(visitor)
    return send(c, {
      ...languages,
      title: words.title(store.storeName),
      store,
      logo: store.logo,
      content: myContent({ storeKey, store, language, isProved: proof?.storeKey === storeKey }),
    })
  })

  const refuse = (c: Context, status: 404 | 429 | 500 | 503) => {
    const languages = inLanguages({ companyLanguages: LANGUAGES }, languageOf(c))
    const { off, busy } = selfPageText(languages.language)
    const words = status === 404 ? off : status === 429 ? busy : PAGE_TROUBLE[languages.language]
    if (status === 429) c.header('retry-after', '60')
    return send(c, { ...languages, title: words.title, content: myNotShown(words, '', languages.language) }, status)
  }

  app.get('/my/:storeKey', (c) =>
    answered(c, show(c), {
      refuse: ({ code }: Failure) => refuse(c, code === 'too_many' ? 429 : 404),
      broken: (_, status) => refuse(c, status),
      what: 'the page on which customers pay failed',
    }),
  )
}

/** The language picked on the page, else the browser's: who opens it is not known yet. */
const languageOf = (c: Context): Language => {
  const asked = c.req.query('lang')
  return isLanguage(asked) ? asked : preferredLanguage(c.req.header('accept-language'))
}
