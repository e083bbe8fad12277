import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { presentCart } from '#services/loans/cart.ts'

export const fetch = handle('customers/cart/fetch', ({ custID }, caller) =>
  Effect.map(presentCart(caller, custID), (cart) => ({ cart })),
)
