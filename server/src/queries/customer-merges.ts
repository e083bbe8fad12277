import type { Selectable } from 'kysely'
import type { Db, TxDb } from '#db/connect.ts'
import { amongThese } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import { rowsByID } from '#db/rows-by-id.ts'
import type { Tenant } from '#db/scope.ts'
import type { CustomerMergesTable } from '#db/customer-tables.ts'
import type { RecordedChange, StoredRow } from './recorded-rows.ts'

export type MergeRow = Selectable<CustomerMergesTable>

export const { lock: lockMerge, insert: insertMerge } = rowsByID('customer_merges', 'mergeID')

/** A customer's merges that have not been undone and are younger than `since`, newest first. */
export const listMerges = query(
  (db: Db, { companyID }: Tenant, custID: number, since: number): Promise<Omit<MergeRow, 'journal'>[]> =>
    db
      .selectFrom('customer_merges')
      .select([
        'mergeID',
        'companyID',
        'custID',
        'mergedCustID',
        'mergedName',
        'mergedPhone',
        'mergedAt',
        'mergedByID',
        'undoneAt',
      ])
      .where('companyID', '=', companyID)
      .where('custID', '=', custID)
      .where('undoneAt', 'is', null)
      .where('mergedAt', '>', since)
      .orderBy('mergeID', 'desc')
      .execute(),
)

/** Whether a customer took part in a later merge that has not been undone. */
export const hasLaterMerge = query(
  async (
    db: Db,
    { companyID }: Tenant,
    { mergeID, custID }: Pick<MergeRow, 'mergeID' | 'custID'>,
  ): Promise<boolean> => {
    const later = await db
      .selectFrom('customer_merges')
      .select('mergeID')
      .where('companyID', '=', companyID)
      .where('mergeID', '>', mergeID)
      .where('undoneAt', 'is', null)
      .where((eb) => eb.or([eb('custID', '=', custID), eb('mergedCustID', '=', custID)]))
      .executeTakeFirst()
    return later !== undefined
  },
)

export const markUndone = query((db: TxDb, { companyID }: Tenant, mergeID: number, undoneAt: number) =>
  db
    .updateTable('customer_merges')
    .set({ undoneAt, journal: '[]' })
    .where('companyID', '=', companyID)
    .where('mergeID', '=', mergeID)
    .execute(),
)

/** A customer and everyone merged into them, directly or through another merge. */
export const everyoneIn = async (db: Db, { companyID }: Tenant, custID: number): Promise<number[]> => {
  const everyone = [custID]
  // Grows during the walk, by the customers merged into each.
  for (const id of everyone) {
    const merged = await db
      .selectFrom('customer_merges')
      .select('mergedCustID')
      .where('companyID', '=', companyID)
      .where('custID', '=', id)
      .where('undoneAt', 'is', null)
      .execute()
    everyone.push(...merged.map(({ mergedCustID }) => mergedCustID))
  }
  return everyone
}

/** The customers as they were before they were merged into one, and that one before each merge. */
export const beforeMerges = query(async (db: Db, { companyID }: Tenant, custID: number): Promise<StoredRow[]> => {
  const merges = await db
    .selectFrom('customer_merges')
    .select('journal')
    .where('companyID', '=', companyID)
    .where(amongThese(db, 'custID', await everyoneIn(db, { companyID }, custID)))
    .where('undoneAt', 'is', null)
    .execute()
  return merges.flatMap(({ journal }) =>
    (JSON.parse(journal) as RecordedChange[]).flatMap((change) => {
      if (change.table !== 'customers') return []
      return change.did === 'remove' ? [change.row] : change.did === 'change' ? [change.before] : []
    }),
  )
})

/** A customer, and those they have been merged into since, one after another. */
export const allBecameOf = async (db: Db, { companyID }: Tenant, custID: number): Promise<readonly number[]> => {
  const into = await db
    .selectFrom('customer_merges')
    .select('custID')
    .where('companyID', '=', companyID)
    .where('mergedCustID', '=', custID)
    .where('undoneAt', 'is', null)
    .executeTakeFirst()
  return [custID, ...(into === undefined ? [] : await allBecameOf(db, { companyID }, into.custID))]
}

/** The customer whom this one is now: themselves, or the one they were merged into. */
export const becameOf = query(async (db: Db, scope: Tenant, custID: number): Promise<number> =>
  (await allBecameOf(db, scope, custID)).at(-1)!,
)

/** The merges since then that still stand, oldest first, with their journals. */
export const mergesSince = (db: Db, { companyID }: Tenant, since: number): Promise<MergeRow[]> =>
  db
    .selectFrom('customer_merges')
    .selectAll()
    .where('companyID', '=', companyID)
    .where('mergedAt', '>=', since)
    .where('undoneAt', 'is', null)
    .orderBy('mergeID')
    .execute()

export const setMergeJournal = (db: TxDb, { companyID }: Tenant, mergeID: number, journal: string) =>
  db
    .updateTable('customer_merges')
    .set({ journal })
    .where('companyID', '=', companyID)
    .where('mergeID', '=', mergeID)
    .execute()

/** Everyone in a merge with these customers, even one undone since: they may share an opt-out. */
export const mergedWith = query(
  async (db: Db, { companyID }: Tenant, custIDs: readonly number[]): Promise<number[]> => {
    const merges = await db
      .selectFrom('customer_merges')
      .select(['custID', 'mergedCustID'])
      .where('companyID', '=', companyID)
      .where((eb) => eb.or([amongThese(db, 'custID', custIDs), amongThese(db, 'mergedCustID', custIDs)]))
      .execute()
    return merges.flatMap(({ custID, mergedCustID }) => [custID, mergedCustID])
  },
)

/** Whom these customers were merged with at a moment. */
export const mergedWhen = async (
  db: Db,
  { companyID }: Tenant,
  custIDs: readonly number[],
  at: number,
): Promise<number[]> => {
  const merges = await db
    .selectFrom('customer_merges')
    .select('mergedCustID')
    .where('companyID', '=', companyID)
    .where(amongThese(db, 'custID', custIDs))
    .where('mergedAt', '<=', at)
    .where((eb) => eb.or([eb('undoneAt', 'is', null), eb('undoneAt', '>=', at)]))
    .execute()
  return merges.map(({ mergedCustID }) => mergedCustID)
}

/** Deletes the merges of a customer and of everyone merged into them, with everything in their journals. */
export const deleteMerges = async (db: TxDb, { companyID }: Tenant, custID: number): Promise<void> => {
  const everyone = await everyoneIn(db, { companyID }, custID)
  await db
    .deleteFrom('customer_merges')
    .where('companyID', '=', companyID)
    .where((eb) => eb.or([eb('custID', 'in', everyone), eb('mergedCustID', 'in', everyone)]))
    .execute()
}
