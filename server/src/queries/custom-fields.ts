import { type Expression, sql, type SqlBool } from 'kysely'
import type { FieldDefinition, FieldModule } from '@xd/core/domain/fields/definition.ts'
import type { FieldValue } from '@xd/core/domain/fields/value.ts'
import type { Db, TxDb } from '#db/connect.ts'
import { isPostgres } from '#db/dialect.ts'
import type { CompanyScope } from '#db/scope.ts'
import { contains } from '#db/search.ts'

/** The tables that hold the values of each module's fields. A module without an entry has none. */
const RECORDS = {
  customer: { table: 'customers', key: 'custID', values: 'custCustomFields' },
  payments: { table: 'payments', key: 'paymentID', values: 'paymentCustomFields' },
} as const

type Recorded = keyof typeof RECORDS
const recordsOf = (module: FieldModule) => (module in RECORDS ? RECORDS[module as Recorded] : undefined)

const rowOf = (db: Db, { companyID }: CompanyScope, moduleID: FieldModule) =>
  db.selectFrom('custom_fields').select('fields').where('companyID', '=', companyID).where('moduleID', '=', moduleID)

const fieldsIn = (row: { fields: string } | undefined) =>
  row ? (JSON.parse(row.fields) as readonly FieldDefinition[]) : []

/** A module's fields, in order. */
export const findFields = async (
  db: Db,
  scope: CompanyScope,
  moduleID: FieldModule,
): Promise<readonly FieldDefinition[]> => fieldsIn(await rowOf(db, scope, moduleID).executeTakeFirst())

/** The same, for changing values: until the transaction ends, nobody can delete a field being filled in. */
export const holdFields = async (
  db: Db,
  scope: CompanyScope,
  moduleID: FieldModule,
): Promise<readonly FieldDefinition[]> => {
  const row = rowOf(db, scope, moduleID).$if(isPostgres(db), (query) => query.forShare())
  return fieldsIn(await row.executeTakeFirst())
}

/** The same, for changing the fields themselves: anyone who fills in or changes them waits. */
export const lockFields = async (
  db: TxDb,
  scope: CompanyScope,
  moduleID: FieldModule,
): Promise<readonly FieldDefinition[]> => {
  const { companyID } = scope
  await db
    .insertInto('custom_fields')
    .values({ companyID, moduleID, fields: '[]' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = rowOf(db, scope, moduleID).$if(isPostgres(db), (query) => query.forUpdate())
  return fieldsIn(await row.executeTakeFirstOrThrow())
}

export const replaceFields = (
  db: TxDb,
  { companyID }: CompanyScope,
  moduleID: FieldModule,
  fields: readonly FieldDefinition[],
) =>
  db
    .updateTable('custom_fields')
    .set({ fields: JSON.stringify(fields) })
    .where('companyID', '=', companyID)
    .where('moduleID', '=', moduleID)
    .execute()

/**
 * Values are stored as JSON without nulls, so a key in it means data; a quote within a value is escaped, so it never
 * looks like one.
 */
const holdsData = (column: string, fieldID: string): Expression<SqlBool> => contains(column, `"${fieldID}":`)

/** How many rows hold data in each field. */
export const countRecords = async (
  db: Db,
  { companyID }: CompanyScope,
  module: FieldModule,
  fieldIDs: readonly string[],
): Promise<Record<string, number>> => {
  const kept = recordsOf(module)
  const counts: Record<string, number> = {}
  for (const fieldID of fieldIDs) {
    const counting =
      kept &&
      db
        .selectFrom(kept.table)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('companyID', '=', companyID)
        .where(holdsData(kept.values, fieldID))
    counts[fieldID] = Number((await counting?.executeTakeFirstOrThrow())?.count ?? 0)
  }
  return counts
}

interface HeldValues {
  readonly id: number
  readonly values: Readonly<Record<string, FieldValue>>
}

/** Rows after a key that hold data in any of the fields, locked, in key order. */
export const recordsHolding = async (
  db: Db,
  { companyID }: CompanyScope,
  module: FieldModule,
  fieldIDs: readonly string[],
  { after, limit }: { after: number; limit: number },
): Promise<HeldValues[]> => {
  const kept = recordsOf(module)
  if (!kept || fieldIDs.length === 0) return []
  const [table, key, values] = [sql.table(kept.table), sql.ref(kept.key), sql.ref(kept.values)]
  const any = sql.join(
    fieldIDs.map((fieldID) => holdsData(kept.values, fieldID)),
    sql` or `,
  )
  const { rows } = await sql<{ id: number; values: string }>`select ${key} as "id", ${values} as "values" from ${table}
    where "companyID" = ${companyID} and ${key} > ${after} and (${any}) order by ${key} limit ${sql.lit(limit)}
    ${isPostgres(db) ? sql`for update` : sql``}`.execute(db)
  return rows.map((row) => ({ id: row.id, values: JSON.parse(row.values) as HeldValues['values'] }))
}

export const setValues = async (
  db: Db,
  { companyID }: CompanyScope,
  module: FieldModule,
  id: number,
  values: object,
): Promise<void> => {
  const kept = recordsOf(module)
  if (!kept) return
  await sql`update ${sql.table(kept.table)} set ${sql.ref(kept.values)} = ${JSON.stringify(values)}
    where "companyID" = ${companyID} and ${sql.ref(kept.key)} = ${id}`.execute(db)
}
