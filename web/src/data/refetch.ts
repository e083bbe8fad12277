import type { CallName } from '@xd/core/contract/calls.ts'
import { queryClient } from './query-client.ts'

/** What these calls have answered is asked for again where it is on screen, and elsewhere when it is next. */
export const refetch = (...calls: readonly CallName[]): Promise<void> => {
  const names: readonly unknown[] = calls
  return queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => names.includes(name) })
}
