import type { SelectType } from 'kysely'
import { type CustomerName, shownName } from '@xd/core/domain/customer/name.ts'
import type { Db } from '#db/connect.ts'
import { amongThese } from '#db/prepared.ts'
import type { CompanyScope } from '#db/scope.ts'
import type { Tables } from '#db/tables.ts'

export type RecordID = number | string
export type Viewer = CompanyScope & { readonly userID: number; readonly pastStoreIDs?: readonly number[] }

/** A kind of record that calls and activity log lines mention by its ID. */
export interface RecordKind {
  /** How many of these (distinct) records exist for a caller: in their company and, if at a store, in one of theirs. */
  readonly count: (db: Db, viewer: Viewer, ids: readonly RecordID[]) => Promise<number>
  /** The names of a company's records, by ID. */
  readonly names: (
    db: Db,
    companyID: number,
    ids: readonly RecordID[],
  ) => Promise<readonly (readonly [id: RecordID, name: string])[]>
  /** Where to find all of a company's, if it has few: a search of the activity log looks through their names. */
  readonly few?: { readonly table: string; readonly id: string; readonly column: string }
}

type CompanyTable = { [T in keyof Tables]: Tables[T] extends { companyID: unknown } ? T : never }[keyof Tables]
type Column<T extends CompanyTable> = keyof Tables[T] & string
type Row<T extends CompanyTable, C extends Column<T>> = { readonly [K in C]: SelectType<Tables[T][K]> }

interface Place<T extends CompanyTable> {
  readonly table: T
  readonly id: Column<T>
  /** Its rows belong to a store, and exist for users allowed there. */
  readonly atStore?: true
}

const rowsAt = <T extends CompanyTable>(db: Db, { table, id }: Place<T>, companyID: number, ids: readonly RecordID[]) =>
  db
    .selectFrom(`${table} as r` as 'conversations as r')
    .where('r.companyID', '=', companyID)
    .where(amongThese(db, `r.${id}`, ids))

const countAt =
  <T extends CompanyTable>(place: Place<T>): RecordKind['count'] =>
  async (db, { companyID, storeIDs }, ids) => {
    const rows = rowsAt(db, place, companyID, ids)
    if (place.atStore) {
      const stores = await rows.select('r.storeID').execute()
      return stores.filter(({ storeID }) => storeIDs.includes(storeID)).length
    }
    const { n } = await rows.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()
    return n
  }

/** A record in a table of its own, with the columns that its name needs. */
export const record = <T extends CompanyTable, C extends Column<T>>(
  place: Place<T> & {
    readonly columns: readonly C[]
    readonly name: (row: Row<T, C>) => string
  },
): RecordKind => ({
  count: countAt(place),
  names: async (db, companyID, ids) => {
    const columns = [place.id, ...place.columns].map((column) => `r.${column}` as 'r.convoID')
    const rows = await rowsAt(db, place, companyID, ids).select(columns).execute()
    return rows.map((row) => [row[place.id as 'convoID'], place.name(row as never)])
  },
})

/** A record whose name is a column of its table. */
export const named = <T extends CompanyTable, C extends Column<T>>(
  table: T,
  id: Column<T>,
  column: C,
  { few, ...rest }: Pick<Place<T>, 'atStore'> & { readonly few?: true } = {},
): RecordKind => ({
  ...record({ table, id, columns: [column], name: (row) => String(row[column]), ...rest }),
  ...(few && { few: { table, id, column } }),
})

export interface Person extends CustomerName {
  readonly custPhone: string
  readonly custErasedAt: number | null
}
export const PERSON = ['c.custFirstName', 'c.custLastName', 'c.custPhone', 'c.custErasedAt'] as const
export const nameOfPerson = (person: Person): string =>
  person.custErasedAt === null ? shownName(person) : 'a customer who was erased'

/** A customer's record at a store: its name says whose it is. */
export const customersOwn = <T extends CompanyTable, C extends Column<T> = never>(
  place: Omit<Place<T>, 'atStore'> & {
    readonly columns?: readonly C[]
    readonly name: (customer: string, row: Row<T, C>) => string
  },
): RecordKind => ({
  count: countAt({ ...place, atStore: true }),
  names: async (db, companyID, ids) => {
    const columns = [place.id, ...(place.columns ?? [])].map((column) => `r.${column}` as 'r.convoID')
    const rows = await rowsAt(db, place, companyID, ids)
      .innerJoin('customers as c', 'c.custID', 'r.custID')
      .select([...columns, ...PERSON])
      .execute()
    return rows.map((row) => [row[place.id as 'convoID'], place.name(nameOfPerson(row), row as never)])
  },
})
