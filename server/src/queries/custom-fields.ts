import { type Expression, sql, type SqlBool } from 'kysely'
import type { FieldDefinition, FieldModule } from '@xd/core/domain/fields/definition.ts'
import type { FieldValue } from '@xd/core/domain/fields/value.ts'
import type { Db, TxDb } from '#db/connect.ts'
import { isPostgres } from '#db/dialect.ts'
import { query } from '#db/query.ts'
import type { CompanyScope, Tenant } from '#db/scope.ts'
import { contains } from '#db/search.ts'

/** The tables that hold the values of each module's fields. */
const RECORDS = {
  customer: { table: 'customers', key: 'custID', values: 'custCustomFields' },
  payments: { table: 'payments', key: 'paymentID', values: 'paymentCustomFields' },
  calendar: { table: 'calendar_entries', key: 'itemID', values: 'itemCustomFields' },
} as const

/** Where a module's values are, and which rows belong to it: a calendar's fields belong to the entries on it. */
const recordsOf = ({ companyID }: CompanyScope, module: FieldModule) => {
  const [name, catID] = module.split('/') as [keyof typeof RECORDS, string?]
  const kept = RECORDS[name]
  const ofCompany = sql<SqlBool>`"companyID" = ${companyID}`
  return {
    table: sql.table(kept.table),
    key: sql.ref(kept.key),
    column: kept.values,
    values: sql.ref(kept.values),
    mine: catID === undefined ? ofCompany : sql<SqlBool>`${ofCompany} and "itemCalendarID" = ${Number(catID)}`,
  }
}

/** A module's form: its fields in order, and how often they were saved. */
export interface Form {
  readonly fields: readonly FieldDefinition[]
  readonly version: number
}

const rowOf = (db: Db, { companyID }: Tenant, moduleID: FieldModule) =>
  db
    .selectFrom('custom_fields')
    .select(['fields', 'version'])
    .where('companyID', '=', companyID)
    .where('moduleID', '=', moduleID)

const formIn = (row: { fields: string; version: number } | undefined): Form =>
  row
    ? { fields: JSON.parse(row.fields) as readonly FieldDefinition[], version: row.version }
    : { fields: [], version: 0 }

export const findForm = query(async (db: Db, scope: Tenant, moduleID: FieldModule): Promise<Form> =>
  formIn(await rowOf(db, scope, moduleID).executeTakeFirst()),
)

/** A module's fields, in order. */
export const findFields = query(
  async (db: Db, scope: Tenant, moduleID: FieldModule): Promise<readonly FieldDefinition[]> =>
    (await findForm(db, scope, moduleID)).fields,
)

/** The same, for changing values. Until the transaction ends, nobody can delete one of the fields. */
export const holdFields = query(
  async (db: TxDb, scope: CompanyScope, moduleID: FieldModule): Promise<readonly FieldDefinition[]> => {
    const row = rowOf(db, scope, moduleID).$if(isPostgres(db), (query) => query.forShare())
    return formIn(await row.executeTakeFirst()).fields
  },
)

/** The same, for changing the fields themselves. Others who fill in or change them wait. */
export const lockForm = query(async (db: TxDb, scope: CompanyScope, moduleID: FieldModule): Promise<Form> => {
  const { companyID } = scope
  await db
    .insertInto('custom_fields')
    .values({ companyID, moduleID, fields: '[]', version: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = rowOf(db, scope, moduleID).$if(isPostgres(db), (query) => query.forUpdate())
  return formIn(await row.executeTakeFirstOrThrow())
})

/** The keys of the other forms on the same records: those of every calendar, or of each one. */
export const keysBeside = query(
  async (db: Db, { companyID }: Tenant, moduleID: FieldModule): Promise<ReadonlySet<string>> => {
    if (!moduleID.startsWith('calendar')) return new Set()
    const rows = await db
      .selectFrom('custom_fields')
      .selectAll()
      .where('companyID', '=', companyID)
      .where('moduleID', 'like', moduleID === 'calendar' ? 'calendar/%' : 'calendar')
      .execute()
    return new Set(rows.flatMap((row) => formIn(row).fields.map(({ id }) => id)))
  },
)

export const replaceForm = query(
  (db: TxDb, { companyID }: CompanyScope, moduleID: FieldModule, { fields, version }: Form) =>
    db
      .updateTable('custom_fields')
      .set({ fields: JSON.stringify(fields), version })
      .where('companyID', '=', companyID)
      .where('moduleID', '=', moduleID)
      .execute(),
)

/** Deletes a deleted calendar's form. */
export const deleteForm = query((db: TxDb, { companyID }: CompanyScope, moduleID: FieldModule) =>
  db.deleteFrom('custom_fields').where('companyID', '=', companyID).where('moduleID', '=', moduleID).execute(),
)

/** How many rows hold data in each field, counted in one pass. */
export const countRecords = query(
  async (
    db: Db,
    scope: CompanyScope,
    module: FieldModule,
    fieldIDs: readonly string[],
  ): Promise<Record<string, number>> => {
    const counts = Object.fromEntries(fieldIDs.map((id) => [id, 0]))
    if (fieldIDs.length === 0) return counts
    const { table, values, mine } = recordsOf(scope, module)
    const filled = sql`from ${table} where ${mine} and ${values} <> '{}'`
    if (isPostgres(db)) {
      const { rows } = await sql<{ id: string; count: number }>`select id, count(*) as count
      from (select json_object_keys(${values}::json) as id ${filled}) as held group by id`.execute(db)
      for (const { id, count } of rows) if (id in counts) counts[id] = count
      return counts
    }
    // SQLite keeps a row's parsed values from one column to the next. A row for each key would take three times as
    // long.
    const columns = fieldIDs.map((id, at) => sql`count(json_type(${values}, ${`$."${id}"`})) as ${sql.ref(`f${at}`)}`)
    const { rows } = await sql<Record<string, number>>`select ${sql.join(columns)} ${filled}`.execute(db)
    fieldIDs.forEach((id, at) => (counts[id] = rows[0]?.[`f${at}`] ?? 0))
    return counts
  },
)

/**
 * Values are stored as JSON without nulls, so a key in it means data; a quote within a value is escaped, so it never
 * looks like one.
 */
const holdsData = (column: string, fieldID: string): Expression<SqlBool> => contains(column, `"${fieldID}":`)

interface HeldValues {
  readonly id: number
  readonly values: Readonly<Record<string, FieldValue>>
}

/** Rows after a key that hold data in any of the fields, locked, in key order. */
export const recordsHolding = query(
  async (
    db: Db,
    scope: CompanyScope,
    module: FieldModule,
    fieldIDs: readonly string[],
    { after, limit }: { after: number; limit: number },
  ): Promise<HeldValues[]> => {
    if (fieldIDs.length === 0) return []
    const { table, key, column, values, mine } = recordsOf(scope, module)
    const any = sql.join(
      fieldIDs.map((fieldID) => holdsData(column, fieldID)),
      sql` or `,
    )
    const { rows } = await sql<{
      id: number
      values: string
    }>`select ${key} as "id", ${values} as "values" from ${table}
    where ${mine} and ${key} > ${after} and (${any}) order by ${key} limit ${sql.lit(limit)}
    ${isPostgres(db) ? sql`for update` : sql``}`.execute(db)
    return rows.map((row) => ({ id: row.id, values: JSON.parse(row.values) as HeldValues['values'] }))
  },
)

export const setValues = query(
  async (db: Db, scope: CompanyScope, module: FieldModule, id: number, values: object): Promise<void> => {
    const kept = recordsOf(scope, module)
    await sql`update ${kept.table} set ${kept.values} = ${JSON.stringify(values)}
    where ${kept.mine} and ${kept.key} = ${id}`.execute(db)
  },
)
