import { Clock, Effect } from 'effect'
import type { Input } from '@xd/core/contract/calls.ts'
import type { Caller } from '#caller.ts'
import { askedReport, untilThisTime } from './asked.ts'
import { paymentReport } from './payment-report.ts'

/** The requests of these days, added up by day, store, teller, card and hour. */
export const paymentStats = Effect.fnUntraced(function* (input: Input<'reports/payment-stats'>, caller: Caller) {
  const isAsItStood = input.untilThisTime === true
  const days = yield* askedReport(input, caller)
  const asked = isAsItStood ? untilThisTime(days, yield* Clock.currentTimeMillis) : days
  const { stores, tellers, ...stats } = yield* paymentReport(asked, isAsItStood)
  return {
    ...stats,
    stores: stores.map((store) => ({ ...store, ...asked.storeNames(store.storeID) })),
    tellers: tellers.map((teller) => ({ ...teller, userNickname: asked.nickname(teller.userID) })),
  }
})
