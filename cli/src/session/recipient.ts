import type { CallClient } from '@xd/core/client/call-client.ts'
import type { WireOutput } from '@xd/core/contract/calls.ts'
import type { Can } from '@xd/core/domain/access/can.ts'
import { messageCan } from '@xd/core/domain/message/can.ts'

type Customer = WireOutput<'customers/fetch'>['customer']
type Store = WireOutput<'stores/list'>['stores'][number]

/** The recipient of a text in a conversation, and whether they can be texted. */
export interface Recipient {
  readonly customer: Customer
  readonly can: Can
}

/** The list omits stores that are closed down. */
const CLOSED = { storeSMSNumber: null, storeEnabled: false }

const mayText = (customer: Customer, store: Store | undefined): Can =>
  messageCan.reach(
    'sms',
    { ...customer, blocked: customer.custBlocked, optedOut: customer.custOptedOut !== null },
    store ?? CLOSED,
  )

/**
 * Looks up conversations before anything is sent, with the same rule that the server applies on sending. It fetches
 * stores once, and each customer once.
 */
export const recipientsOf = (calls: CallClient): ((convoID: number) => Promise<Recipient>) => {
  let stores: Promise<readonly Store[]> | undefined
  const customers = new Map<number, Promise<Customer>>()
  const customerOf = (customerID: number): Promise<Customer> => {
    const found = customers.get(customerID) ?? calls('customers/fetch', { customerID }).then(({ customer }) => customer)
    customers.set(customerID, found)
    return found
  }
  return async (convoID) => {
    const { convo } = await calls('customers/conversation/fetch', { convoID })
    stores ??= calls('stores/list', {}).then((answer) => answer.stores)
    const [customer, listed] = await Promise.all([customerOf(convo.custID), stores])
    return {
      customer,
      can: mayText(
        customer,
        listed.find(({ storeID }) => storeID === convo.storeID),
      ),
    }
  }
}
