import { useState } from 'react'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { type CustomerData, type StoreData, useAuthors } from '#data/company.ts'
import type { PaymentData } from '#data/payments.ts'
import { isReadOnly, type Session } from '#data/session.ts'
import { useCall } from '#data/use-call.ts'
import { ConversationPane } from '#features/conversation/conversation-pane.tsx'
import { paymentMessage } from '#features/payments/payment-message.tsx'
import { PaymentDetailsDialog } from '#features/payments/payment-details-dialog.tsx'
import { RequestPaymentDialog } from '#features/payments/request-payment-dialog.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'

type Props = { convoID: number; customer: CustomerData; store: StoreData; session: Session; /** Just begun: the first word is next. */ writing?: boolean }

/** The conversation of a customer with one store, on the customer's page. */
export function CustomerThread({ convoID, customer, store, session, writing = false }: Props) {
  const query = useCall('customers/conversation/fetch', { convoID })
  const authorOf = useAuthors()
  /** A request is being written; like another when one is named. */
  const [requesting, setRequesting] = useState<{ like?: PaymentData }>()
  const [viewing, setViewing] = useState<string>()
  if (!query.data)
    return query.isError ? (
      <EmptyState kind="failed" title="The conversation could not be loaded" text={query.error.message} onRetry={() => void query.refetch()} />
    ) : (
      <div aria-busy="true" />
    )
  const mayRequest = holds(session.user.userPermissions, 'payments') && session.company.features.includes('payments') && !isReadOnly(session)
  const onRequestLike = mayRequest
    ? (like: PaymentData) => {
        setViewing(undefined)
        setRequesting({ like })
      }
    : undefined
  return (
    <>
      <ConversationPane
        convo={query.data.convo}
        customer={customer}
        store={store}
        draft={query.data.draft}
        userID={session.user.userID}
        renderPayment={(payment, message) => paymentMessage(payment, message, { authorOf, onView: ({ paymentKey }) => setViewing(paymentKey), onRequestLike })}
        onRequestPayment={mayRequest ? () => setRequesting({}) : undefined}
        writing={writing}
        bare
      />
      {requesting && <RequestPaymentDialog open {...{ convoID, customer, store, ...requesting }} onClose={() => setRequesting(undefined)} />}
      {viewing !== undefined && <PaymentDetailsDialog open paymentKey={viewing} onRequestLike={onRequestLike} onClose={() => setViewing(undefined)} />}
    </>
  )
}
