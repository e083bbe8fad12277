import { Archive, ArchiveRestore, MailOpen, UserRoundCheck, UserRoundPlus } from 'lucide-react'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { SelectionBar } from '#ui/list/selection-bar.tsx'

interface Props {
  count: number
  /** How many could be chosen. */
  shown: number
  archived: boolean
  onArchive: () => void
  onRead: () => void
  onAssign: () => void
  onAssignTo: () => void
  onAll: () => void
  onClear: () => void
}

/** What can be done to all conversations that are chosen. */
export function BulkBar({ archived, onArchive, onRead, onAssign, onAssignTo, ...bar }: Props) {
  return (
    <SelectionBar label="Selected conversations" {...bar}>
      <Button size="small" icon={archived ? <ArchiveRestore aria-hidden="true" /> : <Archive aria-hidden="true" />} onClick={onArchive}>
        {archived ? 'Move to inbox' : 'Archive'}
      </Button>
      <IconButton size="small" label="Mark read" icon={<MailOpen aria-hidden="true" />} onClick={onRead} />
      <IconButton size="small" label="Assign to me" icon={<UserRoundCheck aria-hidden="true" />} onClick={onAssign} />
      <IconButton size="small" label="Assign to…" icon={<UserRoundPlus aria-hidden="true" />} aria-haspopup="dialog" onClick={onAssignTo} />
    </SelectionBar>
  )
}
