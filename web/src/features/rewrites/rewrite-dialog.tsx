import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { exportPath } from '@xd/core/contract/exports.ts'
import { shownName } from '@xd/core/domain/customer/name.ts'
import { countOf } from '@xd/core/domain/text/figure.ts'
import { rewriteCan } from '@xd/core/domain/ticket/rewrite.ts'
import { type RewriteData, type RewriteTicketData, useRewriteChange } from '#data/rewrites.ts'
import { useCall } from '#data/use-call.ts'
import { paths } from '#paths.ts'
import { announce } from '#ui/a11y/announce.ts'
import { useOverride } from '#parts/override/use-override.tsx'
import { Button } from '#ui/action/button.tsx'
import { DownloadLink } from '#ui/action/download-link.tsx'
import { Dialog, FooterStart } from '#ui/overlay/dialog.tsx'
import { toastFailure } from '#ui/overlay/toasts.tsx'
import { Banner } from '#ui/status/banner.tsx'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { SkeletonRows } from '#ui/busy/skeleton.tsx'
import { dollars } from '#ui/text/dollars.ts'
import { type Asking, CorrectDialog } from './correct-dialog.tsx'
import { TicketRow } from './ticket-row.tsx'
import styles from './rewrites.module.css'

type Props = { rewriteID: number; onClose: () => void }

/** One batch: each ticket with its new number, and what can be done about it. */
export function RewriteDialog({ rewriteID, onClose }: Props) {
  const query = useCall('payments/rewrites/fetch', { rewriteID })
  const rewrite = query.data?.rewrite
  if (!rewrite) {
    return (
      <Dialog open onClose={onClose} title="Rewritten tickets" size="large">
        {query.isError ? (
          <LoadFailed what="tickets" error={query.error} retry={query.refetch} />
        ) : (
          <SkeletonRows rows={3} label="Loading tickets" />
        )}
      </Dialog>
    )
  }
  return <Batch rewrite={rewrite} onClose={onClose} />
}

function Batch({ rewrite, onClose }: { rewrite: RewriteData; onClose: () => void }) {
  const { rewriteID, rewriteTickets, rewriteWarning, customer, paymentAmount, paymentMethod } = rewrite
  const [asking, setAsking] = useState<Asking | null>(null)
  const correct = useRewriteChange('payments/rewrites/correct')
  const { orAsk, question } = useOverride()
  const post = useRewriteChange('payments/rewrites/mark-posted')
  const name = shownName(customer)
  const postable = rewriteTickets.filter((ticket) => ticket.ticketState === 'rewritten')
  const retryable = rewriteTickets.filter((ticket) => ticket.newTicket === null && rewriteCan.retry(ticket).ok)
  const busy = correct.isPending || post.isPending

  const markPosted = (tickets: readonly RewriteTicketData[]) =>
    post.mutate(
      { rewriteID, rewriteTicketIDs: tickets.map(({ rewriteTicketID }) => rewriteTicketID) },
      { onSuccess: () => announce(`${countOf(tickets.length, 'ticket')} posted`), onError: toastFailure },
    )
  const retry = (tickets: readonly RewriteTicketData[], overrideReason?: string) =>
    correct.mutate(
      {
        rewriteID,
        action: 'retry',
        rewriteTicketIDs: tickets.map(({ rewriteTicketID }) => rewriteTicketID),
        overrideReason,
      },
      {
        onSuccess: () => announce(`${countOf(tickets.length, 'ticket')} tried again`),
        onError: (error) => orAsk(error, (reason) => retry(tickets, reason)),
      },
    )
  const verify = ({ rewriteTicketID, newTicket }: RewriteTicketData) =>
    correct.mutate(
      { rewriteID, action: 'verify', rewriteTicketIDs: [rewriteTicketID] },
      { onSuccess: () => announce(`Ticket ${newTicket} verified`), onError: toastFailure },
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Tickets of ${name}`}
      description={
        <>
          {countOf(rewriteTickets.length, 'ticket')}, {dollars(paymentAmount)} paid{' '}
          {paymentMethod === 'in-store' ? 'in the store' : 'by card'} ·{' '}
          <Link className={styles.payment} to={paths.payments} search={{ payment: rewrite.paymentKey } as never}>
            Payment Details
          </Link>
        </>
      }
      size="large"
      flush
      footer={
        <>
          <FooterStart>
            <DownloadLink href={exportPath('rewrites', { rewriteID })} label="Export CSV" />
          </FooterStart>
          {retryable.length > 1 && (
            <Button writes busy={busy} onClick={() => retry(retryable)}>
              Retry {countOf(retryable.length, 'ticket')}
            </Button>
          )}
          <Button
            writes
            variant="primary"
            busy={busy}
            onClick={() => markPosted(postable)}
            disabledReason={postable.length > 0 ? null : 'No tickets in this batch are waiting to be posted'}
          >
            {postable.length > 1 ? `Mark ${countOf(postable.length, 'ticket')} posted` : 'Mark posted'}
          </Button>
        </>
      }
    >
      {rewriteWarning !== null && (
        <div className={styles.warning}>
          <Banner
            tone="warning"
            title={rewriteWarning}
            actions={
              <Button
                writes
                size="small"
                busy={busy}
                onClick={() => correct.mutate({ rewriteID, action: 'clear-warning' }, { onError: toastFailure })}
              >
                Mark handled
              </Button>
            }
          >
            The new numbers stay. Undo them in your own system if needed.
          </Banner>
        </div>
      )}
      {question}
      <ul className={styles.tickets} aria-label="Tickets">
        {rewriteTickets.map((ticket) => (
          <TicketRow
            key={ticket.rewriteTicketID}
            ticket={ticket}
            rewrite={rewrite}
            busy={busy}
            onPost={() => markPosted([ticket])}
            onRetry={() => retry([ticket])}
            onVerify={() => verify(ticket)}
            onAsk={setAsking}
          />
        ))}
      </ul>
      {asking && <CorrectDialog rewriteID={rewriteID} asking={asking} onClose={() => setAsking(null)} />}
    </Dialog>
  )
}
