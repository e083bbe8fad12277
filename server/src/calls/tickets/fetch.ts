import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { found } from '#failure.ts'
import { findTicket } from '#queries/tickets.ts'
import { presentTicket } from '#services/tickets/present-tickets.ts'

export const fetch = handle(
  'tickets/fetch',
  Effect.fnUntraced(function* ({ ticketID }, caller) {
    const row = yield* found(yield* findTicket(caller, ticketID), 'ticket')
    return { ticket: yield* presentTicket(caller, row) }
  }),
)
