import { useState } from 'react'
import { hasFeature } from '@xd/core/domain/access/features.ts'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { useStore } from '#data/company.ts'
import type { PaymentData } from '#data/payments.ts'
import { useSignedIn } from '#data/session.ts'
import { useCall } from '#data/use-call.ts'
import { PaymentDetailsDialog } from './payment-details-dialog.tsx'
import { lazyDialog } from '#parts/page/lazy-dialog.tsx'

const RequestPaymentDialog = lazyDialog(() => import('./request-payment-dialog.tsx'), 'RequestPaymentDialog')

/** Payment Details over a list of payments, from where the user can request the same again. */
export function PaymentDetails({ paymentKey, onClose }: { paymentKey: string; onClose: () => void }) {
  const { user, company } = useSignedIn()
  const [like, setLike] = useState<PaymentData>()
  const mayRequest = holds(user.userPermissions, ['messages', 'payments']) && hasFeature(company.features, 'payments')
  if (like?.paymentKey === paymentKey) return <RequestLike like={like} onClose={onClose} />
  return (
    <PaymentDetailsDialog
      open
      paymentKey={paymentKey}
      onRequestLike={mayRequest ? setLike : undefined}
      onClose={onClose}
    />
  )
}

function RequestLike({ like, onClose }: { like: PaymentData; onClose: () => void }) {
  const { customer } = useCall('customers/conversation/fetch', { convoID: like.convoID }).data ?? {}
  const store = useStore(like.storeID)
  if (!customer || !store) return null
  return <RequestPaymentDialog open convoID={like.convoID} start={{ like }} {...{ customer, store, onClose }} />
}
