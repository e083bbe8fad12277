import type { TxDb } from '#db/connect.ts'
import type { CompanyScope } from '#db/scope.ts'
import { consentsOf } from '#queries/consents.ts'
import { addRow, type RecordedChange } from '#queries/recorded-rows.ts'

type Scope = Pick<CompanyScope, 'companyID'>

const newestOf = async (db: TxDb, scope: Scope, custID: number) =>
  (await consentsOf(db, scope, custID)).find(({ consentKind }) => consentKind === 'marketing')

/**
 * One of two customers who are merged has said no to marketing, and the other has agreed to it since: no holds for the one
 * they become. (What a file says does not: it may be undone, and its “do not text” is an opt-out besides.)
 */
export const keepRefusal = async (
  db: TxDb,
  scope: Scope,
  [keptID, mergedID]: readonly [number, number],
  { at, userID }: { readonly at: number; readonly userID: number },
): Promise<RecordedChange[]> => {
  const [one, other] = [await newestOf(db, scope, keptID), await newestOf(db, scope, mergedID)]
  if (one === undefined || other === undefined) return []
  const [older, newer] = one.consentID < other.consentID ? [one, other] : [other, one]
  if (newer.given === 0 || older.given === 1 || older.source === 'import') return []
  const refusal = { custID: keptID, consentKind: 'marketing', given: 0, source: 'counter', at, userID }
  return addRow(db, scope, 'customer_consents', refusal)
}
