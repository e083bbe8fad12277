import { useQuery } from '@tanstack/react-query'
import { hasFeature } from '@xd/core/domain/access/features.ts'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { queryClient } from '#data/query-client.ts'
import { onSignedIn, type Session } from '#data/session.ts'
import { callQuery } from '#data/use-call.ts'
import { prefetchList } from '#data/use-list.ts'
import { prefetchPages } from '#parts/page/use-pages.ts'

/** The list as the payments screen opens it; its filters load with that screen's code. */
const loadPayments = async (storeIDs: readonly number[]) => {
  const { paymentSearch, readPaymentFilters } = await import('#features/payments/use-payment-filters.ts')
  await prefetchPages('payments/list', { search: paymentSearch(readPaymentFilters({}, storeIDs)) })
}

/** The same for mailers. */
const loadMailers = async (storeIDs: readonly number[]) => {
  const { mailerSearch, readMailerFilters } = await import('#features/mailers/use-mailer-filters.ts')
  await prefetchPages('mailers/list-jobs', { search: mailerSearch(readMailerFilters({}, storeIDs)) })
}

/**
 * Spec 1 §4: after sign-in, stores, employees, inbox, payments, mailers, calendar, settings and labels are requested in
 * this order. Lists that the user may not see are omitted.
 */
const firstLoads = ({ user, company }: Session): Promise<unknown>[] => [
  queryClient.prefetchQuery(callQuery('stores/list', {})),
  queryClient.prefetchQuery(callQuery('employees/list', {})),
  ...(holds(user.userPermissions, 'messages')
    ? [queryClient.prefetchQuery(callQuery('inbox/list', { search: { perPage: 1 } }))]
    : []),
  ...(holds(user.userPermissions, 'payments') && hasFeature(company.features, 'payments')
    ? [loadPayments(user.userAllowedStoreIDs)]
    : []),
  ...(holds(user.userPermissions, 'mailers') && hasFeature(company.features, 'massmailer')
    ? [loadMailers(user.userAllowedStoreIDs)]
    : []),
  ...(holds(user.userPermissions, 'calendar') && hasFeature(company.features, 'calendar')
    ? [queryClient.prefetchQuery(callQuery('calendar/categories/list', {}))]
    : []),
  ...(holds(user.userPermissions, 'settings')
    ? [queryClient.prefetchQuery(callQuery('settings/company/fetch', {}))]
    : []),
  queryClient.prefetchQuery(callQuery('labels/list', {})),
]

const firstLoadsOf = (session: Session) => ({
  queryKey: ['first-loads', session.session.sessionID],
  queryFn: async () => (await Promise.allSettled(firstLoads(session))).length,
})

/** The list as the inbox opens it: its code loaded while the user typed. */
const loadInbox = async ({ user }: Session) => {
  if (!holds(user.userPermissions, 'messages')) return
  const { inboxSearch, readInboxFilters } = await import('#features/inbox/use-inbox-filters.ts')
  await prefetchList('inbox/list', { search: inboxSearch(readInboxFilters({}, user.userAllowedStoreIDs)) })
}

// Requested before anything is drawn: the inbox needs these.
onSignedIn((session) => {
  void queryClient.prefetchQuery(firstLoadsOf(session))
  return Promise.all([
    queryClient.prefetchQuery(callQuery('stores/list', {})),
    queryClient.prefetchQuery(callQuery('employees/list', {})),
    queryClient.prefetchQuery(callQuery('labels/list', {})),
    loadInbox(session),
  ])
})

/**
 * Whether the first loads have finished or failed. Then the client is ready for the live channel, which keeps them
 * fresh.
 */
export const useFirstLoads = (session: Session): boolean => useQuery(firstLoadsOf(session)).isSuccess
