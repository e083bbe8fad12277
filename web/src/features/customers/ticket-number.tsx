import { Link } from '@tanstack/react-router'
import type { WireOutput } from '@xd/core/contract/calls.ts'
import { hasRewrites } from '#data/rewrites.ts'
import { useSignedIn } from '#data/session.ts'
import { paths } from '#paths.ts'
import styles from './ticket-number.module.css'

type Ticket = WireOutput<'tickets/list'>['tickets'][number]

/** A ticket's number, with its previous and next numbers. */
export function TicketNumber({ ticket }: { ticket: Ticket }) {
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
