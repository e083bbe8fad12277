import { useState } from 'react'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { customerName } from '@xd/core/domain/customer/name.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { type PaymentData, usePaymentChange } from '#data/payments.ts'
import { useSession } from '#data/session.ts'
import { Button } from '#ui/action/button.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { toast } from '#ui/overlay/toasts.tsx'
import { plannedRefunds, plannedRefundWords, totalOf } from './refund-words.ts'

type Props = { payment: PaymentData; refund: PaymentData['paymentRefunds'][number] }

/** A scheduled refund; users who may refund can cancel it. */
function PlannedRefund({ payment, refund }: Props) {
  const session = useSession()
  const cancel = usePaymentChange('payments/cancel-refund')
  const [asking, setAsking] = useState(false)
  const who = customerName(payment.customer) || formatPhone(payment.customer.custPhone)
  const amount = totalOf([refund])
  const confirm = () =>
    cancel.mutate(
      { paymentKey: payment.paymentKey, refundID: refund.refundID },
      {
        onSuccess: () => toast(`${amount} refund to ${who} canceled`),
        onError: (error) => toast(error.message, { tone: 'danger' }),
        onSettled: () => setAsking(false),
      },
    )
  return (
    <div>
      {plannedRefundWords({ ...payment, paymentRefunds: [refund] })}{' '}
      {session && holds(session.user.userPermissions, 'refunds') && (
        <Button writes size="small" variant="dangerGhost" onClick={() => setAsking(true)}>
          Cancel refund
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        onCancel={() => setAsking(false)}
        onConfirm={confirm}
        title={`Cancel the ${amount} refund to ${who}?`}
        description="Nothing has been refunded yet. You can refund it again at any time."
        confirm="Cancel refund"
        cancel="Keep refund"
        danger
        busy={cancel.isPending}
      />
    </div>
  )
}

export const PlannedRefunds = ({ payment }: { payment: PaymentData }) =>
  plannedRefunds(payment).map((refund) => <PlannedRefund key={refund.refundID} payment={payment} refund={refund} />)
