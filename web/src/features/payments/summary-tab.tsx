import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { WireOutput } from '@xd/core/contract/calls.ts'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { customerName } from '@xd/core/domain/customer/name.ts'
import { MILITARY_CHECK_LABELS } from '@xd/core/domain/loan/military-check.ts'
import { PAYPAL } from '@xd/core/domain/payment/card-brand.ts'
import { payByText } from '@xd/core/domain/payment/pay-by.ts'
import { PAYMENT_MODE_LABELS } from '@xd/core/domain/payment/mode.ts'
import { PAYMENT_PURPOSE_LABELS } from '@xd/core/domain/payment/purpose.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { REWRITE_LABELS } from '@xd/core/domain/ticket/batch.ts'
import type { RewriteState } from '@xd/core/domain/ticket/rewrite.ts'
import { MONEY_LABELS } from '@xd/core/domain/figure/money-labels.ts'
import { capitalized } from '@xd/core/domain/text/capitalized.ts'
import { asLocalDay } from '@xd/core/domain/time/day.ts'
import { useAuthors, useStore } from '#data/company.ts'
import type { PaymentData } from '#data/payments.ts'
import { useSignedIn } from '#data/session.ts'
import { paths } from '#paths.ts'
import { useNow } from '#ui/hook/use-now.ts'
import { mediumDay } from '#ui/picker/month.ts'
import { LinkIfAllowed } from '#parts/page/link-if-allowed.tsx'
import { PaymentTag } from '#parts/payment/payment-tag.tsx'
import { StoreDot } from '#parts/store/store-edge.tsx'
import { dollars } from '#ui/text/dollars.ts'
import { DeliveryLine } from './delivery-line.tsx'
import { LedgerTable } from './ledger-table.tsx'
import { dayAndTime, onlineFeeWords, postsWords, requestedBy, statusAt, ticketsOf } from './payment-words.ts'
import { RenewalAssent } from './renewal-assent.tsx'
import { reminderWords } from './reminder-words.ts'
import { rewriteLines } from './rewrite-lines.tsx'
import { PlannedRefunds } from './planned-refund.tsx'
import { plannedRefunds, refundedWords } from './refund-words.ts'
import styles from './payment-details-dialog.module.css'

const RewriteLink = ({ rewriteID, rewriteState }: { rewriteID: number; rewriteState: RewriteState }) => (
  <Link className={styles.link} to={paths.rewrites} search={{ rewrite: rewriteID } as never}>
    {REWRITE_LABELS[rewriteState]}: open the batch
  </Link>
)

const PlanLink = ({ planID, turn, progress }: NonNullable<PaymentData['paymentPlan']>) => (
  <LinkIfAllowed className={styles.link} to={paths.planDetails(planID)}>
    {[turn === null ? 'Early payment' : `Payment ${turn}`, progress].filter(Boolean).join(': ')}
  </LinkIfAllowed>
)

const howPaid = ({ paymentMethod, cardType }: PaymentData): string => {
  if (paymentMethod === 'in-store') return ', in the store'
  return cardType === PAYPAL ? ', with PayPal' : ', by card'
}

/** The request: the amount, the customer, and the outcome. */
export function SummaryTab({
  payment,
  rewrite,
  renewal,
}: {
  payment: PaymentData
  rewrite: WireOutput<'payments/fetch'>['rewrite']
  renewal: Pick<WireOutput<'payments/fetch'>, 'renewalAssent' | 'militaryCheck'>
}) {
  const now = useNow()
  const { user } = useSignedIn()
  const store = useStore(payment.storeID)
  const sender = useAuthors()(payment.messageSentByID)
  const zone = payment.storeTimezone
  const status = statusAt(payment, now)
  const tickets = ticketsOf(payment.paymentTicketList)
  const changed = Date.parse(payment.paymentStatusDate)
  const progress = payment.paymentRewriteProgress
  const facts: [string, ReactNode][] = [
    ['Status', <PaymentTag status={status} note={refundedWords(payment)} />],
    [MONEY_LABELS.paymentAmount, dollars(payment.paymentAmount)],
    [
      MONEY_LABELS.paymentNoticeFee,
      payment.paymentNoticeFee > 0 && `${dollars(payment.paymentNoticeFee)}, part of the amount`,
    ],
    [MONEY_LABELS.paymentFee, payment.paymentFee > 0 && onlineFeeWords(payment)],
    ['Memo', payment.paymentMemo],
    ['Plan', payment.paymentPlan && <PlanLink {...payment.paymentPlan} />],
    ['Tickets', tickets.join(', ')],
    ['For', payment.paymentPurpose !== 'other' && PAYMENT_PURPOSE_LABELS[payment.paymentPurpose]],
    [
      'Rewrite',
      rewrite ? <RewriteLink {...rewrite} /> : payment.paymentRewrite && status === 'sent' && 'When it is paid',
    ],
    [
      'New loan',
      renewal.renewalAssent && (
        <RenewalAssent assent={renewal.renewalAssent} paymentKey={payment.paymentKey} timezone={zone} />
      ),
    ],
    [
      'Military check',
      renewal.militaryCheck &&
        `${MILITARY_CHECK_LABELS[renewal.militaryCheck.method]}, ${mediumDay(asLocalDay(renewal.militaryCheck.day))}: ${renewal.militaryCheck.reference}`,
    ],
    [
      'Customer',
      <>
        <LinkIfAllowed className={styles.link} to={paths.customer({ ...payment.customer, custID: payment.custID })}>
          {customerName(payment.customer) || formatPhone(payment.customer.custPhone)}
        </LinkIfAllowed>
        {customerName(payment.customer) && `, ${formatPhone(payment.customer.custPhone)}`}
        {holds(user.userPermissions, 'messages') && (
          <>
            {' · '}
            <Link className={styles.link} to={paths.inbox} search={{ convo: payment.convoID } as never}>
              Open the conversation
            </Link>
          </>
        )}
      </>,
    ],
    [
      'Store',
      store && (
        <span className={styles.with}>
          <StoreDot color={store.storeColor} /> {store.storeName}
        </span>
      ),
    ],
    ['Cards', PAYMENT_MODE_LABELS[payment.paymentMode]],
    ['Requested', `${dayAndTime(Date.parse(payment.paymentRequestedDate), now, zone)}${requestedBy(payment, sender)}`],
    ['Text', payment.messageStatus && <DeliveryLine payment={payment} />],
    ['Reminder', reminderWords(payment, now)],
    ['Pay by', payByText(payment.paymentValidBeforeLocalTZ, zone, now, 'en')],
    ['Paid', status === 'approved' && `${dayAndTime(changed, now, zone)}${howPaid(payment)}`],
    ...(progress ? rewriteLines(progress, now, zone) : []),
    ['To do', progress?.rewriteProblem],
    ['Posts', payment.paymentPostingDay && store && postsWords(payment.paymentPostingDay, store, changed, now)],
    ['Refund', plannedRefunds(payment).length > 0 && <PlannedRefunds payment={payment} />],
    [MONEY_LABELS.paymentRefundedAmount, payment.paymentRefundedAmount > 0 && dollars(payment.paymentRefundedAmount)],
    [MONEY_LABELS.paymentRefundedFee, payment.paymentRefundedFee > 0 && dollars(payment.paymentRefundedFee)],
    ['Canceled', status === 'canceled' && dayAndTime(changed, now, zone)],
    ['Declined', status === 'declined' && dayAndTime(changed, now, zone)],
    [
      status === 'approved' ? 'Earlier attempt' : 'Last attempt',
      payment.paymentLastDecline &&
        `${capitalized(payment.paymentLastDecline.message.replace('last attempt ', ''))} (${dayAndTime(Date.parse(payment.paymentLastDecline.date), now, zone)})`,
    ],
    ['Reference', payment.paymentRefID],
  ]
  return (
    <>
      <dl className={`${styles.facts} num`}>
        {facts.map(([term, fact]) =>
          fact ? (
            <div key={term} style={{ display: 'contents' }}>
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <LedgerTable payment={payment} />
    </>
  )
}
