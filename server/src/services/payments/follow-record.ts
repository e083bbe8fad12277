import { Clock, Effect } from 'effect'
import { DAY_MS, HOUR_MS } from '@xd/core/domain/time/spans.ts'
import { Database, enqueue } from '#db/database.ts'
import { NO_COMPANY } from '#db/job-queue.ts'

/** 10:00 UTC: night in every zone of the country, after the gateways have closed their day. */
const NIGHT_MS = 10 * HOUR_MS

/** When the next night's reconciliation is due. */
export const nextNight = (now: number): number => {
  const today = Math.floor(now / DAY_MS) * DAY_MS + NIGHT_MS
  return today > now ? today : today + DAY_MS
}

/** Makes sure the gateways' records are reconciled each night, by one server however many there are. */
export const followRecord = Effect.gen(function* () {
  const { write } = yield* Database
  const now = yield* Clock.currentTimeMillis
  const job = { companyID: NO_COMPANY, kind: 'reconcile', uniqueKey: 'reconcile', payload: {}, runAt: nextNight(now) }
  yield* write(enqueue(job))
})
