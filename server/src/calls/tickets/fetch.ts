import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { found } from '#failure.ts'
import { findTicket } from '#queries/tickets.ts'
import { presentTicket } from '#services/tickets/present-tickets.ts'

export const fetch = handle(
  'tickets/fetch',
  Effect.fnUntraced(function* ({ ticketID }, caller) {
    const { read } = yield* Database
    const row = yield* found(yield* findTicket(caller, ticketID), 'ticket')
    return { ticket: yield* presentTicket(caller, row) }
  }),
)
