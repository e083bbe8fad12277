import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { presentCart, removeFromCart } from '#services/loans/cart.ts'

export const removeQuote = handle(
  'customers/cart/remove-quote',
  Effect.fnUntraced(function* ({ custID, quoteID }, caller) {
    const { write } = yield* Database
    yield* write(removeFromCart(caller, custID, quoteID))
    return { cart: yield* presentCart(caller, custID) }
  }),
)
