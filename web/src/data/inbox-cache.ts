import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query'
import { type LiveFrame, REFRESHES } from '@xd/core/contract/event.ts'
import { type InboxPage, withConversation, withCustomer, withStatus } from './inbox-news.ts'
import type { ListSearch } from './use-list.ts'

type Pages = InfiniteData<InboxPage>

const NAME = 'inbox/list'

const withFrame = (
  pages: readonly InboxPage[],
  search: ListSearch<'inbox/list'>,
  frame: LiveFrame,
  userID: number,
): readonly InboxPage[] | undefined => {
  if (frame.event === 'reload_inbox') return withConversation(pages, search, frame.data, userID)
  if (frame.event === 'reload_customer') return withCustomer(pages, search, frame.data)
  if (frame.event === 'sms_status_update') return withStatus(pages, frame.data)
  return undefined
}

const isPages = (data: InboxPage | Pages): data is Pages => 'pages' in data

/**
 * Updates every view of the inbox with data from live events, and returns the views to refetch. Answers in flight may
 * be outdated, so these are refetched too.
 */
export const staleInboxes = (client: QueryClient, frames: readonly LiveFrame[], userID: number): ReadonlySet<Query> => {
  const stale = new Set<Query>()
  const news = frames.filter(({ event }) =>
    ((REFRESHES as Record<string, readonly string[]>)[event] ?? []).includes(NAME),
  )
  if (news.length === 0) return stale
  for (const query of client.getQueryCache().findAll({ queryKey: [NAME] })) {
    const { data, fetchStatus, isInvalidated } = query.state
    const [, input] = query.queryKey as [string, { search?: ListSearch<'inbox/list'> | null } | undefined]
    const search = input?.search ?? {}
    if (isInvalidated || fetchStatus !== 'idle') stale.add(query)
    else if (data !== undefined) {
      const known = data as InboxPage | Pages
      const pages = isPages(known) ? known.pages : [known]
      const now = news.reduce<readonly InboxPage[] | undefined>(
        (so, frame) => so && withFrame(so, search, frame, userID),
        pages,
      )
      if (now === undefined) stale.add(query)
      else if (now.some((page, i) => page !== pages[i]))
        client.setQueryData(query.queryKey, isPages(known) ? { ...known, pages: now } : now[0])
    }
  }
  return stale
}
