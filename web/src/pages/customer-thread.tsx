import type { CustomerData, StoreData } from '#data/company.ts'
import { useSignedIn } from '#data/session.ts'
import { useCall } from '#data/use-call.ts'
import { ConversationPane } from '#features/conversation/conversation-pane.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { useRenderLead } from './conversation-lead.tsx'
import { useConversationPayments } from './use-conversation-payments.tsx'

type Props = {
  convoID: number
  customer: CustomerData
  store: StoreData
  /** Just created: the user types next. */ writing?: boolean
}

/** The conversation of a customer with one store, on the customer's page. */
export function CustomerThread({ convoID, customer, store, writing = false }: Props) {
  const { user } = useSignedIn()
  const query = useCall('customers/conversation/fetch', { convoID })
  const renderLead = useRenderLead(customer.custID, store.storeID)
  const { renderPayment, onRequestPayment, dialogs } = useConversationPayments({ convoID, customer, store })
  if (!query.data)
    return query.isError ? (
      <EmptyState
        kind="failed"
        title="The conversation couldn’t be loaded"
        text={query.error.message}
        onRetry={() => void query.refetch()}
      />
    ) : (
      <div aria-busy="true" />
    )
  return (
    <>
      <ConversationPane
        convo={query.data.convo}
        isCurrent={!query.isFetching}
        customer={customer}
        store={store}
        draft={query.data.draft}
        userID={user.userID}
        renderPayment={renderPayment}
        renderLead={renderLead}
        onRequestPayment={onRequestPayment}
        writing={Number(writing)}
        bare
      />
      {dialogs}
    </>
  )
}
