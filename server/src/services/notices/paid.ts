import { Effect } from 'effect'
import { payNotices, settleBatch, ticketsOfPayment } from '#queries/notice-ends.ts'
import type { PaymentRow } from '#queries/payments.ts'
import { emit } from '#db/database.ts'

/** A request was paid: unsent notices about its tickets are stopped, and sent ones count as successful. */
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
