import { sql } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { CompanyScope } from '#db/scope.ts'

const KEPT = {
  customer: { table: 'customer_labels', key: 'custID' },
  payment: { table: 'payment_labels', key: 'paymentID' },
} as const

export type LabeledModule = keyof typeof KEPT

interface Labelling {
  readonly module: LabeledModule
  readonly ids: readonly number[]
  readonly labelID: number
}

/** The rows that have a label. */
const labeledAmong = async (
  db: Db,
  { companyID }: CompanyScope,
  { module, ids, labelID }: Labelling,
): Promise<ReadonlySet<number>> => {
  const { table, key } = KEPT[module]
  const { rows } = await sql<{ id: number }>`select ${sql.ref(key)} as "id" from ${sql.table(table)}
    where "companyID" = ${companyID} and "labelID" = ${labelID} and ${sql.ref(key)} in (${sql.join(ids)})`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Adds a label to the rows that do not have it, and returns which they were. */
export const addLabel = async (db: Db, scope: CompanyScope, { module, ids, labelID }: Labelling): Promise<number[]> => {
  if (ids.length === 0) return []
  const { table, key } = KEPT[module]
  const have = await labeledAmong(db, scope, { module, ids, labelID })
  const wanting = ids.filter((id) => !have.has(id))
  if (wanting.length === 0) return []
  const rows = sql.join(wanting.map((id) => sql`(${scope.companyID}, ${id}, ${labelID})`))
  await sql`insert into ${sql.table(table)} ("companyID", ${sql.ref(key)}, "labelID") values ${rows} on conflict do nothing`.execute(
    db,
  )
  return wanting
}

/** Removes a label from the rows that have it, and returns which they were. */
export const removeLabel = async (
  db: Db,
  scope: CompanyScope,
  { module, ids, labelID }: Labelling,
): Promise<number[]> => {
  if (ids.length === 0) return []
  const { table, key } = KEPT[module]
  const have = await labeledAmong(db, scope, { module, ids, labelID })
  await sql`delete from ${sql.table(table)}
    where "companyID" = ${scope.companyID} and "labelID" = ${labelID} and ${sql.ref(key)} in (${sql.join(ids)})`.execute(
    db,
  )
  return ids.filter((id) => have.has(id))
}
