import { Effect, Exit } from 'effect'
import type { Hono } from 'hono'
import { isPaymentKey } from '@xd/core/domain/payment/key.ts'
import { withFee } from '@xd/core/domain/payment/remote-fee.ts'
import { isLanguage, type Language } from '@xd/core/domain/text/language.ts'
import type { Config } from '#config.ts'
import type { Log } from '#log.ts'
import type { Runtime } from '#services.ts'
import { payView } from '#services/payments/pay-view.ts'
import { nameInPath } from './name-in-path.ts'
import { requestID } from './request-id.ts'

const SEE_OTHER = 303

/**
 * Sends the customer to the gateway's own site to approve the payment; they come back to the page, which then pays with
 * it. Nothing is charged here. If anything goes wrong, the page itself says so.
 */
export const payApproval = (app: Hono, runtime: Runtime, config: Config, log: Log): void => {
  app.post('/p/:paymentKey/approval', async (c) => {
    const paymentKey = nameInPath(c, 'paymentKey')
    const page = `/p/${encodeURIComponent(paymentKey)}`
    const asked = c.req.query('lang')
    const language = isLanguage(asked) ? asked : 'en'
    const exit = await runtime.runPromiseExit(approvalOf(paymentKey, `${config.publicURL}${page}`, language))
    if (Exit.isFailure(exit))
      log.warn(
        { request: requestID(c), cause: exit.cause.toString() },
        'a payment could not be sent to the gateway for approval',
      )
    return c.redirect((Exit.isSuccess(exit) && exit.value) || `${page}?lang=${language}`, SEE_OTHER)
  })
}

const approvalOf = Effect.fnUntraced(function* (paymentKey: string, page: string, asked: Language) {
  const { payment, gateway, view, language } = yield* payView(isPaymentKey(paymentKey) ? paymentKey : '', asked)
  if (view.payStatus !== 'payable' || gateway?.startApproval === undefined) return undefined
  return yield* gateway.startApproval({
    amount: withFee(payment.amountCents, payment.paymentFee),
    orderRef: paymentKey,
    memo: payment.paymentMemo,
    payee: view.store.storeName,
    language,
    returnURL: `${page}?lang=${language}`,
    cancelURL: `${page}?lang=${language}&approval=canceled`,
  })
})
