import { Effect } from 'effect'
import { normalizePhone, phoneDoubt } from '@xd/core/domain/phone/normalize.ts'
import { handle } from '#calls/handler.ts'
import { findCustomerByPhone } from '#queries/customers.ts'

export const doesCustomerExist = handle(
  'customers/does-customer-exist',
  Effect.fnUntraced(function* ({ custPhone }, caller) {
    const phone = normalizePhone(custPhone)
    const customer = yield* findCustomerByPhone(caller, phone)
    return { exists: customer !== undefined, custID: customer?.custID ?? null, doubt: phoneDoubt(phone) }
  }),
)
