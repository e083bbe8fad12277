import { Effect } from 'effect'
import type { Input } from '@xd/core/contract/calls.ts'
import { createTally } from '@xd/core/domain/report/figures.ts'
import type { Caller } from '#caller.ts'
import { Database } from '#db/database.ts'
import { overridesBy } from '#queries/audit.ts'
import type { StoreSpan } from '#queries/payment-list.ts'
import { messagesSentBy } from '#queries/payment-report.ts'
import { askedReport } from './asked.ts'
import { paymentReport } from './payment-report.ts'

const NOTHING = createTally().figures()

const sum = (counts: ReadonlyMap<unknown, number>): number => [...counts.values()].reduce((all, one) => all + one, 0)

/** From the start of the first store's days to the end of the last one's. */
const wholeSpan = (spans: readonly StoreSpan[]) => ({
  from: Math.min(...spans.map(({ from }) => from)),
  to: Math.max(...spans.map(({ to }) => to)),
})

/** Each teller's requests, payments, messages and overrides on these days. */
export const tellerStats = Effect.fnUntraced(function* (input: Input<'reports/teller-stats'>, caller: Caller) {
  const { read } = yield* Database
  const asked = yield* askedReport(input, caller)
  const { totals, tellers } = yield* paymentReport(asked)
  const sent = yield* messagesSentBy(caller, asked.spans)
  const overridden = yield* read(async (db) =>
    asked.spans.length === 0 ? new Map<number | null, number>() : overridesBy(db, caller, wholeSpan(asked.spans)),
  )
  const others = [...new Set([...sent.keys(), ...overridden.keys()])].filter(
    (userID) => !tellers.some((teller) => teller.userID === userID),
  )
  const all = [...tellers, ...others.map((userID) => ({ userID, ...NOTHING }))]
  return {
    totals: { ...totals, messagesSent: sum(sent), overrides: sum(overridden) },
    tellers: all.map((teller) => ({
      ...teller,
      userNickname: asked.nickname(teller.userID),
      messagesSent: sent.get(teller.userID) ?? 0,
      overrides: overridden.get(teller.userID) ?? 0,
    })),
  }
})
