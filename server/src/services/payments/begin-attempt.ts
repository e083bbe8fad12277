import { randomUUID } from 'node:crypto'
import { Clock, Effect } from 'effect'
import { paymentCan } from '@xd/core/domain/payment/can.ts'
import { ATTEMPTS_PER_REQUEST_AND_HOUR } from '@xd/core/domain/payment/limits.ts'
import { payPageText } from '@xd/core/domain/payment/pay-page-text.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import { HOUR_MS } from '@xd/core/domain/time/spans.ts'
import type { Visitor } from '#caller.ts'
import { Database, enqueue } from '#db/database.ts'
import type { CompanyScope } from '#db/scope.ts'
import { fail, found } from '#failure.ts'
import type { CardGateway } from '#providers/cards/gateway.ts'
import {
  countAttemptsSince,
  findAttempt,
  findAttemptByKey,
  findPendingAttempt,
  insertAttempt,
} from '#queries/payment-attempts.ts'
import { lockPayment, type PaymentRow } from '#queries/payments.ts'
import { keepAssent, requireAssent } from '#services/renewals/assent.ts'
import { announcePayment } from './announce.ts'
import { customerStatus } from './customer-status.ts'
import { recordImpression } from './impression.ts'

/** When an attempt's job first looks: by then the answer has usually come, and a crash is noticed soon. */
const FIRST_LOOK_MS = 3_000

interface Submit {
  readonly paymentID: number
  readonly attemptKey: string
  readonly token: string
  readonly language: Language
  readonly visitor: Pick<Visitor, 'ip' | 'userAgent'>
  readonly gateway: CardGateway
  /** The digest of the terms of new loans that the customer ticked. */
  readonly assent: string | undefined
}

/**
 * Records an attempt before anything is charged. From then on a crash can lose the answer, but not the question. The
 * same key finds its attempt again.
 */
export const beginAttempt = Effect.fnUntraced(function* (scope: CompanyScope, submit: Submit) {
  const { write } = yield* Database
  const now = yield* Clock.currentTimeMillis
  const { paymentID, attemptKey, token, language, visitor, gateway } = submit
  return yield* write(
    Effect.gen(function* () {
      const payment = yield* found(yield* lockPayment(scope, paymentID), 'payment')
      const known = yield* findAttemptByKey(scope, paymentID, attemptKey)
      if (known) return { payment, attempt: known, isNew: false }
      if (yield* findPendingAttempt(scope, paymentID)) return yield* fail('payment_in_progress')
      yield* requirePayable(payment, now)
      if ((yield* countAttemptsSince(scope, paymentID, now - HOUR_MS)) >= ATTEMPTS_PER_REQUEST_AND_HOUR)
        return yield* fail('too_many', { sentence: payPageText(language).errors.tooManyAttempts })

      const paying = { payment, language, assent: submit.assent, now }
      const terms = yield* requireAssent(scope, paying)
      const { companyID } = payment
      const attempt = yield* Effect.gen(function* () {
        const attemptID = yield* insertAttempt({
          companyID,
          paymentID,
          attemptKey,
          idempotencyKey: gateway.keyOf?.(token) ?? randomUUID(),
          gateway: gateway.name,
          state: 'pending',
          amountCents: payment.amountCents,
          feeCents: payment.paymentFee,
          startedAt: now,
          language,
          ip: visitor.ip || null,
        })
        yield* recordImpression({
          companyID,
          paymentID,
          at: now,
          kind: 'submit',
          visitor,
          isCompanyView: false,
          attemptID,
        })
        return (yield* findAttempt(scope, attemptID))!
      })
      const { attemptID } = attempt
      if (terms !== undefined) yield* keepAssent(paying, { attemptID, terms, visitor })
      const uniqueKey = `settle-attempt/${attemptID}`
      yield* enqueue({
        companyID,
        kind: 'settle-attempt',
        uniqueKey,
        payload: { attemptID },
        runAt: now + FIRST_LOOK_MS,
      })
      yield* announcePayment(payment)
      return { payment, attempt, isNew: true }
    }),
  )
})

const requirePayable = (payment: PaymentRow, now: number) => {
  const stated = {
    paymentStatus: payment.paymentStatus,
    paymentValidBeforeLocalTZ: payment.validBeforeLocal,
    storeTimezone: payment.storeTimezone,
  }
  return paymentCan.pay(stated, now).ok
    ? Effect.void
    : fail('not_payable', { details: { paymentStatus: customerStatus(payment, now) } })
}
