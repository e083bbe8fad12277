import type { Insertable, Selectable } from 'kysely'
import type { StoreClosuresTable } from '#db/company-tables.ts'
import type { Db, TxDb } from '#db/connect.ts'
import { orNone } from '#db/or-none.ts'
import type { CompanyScope } from '#db/scope.ts'

export type ClosureRow = Selectable<StoreClosuresTable>

const scoped = (db: Db, { companyID, storeIDs }: CompanyScope) =>
  db
    .selectFrom('store_closures')
    .selectAll()
    .where('companyID', '=', companyID)
    .where(({ or, eb }) => or([eb('storeID', 'is', null), eb('storeID', 'in', orNone(storeIDs))]))

/** Days that differ from the week, of the company and of the scope's stores, in order. */
export const listClosures = (db: Db, scope: CompanyScope): Promise<ClosureRow[]> =>
  scoped(db, scope).orderBy('day').orderBy('closureID').execute()

export const findClosure = (db: Db, scope: CompanyScope, closureID: number): Promise<ClosureRow | undefined> =>
  scoped(db, scope).where('closureID', '=', closureID).executeTakeFirst()

/** As the rules of opening hours take them. */
export const closuresOf = async (db: Db, scope: CompanyScope) =>
  (await listClosures(db, scope)).map(({ companyID: _, yearly, ...closure }) => ({ ...closure, yearly: yearly === 1 }))

type NewClosure = Omit<Insertable<StoreClosuresTable>, 'closureID'>

export const insertClosure = async (db: TxDb, closure: NewClosure): Promise<number> =>
  (await db.insertInto('store_closures').values(closure).returning('closureID').executeTakeFirstOrThrow()).closureID

export const updateClosure = (db: TxDb, { companyID, ...closure }: NewClosure, closureID: number) =>
  db
    .updateTable('store_closures')
    .set(closure)
    .where('companyID', '=', companyID)
    .where('closureID', '=', closureID)
    .execute()

export const deleteClosure = (db: TxDb, { companyID }: CompanyScope, closureID: number) =>
  db.deleteFrom('store_closures').where('companyID', '=', companyID).where('closureID', '=', closureID).execute()
