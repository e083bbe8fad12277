import type { CallName } from '@xd/core/contract/calls.ts'
import { type EventName, REFRESHES } from '@xd/core/contract/event.ts'
import { queryClient } from './query-client.ts'

/** Fetches these calls again: at once where they are on screen, elsewhere when next shown. */
export const refetch = (...calls: readonly CallName[]): Promise<void> => {
  const names: readonly unknown[] = calls
  return queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => names.includes(name) })
}

/**
 * The same after our own change, for every call its event makes stale: the live channel may be down. The inbox waits for
 * the event, which carries the changed row.
 */
export const refetchAfter = (event: EventName): Promise<void> =>
  refetch(...REFRESHES[event].filter((call) => call !== 'inbox/list'))

/** The same after a save that was refused because somebody else’s came first: for their version. */
export const refetchOnConflict =
  (event: EventName) =>
  ({ code }: { readonly code: string }): void => {
    if (code === 'conflict') void refetchAfter(event)
  }

export const refetchEverything = (): Promise<void> => queryClient.invalidateQueries()
