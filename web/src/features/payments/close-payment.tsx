import { useState } from 'react'
import { paymentCan } from '@xd/core/domain/payment/can.ts'
import { customerName } from '@xd/core/domain/customer/name.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { type PaymentData, usePaymentChange } from '#data/payments.ts'
import { Button } from '#ui/action/button.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { toast } from '#ui/overlay/toasts.tsx'
import { dollars } from '#ui/text/dollars.ts'
import { CancelRequestDialog } from './cancel-request-dialog.tsx'

/** The two ways that staff end an open request: cancelled, or paid at the counter. Each asks first. */
export function ClosePayment({ payment }: { payment: PaymentData }) {
  const [asking, setAsking] = useState<'cancel' | 'paid' | null>(null)
  const markPaid = usePaymentChange('payments/mark-paid')
  const stated = { paymentStatus: payment.paymentStatus, attemptOpen: payment.paymentInProgress }
  const [mayCancel, mayMark] = [paymentCan.cancel(stated), paymentCan.markPaid(stated)]
  const amount = dollars(payment.paymentAmount)
  const who = customerName(payment.customer) || formatPhone(payment.customer.custPhone)
  const mark = () =>
    markPaid.mutate(
      { paymentKey: payment.paymentKey },
      {
        onSuccess: () => toast(`${amount} from ${who} is marked as paid in the store.`),
        onError: (error) => toast(error.message, { tone: 'danger' }),
        onSettled: () => setAsking(null),
      },
    )
  return (
    <>
      <Button variant="dangerGhost" onClick={() => setAsking('cancel')} disabledReason={mayCancel.ok ? null : mayCancel.reason}>
        Cancel Request
      </Button>
      <Button onClick={() => setAsking('paid')} disabledReason={mayMark.ok ? null : mayMark.reason}>
        Mark Paid in Store
      </Button>
      <CancelRequestDialog payment={payment} open={asking === 'cancel'} onClose={() => setAsking(null)} />
      <ConfirmDialog
        open={asking === 'paid'}
        onCancel={() => setAsking(null)}
        onConfirm={mark}
        title={`Mark ${amount} from ${who} as paid in the store?`}
        description="The link closes, so that nobody pays twice. No card is charged. This cannot be undone."
        confirm="Mark Paid"
        busy={markPaid.isPending}
      />
    </>
  )
}
