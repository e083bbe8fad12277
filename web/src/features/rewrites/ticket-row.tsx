import { Link } from '@tanstack/react-router'
import { Ban, Check, CheckCheck, Ellipsis, PencilLine, RotateCw, TriangleAlert } from 'lucide-react'
import type { Can } from '@xd/core/domain/access/can.ts'
import { dayDivider } from '@xd/core/domain/time/relative.ts'
import { storeTime } from '@xd/core/domain/hours/store-clock.ts'
import { REWRITE_STEP_LABELS, type RewriteStep } from '@xd/core/domain/ticket/progress.ts'
import { rewriteCan } from '@xd/core/domain/ticket/rewrite.ts'
import { useAuthors } from '#data/company.ts'
import { hasMailers } from '#data/mailers.ts'
import type { RewriteData, RewriteTicketData } from '#data/rewrites.ts'
import { useSignedIn } from '#data/session.ts'
import { paths } from '#paths.ts'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { useNow } from '#ui/hook/use-now.ts'
import { Menu } from '#ui/overlay/menu.tsx'
import type { Asking } from './correct-dialog.tsx'
import { RewriteTag } from './rewrite-tag.tsx'
import { TicketStep } from './ticket-step.tsx'
import styles from './rewrites.module.css'

interface Props {
  ticket: RewriteTicketData
  rewrite: RewriteData
  busy: boolean
  onPost: () => void
  onRetry: () => void
  onVerify: () => void
  onAsk: (asking: Asking) => void
}

const reasonOf = (can: Can) => (can.ok ? null : can.reason)

/** The import that showed the new number. */
function ShownBy({ importID }: { importID: number }) {
  const words = `import ${importID}`
  return (
    <>
      , shown by{' '}
      {hasMailers(useSignedIn()) ? (
        <Link className={styles.payment} to={paths.imports} search={{ import: importID } as never}>
          {words}
        </Link>
      ) : (
        words
      )}
    </>
  )
}

/** The steps before the one that the ticket's own date belongs to. */
const earlierSteps = ({ ticketState, ticketNumberedDate, ticketPostedDate }: RewriteTicketData) => {
  const steps: readonly (readonly [RewriteStep, string | null])[] = [
    ['rewritten', ticketState === 'rewritten' ? null : ticketNumberedDate],
    ['posted', ticketState === 'posted' ? null : ticketPostedDate],
  ]
  return steps.flatMap(([step, date]) => (date === null ? [] : [[step, date] as const]))
}

/** One ticket: old and new number, its status and the reason, and the next step. */
export function TicketRow({ ticket, rewrite, busy, onPost, onRetry, onVerify, onAsk }: Props) {
  const { oldTicket, newTicket, ticketState, ticketReason, ticketNote, ticketDate, ticketChangedByID } = ticket
  const now = useNow()
  const by = useAuthors()(ticketChangedByID)
  const at = Date.parse(ticketDate)
  const when = `${dayDivider(at, now, rewrite.storeTimezone)}, ${storeTime(at, rewrite.storeTimezone)}${by ? ` by ${by}` : ''}`
  const earlier = earlierSteps(ticket).map(
    ([step, date]) => `${REWRITE_STEP_LABELS[step]} ${dayDivider(Date.parse(date), now, rewrite.storeTimezone)}`,
  )
  const over = ticketState === 'verified' || ticketState === 'dismissed'
  const imported = ticket.ticketVerifiedImportID
  return (
    <li className={styles.ticket} aria-label={`Ticket ${oldTicket}`}>
      <div className={styles.facts}>
        <span className={styles.top}>
          <TicketStep oldTicket={oldTicket} newTicket={newTicket} />
          <RewriteTag state={ticketState} />
        </span>
        {ticketReason && <span className={styles.why}>{ticketReason}</span>}
        {ticketNote && <span className={styles.note}>“{ticketNote}”</span>}
        {earlier.length > 0 && <span className={`${styles.when} num`}>{earlier.join(' · ')}</span>}
        <span className={`${styles.when} num`}>
          {when}
          {imported !== null && <ShownBy importID={imported} />}
        </span>
      </div>
      {!over && (
        <div className={styles.acts}>
          {ticketState === 'posted' ? null : ticketState === 'rewritten' ? (
            <Button
              writes
              size="small"
              icon={<Check aria-hidden="true" />}
              busy={busy}
              onClick={onPost}
              aria-label={`Mark ${newTicket} posted`}
            >
              Posted
            </Button>
          ) : (
            <Button
              writes
              size="small"
              icon={<RotateCw aria-hidden="true" />}
              busy={busy}
              onClick={onRetry}
              aria-label={`Retry ${oldTicket}`}
            >
              {ticketState === 'paid' ? 'Rewrite' : 'Retry'}
            </Button>
          )}
          <Menu
            label={`More for ticket ${oldTicket}`}
            trigger={<IconButton label={`More for ticket ${oldTicket}`} icon={<Ellipsis />} />}
            entries={[
              {
                key: 'set',
                writes: true,
                label: 'Set the new number…',
                icon: <PencilLine />,
                disabledReason: reasonOf(rewriteCan.setNumber(ticket)),
                onSelect: () => onAsk({ action: 'set', ticket }),
              },
              {
                key: 'post',
                writes: true,
                label: 'Mark posted',
                icon: <Check />,
                disabledReason: reasonOf(rewriteCan.post(ticket)),
                onSelect: onPost,
              },
              {
                key: 'verify',
                writes: true,
                label: 'Mark verified',
                icon: <CheckCheck />,
                disabledReason: reasonOf(rewriteCan.verify(ticket)),
                onSelect: onVerify,
              },
              {
                key: 'report',
                writes: true,
                label: 'Report a problem…',
                icon: <TriangleAlert />,
                disabledReason: reasonOf(rewriteCan.report(ticket)),
                onSelect: () => onAsk({ action: 'report', ticket }),
              },
              {
                key: 'dismiss',
                writes: true,
                label: 'Dismiss…',
                icon: <Ban />,
                danger: true,
                disabledReason: reasonOf(rewriteCan.dismiss(ticket)),
                onSelect: () => onAsk({ action: 'dismiss', ticket }),
              },
            ]}
          />
        </div>
      )}
    </li>
  )
}
