import { useLocation, useNavigate } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { visibleStores } from '@xd/core/domain/access/stores.ts'
import { shownName } from '@xd/core/domain/customer/name.ts'
import { customerSlug, idFromSlug } from '@xd/core/domain/slug/slug.ts'
import type { CustomerData } from '#data/company.ts'
import { usePageTitle } from '#data/page-title.ts'
import { useSignedIn } from '#data/session.ts'
import { useLastStore } from '#state/new-message-store.ts'
import { useCall } from '#data/use-call.ts'
import { ConversationMenu } from '#features/conversation/conversation-menu.tsx'
import { CustomerEmails } from '#features/customers/customer-emails.tsx'
import { CustomerTickets } from '#features/customers/customer-tickets.tsx'
import { customerTabs } from '#features/customers/customer-tabs.ts'
import { CustomerView } from '#features/customers/customer-view.tsx'
import { CustomerNoticeList } from '#features/notices/customer-notice-list.tsx'
import { CustomerPaymentList } from '#features/payments/customer-payment-list.tsx'
import { lazyPage } from '#parts/page/lazy-page.ts'
import { KeptTexts } from '#parts/page/kept-texts.tsx'
import { ErrorPage, NotFoundPage } from '#parts/page/error-page.tsx'
import { NoStores } from '#parts/page/no-stores.tsx'
import { useIsPhone } from '#ui/hook/use-media-query.ts'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { SkeletonLines, SkeletonRows } from '#ui/busy/skeleton.tsx'
import { paths } from '#paths.ts'
import { CustomerDueTickets } from './customer-due-tickets.tsx'
import { CustomerLoans } from './customer-loans.tsx'
import { CustomerThread } from './customer-thread.tsx'
import { useTicketRequests } from './use-ticket-requests.tsx'
import { StartConversation } from './start-conversation.tsx'

/** /customers/{slug}/{storeID}/{tab}: the parts of the address. */
const usePlace = () => {
  const { pathname, search } = useLocation()
  const [, module, slug = '', storeID, tab] = pathname.split('/')
  const isHere = module === 'customers' && slug !== ''
  const asked = (['write', 'request'] as const).filter((one) => one in search)
  return { isHere, slug, custID: idFromSlug(slug), storeID, tab, asked }
}

/** Few look at it. */
const CustomerPlanList = lazyPage(() => import('#features/plans/customer-plan-list.tsx'), 'CustomerPlanList')

const GONE = 'This customer may have been merged into another one, or erased. Look for them under Customers.'

/** /customers/{id-last-first}, then a store and a tab. */
export function CustomerPage() {
  const { isHere, custID } = usePlace()
  const query = useCall('customers/fetch', { customerID: custID ?? 0 }, { enabled: custID !== undefined })
  // The address already belongs to the next page, which is still loading.
  if (!isHere) return null
  if (custID === undefined) return <NotFoundPage />
  if (query.error?.status === 404)
    return (
      <ErrorPage status={404} message="This customer couldn’t be found" text={GONE}>
        <KeptTexts />
      </ErrorPage>
    )
  if (query.data) return <Customer key={custID} customer={query.data.customer} />
  return query.isError ? (
    <LoadFailed what="customer" error={query.error} retry={query.refetch} />
  ) : (
    <SkeletonRows rows={6} label="Loading the customer" />
  )
}

/** Completes an incomplete address with one redirect. */
function Onward({ to, asks }: { to: string; asks: boolean }) {
  const navigate = useNavigate()
  useEffect(
    () => void navigate({ to, replace: true, ...(asks && { search: ((before: object) => before) as never }) }),
    [navigate, to, asks],
  )
  return <SkeletonRows rows={6} label="Loading the customer" />
}

/** Spec 1 §2: the address names the customer, even if it was made before their name was known or changed. */
function NamedAddress({ customer }: { customer: CustomerData }) {
  const navigate = useNavigate()
  const { href } = useLocation()
  const { slug } = usePlace()
  const named = href.replace(`/${slug}/`, `/${customerSlug(customer)}/`)
  useEffect(() => {
    // Dialogs that are open on the page stay open.
    if (named !== href) void navigate({ href: named, replace: true, ignoreBlocker: true })
  }, [navigate, href, named])
  return null
}

function Customer({ customer }: { customer: CustomerData }) {
  usePageTitle(shownName(customer))
  const session = useSignedIn()
  const { user } = session
  const { renderRequest, dialog } = useTicketRequests()
  const phone = useIsPhone()
  const last = useLastStore(user.userID)
  const { storeID: atStore, tab, asked } = usePlace()
  const open = useCall('stores/list', {}).data?.stores
  const stores = visibleStores(open ?? [], user)
  // Their conversations, with any store, latest first.
  const reads = holds(user.userPermissions, 'messages')
  const inbox = useCall(
    'inbox/list',
    { search: { custID: customer.custID, status: 'all', perPage: 100 } },
    { enabled: reads },
  )
  const convos = (inbox.data?.messages ?? []).map(({ convo }) => convo)

  if (open && stores.length === 0) return <NoStores />
  if (!open || (reads && inbox.isPending)) return <SkeletonRows rows={6} label="Loading the customer" />
  const store = stores.find(({ storeID }) => String(storeID) === atStore)
  if (atStore !== undefined && !store) return <NotFoundPage />
  const tabs = customerTabs(session).map(([value]) => value)
  const shown = tabs.find((value) => value === tab)
  if (!store || (tabs[0] !== undefined && shown === undefined)) {
    const latest = convos.find(({ storeID }) => stores.some((one) => one.storeID === storeID))?.storeID
    const meant = store?.storeID ?? latest ?? stores.find(({ storeID }) => storeID === last)?.storeID
    const to = meant ?? stores[0]?.storeID ?? 0
    return (
      <Onward
        to={tabs[0] ? paths.customerTab(customer, to, tabs[0]) : paths.customerStore(customer, to)}
        // With several stores, only a deliberate choice starts a conversation.
        asks={asked.length > 0 && (meant !== undefined || stores.length === 1)}
      />
    )
  }

  const convo = convos.find(({ storeID }) => storeID === store.storeID)
  const convoID = convo?.convoID
  const unread = new Map(convos.map(({ storeID, convoUnread }) => [storeID, convoUnread]))
  const start = <StartConversation key={store.storeID} customer={customer} store={store} atOnce={asked.length > 0} />
  return (
    <CustomerView
      customer={customer}
      stores={stores}
      store={store}
      tab={shown}
      unread={unread}
      promiseBroken={convo?.convoPromiseBroken === true}
      acts={shown === 'messages' && convo && phone && <ConversationMenu convo={convo} name={shownName(customer)} />}
      renderTickets={(tickets) => <CustomerDueTickets tickets={tickets} />}
      renderLoans={() => <CustomerLoans custID={customer.custID} storeID={store.storeID} />}
    >
      <NamedAddress customer={customer} />
      {dialog}
      {shown === 'tickets' && <CustomerTickets custID={customer.custID} renderRequest={renderRequest} />}
      {shown === 'messages' &&
        (convoID === undefined ? (
          start
        ) : (
          <CustomerThread key={convoID} convoID={convoID} customer={customer} store={store} />
        ))}
      {shown === 'payments' && (
        <CustomerPaymentList
          key={store.storeID}
          custID={customer.custID}
          storeID={store.storeID}
          storeName={store.storeName}
        />
      )}
      {shown === 'plans' && (
        <Suspense fallback={<SkeletonLines rows={5} label="Loading plans" />}>
          <CustomerPlanList
            key={store.storeID}
            custID={customer.custID}
            storeID={store.storeID}
            storeName={store.storeName}
          />
        </Suspense>
      )}
      {shown === 'emails' &&
        (convoID === undefined ? start : <CustomerEmails key={convoID} convoID={convoID} store={store} />)}
      {shown === 'notices' && <CustomerNoticeList custID={customer.custID} storeID={store.storeID} />}
    </CustomerView>
  )
}
