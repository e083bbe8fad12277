import { type ComponentProps, lazy, Suspense, useCallback, useState } from 'react'
import { hasFeature } from '@xd/core/domain/access/features.ts'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { type CustomerData, type StoreData, useAuthors } from '#data/company.ts'
import type { PaymentData } from '#data/payments.ts'
import { useSignedIn } from '#data/session.ts'
import type { ConversationPane } from '#features/conversation/conversation-pane.tsx'
import { paymentMessage } from '#features/payments/payment-message.tsx'
import { ComingDialog } from '#ui/overlay/coming-dialog.tsx'

const RequestPaymentDialog = lazy(async () => ({
  default: (await import('#features/payments/request-payment-dialog.tsx')).RequestPaymentDialog,
}))
const PaymentDetailsDialog = lazy(async () => ({
  default: (await import('#features/payments/payment-details-dialog.tsx')).PaymentDetailsDialog,
}))

interface Where {
  convoID: number
  /** Not known yet: no payment can be requested. */
  customer: CustomerData | undefined
  store: StoreData | undefined
}

/** A conversation's payments: cards in the thread, and dialogs to request and view one. */
export const useConversationPayments = ({ convoID, customer, store }: Where) => {
  const { user, company } = useSignedIn()
  const authorOf = useAuthors()
  /** The request being written; a copy if it names another. */
  const [requesting, setRequesting] = useState<{ like?: PaymentData }>()
  const [viewing, setViewing] = useState<string>()
  const mayRequest = holds(user.userPermissions, 'payments') && hasFeature(company.features, 'payments')
  const requestLike = useCallback((like: PaymentData) => {
    setViewing(undefined)
    setRequesting({ like })
  }, [])
  const onRequestLike = mayRequest ? requestLike : undefined
  // A different function would redraw all rows of the thread.
  const renderPayment = useCallback<ComponentProps<typeof ConversationPane>['renderPayment']>(
    (payment, message) =>
      paymentMessage(payment, message, { authorOf, onView: ({ paymentKey }) => setViewing(paymentKey), onRequestLike }),
    [authorOf, onRequestLike],
  )
  const dialogs = (
    <Suspense fallback={<ComingDialog />}>
      {requesting && customer && store && (
        <RequestPaymentDialog
          open
          {...{ convoID, customer, store, ...requesting }}
          onClose={() => setRequesting(undefined)}
        />
      )}
      {viewing !== undefined && (
        <PaymentDetailsDialog
          open
          paymentKey={viewing}
          onRequestLike={onRequestLike}
          onClose={() => setViewing(undefined)}
        />
      )}
    </Suspense>
  )
  return {
    renderPayment,
    onRequestPayment: mayRequest ? () => setRequesting({}) : undefined,
    view: setViewing,
    dialogs,
  }
}
