import { shownName } from '@xd/core/domain/customer/name.ts'
import { type ManyChange, changeMany, type Chosen, undoMany } from '#data/change-many.ts'
import { useConversationActs } from '#data/conversation-acts.ts'
import { toastAct, toastFailure, toast, toastUndo } from '#ui/overlay/toasts.tsx'
import type { InboxRowData } from './row-words.ts'
import type { useInboxFilters } from './use-inbox-filters.ts'
import type { useInboxSelection } from './use-inbox-selection.ts'
import { leaveFocusedRow } from './use-row-focus.ts'
import { useEmployees, useLabels } from '#data/company.ts'
import { announce } from '#ui/a11y/announce.ts'
import { doneWords } from './bulk-words.ts'

/** Applies one action to the whole selection, with one undo. */
const useBulkActs = () => {
  const [employees, labels] = [useEmployees(), useLabels('conversation')]
  return (chosen: Chosen, change: ManyChange, shown: readonly number[]): void => {
    changeMany(chosen, change, shown).then(({ count, changeID }) => {
      const done = doneWords(change, count, employees, labels)
      if (changeID === null) toast(done, { tone: 'info' })
      else toastUndo(done, () => void undoMany(changeID).then(() => announce('Undone'), toastFailure))
    }, toastFailure)
  }
}

interface Shown {
  view: Pick<ReturnType<typeof useInboxFilters>, 'filters' | 'search' | 'convoID' | 'open'>
  rows: readonly InboxRowData[]
  selection: ReturnType<typeof useInboxSelection>
}

/** Actions on conversations in the list: on one, or on the selection. */
export const useInboxActs = ({
  view: { filters, search, convoID, open },
  rows,
  selection: { selected, whole, clear },
}: Shown) => {
  const acts = useConversationActs()
  const changeChosen = useBulkActs()
  const isArchive = filters.status === 'archived'

  /** Focus moves to the next row, so conversations can be worked through in order. */
  const leave = (ids: readonly number[]) => {
    if (convoID === undefined || !ids.includes(convoID)) return
    const at = rows.findIndex(({ convo }) => convo.convoID === convoID)
    leaveFocusedRow()
    open(
      rows
        .slice(at + 1)
        .concat(rows.slice(0, at).reverse())
        .find(({ convo }) => !ids.includes(convo.convoID))?.convo.convoID,
    )
  }
  const rowOf = (id: number) => {
    const row = rows.find(({ convo }) => convo.convoID === id)
    return row && { convo: row.convo, name: shownName(row.customer) }
  }
  const archive = (id: number, archived: boolean) => {
    const row = rowOf(id)
    if (!row) return
    leave([id])
    toastAct(acts.archive(row.convo, row.name, archived))
  }
  /** The selection changes in one step; all matches may be more than are shown. */
  const changeSelected = (change: ManyChange) => {
    const shown = [...selected]
    changeChosen(whole ? { search, until: whole.until } : { convoIDs: shown }, change, shown)
    if (!('archived' in change)) return
    leave(shown)
    clear()
  }
  const changeOne = (id: number, change: ManyChange) => {
    const row = rowOf(id)
    if (!row) return
    const { convo, name } = row
    if ('archived' in change) archive(id, change.archived)
    else if ('unread' in change) acts.setRead(id, change.unread).catch(toastFailure)
    else if ('flag' in change) toastAct(acts.setFlag(convo, name, change.flag))
    else if ('userID' in change)
      toastAct(acts.assign(convo, name, change.userID === null ? null : Number(change.userID)))
  }
  const flags = new Set(rows.filter(({ convo }) => selected.has(convo.convoID)).map(({ convo }) => convo.convoFlag))
  /** The flag that all selected ones share. */
  const flag = flags.size === 1 && !whole ? [...flags][0] : undefined
  return { isArchive, flag, archive, changeSelected, changeOne }
}

export type InboxActs = ReturnType<typeof useInboxActs>
