import { useEffect } from 'react'
import type { CustomerData, StoreData } from '#data/company.ts'
import { useCallMutation } from '#data/use-call.ts'
import { Button } from '#ui/action/button.tsx'
import { useLatest } from '#ui/hook/use-latest.ts'
import { toastFailure } from '#ui/overlay/toasts.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { CustomerThread } from './customer-thread.tsx'

type Props = {
  customer: CustomerData
  store: StoreData
  /** Opened to write, or to request a payment: starts without another click. */
  atOnce: boolean
}

/** Shown if a store has no conversation with a customer yet. The first message creates the conversation. */
export function StartConversation({ customer, store, atOnce }: Props) {
  const start = useCallMutation('customers/conversation/start', {
    onError: toastFailure,
  })
  const { mutate } = start
  const ids = useLatest({ custID: customer.custID, storeID: store.storeID })
  useEffect(() => {
    if (atOnce) mutate(ids.current)
  }, [atOnce, mutate, ids])
  if (start.data) return <CustomerThread convoID={start.data.convo.convoID} customer={customer} store={store} writing />
  return (
    <EmptyState
      kind="none"
      title={`${store.storeName} hasn’t messaged this customer yet`}
      text="Contacts are shared between all stores, but conversations are isolated."
      actions={
        <Button
          writes
          variant="primary"
          busy={start.isPending}
          onClick={() => start.mutate({ custID: customer.custID, storeID: store.storeID })}
        >
          Start conversation
        </Button>
      }
    />
  )
}
