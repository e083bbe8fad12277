import { useState } from 'react'
import { paymentCan } from '@xd/core/domain/payment/can.ts'
import type { PaymentData } from '#data/payments.ts'
import { Button } from '#ui/action/button.tsx'
import { CancelRequestDialog } from './cancel-request-dialog.tsx'
import { MarkPaidDialog } from './mark-paid-dialog.tsx'

/** The two ways staff end an open request: canceled, or paid at the counter. Each asks first. */
export function ClosePayment({ payment }: { payment: PaymentData }) {
  const [asking, setAsking] = useState<'cancel' | 'paid' | null>(null)
  const stated = { paymentStatus: payment.paymentStatus, attemptOpen: payment.paymentInProgress }
  const [mayCancel, mayMark] = [paymentCan.cancel(stated), paymentCan.markPaid(stated)]
  const close = () => setAsking(null)
  return (
    <>
      <Button
        writes
        variant="dangerGhost"
        onClick={() => setAsking('cancel')}
        disabledReason={mayCancel.ok ? null : mayCancel.reason}
      >
        Cancel Request
      </Button>
      <Button writes onClick={() => setAsking('paid')} disabledReason={mayMark.ok ? null : mayMark.reason}>
        Mark paid in store
      </Button>
      <CancelRequestDialog payment={payment} open={asking === 'cancel'} onClose={close} />
      <MarkPaidDialog payment={payment} open={asking === 'paid'} onClose={close} />
    </>
  )
}
