import type { InfiniteData } from '@tanstack/react-query'
import type { WireOutput } from '@xd/core/contract/calls.ts'
import { queryClient } from './query-client.ts'

type Page = WireOutput<'inbox/list'>

/** The facts an inbox list already has about a conversation: enough to paint its frame before it loads. */
export const inboxRowOf = (convoID: number): Page['messages'][number] | undefined => {
  const lists = queryClient.getQueriesData<InfiniteData<Page>>({
    predicate: ({ queryKey }) => queryKey[0] === 'inbox/list' && queryKey[2] === 'pages',
  })
  for (const [, data] of lists)
    for (const page of data?.pages ?? []) {
      const row = page.messages.find(({ convo }) => convo.convoID === convoID)
      if (row) return row
    }
  return undefined
}
