// Opt-outs by files; several files may opt out the same customer.
import type { Db, TxDb } from '#db/connect.ts'
import { amongThese } from '#db/prepared.ts'
import type { Tenant } from '#db/scope.ts'

/** The pieces of later imports, of any store, that opted customers out or repeated it. */
export const laterRefusals = (db: Db, { companyID }: Tenant, importID: number) =>
  db
    .selectFrom('imports as i')
    .innerJoin('import_pieces as p', 'p.importID', 'i.importID')
    .select(['i.importID', 'i.importedAt', 'i.importedByID', 'p.piece', 'p.journal'])
    .where('i.companyID', '=', companyID)
    .where('i.importID', '>', importID)
    .where('i.importState', 'in', ['running', 'finished'])
    .where('p.journal', '!=', '')
    .where('p.journal', 'not like', '%"optedOut":[]%')
    .orderBy('i.importID')
    .orderBy('p.piece')
    .execute()

/** The consents among these that were withdrawn. */
export const consentsAmong = (db: Db, { companyID }: Tenant, consentIDs: readonly number[]) =>
  db
    .selectFrom('customer_consents')
    .select(['consentID', 'custID'])
    .where('companyID', '=', companyID)
    .where(amongThese(db, 'consentID', consentIDs))
    .where('given', '=', 0)
    .execute()

/** From now on another import is its source; its place among the customer's consents stays. */
export const giveConsentTo = (
  db: TxDb,
  { companyID }: Tenant,
  consentID: number,
  { importedAt: at, importedByID: userID }: { readonly importedAt: number; readonly importedByID: number },
) =>
  db
    .updateTable('customer_consents')
    .set({ at, userID })
    .where('companyID', '=', companyID)
    .where('consentID', '=', consentID)
    .execute()
