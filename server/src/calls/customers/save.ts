import { Clock, Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { checkContactInput, requireNewContact } from '#services/customers/check-contact-input.ts'
import { changeCustomer } from '#services/customers/change-customer.ts'
import { createCustomer } from '#services/customers/create-customer.ts'

export const save = handle(
  'customers/save',
  Effect.fnUntraced(function* ({ customer }, caller) {
    const { custID } = customer
    if (typeof custID !== 'number') yield* requireNewContact(caller, customer)
    const checked = yield* checkContactInput(customer)
    if (typeof custID === 'number') return { custID: yield* changeCustomer(caller, custID, checked) }
    return { custID: yield* createCustomer(caller, checked, yield* Clock.currentTimeMillis) }
  }),
)
