import { type CustomerName, hasNoName } from '@xd/core/domain/customer/name.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'

/** Someone who has a ticket in the book. */
export type Holder = CustomerName & { readonly custPhone: string }

/** A piece of the sentence: words, or a holder's name. */
export interface BookedPart<H extends Holder> {
  readonly words: string
  readonly holder?: H
}

const list = new Intl.ListFormat('en-US', { type: 'conjunction' })

const nameOf = (holder: Holder): string =>
  hasNoName(holder, holder.custPhone)
    ? formatPhone(holder.custPhone)
    : `${holder.custFirstName} ${holder.custLastName}`.trim()

/** "Ticket 313780 is in the ticket book for Curtis Muñoz, who has had no notices yet.", in pieces. */
export const bookedParts = <H extends Holder>(ticket: string, holders: readonly H[]): readonly BookedPart<H>[] => {
  const left = [...holders]
  const names = list.formatToParts(holders.map(nameOf)).map(({ type, value: words }): BookedPart<H> => {
    const holder = type === 'element' ? left.shift() : undefined
    return { words, ...(holder && { holder }) }
  })
  return [
    { words: `Ticket ${ticket} is in the ticket book for ` },
    ...names,
    { words: `, who ${holders.length === 1 ? 'has' : 'have'} had no notices yet.` },
  ]
}
