import { Schema } from 'effect'
import { PAYPAL } from '@xd/core/domain/payment/card-brand.ts'
import { brandOf, fundingOf } from '#providers/cards/card-words.ts'
import type { RefundLine, RefundResult, SaleResult } from '#providers/cards/gateway.ts'
import { centsOf, Money } from './money.ts'
import { paypalDecline } from './response-code.ts'

const Text = Schema.optional(Schema.String)

export const Capture = Schema.Struct({
  id: Schema.String,
  status: Schema.String,
  amount: Schema.optional(Money),
  /** The key of the sale. */
  invoice_id: Text,
  processor_response: Schema.optional(Schema.Struct({ response_code: Text })),
  supplementary_data: Schema.optional(
    Schema.Struct({ related_ids: Schema.optional(Schema.Struct({ order_id: Text })) }),
  ),
})
export type Capture = typeof Capture.Type

export const Refund = Schema.Struct({
  id: Schema.String,
  status: Schema.String,
  amount: Schema.optional(Money),
  custom_id: Text,
})
export type Refund = typeof Refund.Type

const Card = Schema.Struct({ brand: Text, last_digits: Text, expiry: Text, type: Text })

const Unit = Schema.Struct({
  amount: Schema.optional(Money),
  payments: Schema.optional(
    Schema.Struct({ captures: Schema.optional(Schema.Array(Capture)), refunds: Schema.optional(Schema.Array(Refund)) }),
  ),
})

export const Order = Schema.Struct({
  id: Schema.String,
  status: Schema.String,
  /** The card, if one was reported; a PayPal account does not say what it pays with. */
  payment_source: Schema.optional(Schema.Struct({ card: Schema.optional(Card) })),
  purchase_units: Schema.optional(Schema.Array(Unit)),
  links: Schema.optional(Schema.Array(Schema.Struct({ href: Schema.String, rel: Schema.String }))),
})
export type Order = typeof Order.Type

export const amountOf = (order: Order) => {
  const amount = order.purchase_units?.[0]?.amount
  return amount && centsOf(amount)
}

export const captureOf = (order: Order): Capture | undefined => order.purchase_units?.[0]?.payments?.captures?.[0]
export const refundsOf = (order: Order): readonly Refund[] => order.purchase_units?.[0]?.payments?.refunds ?? []

const CAPTURE_STATES: Readonly<Record<string, SaleResult['state']>> = {
  COMPLETED: 'approved',
  PARTIALLY_REFUNDED: 'approved',
  REFUNDED: 'approved',
  DECLINED: 'declined',
  FAILED: 'error',
}

/** "2035-12" as "12/35". */
const expiryOf = (date: string | undefined): string | null => {
  const parts = /^\d\d(\d\d)-(\d\d)$/.exec(date ?? '')
  return parts ? `${parts[2]}/${parts[1]}` : null
}

export const saleResult = (order: Order, capture: Capture): SaleResult => {
  const card = order.payment_source?.card
  const state = CAPTURE_STATES[capture.status] ?? 'pending'
  const declineCode = state === 'declined' ? paypalDecline(capture.processor_response?.response_code) : null
  return {
    state: declineCode === 'processing_error' ? 'error' : state,
    gatewayID: capture.id,
    authCode: null,
    brand: card ? brandOf(card.brand) : PAYPAL,
    last4: card?.last_digits ?? null,
    expiry: expiryOf(card?.expiry),
    funding: fundingOf(card?.type),
    declineCode: state === 'error' ? 'processing_error' : declineCode,
  }
}

const REFUND_STATES: Readonly<Record<string, RefundResult['state']>> = {
  COMPLETED: 'approved',
  FAILED: 'error',
  CANCELLED: 'declined',
}

/** A refund carries its key as its custom id. */
export const refundLine = (refund: Refund): RefundLine | undefined => {
  const amount = refund.amount && centsOf(refund.amount)
  return (
    amount && {
      state: REFUND_STATES[refund.status] ?? 'pending',
      gatewayID: refund.id,
      idempotencyKey: refund.custom_id ?? null,
      amount,
    }
  )
}
