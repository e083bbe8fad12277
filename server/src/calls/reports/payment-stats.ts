import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { askedReport } from './asked.ts'
import { paymentReport } from './report.ts'

export const paymentStats = handle(
  'reports/payment-stats',
  Effect.fnUntraced(function* (input, caller) {
    const asked = yield* askedReport(input, caller)
    const { stores, tellers, ...stats } = yield* paymentReport(asked)
    return {
      stats: {
        ...stats,
        stores: stores.map((store) => ({ ...store, ...asked.storeNames(store.storeID) })),
        tellers: tellers.map((teller) => ({ ...teller, userNickname: asked.nickname(teller.userID) })),
      },
    }
  }),
)
