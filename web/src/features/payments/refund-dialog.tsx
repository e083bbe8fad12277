import { maybeDone } from '@xd/core/contract/maybe-done.ts'
import { customerName } from '@xd/core/domain/customer/name.ts'
import { dollarsFromCents } from '@xd/core/domain/money/cents.ts'
import { storeDate } from '@xd/core/domain/hours/store-clock.ts'
import { REFUND_REASON_MAX } from '@xd/core/domain/payment/refund.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { useStore } from '#data/company.ts'
import { type PaymentData, usePaymentChange } from '#data/payments.ts'
import { LeaveGuard } from '#parts/page/leave-guard.tsx'
import { NotDone } from '#parts/page/not-done.tsx'
import { Button } from '#ui/action/button.tsx'
import { MoneyField } from '#ui/field/money-field.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { useLeftErrors } from '#ui/field/use-left-errors.ts'
import { useNow } from '#ui/hook/use-now.ts'
import { EditorDialog } from '#ui/overlay/editor-dialog.tsx'
import { toast } from '#ui/overlay/toasts.tsx'
import { Banner } from '#ui/status/banner.tsx'
import { dollars } from '#ui/text/dollars.ts'
import { cardWords } from './payment-words.ts'
import { recentRefundWords, refusedUntil, refundedTo } from './refund-words.ts'
import { useRefundDraft } from './use-refund-draft.ts'

const AGAIN = 'If you try again, it won’t be refunded twice unless you change the amount or reason.'

type Props = { payment: PaymentData; open: boolean; onClose: () => void }

/** Refunds all or part, with a reason. The button names the amount and its destination. */
export const RefundDialog = ({ open, ...props }: Props) => (open ? <RefundForm {...props} /> : null)

function RefundForm({ payment, onClose }: Omit<Props, 'open'>) {
  const { draft, errors, cents, dollars: amount, fee, most, change, tried, ...keeping } = useRefundDraft(payment)
  const left = useLeftErrors<'amount' | 'reason'>(errors)
  const refund = usePaymentChange('payments/refund')
  const store = useStore(payment.storeID)?.storeName ?? 'this store'
  const who = customerName(payment.customer) || formatPhone(payment.customer.custPhone)
  const feeBack = dollarsFromCents(fee)
  const shown = dollars(amount + feeBack)
  const now = useNow()
  // A message about another amount does not apply to this one.
  const edit = (patch: Parameters<typeof change>[0]) => {
    refund.reset()
    change(patch)
  }
  const { paymentKey } = payment
  const isDirty = draft.reason.trim() !== ''
  const until = refusedUntil(refund.error)
  const give = (whenSettled = false) => {
    keeping.try()
    refund.mutate(
      { paymentKey, amount, reason: draft.reason.trim(), idempotencyKey: draft.idempotencyKey, whenSettled },
      {
        onSuccess: (answer) => {
          keeping.known()
          const last = answer.payment.paymentRefunds.at(-1)
          if (last?.state === 'declined' || last?.state === 'error') return
          toast(
            last?.dueDate
              ? `${shown} will be refunded to ${who} on ${storeDate(Date.parse(last.dueDate), payment.storeTimezone)}`
              : last?.state === 'pending'
                ? `The ${shown} refund to ${who} is on its way`
                : `${shown} refunded to ${who}`,
          )
          onClose()
        },
        onError: (error) => {
          if (!maybeDone(error)) keeping.known()
        },
      },
    )
  }
  const submit = () => {
    left.reveal()
    if (left.valid && !refund.isPending) give()
  }
  const isAgain = tried?.idempotencyKey === draft.idempotencyKey
  const repeated = cents === undefined ? undefined : recentRefundWords(payment, cents, now)
  const refused = refund.data?.payment.paymentRefunds.at(-1)
  return (
    <EditorDialog
      onClose={onClose}
      title={`Refund ${who}`}
      description={`${dollars(payment.paymentAmount + payment.paymentFee)} was paid to ${store} by ${cardWords(payment) || 'card'}. A refund can’t be undone.`}
      size="small"
      dirty={isDirty}
      onSubmit={submit}
      does={errors.amount ? 'Refund' : `Refund ${shown} to ${refundedTo(payment)}`}
      busy={refund.isPending}
      danger
    >
      {until !== undefined && (
        <Banner tone="warning" role="alert" title="Nothing was refunded yet.">
          <p>{refund.error?.message}</p>
          <Button size="small" busy={refund.isPending} onClick={() => give(true)}>
            {`Refund ${shown} on ${storeDate(until, payment.storeTimezone)}`}
          </Button>
        </Banner>
      )}
      {isAgain && refund.isIdle && (
        <Banner tone="warning" title="The money may have been refunded.">
          {`We didn’t get an answer to your last refund. ${AGAIN}`}
        </Banner>
      )}
      {refund.isError && until === undefined && (
        <NotDone
          error={refund.error}
          title="Nothing was refunded."
          doubt="The money may have been refunded."
          again={AGAIN}
        />
      )}
      {(refused?.state === 'declined' || refused?.state === 'error') && (
        <Banner tone="danger" role="alert" title="The card processor didn’t refund it.">
          {refused.message ?? 'It didn’t say why.'}
        </Banner>
      )}
      <MoneyField
        label="Amount"
        required
        value={draft.amount}
        onChange={(text) => edit({ amount: text })}
        onBlur={left.onBlur('amount')}
        error={left.error('amount')}
        hint={`Up to ${dollars(most)}${fee > 0 ? `. ${dollars(feeBack)} of the online fee goes back with it.` : ''}`}
      />
      <TextArea
        label="Reason"
        required
        rows={2}
        maxLength={REFUND_REASON_MAX}
        counted
        placeholder="Paid twice at the counter"
        value={draft.reason}
        onChange={(reason) => edit({ reason })}
        onBlur={left.onBlur('reason')}
        error={left.error('reason')}
      />
      {repeated && (
        <Banner tone="warning" role="status">
          {repeated}
        </Banner>
      )}
      <LeaveGuard dirty={isDirty} />
    </EditorDialog>
  )
}
