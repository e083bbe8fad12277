import { useState } from 'react'
import { maybeDone } from '@xd/core/contract/maybe-done.ts'
import { customerName } from '@xd/core/domain/customer/name.ts'
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
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { toast } from '#ui/overlay/toasts.tsx'
import { Banner } from '#ui/status/banner.tsx'
import { dollars } from '#ui/text/dollars.ts'
import { serverNow } from '#state/server-clock.ts'
import { cardWords } from './payment-words.ts'
import { recentRefundWords, refusedUntil } from './refund-words.ts'
import { useRefundDraft } from './use-refund-draft.ts'
import styles from './refund-dialog.module.css'

const AGAIN = 'Trying again refunds it only once, unless you change the amount or the reason.'

type Props = { payment: PaymentData; open: boolean; onClose: () => void }

/** Refunds all or part, with a reason; asks once more, restating the amount, the customer and the store. */
export const RefundDialog = ({ open, ...props }: Props) => (open ? <RefundForm {...props} /> : null)

function RefundForm({ payment, onClose }: Omit<Props, 'open'>) {
  const { draft, errors, cents, dollars: amount, change, tried, ...keeping } = useRefundDraft(payment)
  const left = useLeftErrors<'amount' | 'reason'>(errors)
  const [askedAt, setAskedAt] = useState<number>()
  const refund = usePaymentChange('payments/refund')
  const store = useStore(payment.storeID)?.storeName ?? 'this store'
  const who = customerName(payment.customer) || formatPhone(payment.customer.custPhone)
  const shown = dollars(amount)
  // A message about another amount does not apply to this one.
  const edit = (patch: Parameters<typeof change>[0]) => {
    refund.reset()
    change(patch)
  }
  const ask = () => {
    left.reveal()
    if (left.valid) setAskedAt(serverNow())
  }
  const { paymentKey } = payment
  const isDirty = draft.reason.trim() !== ''
  const means = cardWords(payment) || 'card'
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
        onSettled: () => setAskedAt(undefined),
      },
    )
  }
  const isAgain = tried?.idempotencyKey === draft.idempotencyKey
  const again = cents === undefined || askedAt === undefined ? undefined : recentRefundWords(payment, cents, askedAt)
  const refused = refund.data?.payment.paymentRefunds.at(-1)
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Refund ${who}`}
      description={`${dollars(payment.paymentAmount)} was paid to ${store} by ${means}.`}
      size="small"
      dirty={isDirty}
      onSubmit={ask}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" type="submit">
            {errors.amount ? 'Refund…' : `Refund ${shown}…`}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
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
            {`You asked for this refund before, and no answer came. ${AGAIN}`}
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
          <Banner tone="danger" role="alert" title="The card processor did not refund it.">
            {refused.message ?? 'It gave no reason.'}
          </Banner>
        )}
        <MoneyField
          label="Amount"
          required
          value={draft.amount}
          onChange={(text) => edit({ amount: text })}
          onBlur={left.onBlur('amount')}
          error={left.error('amount')}
          hint="Up to everything that’s left"
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
      </div>
      <ConfirmDialog
        open={askedAt !== undefined}
        onCancel={() => setAskedAt(undefined)}
        onConfirm={() => give()}
        title={`Refund ${shown} to ${who}?`}
        description={`${again ? `${again} ` : ''}${shown} goes from ${store} back to ${means}. This cannot be undone.`}
        confirm={`Refund ${shown}`}
        cancel="Keep the money"
        danger
        busy={refund.isPending}
      />
      <LeaveGuard dirty={isDirty} />
    </Dialog>
  )
}
