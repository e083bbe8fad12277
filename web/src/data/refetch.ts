import type { CallName } from '@xd/core/contract/calls.ts'
import { type EventName, REFRESHES } from '@xd/core/contract/event.ts'
import { queryClient } from './query-client.ts'

/** Refetches these calls: at once if they are on screen, otherwise when next shown. */
export const refetch = (...calls: readonly CallName[]): Promise<void> => {
  const names: readonly unknown[] = calls
  return queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => names.includes(name) })
}

/** The same for answers on their way, which may be older than a change made here. */
export const refetchOnTheirWay = (...calls: readonly CallName[]): Promise<void> => {
  const names: readonly unknown[] = calls
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [name], state }) => names.includes(name) && state.fetchStatus === 'fetching',
  })
}

/**
 * The same after our own change, for every call that its event makes stale, because the live channel may be down. The
 * inbox waits for the event, which carries the changed row.
 */
export const refetchAfter = (event: EventName): Promise<void> =>
  refetch(...REFRESHES[event].filter((call) => call !== 'inbox/list'))

/** The same after a refused save, to get the version that somebody else saved first. */
export const refetchOnConflict =
  (event: EventName) =>
  ({ code }: { readonly code: string }): void => {
    if (code === 'conflict') void refetchAfter(event)
  }

export const refetchEverything = (): Promise<void> => queryClient.invalidateQueries()
