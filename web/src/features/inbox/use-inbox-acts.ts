import type { ManyChange } from '#data/change-many.ts'
import { useConversationActs } from '#data/conversation-acts.ts'
import { announce } from '#ui/a11y/announce.ts'
import { toast, toastUndo } from '#ui/overlay/toasts.tsx'
import { conversations } from './bulk-words.ts'
import type { InboxRowData } from './inbox-row.tsx'
import { useBulkActs } from './use-bulk-acts.ts'
import type { useInboxFilters } from './use-inbox-filters.ts'
import type { useInboxSelection } from './use-inbox-selection.ts'

interface Shown {
  view: ReturnType<typeof useInboxFilters>
  rows: readonly InboxRowData[]
  selection: ReturnType<typeof useInboxSelection>
}

/** What is done to conversations of the list: to one, or to all that are chosen. */
export const useInboxActs = ({
  view: { filters, search, convoID, open },
  rows,
  selection: { selected, whole, clear },
}: Shown) => {
  const acts = useConversationActs((error) => toast(error.message, { tone: 'danger' }))
  const changeChosen = useBulkActs()
  const isArchive = filters.status === 'archived'

  /** The focus lands on the next row, so that a line of conversations can be worked off. */
  const leave = (ids: readonly number[]) => {
    if (convoID === undefined || !ids.includes(convoID)) return
    const at = rows.findIndex(({ convo }) => convo.convoID === convoID)
    open(
      rows
        .slice(at + 1)
        .concat(rows.slice(0, at).reverse())
        .find(({ convo }) => !ids.includes(convo.convoID))?.convo.convoID,
    )
  }
  const archive = (id: number, archived: boolean) => {
    leave([id])
    acts.archive([id], archived)
    const done = `${conversations(1)} ${archived ? 'archived' : 'moved back to the inbox'}`
    announce(done)
    toastUndo(done, () => acts.archive([id], !archived))
  }
  /** What is chosen is changed in one step; all that match may be more than is shown. */
  const changeSelected = (change: ManyChange) => {
    const shown = [...selected]
    changeChosen(whole ? { search, until: whole.until } : { convoIDs: shown }, change, shown)
    if (!('archived' in change)) return
    leave(shown)
    clear()
  }
  const changeOne = (id: number, change: ManyChange) => {
    if ('archived' in change) archive(id, change.archived)
    else if ('unread' in change) acts.setRead([id], change.unread)
    else if ('flag' in change) acts.setFlag([id], change.flag)
    else if ('userID' in change) acts.assign([id], change.userID === null ? null : Number(change.userID))
  }
  return { isArchive, archive, changeSelected, changeOne }
}

export type InboxActs = ReturnType<typeof useInboxActs>
