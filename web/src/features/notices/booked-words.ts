import { type CustomerName, hasNoName } from '@xd/core/domain/customer/name.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'

type Holder = CustomerName & { readonly custPhone: string }

const list = new Intl.ListFormat('en-US', { type: 'conjunction' })

const nameOf = (holder: Holder): string =>
  hasNoName(holder, holder.custPhone)
    ? formatPhone(holder.custPhone)
    : `${holder.custFirstName} ${holder.custLastName}`.trim()

/** "Ticket 313780 is in the ticket book for Curtis Muñoz, who has had no notice yet." */
export const bookedWords = (ticket: string, holders: readonly Holder[]): string =>
  `Ticket ${ticket} is in the ticket book for ${list.format(holders.map(nameOf))}, who ${holders.length === 1 ? 'has' : 'have'} had no notice yet.`
