import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { searchCustomers } from '#queries/customer-search.ts'

export const search = handle(
  'customers/search',
  Effect.fnUntraced(function* ({ exclusiveList, firstName, lastName, phoneNumber, emailAddress, customerID }, caller) {
    const fields = {
      firstName: firstName ?? '',
      lastName: lastName ?? '',
      phoneNumber: phoneNumber ?? '',
      emailAddress: emailAddress ?? '',
      ...(typeof customerID === 'number' && { customerID }),
    }
    return { customers: yield* searchCustomers(caller, fields, exclusiveList === true) }
  }),
)
