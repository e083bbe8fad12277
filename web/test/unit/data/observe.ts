import { InfiniteQueryObserver } from '@tanstack/react-query'

/** Looks at a conversation's messages, as its thread does. */
export const observe = async (convoID: number) => {
  const { messagesQuery } = await import('#data/use-messages.ts')
  const { queryClient } = await import('#data/query-client.ts')
  await queryClient.fetchInfiniteQuery(messagesQuery(convoID))
  const stop = new InfiniteQueryObserver(queryClient, messagesQuery(convoID)).subscribe(() => undefined)
  return { stop }
}
