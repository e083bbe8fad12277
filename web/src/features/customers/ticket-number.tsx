import { Link } from '@tanstack/react-router'
import { hasRewrites } from '#data/rewrites.ts'
import { useSignedIn } from '#data/session.ts'
import type { TicketData } from '#data/tickets.ts'
import { paths } from '#paths.ts'
import styles from './ticket-number.module.css'

/** A ticket's number, with its previous and next numbers. */
export function TicketNumber({ ticket }: { ticket: TicketData }) {
  const mayOpen = hasRewrites(useSignedIn())
  const { ticketNumber, ticketRewrittenAs: next, ticketRewrittenFrom: previous } = ticket
  const end = (number: string) =>
    mayOpen ? (
      <Link className={styles.link} to={paths.rewrites} search={{ filter: number } as never}>
        {number}
      </Link>
    ) : (
      number
    )
  return (
    <span className={`${styles.number} num`}>
      <b>{ticketNumber}</b>
      {next && <span className={styles.end}>continues as {end(next.ticket)}</span>}
      {previous && <span className={styles.end}>was {end(previous.ticket)}</span>}
    </span>
  )
}
