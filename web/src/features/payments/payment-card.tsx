import { Link } from '@tanstack/react-router'
import { CreditCard, Ellipsis, FlaskConical, TriangleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { MONEY_LABELS } from '@xd/core/domain/figure/money-labels.ts'
import { paymentCan } from '@xd/core/domain/payment/can.ts'
import { payByText } from '@xd/core/domain/payment/pay-by.ts'
import { capitalized } from '@xd/core/domain/text/capitalized.ts'
import { type AuthorOf, useStore } from '#data/company.ts'
import { useNewlyPaid } from '#data/paid-news.ts'
import type { PaymentData } from '#data/payments.ts'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { cx } from '#ui/class-names.ts'
import { useNow } from '#ui/hook/use-now.ts'
import { paths } from '#paths.ts'
import { PaymentTag } from '#parts/payment/payment-tag.tsx'
import { Spinner } from '#ui/busy/spinner.tsx'
import { dollars } from '#ui/text/dollars.ts'
import { CancelRequestDialog } from './cancel-request-dialog.tsx'
import { CardBrandIcon } from './card-brand-icon.tsx'
import { DeliveryLine } from './delivery-line.tsx'
import { openReceipt } from './open-receipt.ts'
import { PaymentMenu } from './payment-menu.tsx'
import { cardWords, dayAndTime, moment, onlineFeeWords, postsWords, statusAt, ticketsOf } from './payment-words.ts'
import { pendingRefundWords, plannedRefundWords, refundedWords } from './refund-words.ts'
import { reminderWords } from './reminder-words.ts'
import { rewriteLines } from './rewrite-lines.tsx'
import styles from './payment-card.module.css'

interface Props {
  payment: PaymentData
  /** Defaults to the zone of the requesting store. */
  timezone?: string
  authorOf: AuthorOf
  onView: () => void
  /** Requests the same again; absent if the user may not request payments. */
  onRequestLike?: (() => void) | undefined
  /** Without it, the receipt opens the customer's page. */
  onReceipt?: () => void
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt>{term}</dt>
      <dd className="num">{children}</dd>
    </>
  )
}

/** Spec 1 §2, the payment card in the chat: a request at a glance. */
export function PaymentCard({
  payment,
  timezone = payment.storeTimezone,
  authorOf,
  onView,
  onRequestLike,
  onReceipt,
}: Props) {
  const [asking, setAsking] = useState(false)
  const now = useNow()
  const store = useStore(payment.storeID)
  const status = statusAt(payment, now)
  const paid = status === 'approved'
  const isNewlyPaid = useNewlyPaid(payment.paymentKey, paid)
  const open = payment.paymentStatus === 'sent'
  const tickets = ticketsOf(payment.paymentTicketList)
  const cancel = paymentCan.cancel({ paymentStatus: payment.paymentStatus, attemptOpen: payment.paymentInProgress })
  const changed = Date.parse(payment.paymentStatusDate)
  const decline = paid || payment.paymentStatus === 'canceled' ? null : payment.paymentLastDecline
  const sender = authorOf(payment.messageSentByID)
  const pendingRefund = pendingRefundWords(payment)
  const plannedRefund = plannedRefundWords(payment)
  const amount = dollars(payment.paymentAmount)
  const reminder = reminderWords(payment, now)
  const means = cardWords(payment)
  const progress = payment.paymentRewriteProgress
  const receipt = onReceipt ?? (() => openReceipt(payment))

  return (
    <article className={cx(styles.card, isNewlyPaid && styles.newlyPaid)} aria-label={`Payment request for ${amount}`}>
      {payment.paymentTestMode && (
        <p className={styles.test}>
          <FlaskConical size={14} aria-hidden="true" />
          <strong>TEST MODE</strong> No real money moves.
        </p>
      )}
      <header className={styles.head}>
        <PaymentTag status={status} note={refundedWords(payment)} isNew={isNewlyPaid} />
        <span className={`${styles.when} cut num`}>
          <time dateTime={payment.messageDate}>{moment(Date.parse(payment.messageDate), now, timezone)}</time>
          {sender && ` · ${sender}`}
        </span>
      </header>
      <p className={`${styles.amount} num`}>{amount}</p>
      <dl className={styles.facts}>
        {payment.paymentNoticeFee > 0 && <Line term="With">Notice fee {dollars(payment.paymentNoticeFee)}</Line>}
        {payment.paymentFee > 0 && <Line term={MONEY_LABELS.paymentFee}>{onlineFeeWords(payment)}</Line>}
        <Line term="Memo">{payment.paymentMemo}</Line>
        {payment.paymentPlan?.progress && <Line term="Plan">{payment.paymentPlan.progress}</Line>}
        {tickets.length > 0 && <Line term={tickets.length === 1 ? 'Ticket' : 'Tickets'}>{tickets.join(', ')}</Line>}
        {means && (
          <Line term={payment.cardLastFour === null ? 'Paid with' : 'Card'}>
            <span className={styles.brand}>
              <CardBrandIcon brand={payment.cardType} /> {means}
            </span>
          </Line>
        )}
        {open && (
          <Line term="Accepts">
            <span className={styles.brand}>
              <CreditCard size={15} aria-hidden="true" />{' '}
              {payment.paymentMode === 'debit-only' ? 'Debit card only' : 'Debit or credit card'}
            </span>
          </Line>
        )}
        {status === 'sent' && (
          <Line term="Pay by">{payByText(payment.paymentValidBeforeLocalTZ, payment.storeTimezone, now, 'en')}</Line>
        )}
        {status === 'expired' && (
          <Line term="Expired">{payByText(payment.paymentValidBeforeLocalTZ, payment.storeTimezone, now, 'en')}</Line>
        )}
        {open && reminder && <Line term="Reminder">{reminder}</Line>}
        {paid && (
          <Line term="Paid">
            {payment.paymentMethod === 'in-store' ? 'In the store, ' : ''}
            {dayAndTime(changed, now, timezone)}
          </Line>
        )}
        {progress &&
          rewriteLines(progress, now, timezone).map(([term, fact]) => (
            <Line key={term} term={term}>
              {fact}
            </Line>
          ))}
        {payment.paymentPostingDay && store && (
          <Line term="Posts">{postsWords(payment.paymentPostingDay, store, changed, now)}</Line>
        )}
        {plannedRefund && <Line term="Refund">{plannedRefund}</Line>}
        {payment.paymentRefundedAmount > 0 && <Line term="Refunded">{dollars(payment.paymentRefundedAmount)}</Line>}
        {payment.paymentRefundedFee > 0 && (
          <Line term={MONEY_LABELS.paymentRefundedFee}>{dollars(payment.paymentRefundedFee)}</Line>
        )}
        {status === 'canceled' && <Line term="Canceled">{dayAndTime(changed, now, timezone)}</Line>}
        {payment.paymentReference && <Line term="Note">{payment.paymentReference}</Line>}
      </dl>
      {payment.paymentInProgress && (
        <p className={styles.busy} role="status">
          <Spinner size={14} /> A card is being charged right now
        </p>
      )}
      {pendingRefund && (
        <p className={styles.busy} role="status">
          <Spinner size={14} /> {pendingRefund}
        </p>
      )}
      {progress && progress.rewriteProblem !== null && (
        <p className={styles.decline}>
          <TriangleAlert size={14} aria-hidden="true" />
          <span>
            {progress.rewriteProblem}{' '}
            <Link className={styles.link} to={paths.rewrites} search={{ rewrite: progress.rewriteID } as never}>
              Open its tickets
            </Link>
          </span>
        </p>
      )}
      {decline && !payment.paymentInProgress && (
        <p className={styles.decline}>
          <TriangleAlert size={14} aria-hidden="true" />
          <span>
            {capitalized(decline.message)}{' '}
            <span className="num">({moment(Date.parse(decline.date), now, timezone)})</span>
          </span>
        </p>
      )}
      <footer className={styles.foot}>
        <Button size="small" variant="ghost" onClick={onView} aria-label={`View the request for ${amount}`}>
          View
        </Button>
        {paid && (
          <Button size="small" variant="ghost" onClick={receipt}>
            Receipt
          </Button>
        )}
        {!paid && status !== 'sent' && onRequestLike && (
          <Button writes size="small" variant="ghost" onClick={onRequestLike}>
            New request
          </Button>
        )}
        {open && (
          <Button
            writes
            size="small"
            variant="dangerGhost"
            onClick={() => setAsking(true)}
            disabledReason={cancel.ok ? null : cancel.reason}
          >
            Cancel Request
          </Button>
        )}
        <PaymentMenu
          payment={payment}
          onRequestLike={onRequestLike}
          trigger={
            <IconButton
              size="small"
              label={`More for the request for ${amount}`}
              icon={<Ellipsis aria-hidden="true" />}
            />
          }
        />
        <span className={styles.delivery}>
          <DeliveryLine payment={payment} />
        </span>
      </footer>
      <CancelRequestDialog payment={payment} open={asking} onClose={() => setAsking(false)} />
    </article>
  )
}
