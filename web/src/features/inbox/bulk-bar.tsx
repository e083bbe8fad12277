import { Archive, ArchiveRestore, MailOpen, UserRoundCheck, X } from 'lucide-react'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import styles from './inbox-list.module.css'

interface Props {
  count: number
  /** How many could be chosen. */
  shown: number
  archived: boolean
  onArchive: () => void
  onRead: () => void
  onAssign: () => void
  onAll: () => void
  onClear: () => void
}

/** What can be done to all that are chosen. It stays above the list however far one scrolls. */
export function BulkBar({ count, shown, archived, onArchive, onRead, onAssign, onAll, onClear }: Props) {
  return (
    <div className={styles.bulk} role="toolbar" aria-label="Selected conversations">
      <span className="num">{count} selected</span>
      <Button size="small" icon={archived ? <ArchiveRestore aria-hidden="true" /> : <Archive aria-hidden="true" />} onClick={onArchive}>
        {archived ? 'Move to inbox' : 'Archive'}
      </Button>
      <IconButton size="small" label="Mark read" icon={<MailOpen aria-hidden="true" />} onClick={onRead} />
      <IconButton size="small" label="Assign to me" icon={<UserRoundCheck aria-hidden="true" />} onClick={onAssign} />
      {count < shown && (
        <Button size="small" variant="ghost" onClick={onAll}>
          All {shown}
        </Button>
      )}
      <span className={styles.clear}>
        <IconButton size="small" label="Clear the selection" icon={<X aria-hidden="true" />} onClick={onClear} />
      </span>
    </div>
  )
}
