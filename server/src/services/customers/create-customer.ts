import { Effect } from 'effect'
import { changedAddress, NO_ADDRESS } from '@xd/core/domain/customer/address.ts'
import { normalizePhone } from '@xd/core/domain/phone/normalize.ts'
import type { Caller } from '#caller.ts'
import { Database, emit } from '#db/database.ts'
import { fail } from '#failure.ts'
import { findCustomerByPhone, insertCustomer } from '#queries/customers.ts'
import { changeValues } from '#services/fields/change-values.ts'
import { requireLanguage } from './require-language.ts'
import { type CheckedContact, CUSTOM_FIELDS } from './check-contact-input.ts'
import { restoreOptOut } from '#services/consents/erased-opt-outs.ts'

/** Adds a contact and returns their id. If two users add the same phone at once, the second learns who has it. */
export const createCustomer = Effect.fnUntraced(function* (caller: Caller, contact: CheckedContact, now: number) {
  const { write } = yield* Database
  const { companyID } = caller
  const custPhone = normalizePhone(contact.custPhone)
  return yield* write(
    Effect.gen(function* () {
      yield* requireLanguage(caller, contact)
      const { custEmail = null, custDL = null, custLanguage = 'en', address, ...rest } = contact
      const custCustomFields = yield* changeValues(caller, {
        module: 'customer',
        posted: contact.custCustomFields,
        path: CUSTOM_FIELDS,
      })
      const customer = {
        ...rest,
        ...changedAddress(NO_ADDRESS, address),
        custEmail,
        custDL,
        custLanguage,
        custPhone,
        custCustomFields,
      }
      const further = yield* findCustomerByPhone(caller, custPhone)
      const custID = further ? undefined : yield* insertCustomer(caller, customer, now)
      if (custID === undefined) {
        const existing = yield* findCustomerByPhone(caller, custPhone)
        return yield* fail('customer_exists', { details: { custID: existing?.custID ?? null } })
      }
      yield* restoreOptOut(caller, { custID, custPhone })
      yield* emit('reload_customer', { custID }, { companyID })
      return custID
    }),
  )
})
