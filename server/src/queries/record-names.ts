import type { Db } from '#db/connect.ts'
import type { Tenant } from '#db/scope.ts'
import { findFields } from './custom-fields.ts'
import { named, type RecordKind } from './record.ts'
import { RECORDS } from './records.table.ts'

const KINDS = {
  ...RECORDS,
  company: named('companies', 'companyID', 'companyName'),
  // The fields of the customer form, by their keys.
  'customer-field': {
    names: async (db, companyID) =>
      (await findFields(db, { companyID }, 'customer')).map(({ id, title }) => [id, title]),
  },
} satisfies Readonly<Record<string, Pick<RecordKind, 'names'>>>

export type NamedKind = keyof typeof KINDS

export const isNamedKind = (kind: string): kind is NamedKind => Object.hasOwn(KINDS, kind)

/** The names of one kind of record, by ID: those of this company that still exist. */
export const findNames = async (
  db: Db,
  { companyID }: Tenant,
  kind: NamedKind,
  ids: readonly (number | string)[],
): Promise<ReadonlyMap<string, string>> => {
  const known =
    kind === 'payment' || kind === 'customer-field' ? ids.map(String) : ids.map(Number).filter(Number.isSafeInteger)
  if (known.length === 0) return new Map()
  const names = await KINDS[kind].names(db, companyID, known)
  return new Map(names.filter(([, name]) => name !== '').map(([id, name]) => [String(id), name]))
}
