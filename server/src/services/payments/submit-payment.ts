import { Clock, Effect } from 'effect'
import { languageFor } from '@xd/core/domain/company/languages.ts'
import { payPageText } from '@xd/core/domain/payment/pay-page-text.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import { AppConfig } from '#app-config.ts'
import type { Visitor } from '#caller.ts'
import { type CompanyScope, systemScope } from '#db/scope.ts'
import { fail, found } from '#failure.ts'
import { CardGateways } from '#providers/cards/gateway.ts'
import { type AttemptRow, findAttempt, findPendingAttempt } from '#queries/payment-attempts.ts'
import { findPaymentPlace, findPaymentsByID } from '#queries/payments.ts'
import { takes } from '#services/gateways/takes.ts'
import { beginAttempt } from './begin-attempt.ts'
import { chargeAttempt } from './charge-attempt.ts'
import { customerStatus } from './customer-status.ts'
import { lookUpAttempt } from './look-up-attempt.ts'
import { presentAttempt } from './present-attempt.ts'
import { withinPatience } from './within-patience.ts'

/** Longer than nearly every gateway answer, shorter than the timeouts of browsers and proxies. */
const PATIENCE_MS = 25_000
const LOOK_MS = 200

interface Submit {
  readonly paymentKey: string
  readonly attemptKey: string
  readonly token: string
  readonly language: Language
  readonly assent?: string | null | undefined
}

/** A customer pays by card. The same attempt key is the same attempt, even at the same moment and after a crash. */
export const submitPayment = Effect.fnUntraced(function* (
  { paymentKey, attemptKey, token, assent, language: asked }: Submit,
  visitor: Visitor,
) {
  const place = yield* found(yield* findPaymentPlace(systemScope('pay-page'), paymentKey), 'payment')
  const { paymentID, companyID, storeID } = place
  const language = languageFor(place, asked)
  const scope: CompanyScope = { companyID, storeIDs: [storeID] }
  const gateway = yield* (yield* CardGateways).forStore(place)
  const { paymentMode } = yield* found((yield* findPaymentsByID(scope, [paymentID]))[0], 'payment')
  if (gateway === undefined || !takes(gateway, paymentMode))
    return yield* fail('not_payable', { sentence: payPageText(language).errors.formNotLoaded })

  // Comes before everything else: an earlier attempt may still be open.
  const open = yield* findPendingAttempt(scope, paymentID)
  if (open) yield* Effect.ignore(lookUpAttempt(scope, open))

  const patient = ((yield* AppConfig).payPatienceMs ?? PATIENCE_MS) + (yield* Clock.currentTimeMillis)
  const { payment, attempt, isNew } = yield* beginAttempt(scope, {
    paymentID,
    attemptKey,
    token,
    language,
    visitor,
    gateway,
    assent: assent ?? undefined,
  })
  if (isNew) yield* withinPatience(chargeAttempt({ gateway, scope, payment, attempt, token }), patient)
  return yield* answerWithin(scope, attempt, language, patient)
})

/**
 * An attempt's outcome as soon as it is known, whoever learns it: this charge, its duplicate, the job or a webhook.
 * Otherwise pending.
 */
const answerWithin = Effect.fnUntraced(function* (
  scope: CompanyScope,
  attempt: AttemptRow,
  language: Language,
  until: number,
) {
  const { attemptID, paymentID } = attempt
  for (;;) {
    const now = yield* Clock.currentTimeMillis
    const latest = (yield* findAttempt(scope, attemptID))!
    if (latest.state === 'pending' && now < until) {
      yield* Effect.sleep(Math.min(LOOK_MS, until - now))
      continue
    }
    const payment = (yield* findPaymentsByID(scope, [paymentID]))[0]!
    const told = presentAttempt(latest, payment.paymentStatus, language)
    return { paymentStatus: customerStatus(payment, now), attempt: told }
  }
})
