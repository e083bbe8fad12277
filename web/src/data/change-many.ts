import type { WireInput, WireOutput } from '@xd/core/contract/calls.ts'
import { call } from './calls.ts'
import { patchConvos } from './patch-convos.ts'
import { shownAtOnce } from './patch-answers.ts'
import { refetch } from './refetch.ts'
import type { ListSearch } from './use-list.ts'

export type ManyChange = WireInput<'inbox/change'>['change']

/** Which conversations: selected ones, or every search result without activity since. */
export type Chosen =
  { readonly convoIDs: readonly number[] } | { readonly search: ListSearch<'inbox/list'>; readonly until: string }

const refreshInbox = () => refetch('inbox/list', 'customers/conversation/fetch')

/** Makes one change to many conversations, as one step on the server. `shown` are those on screen. */
export const changeMany = async (
  chosen: Chosen,
  change: ManyChange,
  shown: readonly number[],
): Promise<WireOutput<'inbox/change'>> => {
  // Those archived leave the list at once.
  const show = () =>
    'archived' in change
      ? patchConvos(shown, { convoStatus: change.archived ? 'archived' : 'active' })
      : () => undefined
  try {
    return await shownAtOnce(show, () => call('inbox/change', { ...chosen, change }))
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
