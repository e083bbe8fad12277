import type { ManyChange } from '#data/change-many.ts'
import { useShortcuts } from '#ui/hook/use-shortcuts.ts'
import type { InboxRowData } from './row-words.ts'
import type { InboxActs } from './use-inbox-acts.ts'
import type { useInboxSelection } from './use-inbox-selection.ts'
import { focusedConvo } from './use-row-focus.ts'

interface Options {
  rows: readonly InboxRowData[]
  /** The conversation that is open. */
  convoID: number | undefined
  me: number
  acts: InboxActs
  selection: ReturnType<typeof useInboxSelection>
  open: (id: number) => void
  onNewMessage: (() => void) | undefined
  onFilter: () => void
}

/**
 * The inbox's keyboard shortcuts. They apply to the selection, else to the focused row, else to the open conversation.
 */
export const useInboxKeys = ({
  rows,
  convoID,
  me,
  acts,
  selection: { selected, toggle, reach, clear },
  open,
  onNewMessage,
  onFilter,
}: Options): void => {
  const at = rows.findIndex(({ convo }) => convo.convoID === convoID)
  const current = rows[at]?.convo

  const go = (by: number) => {
    const next = rows[Math.max(0, Math.min(rows.length - 1, at < 0 ? 0 : at + by))]
    if (next) open(next.convo.convoID)
  }
  const extend = (by: number) => {
    const next = rows[at + by]?.convo
    if (!current || !next) return
    reach(current.convoID, current.convoID)
    reach(next.convoID, current.convoID)
    open(next.convoID)
  }
  const act = (change: ManyChange) => {
    if (selected.size > 0) acts.changeSelected(change)
    else acted((convo) => acts.changeOne(convo.convoID, change))
  }
  const acted = (act: (convo: InboxRowData['convo']) => void) => {
    const focused = focusedConvo()
    const convo = rows.find((row) => row.convo.convoID === focused)?.convo ?? current
    if (convo) act(convo)
  }

  const archived = selected.size > 0 || !current ? !acts.isArchive : current.convoStatus !== 'archived'

  useShortcuts([
    { keys: 'ArrowUp+ArrowDown', group: 'Inbox', does: 'Move between rows' },
    { keys: 'Enter', group: 'Inbox', does: 'Open the row’s conversation' },
    { keys: 'j', group: 'Inbox', does: 'Next conversation', run: () => go(1) },
    { keys: 'k', group: 'Inbox', does: 'Previous conversation', run: () => go(-1) },
    {
      keys: 'e',
      group: 'Inbox',
      does: archived ? 'Archive' : 'Move back to the inbox',
      writes: true,
      run: () =>
        selected.size > 0
          ? act({ archived })
          : acted(({ convoStatus }) => act({ archived: convoStatus !== 'archived' })),
    },
    { keys: 'u', group: 'Inbox', does: 'Mark unread', writes: true, run: () => act({ unread: true }) },
    {
      keys: 'f',
      group: 'Inbox',
      does: 'Flag or unflag',
      writes: true,
      run: () => acted(({ convoFlag }) => act({ flag: convoFlag === 'none' ? 'flag' : 'none' })),
    },
    { keys: 'a', group: 'Inbox', does: 'Assign to me', writes: true, run: () => act({ userID: me }) },
    { keys: 'x', group: 'Inbox', does: 'Select', run: () => acted(({ convoID: id }) => toggle(id)) },
    { keys: 'Shift+ArrowDown', group: 'Inbox', does: 'Extend selection down', run: () => extend(1) },
    { keys: 'Shift+ArrowUp', group: 'Inbox', does: 'Extend selection up', run: () => extend(-1) },
    { keys: 'Escape', group: 'Inbox', does: 'Clear the selection', run: clear, disabled: selected.size === 0 },
    ...(onNewMessage
      ? [{ keys: 'c', group: 'Inbox' as const, does: 'New message', writes: true as const, run: onNewMessage }]
      : []),
    { keys: '/', group: 'Inbox', does: 'Filter', run: onFilter },
  ])
}
