import { useEffect, useState } from 'react'
import { useAddress } from '#address/use-address.ts'
import type { CustomerData, StoreData } from '#data/company.ts'
import { useSignedIn } from '#data/session.ts'
import { useCall } from '#data/use-call.ts'
import { ConversationPane } from '#features/conversation/conversation-pane.tsx'
import { useLatest } from '#ui/hook/use-latest.ts'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { useRenderLead } from './conversation-lead.tsx'
import { useConversationPayments } from './use-conversation-payments.tsx'

type Props = {
  convoID: number
  customer: CustomerData
  store: StoreData
  /** Just created: the user types next. */ writing?: boolean
}

/**
 * The address's request on arrival: to write, or to request a payment. It leaves the address once done, so that it can
 * be repeated.
 */
const useAsked = (act: { write: () => void; request: () => void }) => {
  const { params, go } = useAddress()
  const asked = (['write', 'request'] as const).find((one) => one in params)
  const latest = useLatest({ act, go })
  useEffect(() => {
    if (asked === undefined) return
    latest.current.act[asked]()
    latest.current.go({ [asked]: undefined }, true)
  }, [asked, latest])
}

/** The conversation of a customer with one store, on the customer's page. */
export function CustomerThread({ convoID, customer, store, writing = false }: Props) {
  const { user } = useSignedIn()
  const query = useCall('customers/conversation/fetch', { convoID })
  const renderLead = useRenderLead(customer.custID, store.storeID)
  const { renderPayment, onRequestPayment, dialogs } = useConversationPayments({ convoID, customer, store })
  /** How often it was opened for writing. */
  const [writings, setWritings] = useState(Number(writing))
  useAsked({ write: () => setWritings((times) => times + 1), request: () => onRequestPayment?.() })
  if (!query.data)
    return query.isError ? (
      <LoadFailed what="conversation" error={query.error} retry={query.refetch} />
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
        writing={writings}
        bare
      />
      {dialogs}
    </>
  )
}
