import type { InfiniteData } from '@tanstack/react-query'
import type { WireInput, WireOutput } from '@xd/core/contract/calls.ts'
import { call } from './calls.ts'
import { queryClient } from './query-client.ts'
import type { ListSearch } from './use-list.ts'

type Pages = InfiniteData<WireOutput<'inbox/list'>>
export type ManyChange = WireInput<'inbox/change'>['change']

/** Which conversations: some, or all that a search finds and in which nothing has happened since. */
export type Chosen = { readonly convoIDs: readonly number[] } | { readonly search: ListSearch; readonly until: string }

/** The conversations on screen, by the change: those archived leave the list at once. */
const showArchived = (convoIDs: readonly number[], archived: boolean): void => {
  const ids = new Set(convoIDs)
  const convoStatus = archived ? 'archived' : 'active'
  queryClient.setQueriesData<Pages>(
    { predicate: ({ queryKey }) => queryKey[0] === 'inbox/list' && queryKey[2] === 'pages' },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          messages: page.messages.map((row) =>
            ids.has(row.convo.convoID) ? { ...row, convo: { ...row.convo, convoStatus } } : row,
          ),
        })),
      },
  )
}

const refreshInbox = () =>
  Promise.all(
    ['inbox/list', 'customers/conversation/fetch'].map((name) => queryClient.invalidateQueries({ queryKey: [name] })),
  )

/** Does one thing to many conversations, as one step on the server. `shown` are those of them on screen. */
export const changeMany = async (
  chosen: Chosen,
  change: ManyChange,
  shown: readonly number[],
): Promise<WireOutput<'inbox/change'>> => {
  if ('archived' in change) showArchived(shown, change.archived)
  try {
    return await call('inbox/change', { ...chosen, change })
  } finally {
    await refreshInbox()
  }
}

export const undoMany = async (changeID: number): Promise<void> => {
  try {
    await call('inbox/undo-change', { changeID })
  } finally {
    await refreshInbox()
  }
}
