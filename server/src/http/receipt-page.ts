import { Effect } from 'effect'
import type { Context, Hono } from 'hono'
import { html } from 'hono/html'
import { formatDollars } from '@xd/core/domain/money/cents.ts'
import { isPaymentKey } from '@xd/core/domain/payment/key.ts'
import { payPageText } from '@xd/core/domain/payment/pay-page-text.ts'
import { withFee } from '@xd/core/domain/payment/remote-fee.ts'
import { RECEIPT_WORDS, receiptLines } from '@xd/core/domain/payment/receipt.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import { Database } from '#db/database.ts'
import { systemScope } from '#db/scope.ts'
import { found } from '#failure.ts'
import type { Log } from '#log.ts'
import { findPayingStore, findPaymentPlace, findPaymentsByID } from '#queries/payments.ts'
import { findAssent } from '#queries/renewal-assents.ts'
import { agreedWords, presentAssent } from '#services/renewals/assent.ts'
import type { Runtime } from '#services.ts'
import { mailsReceipts } from '#services/payments/mails-receipts.ts'
import { receiptOf } from '#services/payments/receipt.ts'
import { selfPath } from '#services/self-url.ts'
import { answer } from './answer.ts'
import { nameInPath } from './name-in-path.ts'
import { facts } from './pay-page-facts.ts'
import { browserLanguages, type PageLanguage, pageLanguage } from './page-language.ts'
import type { PayPageAnswers } from './pay-page-answer.ts'
import type { Html } from './pay-page-document.ts'
import { renewalTerms } from './renewal-terms.ts'
import { receiptActs } from './receipt-acts.ts'

/** The current receipt of a paid request, to keep and to print. Any other request redirects to its own page. */
export const receiptPage = (app: Hono, runtime: Runtime, answers: PayPageAnswers, log: Log): void => {
  const answered = answer(runtime, log)
  app.get('/p/:paymentKey/receipt', (c) => {
    let spoken = browserLanguages(c)
    const shown = Effect.flatMap(pageLanguage(c), (known) => page(c, answers, (spoken = known)))
    return answered(c, shown, {
      refuse: () => answers.none(c, spoken),
      broken: (_, status) => answers.broken(c, spoken, status),
      what: 'a receipt failed',
    })
  })
}

const page = Effect.fnUntraced(function* (c: Context, answers: PayPageAnswers, spoken: PageLanguage) {
  const { language } = spoken
  const { read } = yield* Database
  const key = nameInPath(c, 'paymentKey')
  const paymentKey = isPaymentKey(key) ? key : ''
  const { paymentID, companyID, storeID, features } = yield* found(
    yield* findPaymentPlace(systemScope('pay-page'), paymentKey),
    'payment',
  )
  const scope = { companyID, storeIDs: [storeID] }
  const [[row], { store, logo }] = yield* read((db) =>
    Promise.all([findPaymentsByID(db, scope, [paymentID]), findPayingStore(db, scope, storeID)]),
  )
  const payment = yield* found(row, 'payment')
  if (payment.paymentStatus !== 'approved') return c.redirect(`/p/${paymentKey}`)
  const [receipt, assent] = yield* read((db) =>
    Promise.all([receiptOf(db, scope, payment, language), findAssent(db, scope, paymentID)]),
  )
  const words = payPageText(language)
  const content = html`<section class="card state" data-state="receipt">
    <h1>${words.receipt}</h1>
    <p class="amount num">${formatDollars(withFee(receipt.amount, receipt.fee))}</p>
    ${facts(receiptLines(receipt, language), language)}
    ${assent ? renewalTerms(presentAssent(assent).terms, agreedWords(assent.assentedAt, payment.storeTimezone, language)) : ''}
    ${receipt.selfKey === null ? '' : seeMore(receipt.selfKey, language)}
    ${receiptActs(paymentKey, language, yield* mailsReceipts(features), store.storePhone)}
  </section>`
  return answers.page(c, {
    ...spoken,
    title: `${words.receipt}: ${store.storeName}`,
    store,
    logo,
    testMode: payment.testMode === 1,
    content,
  })
})

const seeMore = (storeKey: string, language: Language): Html =>
  html`<a class="call" href="${selfPath(storeKey)}?lang=${language}">${RECEIPT_WORDS[language].seeMore}</a>`
