import { createHash } from 'node:crypto'
import { Schema } from 'effect'
import { brandOf, fundingOf } from '#providers/cards/card-words.ts'
import type { SaleResult } from '#providers/cards/gateway.ts'
import { blueDogDecline } from './response-code.ts'

const Text = Schema.optional(Schema.NullOr(Schema.String))

const Card = Schema.Struct({
  card_type: Text,
  last_four: Text,
  expiration_date: Text,
  auth_code: Text,
  /** credit or debit. */
  type: Text,
})

export const Transaction = Schema.Struct({
  id: Schema.String,
  type: Schema.String,
  status: Schema.String,
  response_code: Schema.Finite,
  amount: Schema.Finite,
  idempotency_key: Text,
  description: Text,
  referenced_transaction_id: Text,
  response_body: Schema.optional(Schema.NullOr(Schema.Struct({ card: Schema.optional(Schema.NullOr(Card)) }))),
  created_at: Schema.String,
  updated_at: Text,
})
export type Transaction = typeof Transaction.Type

const ORDER_ID_LENGTH = 17

/** The search key of a sale: its order number has at most 17 letters and digits, fewer than our keys. */
export const orderIDOf = (idempotencyKey: string): string =>
  BigInt(`0x${createHash('sha256').update(idempotencyKey).digest('hex')}`)
    .toString(36)
    .slice(0, ORDER_ID_LENGTH)

const DEBIT_ONLY = 'debit only'

/** The payment's key, and whether only a debit card is allowed: the sale itself says so to any later reader. */
export const describeSale = ({ orderRef, debitOnly }: { orderRef: string; debitOnly: boolean }): string =>
  debitOnly ? `${orderRef} ${DEBIT_ONLY}` : orderRef

export const orderRefOf = ({ description }: Transaction): string | null => description?.split(' ', 1)[0] || null

const isDebitOnly = ({ description }: Transaction): boolean => description?.endsWith(` ${DEBIT_ONLY}`) ?? false

const UNDONE = ['voided', 'reversed']

export const isUndone = ({ status }: Transaction): boolean => UNDONE.includes(status)

/** Approved and not settled yet: the platform voids it, and refunds no part of it. */
export const isWaiting = ({ status }: Transaction): boolean => status === 'pending_settlement'

const PARTIAL = 110

/**
 * Why an approved sale must not stand, if so: the platform has no debit-only flag and reports a card's funding only
 * afterwards, and an approval for less than the amount does not count.
 */
export const unwanted = (
  transaction: Transaction,
): 'credit_slipped' | 'funding_unknown' | 'insufficient_funds' | undefined => {
  if (transaction.response_code === PARTIAL) return 'insufficient_funds'
  if (!isDebitOnly(transaction)) return undefined
  const funding = fundingOf(transaction.response_body?.card?.type)
  if (funding === 'debit' || funding === 'prepaid') return undefined
  return funding === 'credit' ? 'credit_slipped' : 'funding_unknown'
}

/** 100–199 is an approval, 200–399 a decline, 400–499 an error; anything else is not decided yet. */
export const stateOf = ({ status, response_code: code }: Transaction): SaleResult['state'] => {
  if (status === 'pending' || code < 100) return 'pending'
  if (code < 200) return 'approved'
  return code < 400 ? 'declined' : 'error'
}

export const saleResult = (transaction: Transaction): SaleResult => {
  const card = transaction.response_body?.card
  const state = stateOf(transaction)
  const undone = state === 'approved' && isUndone(transaction)
  const why = unwanted(transaction)
  return {
    // Voided by us, it is a decline with our reason; voided by anyone else, it is no payment either.
    state: undone ? (why ? 'declined' : 'error') : state,
    gatewayID: transaction.id,
    authCode: card?.auth_code || null,
    brand: brandOf(card?.card_type),
    last4: card?.last_four || null,
    expiry: card?.expiration_date || null,
    funding: fundingOf(card?.type),
    declineCode: undone
      ? (why ?? 'voided')
      : state === 'approved' || state === 'pending'
        ? null
        : blueDogDecline(transaction.response_code),
  }
}
