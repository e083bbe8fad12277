import type { ManyChange } from '#data/change-many.ts'
import { flagEntry } from '#parts/message/flag-entry.tsx'
import type { MenuEntry } from '#ui/overlay/menu-entry.ts'
import type { InboxRowData } from './row-words.ts'
import type { InboxActs } from './use-inbox-acts.ts'

interface Options {
  /** It is selected, so actions apply to the whole selection. */
  isChosen: boolean
  me: number
  acts: InboxActs
  onToggle: () => void
  onAssignTo: () => void
}

/** The entries of a conversation's menu. */
export const conversationEntries = (
  { convo }: InboxRowData,
  { isChosen, me, acts, onToggle, onAssignTo }: Options,
): MenuEntry[] => {
  const { convoID, convoUnread, convoStatus } = convo
  const archived = isChosen ? !acts.isArchive : convoStatus !== 'archived'
  const to = (change: ManyChange) => () => (isChosen ? acts.changeSelected(change) : acts.changeOne(convoID, change))
  return [
    { key: 'select', label: isChosen ? 'Unselect' : 'Select', shortcut: 'X', onSelect: onToggle },
    {
      key: 'archive',
      writes: true,
      label: archived ? 'Archive' : 'Move to inbox',
      shortcut: 'E',
      onSelect: to({ archived }),
    },
    {
      key: 'read',
      writes: true,
      label: convoUnread > 0 ? 'Mark read' : 'Mark unread',
      shortcut: 'U',
      onSelect: to({ unread: convoUnread === 0 }),
    },
    { key: 'me', writes: true, label: 'Assign to me', shortcut: 'A', onSelect: to({ userID: me }) },
    { key: 'others', writes: true, label: 'Assign to…', onSelect: onAssignTo },
    { kind: 'rule', key: 'rule' },
    flagEntry(isChosen ? acts.flag : convo.convoFlag, (flag) => to({ flag })()),
  ]
}
