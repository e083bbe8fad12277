import type { ReactNode } from 'react'
import { asLocalDay } from '@xd/core/domain/time/day.ts'
import { dayAndMonth } from '@xd/core/domain/time/relative.ts'
import { standingOn } from '@xd/core/domain/ticket/standing.ts'
import type { TicketData } from '#data/tickets.ts'
import { useStoreDay } from '#parts/store/use-store-day.ts'
import { Tag } from '#ui/status/tag.tsx'
import { dollars } from '#ui/text/dollars.ts'
import styles from './due-tickets.module.css'

interface Props {
  tickets: readonly TicketData[]
  renderRequest: (ticket: TicketData) => ReactNode
}

/** Open tickets in a narrow column: the item, the amount due, and how each stands today. */
export function DueTickets({ tickets, renderRequest }: Props) {
  const todayAt = useStoreDay()
  return (
    <ul className={styles.tickets} aria-label="Open tickets">
      {tickets.map((ticket) => {
        const { ticketID, ticketNumber, ticketDescription, amountDue, ticketDueDate, storeID } = ticket
        const today = todayAt(storeID)
        const { words, tone } = standingOn(ticket, today)
        return (
          <li key={ticketID} className={styles.ticket} aria-label={`Ticket ${ticketNumber}`}>
            <span className={styles.line}>
              <span className={`${styles.what} cut`} title={ticketDescription}>
                <span className="num">{ticketNumber}</span> {ticketDescription}
              </span>
              {amountDue !== null && <b className="num">{dollars(amountDue)}</b>}
            </span>
            <span className={styles.line}>
              <span className={styles.due}>
                <Tag tone={tone}>{words}</Tag>
                {ticketDueDate !== null && (
                  <span className={`${styles.day} num`}>{dayAndMonth(asLocalDay(ticketDueDate), today)}</span>
                )}
              </span>
              {renderRequest(ticket)}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
