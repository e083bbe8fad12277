import { Effect } from 'effect'
import { canNameFirst, canNameLast } from '@xd/core/domain/customer/name.ts'
import { isValidPhone, normalizePhone } from '@xd/core/domain/phone/normalize.ts'
import { Database } from '#db/database.ts'
import type { CompanyScope } from '#db/scope.ts'
import { fail } from '#failure.ts'
import { findCustomerByPhone, insertCustomer } from '#queries/customers.ts'
import type { CheckedContact } from './check-contact-input.ts'

/** Adds a contact and answers their id. Of two at the same time with one phone, the second is told who exists. */
export const createCustomer = Effect.fnUntraced(function* (scope: CompanyScope, contact: CheckedContact, now: number) {
  const { write } = yield* Database
  const { companyID } = scope
  const custPhone = normalizePhone(contact.custPhone)
  const fields: Record<string, string> = {}
  const [first, last] = [canNameFirst(contact.custFirstName, custPhone), canNameLast(contact.custLastName)]
  if (!isValidPhone(custPhone)) fields['customer.custPhone'] = 'Enter a valid phone number'
  if (!first.ok) fields['customer.custFirstName'] = first.reason
  if (!last.ok) fields['customer.custLastName'] = last.reason
  if (Object.keys(fields).length > 0) return yield* fail('invalid_input', { fields })
  return yield* write((tx) =>
    Effect.gen(function* () {
      const { custEmail = null, custDL = null, custLanguage = 'en', ...rest } = contact
      const customer = { ...rest, custEmail, custDL, custLanguage, custPhone }
      const custID = yield* tx.query((db) => insertCustomer(db, scope, customer, now))
      if (custID === undefined) {
        const existing = yield* tx.query((db) => findCustomerByPhone(db, scope, custPhone))
        return yield* fail('customer_exists', { details: { custID: existing?.custID ?? null } })
      }
      tx.emit('reload_customer', { custID }, { companyID })
      return custID
    }),
  )
})
