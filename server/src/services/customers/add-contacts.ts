import { Effect } from 'effect'
import type { CustomerAddress } from '@xd/core/domain/customer/address.ts'
import { plainName } from '@xd/core/domain/customer/name.ts'
import { foldCustomer } from '@xd/core/domain/customer/search-text.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import type { CompanyScope } from '#db/scope.ts'
import type { Bit } from '#db/tables.ts'
import { customersByPhones } from '#queries/import-lookups.ts'
import { insertContacts } from '#queries/import-writes.ts'
import { restoreOptOuts } from '#services/consents/erased-opt-outs.ts'

export interface ContactToAdd extends CustomerAddress {
  readonly custPhone: string
  readonly custFirstName: string
  readonly custLastName: string
  readonly custEmail: string | null
  readonly custDL: string | null
  readonly custOptedOutAt: number | null
  readonly custLanguage: Language
  readonly custBlocked: Bit
}

const NO_FIELDS = '{}'

/**
 * Adds contacts, many at a time. Another user may have added one of them meanwhile. Returns all of them by phone, and
 * the new ones.
 */
export const addContacts = Effect.fnUntraced(function* (
  scope: CompanyScope,
  contacts: readonly ContactToAdd[],
  at: number,
) {
  const named = contacts.map((contact) => ({
    ...contact,
    custFirstName: plainName(contact.custFirstName),
    custLastName: plainName(contact.custLastName),
  }))
  const rows = named.map((contact) => ({
    companyID: scope.companyID,
    ...contact,
    custCustomFields: NO_FIELDS,
    ...foldCustomer(contact),
    createdAt: at,
    custErasedAt: null,
  }))
  const made = yield* insertContacts(rows)
  yield* restoreOptOuts(scope, made)
  const byPhone = new Map(made.map(({ custPhone, custID }) => [custPhone, custID]))
  const others = rows.flatMap(({ custPhone }) => (byPhone.has(custPhone) ? [] : [custPhone]))
  if (others.length > 0)
    for (const [phone, { custID }] of yield* customersByPhones(scope, others)) byPhone.set(phone, custID)
  return { byPhone, rows, made: new Set(made.map(({ custPhone }) => custPhone)) }
})
