import { Clock, Effect } from 'effect'
import { AppConfig } from '#app-config.ts'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { findLoans } from '#queries/loans.ts'
import { acceptCart, presentCart } from '#services/loans/cart.ts'
import { presentLoans } from '#services/loans/present-loans.ts'

export const accept = handle(
  'customers/cart/accept',
  Effect.fnUntraced(function* ({ custID, quoteIDs, militaryCheck, overrideReason }, caller) {
    const { write } = yield* Database
    const { publicURL } = yield* AppConfig
    const now = yield* Clock.currentTimeMillis
    const loanIDs = yield* write(acceptCart(caller, { custID, quoteIDs, militaryCheck, overrideReason, at: now }))
    return {
      cart: yield* presentCart(caller, custID),
      loans: yield* presentLoans(caller, yield* findLoans(caller, loanIDs), { now, publicURL }),
    }
  }),
)
