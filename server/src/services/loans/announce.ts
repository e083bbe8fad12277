import { Effect } from 'effect'
import { emit } from '#db/database.ts'

interface Announced {
  readonly loanID: number
  readonly companyID: number
  readonly custID: number | null
  /** When it was added to the cart. */
  readonly cartAt: number | null
}

/** Announces a changed quote, and the cart it is or was in. */
export const announceLoan = Effect.fnUntraced(function* ({ loanID, companyID, custID, cartAt }: Announced) {
  yield* emit('reload_loans', { loanID }, { companyID })
  if (custID !== null && cartAt !== null) yield* emit('reload_cart', { custID }, { companyID })
})
