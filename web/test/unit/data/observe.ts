import { InfiniteQueryObserver } from '@tanstack/react-query'
import { onTestFinished } from 'vitest'

/** Observes a conversation's messages, as its thread does, until the test ends. */
export const observe = async (convoID: number) => {
  const { messagesQuery } = await import('#data/use-messages.ts')
  const { queryClient } = await import('#data/query-client.ts')
  await queryClient.fetchInfiniteQuery(messagesQuery(convoID))
  onTestFinished(new InfiniteQueryObserver(queryClient, messagesQuery(convoID)).subscribe(() => undefined))
}
