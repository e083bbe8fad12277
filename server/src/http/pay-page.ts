import { Clock, Effect, Option } from 'effect'
import type { Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { gatewayTitle } from '@xd/core/domain/payment/gateways.ts'
import { isPaymentKey } from '@xd/core/domain/payment/key.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import type { Visitor } from '#caller.ts'
import type { Config } from '#config.ts'
import { Database } from '#db/database.ts'
import { found } from '#failure.ts'
import type { Log } from '#log.ts'
import type { CardForm, CardGateway } from '#providers/cards/gateway.ts'
import type { PaymentRow } from '#queries/payments.ts'
import type { Runtime } from '#services.ts'
import { payView } from '#services/payments/pay-view.ts'
import { recordView } from '#services/payments/record-view.ts'
import { callerOfToken } from '#services/session.ts'
import { answer } from './answer.ts'
import { nameInPath } from './name-in-path.ts'
import { isOwnOrigin } from './origin.ts'
import type { PayPageAnswers } from './pay-page-answer.ts'
import { browserLanguages, type PageLanguage, pageLanguage } from './page-language.ts'
import { payEnd, payForm, payTitle } from './pay-page-content.ts'
import type { ShownForm } from './pay-page-form.ts'
import { sessionCookie, visitorOf } from './request-visitor.ts'

/** How long the page waits for the gateway to provide what its form needs. */
const FORM_PATIENCE_MS = 6_000

/** The customer's side of a payment request, rendered here in any state. web/src/pay makes its form work. */
export const payPage = (app: Hono, runtime: Runtime, config: Config, answers: PayPageAnswers, log: Log): void => {
  const answered = answer(runtime, log)
  app.get('/p/:paymentKey', (c) => {
    let spoken = browserLanguages(c)
    const shown = Effect.flatMap(pageLanguage(c), (known) => page(c, config, answers, (spoken = known)))
    return answered(c, shown, {
      refuse: () => answers.none(c, spoken),
      broken: (_, status) => answers.broken(c, spoken, status),
      what: 'a pay page failed',
    })
  })
  // Without its script, the page's button sends the form here, where no card can arrive. The page then explains how to
  // continue.
  app.post('/p/:paymentKey', (c) => {
    const { pathname, search } = new URL(c.req.url)
    return c.redirect(`${pathname}${search}`, 303)
  })
}

const page = Effect.fnUntraced(function* (c: Context, config: Config, answers: PayPageAnswers, spoken: PageLanguage) {
  const { language } = spoken
  const paymentKey = yield* found(nameInPath(c, 'paymentKey'), 'payment')
  const { payment, gateway, logo, mails, view, now } = yield* payView(
    isPaymentKey(paymentKey) ? paymentKey : '',
    language,
  )
  // A HEAD request does not count as a view.
  if (c.req.method === 'GET') yield* Effect.ignoreCause(recordViewOf(c, config, payment))
  const open = view.payStatus === 'payable' || view.payStatus === 'processing'
  const made = view.payStatus === 'payable' && gateway ? yield* formOf(gateway, paymentKey) : undefined
  const form = gateway && made && shownForm(c, config, gateway, made, language)
  const showing = { view, paymentKey, language, now, mails, ...(form && { form }) }
  return answers.page(c, {
    ...spoken,
    title: payTitle(view, language),
    store: view.store,
    logo,
    testMode: view.paymentTestMode,
    content: open ? payForm(showing) : payEnd(showing),
    form,
  })
})

const recordViewOf = Effect.fnUntraced(function* (c: Context, config: Config, payment: PaymentRow) {
  const visitor = visitorOf(c, config)
  yield* recordView(payment, visitor, yield* isCompanyView(c, config, visitor, payment.companyID))
})

/**
 * This only decides whether the view is labeled "staff", so it does not matter which page the link was followed from.
 */
const isCompanyView = Effect.fnUntraced(function* (c: Context, config: Config, visitor: Visitor, companyID: number) {
  const token = getCookie(c, sessionCookie(config))
  if (token === undefined) return false
  const caller = yield* callerOfToken(yield* Database, token, visitor, yield* Clock.currentTimeMillis)
  return caller?.companyID === companyID
})

/**
 * The gateway's form; undefined if the gateway does not provide it in time. The page then says so, and which number to
 * call.
 */
const formOf = (gateway: CardGateway, paymentKey: string) =>
  gateway.form(paymentKey).pipe(
    Effect.timeoutOption(FORM_PATIENCE_MS),
    Effect.map(Option.getOrUndefined),
    Effect.catch(() => Effect.succeed(undefined)),
  )

const shownForm = (c: Context, config: Config, gateway: CardGateway, form: CardForm, language: Language): ShownForm => {
  const title = gatewayTitle(gateway.kind)
  if (form.kind === 'frame') return { ...form, title, frameURL: frameURL(c, config, form.frameURL, language) }
  if (form.kind !== 'approval') return { ...form, title }
  if (c.req.query('approval') === 'canceled') return { ...form, title, canceled: true }
  // PayPal adds the order's id to the return address, even after a cancellation.
  const approved = c.req.query('token')
  return { ...form, title, ...(approved !== undefined && { approved }) }
}

/**
 * Passes the gateway's form the language and, if the demo is opened under another loopback name, the page around it.
 */
const frameURL = (c: Context, config: Config, base: string, language: Language): string => {
  const url = new URL(base)
  url.searchParams.set('lang', language)
  url.searchParams.set('theme', 'auto')
  const { origin } = new URL(c.req.url)
  if (config.mode === 'demo' && isOwnOrigin(new Headers({ origin }), config)) url.searchParams.set('parent', origin)
  return url.href
}
