import type { Insertable, Selectable } from 'kysely'
import type { BatchStatus, NoticeCounts } from '@xd/core/domain/notice/batch.ts'
import type { NoticeStatus } from '@xd/core/domain/notice/status.ts'
import type { Db, TxDb } from '#db/connect.ts'
import { pagesOf } from '#db/counted.ts'
import { isPostgres } from '#db/dialect.ts'
import type { Order } from '#db/keyset.ts'
import type { NoticeBatchesTable } from '#db/notice-tables.ts'
import { orNone } from '#db/or-none.ts'
import { amongThese } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import { rowsByID } from '#db/rows-by-id.ts'
import type { CompanyScope, SystemScope, Tenant } from '#db/scope.ts'

export type BatchRow = Selectable<NoticeBatchesTable>

/** Undefined if its store already has a batch with this external id. */
export const insertBatch = query((db: TxDb, batch: Insertable<NoticeBatchesTable>): Promise<BatchRow | undefined> =>
  db
    .insertInto('notice_batches')
    .values(batch)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst(),
)

const batches = (db: Db, { companyID, storeIDs }: CompanyScope) =>
  db
    .selectFrom('notice_batches as b')
    .selectAll('b')
    .where('b.companyID', '=', companyID)
    .where('b.batchIsWhole', '=', 1)
    .$if(storeIDs.length === 1, (query) => query.where('b.storeID', '=', storeIDs[0]!))
    .$if(storeIDs.length !== 1, (query) => query.where('b.storeID', 'in', orNone(storeIDs)))

export const findBatch = query((db: Db, scope: CompanyScope, batchID: number): Promise<BatchRow | undefined> =>
  batches(db, scope).where('b.batchID', '=', batchID).executeTakeFirst(),
)

/** The batch a store’s customer app, or a file, gave this name. */
export const batchByExternalID = query(
  (db: Db, { companyID }: Tenant, storeID: number, batchExternalID: string | null): Promise<BatchRow | undefined> =>
    db
      .selectFrom('notice_batches')
      .selectAll()
      .where('companyID', '=', companyID)
      .where('storeID', '=', storeID)
      .where('batchExternalID', '=', batchExternalID)
      .executeTakeFirst(),
)

const locked = (db: TxDb, { companyID }: Tenant, batchID: number) =>
  db
    .selectFrom('notice_batches')
    .selectAll()
    .where('companyID', '=', companyID)
    .where('batchID', '=', batchID)
    // SQLite's write transactions exclude each other as a whole.
    .$if(isPostgres(db), (query) => query.forUpdate())

/** A batch, locked until the end of the transaction: anyone else who would change it waits. */
export const lockBatch = query((db: TxDb, scope: Tenant, batchID: number): Promise<BatchRow | undefined> =>
  locked(db, scope, batchID).where('batchIsWhole', '=', 1).executeTakeFirst(),
)

/** The batch whose notice a message is, locked. */
export const lockBatchOfMessage = query(
  (db: TxDb, { companyID, messageID }: Tenant & { readonly messageID: number }): Promise<BatchRow | undefined> =>
    db
      .selectFrom('notice_batches')
      .selectAll()
      .where('companyID', '=', companyID)
      .where('batchID', 'in', db.selectFrom('notices').select('batchID').where('messageID', '=', messageID))
      .$if(isPostgres(db), (query) => query.forUpdate())
      .executeTakeFirst(),
)

/** A batch that is still coming in, locked; undefined if it is complete. */
export const lockComingBatch = query((db: TxDb, scope: Tenant, batchID: number): Promise<BatchRow | undefined> =>
  locked(db, scope, batchID).where('batchIsWhole', '=', 0).executeTakeFirst(),
)

/** How many of its notices are written. */
export const countNotices = query(async (db: Db, { companyID }: Tenant, batchID: number): Promise<number> => {
  const { n } = await db
    .selectFrom('notices')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('companyID', '=', companyID)
    .where('batchID', '=', batchID)
    .executeTakeFirstOrThrow()
  return Number(n)
})

/** Deletes batches that never became complete, because their sender got no answer and did not try again. */
export const deleteComingBefore = (db: TxDb, _: SystemScope, before: number) =>
  db.deleteFrom('notice_batches').where('batchIsWhole', '=', 0).where('createdAt', '<', before).execute()

export const { update: updateBatch } = rowsByID('notice_batches', 'batchID')

const newest: Order = { name: 'came', columns: [{ ref: 'b.batchID', key: 'batchID', type: 'number' }] }
/** Spec 1 §9 names its default sort noticeID. */
export const BATCH_ORDERS = { batchID: newest, noticeID: newest } as const satisfies Record<string, Order>

export interface BatchFilter {
  readonly status: BatchStatus | 'all'
  readonly storeID?: number
}

const batchesThat = (db: Db, scope: CompanyScope, { status, storeID }: BatchFilter) =>
  batches(db, storeID === undefined ? scope : { ...scope, storeIDs: [storeID] }).$if(status !== 'all', (query) =>
    query.where('b.batchStatus', '=', status as BatchStatus),
  )

export const { page: batchPage, list: listBatches } = pagesOf(batchesThat)

/** How many notices each of these batches has in each status. */
export const countsOfBatches = query(
  async (db: Db, { companyID }: Tenant, batchIDs: readonly number[]): Promise<ReadonlyMap<number, NoticeCounts>> => {
    const rows = await db
      .selectFrom('notices')
      .select((eb) => ['batchID', 'noticeStatus', eb.fn.countAll<number>().as('n')])
      .where('companyID', '=', companyID)
      .where(amongThese(db, 'batchID', batchIDs))
      .groupBy(['batchID', 'noticeStatus'])
      .execute()
    const counts = new Map<number, Partial<Record<NoticeStatus, number>>>()
    for (const { batchID, noticeStatus, n } of rows)
      counts.set(batchID, { ...counts.get(batchID), [noticeStatus]: Number(n) })
    return counts
  },
)

/** Reopens a batch that seemed done, because a notice did not arrive. Returns whether that changed it. */
export const reopenBatch = query(
  async (db: TxDb, { companyID }: Tenant, batchID: number, at: number): Promise<boolean> => {
    const { numUpdatedRows } = await db
      .updateTable('notice_batches')
      .set({ batchStatus: 'attention', statusAt: at })
      .where('companyID', '=', companyID)
      .where('batchID', '=', batchID)
      .where('batchStatus', '=', 'done')
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0n
  },
)
