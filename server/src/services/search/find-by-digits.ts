import type { Digits } from '@xd/core/domain/search/digits.ts'
import { foldText } from '@xd/core/domain/text/fold.ts'
import type { Db } from '#db/connect.ts'
import type { CompanyScope } from '#db/scope.ts'
import { conversationsWithNumber } from '#db/number-search.ts'
import { PAYMENT_ORDERS, type PaymentFilter, paymentPage } from '#queries/payment-list.ts'
import type { PaymentRow } from '#queries/payments.ts'

const SHORTEST_IN_MESSAGES = 3

/** Requests that match the digits: by ticket first, then by amount, then by card, newest first within each. */
export const paymentsByDigits = async (
  db: Db,
  scope: CompanyScope,
  { ticket, amount, lastFour }: Digits,
  { now, limit }: { now: number; limit: number },
): Promise<PaymentRow[]> => {
  const meanings: Pick<PaymentFilter, 'filter' | 'exactly'>[] = [
    ...(ticket === undefined ? [] : [{ filter: '', exactly: { ticket } }]),
    ...(amount === undefined ? [] : [{ filter: '', exactly: { amount } }]),
    ...(lastFour === undefined ? [] : [{ filter: lastFour, exactly: { lastFour } }]),
  ]
  const found = new Map<number, PaymentRow>()
  for (const meaning of meanings) {
    if (found.size >= limit) break
    const page = { order: PAYMENT_ORDERS.messageDate, dir: 'desc', perPage: limit, offset: 0 } as const
    for (const row of (await paymentPage(db, scope, { ...meaning, status: 'all', now }, page)).rows)
      if (!found.has(row.paymentID)) found.set(row.paymentID, row)
  }
  return [...found.values()].slice(0, limit)
}

/** Conversations that contain these digits as a separate number. */
export const conversationsThatSay = async (
  db: Db,
  scope: CompanyScope,
  typed: string,
  limit: number,
): Promise<number[]> => {
  const number = foldText(typed)
  return number.length < SHORTEST_IN_MESSAGES ? [] : conversationsWithNumber(db, scope, number, limit)
}
