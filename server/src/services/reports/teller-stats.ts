import { Effect } from 'effect'
import type { Input } from '@xd/core/contract/calls.ts'
import { createTally } from '@xd/core/domain/report/figures.ts'
import type { Caller } from '#caller.ts'
import { Database } from '#db/database.ts'
import { messagesSentBy } from '#queries/payment-report.ts'
import { askedReport } from './asked.ts'
import { paymentReport } from './payment-report.ts'

const NOTHING = createTally().figures()

/** Each teller's requests, payments and messages on these days. */
export const tellerStats = Effect.fnUntraced(function* (input: Input<'reports/teller-stats'>, caller: Caller) {
  const { read } = yield* Database
  const asked = yield* askedReport(input, caller)
  const { totals, tellers } = yield* paymentReport(asked)
  const sent = yield* read((db) => messagesSentBy(db, caller, asked.spans))
  const writers = [...sent.keys()].filter((userID) => !tellers.some((teller) => teller.userID === userID))
  const all = [...tellers, ...writers.map((userID) => ({ userID, ...NOTHING }))]
  return {
    totals: { ...totals, messagesSent: [...sent.values()].reduce((sum, count) => sum + count, 0) },
    tellers: all.map((teller) => ({
      ...teller,
      userNickname: asked.nickname(teller.userID),
      messagesSent: sent.get(teller.userID) ?? 0,
    })),
  }
})
