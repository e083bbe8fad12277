import type { Selectable } from 'kysely'
import type { StoreClosuresTable } from '#db/company-tables.ts'
import type { Db, TxDb } from '#db/connect.ts'
import { orNone } from '#db/or-none.ts'
import { among, type Places, prepared } from '#db/prepared.ts'
import { isPostgres } from '#db/dialect.ts'
import { query } from '#db/query.ts'
import { rowsByID } from '#db/rows-by-id.ts'
import type { CompanyScope } from '#db/scope.ts'

export type ClosureRow = Selectable<StoreClosuresTable>

type Scoped = { companyID: number; storeIDs: readonly number[] }

const scoped = (db: Db, { companyID, storeIDs }: Places<Scoped>) =>
  db
    .selectFrom('store_closures')
    .selectAll()
    .where('companyID', '=', companyID)
    .where(({ or, eb }) => or([eb('storeID', 'is', null), among(db, 'storeID', storeIDs)]))

const inOrder = prepared((db, scope: Places<Scoped>) => scoped(db, scope).orderBy('day').orderBy('closureID'))

const byID = prepared((db, values: Places<Scoped & { closureID: number }>) =>
  scoped(db, values).where('closureID', '=', values.closureID),
)

/** Closures of the company and of the scope's stores, in order. */
export const listClosures = query((db: Db, { companyID, storeIDs }: CompanyScope): Promise<ClosureRow[]> =>
  inOrder(db, { companyID, storeIDs }),
)

export const findClosure = async (
  db: Db,
  { companyID, storeIDs }: CompanyScope,
  closureID: number,
): Promise<ClosureRow | undefined> => (await byID(db, { companyID, storeIDs, closureID }))[0]

/** The same, locked until the transaction ends. */
export const lockClosure = query(
  (db: TxDb, { companyID, storeIDs }: CompanyScope, closureID: number): Promise<ClosureRow | undefined> =>
    db
      .selectFrom('store_closures')
      .selectAll()
      .where('companyID', '=', companyID)
      .where('closureID', '=', closureID)
      .where(({ or, eb }) => or([eb('storeID', 'is', null), eb('storeID', 'in', orNone(storeIDs))]))
      .$if(isPostgres(db), (query) => query.forUpdate())
      .executeTakeFirst(),
)

/** In the form the opening rules take. */
export const closuresOf = query(async (db: Db, scope: CompanyScope) =>
  (await listClosures(db, scope)).map(({ companyID: _, yearly, ...closure }) => ({ ...closure, yearly: yearly === 1 })),
)

export const {
  insert: insertClosure,
  update: updateClosure,
  remove: deleteClosure,
} = rowsByID('store_closures', 'closureID')
