import { useState } from 'react'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { useStore } from '#data/company.ts'
import { inboxRowOf } from '#data/inbox-row-of.ts'
import { useSignedIn } from '#data/session.ts'
import { useCall } from '#data/use-call.ts'
import { ConversationPane } from '#features/conversation/conversation-pane.tsx'
import { CustomerPanel } from '#features/customers/customer-panel.tsx'
import { KeptTexts } from '#parts/page/kept-texts.tsx'
import { Button } from '#ui/action/button.tsx'
import { DrawnBehind } from '#ui/drawn-behind.tsx'
import { useIsPhone, useMediaQuery } from '#ui/hook/use-media-query.ts'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { useRenderLead } from './conversation-lead.tsx'
import { CustomerDueTickets } from './customer-due-tickets.tsx'
import { CustomerLoans } from './customer-loans.tsx'
import { CustomerPayments } from './customer-payments.tsx'
import { useConversationPayments } from './use-conversation-payments.tsx'
import styles from './inbox-page.module.css'

const GONE =
  'It may have been merged or erased, or you don’t have access to its store. Look for the customer in the inbox.'

interface Props {
  convoID: number
  /** Counts how often it was opened for writing. */
  writing: number
  /** Esc was pressed in the box. */
  onLeave: () => void
  onBack: () => void
}

/** A conversation with its side panels: the customer, and their payments. */
export function ConversationScreen({ convoID, writing, onLeave, onBack }: Props) {
  const { user } = useSignedIn()
  const convoQuery = useCall('customers/conversation/fetch', { convoID })
  // The inbox row shows at once, until the fetched data replaces it.
  const [row] = useState(() => inboxRowOf(convoID))
  const convo = convoQuery.data?.convo ?? row?.convo
  const customer = convoQuery.data?.customer ?? row?.customer
  const store = useStore(convo?.storeID)
  const seesPanel = holds(user.userPermissions, 'customers')
  const wide = useMediaQuery('(min-width: 1200px)')
  const phone = useIsPhone()
  const [chosen, setChosen] = useState<{ wide: boolean; beside: boolean }>()
  // The choice applies only to this window width.
  const beside = seesPanel && (chosen?.wide === wide ? chosen.beside : wide)
  const setBeside = (next: boolean) => setChosen({ wide, beside: next })
  const renderLead = useRenderLead(convo?.custID ?? 0, convo?.storeID ?? 0)
  const { renderPayment, onRequestPayment, view, dialogs } = useConversationPayments({
    convoID,
    customer,
    store,
  })

  const isGone = convoQuery.error?.status === 404
  if (convoQuery.error)
    return (
      <div className={styles.none}>
        <EmptyState
          kind="failed"
          title={isGone ? 'This conversation couldn’t be found' : 'The conversation couldn’t be loaded'}
          text={isGone ? GONE : convoQuery.error.message}
          onRetry={() => void convoQuery.refetch()}
          actions={phone && <Button onClick={onBack}>Back to the list</Button>}
        />
        {isGone && <KeptTexts />}
      </div>
    )
  if (!convo || !customer || !store) return <div className={styles.none} aria-busy="true" />

  const panel = (
    <CustomerPanel
      custID={customer.custID}
      storeID={store.storeID}
      convo={convo}
      renderTickets={(tickets) => <CustomerDueTickets tickets={tickets} />}
      renderLoans={() => <CustomerLoans custID={customer.custID} storeID={store.storeID} />}
      renderPayments={() => <CustomerPayments custID={customer.custID} onView={view} />}
    />
  )
  return (
    <>
      <ConversationPane
        convo={convo}
        isCurrent={!convoQuery.isFetching}
        customer={customer}
        store={store}
        draft={(convoQuery.data ?? row)?.draft ?? null}
        userID={user.userID}
        renderPayment={renderPayment}
        renderLead={renderLead}
        onRequestPayment={onRequestPayment}
        writing={writing}
        onLeave={onLeave}
        onBack={onBack}
        onDetails={seesPanel ? () => setBeside(!beside) : undefined}
      />
      {beside && wide && (
        <aside className={styles.beside} aria-label="Customer">
          <DrawnBehind>{panel}</DrawnBehind>
        </aside>
      )}
      {beside && !wide && (
        <Dialog open title="Customer" onClose={() => setBeside(false)} flush>
          {panel}
        </Dialog>
      )}
      {dialogs}
    </>
  )
}
