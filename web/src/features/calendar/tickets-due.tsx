import { LinkIfAllowed } from '#parts/page/link-if-allowed.tsx'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import { shownName } from '@xd/core/domain/customer/name.ts'
import { grouped } from '@xd/core/domain/text/figure.ts'
import type { TicketData } from '#data/tickets.ts'
import { useCall } from '#data/use-call.ts'
import { paths } from '#paths.ts'
import { dollars } from '#ui/text/dollars.ts'
import styles from './entry.module.css'

interface Props {
  storeID: number
  day: LocalDay
  /** The day is the last one of their grace periods. */
  ends?: 'grace' | undefined
}

/** What redeems it, or else the loan; empty if the store’s book names neither. */
const amountOf = ({ amountDue, principal }: TicketData): string => {
  const amount = amountDue ?? principal
  return amount === null ? '' : dollars(amount)
}

/** The customers with tickets due on a day, each with a link. */
export function TicketsDue({ storeID, day, ends }: Props) {
  const on = ends === 'grace' ? { graceEnds: day } : { dateStart: day, dateEnd: day }
  const { data } = useCall('tickets/list', { search: { store: storeID, status: 'active', perPage: 100, ...on } })
  const more = (data?.count ?? 0) - (data?.tickets.length ?? 0)
  return (
    <>
      <ul className={styles.due} aria-label={ends === 'grace' ? 'Tickets whose grace period ends' : 'Tickets due'}>
        {data?.tickets.map((ticket) => (
          <li key={ticket.ticketID}>
            <span className="num">{ticket.ticketNumber}</span>
            <LinkIfAllowed to={paths.customerTab({ custID: ticket.custID, ...ticket.customer }, storeID, 'tickets')}>
              {shownName(ticket.customer)}
            </LinkIfAllowed>
            <b className="num">{amountOf(ticket)}</b>
          </li>
        ))}
      </ul>
      {more > 0 && <p>And {grouped(more)} more.</p>}
    </>
  )
}
