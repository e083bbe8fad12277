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

/** Open tickets in a narrow column. The amount due is on the button that requests it, if there is one. */
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
              <span className="num">
                <b>{ticketNumber}</b>
                {ticketDueDate !== null && (
                  <span className={styles.quiet}> due {dayAndMonth(asLocalDay(ticketDueDate), today)}</span>
                )}
              </span>
              {renderRequest(ticket) ?? <b className="num">{amountDue !== null && dollars(amountDue)}</b>}
            </span>
            <span className={styles.line}>
              <span className={`${styles.quiet} cut`} title={ticketDescription}>
                {ticketDescription}
              </span>
              <Tag tone={tone}>{words}</Tag>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
