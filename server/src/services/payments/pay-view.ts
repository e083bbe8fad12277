import { Clock, Effect } from 'effect'
import type { Output } from '@xd/core/contract/calls.ts'
import { languageFor } from '@xd/core/domain/company/languages.ts'
import type { Cents } from '@xd/core/domain/money/cents.ts'
import { canAskForLink } from '@xd/core/domain/payment/link-ask.ts'
import type { PayPageState } from '@xd/core/domain/payment/pay-page-state.ts'
import { postingHint } from '@xd/core/domain/payment/posting-hint.ts'
import type { Receipt } from '@xd/core/domain/payment/receipt.ts'
import { shownTerms, signedInStore } from '@xd/core/domain/renewal/words.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import { AppConfig } from '#app-config.ts'
import type { Db } from '#db/connect.ts'
import { Database } from '#db/database.ts'
import { query } from '#db/query.ts'
import { type CompanyScope, systemScope } from '#db/scope.ts'
import { found } from '#failure.ts'
import { type CardGateway, CardGateways } from '#providers/cards/gateway.ts'
import { hoursOfStore } from '#queries/incoming.ts'
import { isAsked } from '#queries/asked-on-page.ts'
import { planOfPayments } from '#queries/plan-state.ts'
import { type AttemptRow, findLastAttempt } from '#queries/payment-attempts.ts'
import { findAssent } from '#queries/renewal-assents.ts'
import { findPayingStore, findPaymentPlace, findPaymentsByID, type PaymentRow } from '#queries/payments.ts'
import { presentAssent } from '#services/renewals/assent.ts'
import { digestOf, offerFor } from '#services/renewals/offer.ts'
import { takes } from '#services/gateways/takes.ts'
import { pageStateOf } from './customer-status.ts'
import { presentAttempt } from './present-attempt.ts'
import { lookUpAttempt } from './look-up-attempt.ts'
import { mailsReceipts } from './mails-receipts.ts'
import { receiptURL } from './payment-url.ts'
import { receiptOf } from './receipt.ts'

/** A page that shows a charge in progress doesn't wait long for the gateway, because it asks again. */
const LOOK_UP_PATIENCE_MS = 2_000
/** A customer who comes back later is not greeted with the last decline. */
const ATTEMPT_SHOWN_MS = 15 * 60_000

/** The customer's page for a request, and the request itself for the page's own use. */
export const payView = Effect.fnUntraced(function* (paymentKey: string, asked: Language) {
  const { read } = yield* Database
  const place = yield* found(yield* findPaymentPlace(systemScope('pay-page'), paymentKey), 'payment')
  const { paymentID, storeID, companyID, features, hasReader } = place
  const language = languageFor(place, asked)
  const scope: CompanyScope = { companyID, storeIDs: [storeID] }
  const open = yield* findLastAttempt(scope, paymentID)
  if (open?.state === 'pending')
    yield* Effect.ignore(lookUpAttempt(scope, open).pipe(Effect.timeoutOption(LOOK_UP_PATIENCE_MS)))
  const [rows, last, { store, logo }, hours] = yield* read((db) =>
    Promise.all([
      findPaymentsByID(db, scope, [paymentID]),
      findLastAttempt(db, scope, paymentID),
      findPayingStore(db, scope, storeID),
      hoursOfStore(db, scope, storeID),
    ]),
  )
  const set = yield* (yield* CardGateways).forStore({ companyID, storeID })
  const now = yield* Clock.currentTimeMillis
  const payment = yield* found(rows[0], 'payment')
  // If the store has switched to a gateway that cannot take it, the customer has to call.
  const gateway = set && takes(set, payment.paymentMode) ? set : undefined
  const payStatus = pageStateOf(payment, last?.state === 'pending', now)
  const linkAsked = canAskForLink(payStatus, hasReader).ok ? yield* isAsked(scope, payment) : undefined
  const { storeTimezone } = store
  const hint =
    payStatus === 'payable'
      ? postingHint({ ...hours, storeTimezone }, payment.validBeforeLocal, now, language)
      : undefined
  const { publicURL } = yield* AppConfig
  const receipt =
    payStatus === 'paid' ? presentReceipt(payment, yield* receiptOf(scope, payment, language), publicURL) : undefined
  const plan = (yield* planOfPayments(scope, [paymentID], now)).get(paymentID)?.progress(language)
  const renewal = yield* renewalOf(scope, payment, { payStatus, now, language, receipt })
  return {
    payment,
    gateway,
    logo,
    now,
    language,
    mails: yield* mailsReceipts(features),
    view: present(payment, { payStatus, receipt, renewal, plan, hint, linkAsked, last, store, gateway, now, language }),
  }
})

type Renewal = NonNullable<Output<'pay/fetch'>['renewal']>

const NO_TERMS = { inStore: null, terms: null, digest: null, assentDate: null } as const

/**
 * A request's new loans: their terms while it can be paid, the terms assented to once it is paid, or a note that
 * they're signed in the store.
 */
const renewalOf = query(
  async (
    db: Db,
    scope: CompanyScope,
    payment: PaymentRow,
    { payStatus, now, language, receipt }: Pick<Beside, 'payStatus' | 'now' | 'language' | 'receipt'>,
  ): Promise<Renewal | undefined> => {
    const made = await offerFor(db, scope, payment, now)
    if (made === null || payStatus === 'declined' || payStatus === 'expired') return undefined
    const inStore = { ...NO_TERMS, inStore: signedInStore(language) }
    if (payStatus === 'paid') {
      if (receipt?.short) return undefined
      const assent = await findAssent(db, scope, payment.paymentID)
      if (assent === undefined) return inStore
      const { date, terms } = presentAssent(assent)
      return { ...NO_TERMS, terms, assentDate: date }
    }
    if (!made.offer.ok) return inStore
    const terms = shownTerms(made.offer.loans, made.lender, language)
    return { ...NO_TERMS, terms, digest: digestOf(terms) }
  },
)

interface Beside {
  readonly payStatus: PayPageState
  readonly receipt: Output<'pay/fetch'>['receipt'] | undefined
  readonly renewal: Output<'pay/fetch'>['renewal'] | undefined
  readonly plan: string | undefined
  readonly hint: string | undefined
  readonly linkAsked: boolean | undefined
  readonly last: AttemptRow | undefined
  readonly store: Output<'pay/fetch'>['store']
  readonly gateway: CardGateway | undefined
  readonly now: number
  readonly language: Language
}

const present = (
  payment: PaymentRow,
  { payStatus, receipt, renewal, plan, hint, linkAsked, last, store, gateway, now, language }: Beside,
): Output<'pay/fetch'> => {
  const paymentStatus = payment.paymentStatus
  return {
    payStatus,
    paymentAmount: payment.amountCents,
    paymentFee: payment.paymentFee,
    paymentNoticeFee: payment.paymentNoticeFee,
    paymentMemo: payment.paymentMemo,
    paymentTicketList: payment.paymentTicketList,
    paymentMode: payment.paymentMode,
    paymentValidBeforeLocalTZ: payment.validBeforeLocal,
    paymentTestMode: payment.testMode === 1,
    store,
    ...(receipt && { receipt }),
    ...(renewal && { renewal }),
    ...(plan && { planProgress: plan }),
    ...(payStatus === 'payable' && gateway && { gateway: { name: gateway.name, ...gateway.frame } }),
    ...(hint !== undefined && { postingHint: hint }),
    ...(linkAsked !== undefined && { linkAsked }),
    ...(last &&
      isTold(last, payStatus, now) && {
        attempt: presentAttempt(last, paymentStatus, language),
      }),
  }
}

const presentReceipt = (
  payment: PaymentRow,
  { paidAt, method, postingDay, authCode, refunds, short }: Receipt,
  publicURL: string,
) => ({
  paidAt,
  cardType: payment.cardType,
  cardLastFour: payment.cardLastFour,
  paymentRefID: payment.paymentRefID,
  authCode: authCode || null,
  paymentMethod: method,
  postingDay,
  refunds: refunds.map(({ total, fee, at }) => ({ amount: total, fee, date: at })),
  short,
  refundedAmount: refunds.reduce((sum, { total }) => sum + total, 0) as Cents,
  receiptURL: receiptURL(publicURL, payment.paymentKey),
})

const isTold = (last: AttemptRow, payStatus: PayPageState, now: number): boolean => {
  if (last.state === 'pending') return true
  const failed = last.state !== 'approved' && (payStatus === 'payable' || payStatus === 'declined')
  return failed && now - (last.settledAt ?? last.startedAt) < ATTEMPT_SHOWN_MS
}
