import { customerName } from '@xd/core/domain/customer/name.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { useStore } from '#data/company.ts'
import { type PaymentData, usePaymentChange } from '#data/payments.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { toast, toastFailure } from '#ui/overlay/toasts.tsx'
import { dollars } from '#ui/text/dollars.ts'

type Props = { payment: PaymentData; open: boolean; onClose: () => void }

/** Paid at the counter: names amount, customer and store before the link closes for good. */
export function MarkPaidDialog({ payment, open, onClose }: Props) {
  const markPaid = usePaymentChange('payments/mark-paid')
  const amount = dollars(payment.paymentAmount)
  const who = customerName(payment.customer) || formatPhone(payment.customer.custPhone)
  const store = useStore(payment.storeID)?.storeName ?? 'the store'
  const mark = () =>
    markPaid.mutate(
      { paymentKey: payment.paymentKey },
      {
        onSuccess: () => toast(`${amount} from ${who} marked paid at ${store}`),
        onError: toastFailure,
        onSettled: onClose,
      },
    )
  return (
    <ConfirmDialog
      open={open}
      onCancel={onClose}
      onConfirm={mark}
      title={`Mark ${amount} from ${who} as paid at ${store}?`}
      description={`The link closes so nobody pays twice. No card is charged${payment.paymentFee > 0 ? `, and no online fee` : ''}. This can’t be undone.`}
      confirm="Mark paid"
      busy={markPaid.isPending}
    />
  )
}
