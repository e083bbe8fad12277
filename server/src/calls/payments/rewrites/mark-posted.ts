import { Effect } from 'effect'
import { rewriteCan } from '@xd/core/domain/ticket/rewrite.ts'
import { handle } from '#calls/handler.ts'
import { changeRewrite, ticketsFor } from '#services/rewrites/change-rewrite.ts'

export const markPosted = handle(
  'payments/rewrites/mark-posted',
  Effect.fnUntraced(function* ({ rewriteID, rewriteTicketIDs }, caller) {
    return yield* changeRewrite(
      caller,
      { rewriteID, action: 'post', rewriteTicketIDs },
      Effect.fnUntraced(function* ({ tickets, change }) {
        for (const ticket of yield* ticketsFor(tickets, rewriteTicketIDs, rewriteCan.post))
          yield* change(ticket, { ticketState: 'posted' })
      }),
    )
  }),
)
