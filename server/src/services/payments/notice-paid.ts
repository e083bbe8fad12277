import { Effect } from 'effect'
import { payNotices, settleBatch, ticketsOfPayment } from '#queries/notice-ends.ts'
import type { PaymentRow } from '#queries/payments.ts'
import { emit } from '#db/database.ts'

/** A request was paid: notices about its tickets no longer go out, and those that did have done their work. */
export const noteTicketsPaid = Effect.fnUntraced(function* ({ companyID, storeID, paymentID }: PaymentRow, at: number) {
  const scope = { companyID }
  const batchIDs = yield* Effect.gen(function* () {
    const ticketNumbers = yield* ticketsOfPayment(scope, paymentID)
    if (ticketNumbers.length === 0) return []
    const ended = yield* payNotices(scope, { storeID, ticketNumbers, at })
    for (const batchID of ended) yield* settleBatch(scope, batchID, at)
    return ended
  })
  for (const batchID of batchIDs) yield* emit('reload_notices', { batchID }, { companyID, storeID })
})
