import { useState } from 'react'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { cents } from '@xd/core/domain/money/cents.ts'
import { paymentCan } from '@xd/core/domain/payment/can.ts'
import { refundStateOf } from '@xd/core/domain/payment/refund-left.ts'
import type { PaymentData } from '#data/payments.ts'
import { useSignedIn } from '#data/session.ts'
import { Button } from '#ui/action/button.tsx'
import { RefundDialog } from './refund-dialog.tsx'

const LEAST = cents(1)

/** For users who may refund; says why if there is nothing to refund. */
export function RefundButton({ payment }: { payment: PaymentData }) {
  const { user } = useSignedIn()
  const [open, setOpen] = useState(false)
  if (!holds(user.userPermissions, 'refunds')) return null
  const can = paymentCan.refund(refundStateOf(payment), LEAST)
  return (
    <>
      <Button writes variant="dangerGhost" onClick={() => setOpen(true)} disabledReason={can.ok ? null : can.reason}>
        Refund…
      </Button>
      <RefundDialog payment={payment} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
