import { Effect } from 'effect'
import { createTally } from '@xd/core/domain/report/figures.ts'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { messagesSentBy } from '#queries/payment-report.ts'
import { askedReport } from './asked.ts'
import { paymentReport } from './report.ts'

const NOTHING = createTally().figures()

export const tellerStats = handle(
  'reports/teller-stats',
  Effect.fnUntraced(function* (input, caller) {
    const { read } = yield* Database
    const asked = yield* askedReport(input, caller)
    const { totals, tellers } = yield* paymentReport(asked)
    const sent = yield* read((db) => messagesSentBy(db, caller, asked.spans))
    const writers = [...sent.keys()].filter((userID) => !tellers.some((teller) => teller.userID === userID))
    const all = [...tellers, ...writers.map((userID) => ({ userID, ...NOTHING }))]
    return {
      stats: {
        totals: { ...totals, messagesSent: [...sent.values()].reduce((sum, count) => sum + count, 0) },
        tellers: all.map((teller) => ({
          ...teller,
          userNickname: asked.nickname(teller.userID),
          messagesSent: sent.get(teller.userID) ?? 0,
        })),
      },
    }
  }),
)
