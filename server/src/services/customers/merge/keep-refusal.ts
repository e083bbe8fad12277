import type { ConsentKind } from '@xd/core/domain/customer/consent.ts'
import type { TxDb } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { Tenant } from '#db/scope.ts'
import { consentsOf, refusingLoans } from '#queries/consents.ts'
import { addRow, type RecordedChange } from '#queries/recorded-rows.ts'

const newestOf = async (db: TxDb, scope: Tenant, custID: number) =>
  (await consentsOf(db, scope, custID)).find(({ consentKind }) => consentKind === 'marketing')

/**
 * If one of two merged customers refuses messages about loans, the merged customer refuses them too. The same goes for
 * marketing, even if the other has agreed to it since. (A file's refusal doesn't count: it may be undone, and its "do
 * not text" is an opt-out anyway.)
 */
export const keepRefusal = query(
  async (
    db: TxDb,
    scope: Tenant,
    [keptID, mergedID]: readonly [number, number],
    { at, userID }: { readonly at: number; readonly userID: number },
  ): Promise<RecordedChange[]> => {
    const refusal = (consentKind: ConsentKind) =>
      addRow(db, scope, 'customer_consents', { custID: keptID, consentKind, given: 0, source: 'counter', at, userID })
    const refusing = await refusingLoans(db, scope, [keptID, mergedID])
    const loans = refusing.size === 1 ? await refusal('service') : []
    const [one, other] = [await newestOf(db, scope, keptID), await newestOf(db, scope, mergedID)]
    if (one === undefined || other === undefined) return loans
    const [older, newer] = one.consentID < other.consentID ? [one, other] : [other, one]
    if (newer.given === 0 || older.given === 1 || older.source === 'import') return loans
    return [...loans, ...(await refusal('marketing'))]
  },
)
