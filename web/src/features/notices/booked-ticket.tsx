import { LinkIfAllowed } from '#parts/page/link-if-allowed.tsx'
import { paths } from '#paths.ts'
import { bookedParts, type Holder } from './booked-words.ts'

type Customer = Holder & { readonly custID: number }

/** Who has a ticket in the book, although no notice was about it; each name leads to the customer. */
export const BookedTicket = ({ ticket, holders }: { ticket: string; holders: readonly Customer[] }) =>
  bookedParts(ticket, holders).map(({ words, holder }, place) =>
    holder === undefined ? (
      words
    ) : (
      <LinkIfAllowed key={place} to={paths.customer(holder)}>
        {words}
      </LinkIfAllowed>
    ),
  )
