import { Effect } from 'effect'
import { changedAddress } from '@xd/core/domain/customer/address.ts'
import { canNameFirst, canNameLast, lacksNamePart, plainName } from '@xd/core/domain/customer/name.ts'
import { foldCustomer } from '@xd/core/domain/customer/search-text.ts'
import { normalizePhone } from '@xd/core/domain/phone/normalize.ts'
import type { Caller } from '#caller.ts'
import { Database, emit } from '#db/database.ts'
import { fail, found, invalid } from '#failure.ts'
import { otherPhonesOf } from '#queries/customer-phones.ts'
import { type CustomerRow, type CustomFieldValues, lockCustomer, updateCustomer } from '#queries/customers.ts'
import { audit } from '#services/audit.ts'
import { changeValues } from '#services/fields/change-values.ts'
import { keepFormerAddress } from '#services/consents/erased-unsubscribes.ts'
import { refoldPayments } from './refold-payments.ts'
import { requireLanguage } from './require-language.ts'
import { type CheckedContact, CUSTOM_FIELDS } from './check-contact-input.ts'

const isSamePhone = (row: CustomerRow, custPhone: string) =>
  custPhone === row.custPhone || normalizePhone(custPhone) === row.custPhone

const renamed = (row: CustomerRow, contact: CheckedContact) =>
  (['custFirstName', 'custLastName'] as const).filter((part) => contact[part] !== plainName(row[part]))

const readOnly = (field: string, what: string) =>
  fail('customer_read_only', {
    fields: { [`customer.${field}`]: `The ${what} of an existing contact cannot be changed` },
  })

const refuseName = (field: string, reason: string) => invalid({ [`customer.${field}`]: reason })

const checkRename = Effect.fnUntraced(function* (row: CustomerRow, contact: CheckedContact) {
  const { custFirstName, custLastName } = contact
  const changed = renamed(row, contact)
  if (changed.length === 0) return
  const kept = changed.find((part) => !lacksNamePart(row, part))
  if (kept) return yield* readOnly(kept, 'name')
  const [first, last] = [canNameFirst(custFirstName, row.custPhone), canNameLast(custLastName)]
  if (!first.ok) return yield* refuseName('custFirstName', first.reason)
  if (!last.ok) return yield* refuseName('custLastName', last.reason)
})

const NAMES = {
  custFirstName: 'first name',
  custLastName: 'last name',
  custEmail: 'email',
  custDL: 'license',
  custStreet: 'address',
  custCity: 'address',
  custState: 'address',
  custZIP: 'address',
  custLanguage: 'language',
  custCustomFields: 'custom fields',
} as const
type Changeable = keyof typeof NAMES

/** The changed parts by name, without values: an erasure leaves the log as it is. */
const changesOf = (row: CustomerRow, now: Pick<CustomerRow, Changeable>): readonly string[] => [
  ...new Set((Object.keys(NAMES) as Changeable[]).filter((part) => now[part] !== row[part]).map((part) => NAMES[part])),
]

/**
 * Changes the parts of a contact that may change (spec 1 §2): everything but the phone and the name. Missing parts of
 * the name may be filled in.
 */
export const changeCustomer = Effect.fnUntraced(function* (caller: Caller, custID: number, contact: CheckedContact) {
  const { write } = yield* Database
  return yield* write(
    Effect.gen(function* () {
      const row = yield* found(yield* lockCustomer(caller, custID), 'customer')
      if (!isSamePhone(row, contact.custPhone)) return yield* readOnly('custPhone', 'phone')
      yield* checkRename(row, contact)
      if (contact.custLanguage !== row.custLanguage) yield* requireLanguage(caller, contact)
      const custEmail = contact.custEmail === undefined ? row.custEmail : contact.custEmail
      const custDL = contact.custDL === undefined ? row.custDL : contact.custDL
      const address = changedAddress(row, contact.address)
      const { custFirstName, custLastName } = contact
      const before = JSON.parse(row.custCustomFields) as CustomFieldValues
      const values = yield* changeValues(caller, {
        module: 'customer',
        before,
        posted: contact.custCustomFields,
        path: CUSTOM_FIELDS,
      })
      const custCustomFields = JSON.stringify(values)
      const custLanguage = contact.custLanguage ?? row.custLanguage
      const otherPhones = (yield* otherPhonesOf(caller, [custID])).get(custID) ?? []
      yield* updateCustomer(caller, custID, {
        custFirstName,
        custLastName,
        custEmail,
        custDL,
        ...address,
        custCustomFields,
        custLanguage,
        ...foldCustomer({
          ...address,
          custPhone: row.custPhone,
          custFirstName,
          custLastName,
          custEmail,
          custDL,
          otherPhones,
        }),
      })
      if (custEmail !== row.custEmail) yield* keepFormerAddress(caller, row)
      if (renamed(row, contact).length > 0) yield* refoldPayments(caller, custID)
      const changed = changesOf(row, {
        custFirstName,
        custLastName,
        custEmail,
        custDL,
        ...address,
        custCustomFields,
        custLanguage,
      })
      if (changed.length > 0)
        yield* audit(caller, { action: 'customer-save', target: `customer/${custID}`, detail: { changed } })
      yield* emit('reload_customer', { custID }, { companyID: caller.companyID })
      return custID
    }),
  )
})
