import { Effect } from 'effect'
import type { TxDb } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { Tenant } from '#db/scope.ts'
import { commentedOn, contactsAmong, deleteContacts, havingMerged, namedIn } from '#queries/import-undo.ts'
import type { ImportRowStored } from '#queries/imports.ts'
import { OF_CUSTOMER } from '#queries/of-customer.ts'
import { keepOptOut } from '#services/consents/erased-opt-outs.ts'
import type { Journal } from '#queries/import-journal.ts'
import { printOf } from './print.ts'

/** Tables whose rows refer to a customer count as use, including later additions to the tables a merge moves. */
const USERS = [
  ...OF_CUSTOMER.map(({ table }) => table),
  'conversations',
  'customer_labels',
  'import_customers',
] as const

const unusedOf = query(async (db: TxDb, scope: Tenant, added: Journal['added']) => {
  const custIDs = added.map(([custID]) => custID)
  const prints = new Map(added)
  const used = new Set([...(await commentedOn(db, scope, custIDs)), ...(await havingMerged(db, scope, custIDs))])
  for (const table of USERS) for (const custID of await namedIn(db, scope, table, custIDs)) used.add(custID)
  const contacts = await contactsAmong(db, scope, custIDs)
  return contacts.filter((contact) => !used.has(contact.custID) && prints.get(contact.custID) === printOf(contact))
})

/**
 * Removes the customers that an import added, if nothing else uses them and nobody has edited them. A customer whose
 * earlier opt-out survived an erasure, and who was opted out again by the import, stays known as opted out.
 */
export const removeUnused = Effect.fnUntraced(function* (of: ImportRowStored, added: Journal['added']) {
  if (added.length === 0) return
  const unused = yield* unusedOf(of, added)
  for (const { custPhone, custOptedOutAt } of unused)
    if (custOptedOutAt !== null && custOptedOutAt !== of.importedAt) yield* keepOptOut(of, [custPhone], custOptedOutAt)
  const custIDs = unused.map(({ custID }) => custID)
  if (custIDs.length > 0) yield* deleteContacts(of, custIDs)
})
