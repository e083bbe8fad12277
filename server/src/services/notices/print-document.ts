import { Effect } from 'effect'
import type { Notice } from '@xd/core/contract/entity/notice.ts'
import type { NoticeStatus } from '@xd/core/domain/notice/status.ts'
import { AppConfig } from '#app-config.ts'
import type { Caller } from '#caller.ts'
import { Database } from '#db/database.ts'
import { everyPage } from '#db/keyset.ts'
import { fail, found, invalid } from '#failure.ts'
import { Apart } from '#providers/apart/apart.ts'
import { findBatch } from '#queries/notice-batches.ts'
import { NOTICE_ORDERS, noticePage } from '#queries/notice-list.ts'
import { findStore } from '#queries/stores.ts'
import { inSlices } from '#services/in-slices.ts'
import { presentNotices } from './present-notices.ts'
import { shownNotice } from './shown-notice.ts'

export type PrintedNotice = typeof Notice.Type

/** How many are read at a time. */
const AT_ONCE = 50

export interface Wanted {
  readonly batch?: number | null | undefined
  readonly notice?: number | null | undefined
}

/** The notices of a document, with their batch and store: one notice, or a batch's in these statuses. */
export const noticesToPrint = Effect.fnUntraced(function* (
  caller: Caller,
  { batch: batchID, notice: noticeID }: Wanted,
  { statuses, now }: { readonly statuses: readonly NoticeStatus[]; readonly now: number },
) {
  const { readApart } = yield* Database
  const { publicURL } = yield* AppConfig
  if ((batchID == null) === (noticeID == null)) return yield* invalid({ search: 'Name a batch or a notice' })
  const one = noticeID == null ? undefined : yield* shownNotice(caller, noticeID)
  const batch = yield* found(yield* findBatch(caller, one?.batchID ?? batchID!), 'batch')
  const store = yield* found(yield* findStore(caller, batch.storeID), 'store')
  if (one !== undefined) return { batch, store, notices: [one] }
  const notices: PrintedNotice[] = []
  const filter = { batchID: batch.batchID, filter: '', statuses }
  const pages = everyPage({ order: NOTICE_ORDERS.noticeID, dir: 'asc', perPage: AT_ONCE }, (at) =>
    readApart((db) => noticePage(db, caller, filter, at)),
  )
  yield* Effect.promise(async () => {
    for await (const rows of pages)
      notices.push(...(await readApart((db) => presentNotices(db, caller, rows, { now, publicURL }))))
  })
  return { batch, store, notices }
})

/** Lays out a document in the separate process. Long lists in it are serialized in slices, to bytes: joining one long text would block the thread. */
export const laidOut = Effect.fnUntraced(function* (
  task: 'letters' | 'proof',
  document: object,
  many: { readonly name: string; readonly all: readonly object[] },
) {
  const { run } = yield* Apart
  const written = [Buffer.from(`${JSON.stringify(document).slice(0, -1)},"${many.name}":[`)]
  yield* Effect.promise(() =>
    inSlices(many.all.entries(), ([place, one]) => {
      written.push(Buffer.from(`${place === 0 ? '' : ','}${JSON.stringify(one)}`))
    }),
  )
  written.push(Buffer.from(']}'))
  return yield* run(task, Buffer.concat(written), 'print').pipe(
    Effect.catchIf(
      ({ why }) => why === 'busy',
      () => fail('unavailable'),
    ),
    Effect.catchTag('ApartFailed', (failure) => Effect.die(failure)),
  )
})
