import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import type { Db, TxDb } from './connect.ts'
import { isPostgres } from './dialect.ts'
import { query } from './query.ts'
import type { Tenant } from './scope.ts'
import type { Tables } from './tables.ts'

/** The tables whose rows belong to a company. */
type TenantTable = { [T in keyof Tables]: 'companyID' extends keyof Tables[T] ? T : never }[keyof Tables]

/** The compiler can't know the columns of a table that is yet to be named. */
const untyped = (db: Db) => db as unknown as Kysely<Record<string, Record<string, unknown>>>

/**
 * The queries for one row of a table, by its id. `lock` reads it and holds it until the transaction ends: anyone else
 * who would change it waits. `insert` returns the new row's id.
 */
export const rowsByID = <T extends TenantTable>(named: T, idNamed: keyof Tables[T] & `${string}ID`) => {
  const [table, id]: [string, string] = [named, idNamed]
  return {
    lock: query(
      async (db: TxDb, { companyID }: Tenant, rowID: number) =>
        (await untyped(db)
          .selectFrom(table)
          .selectAll()
          .where('companyID', '=', companyID)
          .where(id, '=', rowID)
          // SQLite's write transactions exclude each other as a whole.
          .$if(isPostgres(db), (row) => row.forUpdate())
          .executeTakeFirst()) as Selectable<Tables[T]> | undefined,
      table,
    ),
    insert: query(
      async (db: TxDb, row: Insertable<Tables[T]>) =>
        (await untyped(db).insertInto(table).values(row).returning(id).executeTakeFirstOrThrow())[id] as number,
      table,
    ),
    update: query(async (db: TxDb, { companyID }: Tenant, rowID: number, change: Updateable<Tables[T]>) => {
      await untyped(db)
        .updateTable(table)
        .set(change)
        .where('companyID', '=', companyID)
        .where(id, '=', rowID)
        .execute()
    }, table),
    remove: query(async (db: TxDb, { companyID }: Tenant, rowID: number) => {
      await untyped(db).deleteFrom(table).where('companyID', '=', companyID).where(id, '=', rowID).execute()
    }, table),
  }
}
