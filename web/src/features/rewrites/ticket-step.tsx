import { MoveRight } from 'lucide-react'
import { VisuallyHidden } from '#ui/a11y/visually-hidden.tsx'
import styles from './rewrites.module.css'

/** "10233 → 20871"; a dash while there is no new number. */
export function TicketStep({ oldTicket, newTicket }: { oldTicket: string; newTicket: string | null }) {
  return (
    <span className={`${styles.step} num`}>
      {oldTicket}
      <MoveRight size={14} aria-hidden="true" />
      <VisuallyHidden>becomes</VisuallyHidden>
      {newTicket === null ? <span className={styles.none}>no number yet</span> : <strong>{newTicket}</strong>}
    </span>
  )
}
