import type { CustomerData, StoreData } from '#data/company.ts'
import type { Session } from '#data/session.ts'
import { useCallMutation } from '#data/use-call.ts'
import { Button } from '#ui/action/button.tsx'
import { toast } from '#ui/overlay/toasts.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { CustomerThread } from './customer-thread.tsx'

type Props = { customer: CustomerData; store: StoreData; session: Session }

/** Where a store has not talked with a customer yet: the first word makes the conversation. */
export function StartConversation({ customer, store, session }: Props) {
  const start = useCallMutation('customers/conversation/start', {
    onError: (error) => toast(error.message, { tone: 'danger' }),
  })
  if (start.data)
    return (
      <CustomerThread convoID={start.data.convo.convoID} customer={customer} store={store} session={session} writing />
    )
  return (
    <EmptyState
      kind="none"
      title={`${store.storeName} has not talked with this customer yet`}
      text="Contacts are shared between all stores, but conversations are isolated."
      actions={
        <Button
          variant="primary"
          busy={start.isPending}
          onClick={() => start.mutate({ custID: customer.custID, storeID: store.storeID })}
        >
          Start Conversation
        </Button>
      }
    />
  )
}
