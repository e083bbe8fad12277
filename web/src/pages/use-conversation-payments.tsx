import { type ComponentProps, useCallback, useState } from 'react'
import { hasFeature } from '@xd/core/domain/access/features.ts'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { type CustomerData, type StoreData, useAuthors } from '#data/company.ts'
import type { PaymentData } from '#data/payments.ts'
import { useSignedIn } from '#data/session.ts'
import type { ConversationPane } from '#features/conversation/conversation-pane.tsx'
import { paymentMessage } from '#features/payments/payment-message.tsx'
import { lazyDialog } from '#parts/page/lazy-dialog.tsx'

const RequestPaymentDialog = lazyDialog(
  () => import('#features/payments/request-payment-dialog.tsx'),
  'RequestPaymentDialog',
)
const PaymentDetailsDialog = lazyDialog(
  () => import('#features/payments/payment-details-dialog.tsx'),
  'PaymentDetailsDialog',
)

interface Where {
  convoID: number
  /** Not known yet, so no payment can be requested. */
  customer: CustomerData | undefined
  store: StoreData | undefined
}

/** A conversation's payments: cards in the thread, and dialogs to request and view one. */
export const useConversationPayments = ({ convoID, customer, store }: Where) => {
  const { user, company } = useSignedIn()
  const authorOf = useAuthors()
  /** The request being written; a copy if it names another. */
  const [requesting, setRequesting] = useState<{ start?: { like: PaymentData } }>()
  const [viewing, setViewing] = useState<string>()
  const mayRequest = holds(user.userPermissions, 'payments') && hasFeature(company.features, 'payments')
  const requestLike = useCallback((like: PaymentData) => {
    setViewing(undefined)
    setRequesting({ start: { like } })
  }, [])
  const onRequestLike = mayRequest ? requestLike : undefined
  // A different function would redraw all rows of the thread.
  const renderPayment = useCallback<ComponentProps<typeof ConversationPane>['renderPayment']>(
    (payment, message) =>
      paymentMessage(payment, message, { authorOf, onView: ({ paymentKey }) => setViewing(paymentKey), onRequestLike }),
    [authorOf, onRequestLike],
  )
  const dialogs = (
    <>
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
    </>
  )
  return {
    renderPayment,
    onRequestPayment: mayRequest ? () => setRequesting({}) : undefined,
    view: setViewing,
    dialogs,
  }
}
