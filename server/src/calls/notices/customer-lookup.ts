import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { askedCustomer } from '#lists/asked.ts'
import { lookUpNotices } from '#services/notices/look-up.ts'

export const customerLookup = handle(
  'notices/customer-lookup',
  Effect.fnUntraced(function* ({ search: { filter, custID } }, caller) {
    const ofCustomer = yield* askedCustomer(custID, caller)
    const wanted = { filter: (filter ?? '').trim(), ...(ofCustomer !== undefined && { custID: ofCustomer }) }
    return { customers: yield* lookUpNotices(caller, wanted) }
  }),
)
