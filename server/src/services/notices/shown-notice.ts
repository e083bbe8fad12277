import { Clock, Effect } from 'effect'
import { AppConfig } from '#app-config.ts'
import type { Caller } from '#caller.ts'
import { Database } from '#db/database.ts'
import { found } from '#failure.ts'
import { noticesWithCustomer } from '#queries/notice-list.ts'
import { presentNotices } from './present-notices.ts'

/** One notice as the contract shows it. */
export const shownNotice = Effect.fnUntraced(function* (caller: Caller, noticeID: number) {
  const { read } = yield* Database
  const { publicURL } = yield* AppConfig
  const now = yield* Clock.currentTimeMillis
  const row = yield* found(
    yield* read((db) => noticesWithCustomer(db, caller).where('n.noticeID', '=', noticeID).executeTakeFirst()),
    'notice',
  )
  const [notice] = yield* presentNotices(caller, [row], { now, publicURL })
  return notice!
})
