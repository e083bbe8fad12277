import { customerName } from '@xd/core/domain/customer/name.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { type PaymentData, usePaymentChange } from '#data/payments.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { toast, toastFailure } from '#ui/overlay/toasts.tsx'
import { dollars } from '#ui/text/dollars.ts'

type Props = { payment: PaymentData; open: boolean; onClose: () => void }

// Spec 1 §5, in its own words.
const QUESTION =
  'Sure you want to cancel this payment request? This cannot be undone. Customers that still have the link will see an expired request.'

/** Names the amount and the customer before canceling a request. */
export function CancelRequestDialog({ payment, open, onClose }: Props) {
  const cancel = usePaymentChange('payments/cancel')
  const who = customerName(payment.customer) || formatPhone(payment.customer.custPhone)
  const amount = dollars(payment.paymentAmount)
  const confirm = () =>
    cancel.mutate(
      { paymentKey: payment.paymentKey },
      {
        onSuccess: () => toast(`${amount} request to ${who} canceled`),
        onError: toastFailure,
        onSettled: onClose,
      },
    )
  return (
    <ConfirmDialog
      open={open}
      onCancel={onClose}
      onConfirm={confirm}
      title={`Cancel the ${amount} request to ${who}?`}
      description={QUESTION}
      confirm="Cancel Request"
      cancel="Keep request"
      danger
      busy={cancel.isPending}
    />
  )
}
