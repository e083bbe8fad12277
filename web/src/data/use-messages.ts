import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CallError } from '@xd/core/client/call-client.ts'
import type { Wire, WireOutput } from '@xd/core/contract/calls.ts'
import type { Message } from '@xd/core/contract/entity/message.ts'
import { call } from './calls.ts'
import { queryClient } from './query-client.ts'
import { callKey } from './use-call.ts'

const NAME = 'customers/conversation/messages/fetch'
const PER_PAGE = 50

export type MessageData = Wire<typeof Message>
type Pages = InfiniteData<WireOutput<typeof NAME>, number | null>

const keyOf = (convoID: number) => [...callKey(NAME, { convoID }), 'pages'] as const

const options = (convoID: number) => ({
  queryKey: keyOf(convoID),
  queryFn: ({ pageParam }: { pageParam: number | null }) => call(NAME, { convoID, beforeID: pageParam, perPage: PER_PAGE }),
  initialPageParam: null,
  // Pages go back in time: the next one ends before the oldest message of the last.
  getNextPageParam: (page: WireOutput<typeof NAME>) => (page.hasMore ? page.messages[0]?.messageID : undefined),
})

/** A conversation's messages, oldest first, with what it takes to go further back. */
export const useMessages = (convoID: number) => {
  const query = useInfiniteQuery<WireOutput<typeof NAME>, CallError, Pages, readonly unknown[], number | null>(options(convoID))
  const messages = useMemo(() => [...(query.data?.pages ?? [])].reverse().flatMap((page) => page.messages), [query.data])
  return { ...query, messages }
}

/** Fetches a conversation that will probably be opened next. */
export const prefetchMessages = (convoID: number): void => void queryClient.prefetchInfiniteQuery(options(convoID))

/** Puts a message that the server has just answered at the end, before any refetch. */
export const addMessage = (message: MessageData): void => {
  queryClient.setQueryData<Pages>(keyOf(message.convoID), (data) => {
    const [newest, ...older] = data?.pages ?? []
    if (!data || !newest) return data
    const messages = [...newest.messages.filter(({ messageID }) => messageID !== message.messageID), message]
    return { ...data, pages: [{ ...newest, messages }, ...older] }
  })
}
