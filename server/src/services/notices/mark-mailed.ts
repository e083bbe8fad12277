import { Clock, Effect } from 'effect'
import type { Input } from '@xd/core/contract/calls.ts'
import { parseLocalDay } from '@xd/core/domain/time/day.ts'
import type { Caller } from '#caller.ts'
import { Database } from '#db/database.ts'
import { invalid } from '#failure.ts'
import { lockNotices } from '#queries/notices.ts'
import { keepMailed } from './keep-mailed.ts'

/** Records that letters were mailed. Returns how many notices that changed. */
export const markMailed = Effect.fnUntraced(function* (
  caller: Caller,
  { noticeIDs, mailedOn: typed, trackingNumber }: Input<'notices/mark-mailed'>,
) {
  const { write } = yield* Database
  const at = yield* Clock.currentTimeMillis
  const mailedOn = parseLocalDay(typed)
  if (mailedOn === undefined) return yield* invalid({ mailedOn: 'There is no such day' })
  return yield* write(
    Effect.gen(function* () {
      const notices = yield* lockNotices(caller, noticeIDs)
      yield* keepMailed(caller, notices, { at, mailedOn, trackingNumber: trackingNumber?.trim() || null })
      return notices.length
    }),
  )
})
