import { randomUUID } from 'node:crypto'
import { Effect, Option, Schema } from 'effect'
import type { Language } from '@xd/core/domain/text/language.ts'
import type { CardGateway, GatewayUnknown, SaleResult } from '#providers/cards/gateway.ts'
import {
  askAt,
  type Asked,
  insisting,
  read,
  refused,
  SALE_TIMEOUT_MS,
  unknown,
} from '#providers/cards/gateway-request.ts'
import type { Answer } from '#providers/cards/json-request.ts'
import type { PayPalAccount } from './account.ts'
import { paypalMoney } from './money.ts'
import { amountOf, Capture, captureOf, Order, Refund, refundLine, refundsOf, saleResult } from './order.ts'
import { paypalRecord, RECORD_LAG_MS } from './record.ts'
import { accessToken } from './token.ts'
import { paypalWebhook } from './webhook.ts'

const Refusal = Schema.Struct({
  name: Schema.String,
  details: Schema.optional(Schema.Array(Schema.Struct({ issue: Schema.String }))),
})

/** The answer to a capture when the payer's card or account was declined: nothing was captured. */
const DECLINES: Readonly<Record<string, string>> = {
  INSTRUMENT_DECLINED: 'generic',
  PAYER_CANNOT_PAY: 'generic',
  TRANSACTION_REFUSED: 'generic',
}

const issueOf = ({ status, json }: Answer): string => {
  const said = Schema.decodeUnknownOption(Refusal)(json)
  return Option.isSome(said) ? (said.value.details?.[0]?.issue ?? said.value.name) : `status ${status}`
}

const declined = (orderID: string, declineCode: string): SaleResult => ({
  state: 'declined',
  gatewayID: orderID,
  authCode: null,
  brand: null,
  last4: null,
  expiry: null,
  funding: 'unknown',
  declineCode,
})

/** PayPal's own Spanish for customers in the United States is `es-XC`. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-XC' }

const FULL: Asked['headers'] = { prefer: 'return=representation' }

/**
 * PayPal cannot look anything up by our key. So a sale's key begins with the order it captures, and the order gets the
 * key as its invoice number before it is captured: the capture then names its sale.
 */
const saleKey = (orderID: string): string => `${orderID}.${randomUUID()}`

const orderOf = (idempotencyKey: string): string => idempotencyKey.split('.', 1)[0]!

/** PayPal's Orders and Payments, version 2. A token is an order that the customer has approved at PayPal. */
export const paypal = (account: PayPalAccount): CardGateway => {
  const token = accessToken(account)
  const ask = Effect.fnUntraced(function* (path: string, asked?: Asked) {
    const at = askAt(account.baseURL, { authorization: `Bearer ${yield* token.get}` })
    const answer = yield* at(path, asked)
    // Revoked early. Nothing was done, and the next request gets a new token.
    if (answer.status === 401) token.forget()
    return answer
  })
  const insist = insisting(ask)
  const orders = '/v2/checkout/orders'

  const order = Effect.fnUntraced(function* (orderID: string) {
    const answer = yield* insist(`${orders}/${encodeURIComponent(orderID)}`)
    if (answer.status === 404) return undefined
    return answer.status >= 400 ? yield* unknown(issueOf(answer)) : yield* read(Order, answer.json)
  })

  const capture = Effect.fnUntraced(function* (captureID: string) {
    const answer = yield* insist(`/v2/payments/captures/${encodeURIComponent(captureID)}`)
    return answer.status >= 400 ? yield* unknown(issueOf(answer)) : yield* read(Capture, answer.json)
  })

  const orderOfCapture = Effect.fnUntraced(function* (captureID: string) {
    const orderID = (yield* capture(captureID)).supplementary_data?.related_ids?.order_id
    const found = orderID === undefined ? undefined : yield* order(orderID)
    return found ?? (yield* unknown('the capture names no order'))
  })

  const captured = (made: Order): Effect.Effect<SaleResult, GatewayUnknown> => {
    const payment = captureOf(made)
    return payment ? Effect.succeed(saleResult(made, payment)) : unknown('an order without a capture')
  }

  const find: CardGateway['find'] = Effect.fnUntraced(function* (idempotencyKey) {
    const found = yield* order(orderOf(idempotencyKey))
    const payment = found && captureOf(found)
    return payment?.invoice_id === idempotencyKey ? saleResult(found!, payment) : undefined
  })

  /** Writes a sale's key on its order as the invoice number: PayPal itself then refuses a second payment for it. */
  const named = Effect.fnUntraced(function* (orderID: string, invoice_id: string) {
    const body = [{ op: 'add', path: "/purchase_units/@reference_id=='default'/invoice_id", value: invoice_id }]
    const asked = ask(`${orders}/${encodeURIComponent(orderID)}`, { method: 'PATCH', body })
    const answer = yield* Effect.catchTag(asked, 'GatewayUnknown', () => refused('PayPal does not answer'))
    if (answer.status >= 400) yield* refused(issueOf(answer))
  })

  return {
    name: account.name,
    kind: 'paypal',
    testMode: account.testMode,
    debitOnlyFlag: false,
    // "Not for loans or interest": PayPal cannot be limited to debit cards, and reports the card only afterwards.
    takesDebitOnly: false,

    form: () => Effect.succeed({ kind: 'approval', origins: account.approvalOrigins }),

    startApproval: Effect.fnUntraced(function* ({ amount, orderRef, memo, payee, language, returnURL, cancelURL }) {
      const experience_context = {
        return_url: returnURL,
        cancel_url: cancelURL,
        brand_name: payee.slice(0, 127),
        locale: LOCALES[language],
        user_action: 'PAY_NOW',
        shipping_preference: 'NO_SHIPPING',
        landing_page: 'NO_PREFERENCE',
      }
      const unit = { custom_id: orderRef, description: memo.slice(0, 127), amount: paypalMoney(amount) }
      const body = { intent: 'CAPTURE', purchase_units: [unit], payment_source: { paypal: { experience_context } } }
      // An order that names its payment method is refused without a key; each trip to PayPal is a separate order.
      const answer = yield* ask(orders, { headers: { 'paypal-request-id': randomUUID() }, body })
      if (answer.status >= 400) return yield* refused(issueOf(answer))
      const made = yield* read(Order, answer.json)
      const link = made.links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve')
      return link?.href ?? (yield* unknown('an order without an address'))
    }),
    keyOf: saleKey,

    accepts: () => token.accepted,
    inspect: () => Effect.undefined,

    sale: Effect.fnUntraced(function* ({ token: orderID, amount, idempotencyKey, debitOnly }) {
      if (debitOnly) return yield* refused('PayPal takes no debit-only payments')
      // Before the capture nothing can have been charged, whatever fails.
      const approved = yield* Effect.catchTag(order(orderID), 'GatewayUnknown', () => refused('PayPal does not answer'))
      if (approved === undefined || amountOf(approved) !== amount)
        return yield* refused('there is no such order for this amount')
      const before = captureOf(approved)
      if (before)
        return before.invoice_id === idempotencyKey
          ? saleResult(approved, before)
          : yield* refused('the order is paid already')
      yield* named(orderID, idempotencyKey)
      const answer = yield* ask(`${orders}/${encodeURIComponent(orderID)}/capture`, {
        timeoutMs: SALE_TIMEOUT_MS,
        headers: { ...FULL, 'paypal-request-id': idempotencyKey },
        body: {},
      })
      if (answer.status < 400) return yield* captured(yield* read(Order, answer.json))
      const issue = issueOf(answer)
      if (issue === 'ORDER_ALREADY_CAPTURED') return (yield* find(idempotencyKey)) ?? (yield* refused(issue))
      const code = DECLINES[issue]
      return code ? declined(orderID, code) : yield* refused(issue)
    }),

    testSale: Effect.fnUntraced(function* ({ amount, orderRef, idempotencyKey }) {
      const card = { number: '4111111111111111', expiry: '2035-12', security_code: '123' }
      const answer = yield* ask(orders, {
        timeoutMs: SALE_TIMEOUT_MS,
        headers: { ...FULL, 'paypal-request-id': idempotencyKey },
        body: {
          intent: 'CAPTURE',
          purchase_units: [{ custom_id: orderRef, amount: paypalMoney(amount) }],
          payment_source: { card },
        },
      })
      return answer.status >= 400 ? yield* refused(issueOf(answer)) : yield* captured(yield* read(Order, answer.json))
    }),

    find,

    // A capture is settled as soon as it is made.
    voidSale: () => refused('PayPal’s payments are settled at once: refund it'),

    refund: Effect.fnUntraced(function* ({ gatewayID, amount, idempotencyKey }) {
      const answer = yield* ask(`/v2/payments/captures/${encodeURIComponent(gatewayID)}/refund`, {
        timeoutMs: SALE_TIMEOUT_MS,
        headers: { ...FULL, 'paypal-request-id': idempotencyKey },
        body: { amount: paypalMoney(amount), custom_id: idempotencyKey },
      })
      if (answer.status >= 400) return yield* refused(issueOf(answer))
      const line = refundLine(yield* read(Refund, answer.json))
      return line ?? (yield* unknown('a refund without an amount'))
    }),

    refunds: (saleGatewayID) =>
      Effect.map(orderOfCapture(saleGatewayID), (found) =>
        refundsOf(found).flatMap((refund) => refundLine(refund) ?? []),
      ),

    recordLagMs: RECORD_LAG_MS,
    record: paypalRecord(insist),

    readWebhook: paypalWebhook(account, insist, (captureID) =>
      Effect.map(capture(captureID), ({ invoice_id }) =>
        invoice_id === undefined ? { gatewayID: captureID } : { idempotencyKey: invoice_id },
      ),
    ),
  }
}
