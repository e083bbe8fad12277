import { Clock, Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { addToCart, presentCart } from '#services/loans/cart.ts'

export const addQuote = handle(
  'customers/cart/add-quote',
  Effect.fnUntraced(function* ({ custID, quoteID }, caller) {
    const { write } = yield* Database
    const at = yield* Clock.currentTimeMillis
    yield* write(addToCart(caller, custID, quoteID, at))
    return { cart: yield* presentCart(caller, custID) }
  }),
)
