import { Archive, ArchiveRestore, Flag, FlagOff, Mail, MailOpen, UserRoundPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import { shownName } from '@xd/core/domain/customer/name.ts'
import { tipOf } from '#ui/tip/tips.tsx'
import { heldProps, useReadOnly } from '#ui/read-only.ts'
import type { InboxRowData } from './row-words.ts'
import styles from './row-acts.module.css'

export type RowAct = 'archive' | 'flag' | 'assign' | 'unread'

interface Props {
  row: InboxRowData
  onAct: (row: InboxRowData, act: RowAct) => void
}

/** A row's most common actions, in place of its time and state. */
export function RowActs({ row, onAct }: Props) {
  const { convoStatus, convoFlag, convoUnread } = row.convo
  const readOnly = useReadOnly()
  const name = shownName(row.customer)
  const act = (what: RowAct, label: string, icon: ReactNode, keys?: string) => (
    <button
      type="button"
      className={styles.act}
      // The open conversation has its own Archive and Flag.
      aria-label={`${label}: ${name}`}
      {...(readOnly ? heldProps(readOnly) : { ...tipOf(label, 'bottom', keys), onClick: () => onAct(row, what) })}
    >
      {icon}
    </button>
  )
  return (
    <span className={styles.acts}>
      {convoStatus === 'archived'
        ? act('archive', 'Unarchive', <ArchiveRestore aria-hidden="true" />, 'E')
        : act('archive', 'Archive', <Archive aria-hidden="true" />, 'E')}
      {convoFlag === 'none'
        ? act('flag', 'Flag', <Flag aria-hidden="true" />, 'F')
        : act('flag', 'Unflag', <FlagOff aria-hidden="true" />, 'F')}
      {act('assign', 'Assign', <UserRoundPlus aria-hidden="true" />)}
      {convoUnread > 0
        ? act('unread', 'Mark read', <MailOpen aria-hidden="true" />)
        : act('unread', 'Mark unread', <Mail aria-hidden="true" />, 'U')}
    </span>
  )
}
