import { Clock, Effect } from 'effect'
import { UNPROVED_NEWS } from '@xd/core/domain/payment/limits.ts'
import { Database } from '#db/database.ts'
import { fail } from '#failure.ts'
import { countOneLess, countOneMore } from '#queries/rate-limits.ts'
import { limitKeyOf } from '#services/limit-key.ts'
import { networkOf } from '#services/network-of.ts'

/**
 * Counts a gateway's news before checking whether it is real, because each check costs a request to the gateway.
 * Returns how to take the count back once the gateway confirms the news.
 */
export const countUnprovedNews = Effect.fnUntraced(function* (ip: string) {
  const { write } = yield* Database
  const now = yield* Clock.currentTimeMillis
  const limitKey = yield* limitKeyOf('card news', networkOf(ip))
  const count = yield* write(countOneMore(limitKey, UNPROVED_NEWS.windowMs, now))
  if (count > UNPROVED_NEWS.most) return yield* fail('too_many')
  return write(countOneLess(limitKey))
})
