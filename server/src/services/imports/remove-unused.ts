import type { TxDb } from '#db/connect.ts'
import type { CompanyScope } from '#db/scope.ts'
import { commentedOn, contactsAmong, deleteContacts, namedIn } from '#queries/import-undo.ts'
import { OF_CUSTOMER } from '#services/customers/merge/move-customer.ts'
import type { Journal } from '#queries/import-journal.ts'
import { printOf } from './print.ts'

/** Tables whose rows refer to a customer count as use, including later additions to the tables a merge moves. */
const USERS = [
  ...OF_CUSTOMER.map(({ table }) => table),
  'conversations',
  'customer_labels',
  'import_customers',
  'customer_merges',
] as const

/** Removes the customers an import added that nothing else uses and nobody has edited. */
export const removeUnused = async (
  db: TxDb,
  scope: Pick<CompanyScope, 'companyID'>,
  added: Journal['added'],
): Promise<void> => {
  if (added.length === 0) return
  const custIDs = added.map(([custID]) => custID)
  const prints = new Map(added)
  const used = new Set(await commentedOn(db, scope, custIDs))
  for (const table of USERS) for (const custID of await namedIn(db, scope, table, custIDs)) used.add(custID)
  const contacts = await contactsAmong(db, scope, custIDs)
  const unused = contacts.filter(
    (contact) => !used.has(contact.custID) && prints.get(contact.custID) === printOf(contact),
  )
  if (unused.length > 0)
    await deleteContacts(
      db,
      scope,
      unused.map(({ custID }) => custID),
    )
}
