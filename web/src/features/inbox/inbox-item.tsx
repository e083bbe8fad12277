import { Archive } from 'lucide-react'
import type { MouseEvent } from 'react'
import type { AuthorOf, EmployeeData, LabelData } from '#data/company.ts'
import { cx } from '#ui/class-names.ts'
import { useSwipe } from '#ui/hook/use-swipe.ts'
import { ContextMenu } from '#ui/overlay/context-menu.tsx'
import type { MenuEntry } from '#ui/overlay/menu-entry.ts'
import { InboxRow, type InboxRowData } from './inbox-row.tsx'
import styles from './inbox-list.module.css'

interface Props {
  row: InboxRowData
  current: boolean
  selected: boolean
  me: number
  employees: readonly EmployeeData[]
  authorOf: AuthorOf
  labels: readonly LabelData[]
  timezone: string
  now: number
  entries: readonly MenuEntry[]
  onPick: (event: MouseEvent) => void
  onArchive: () => void
  onNear: () => void
}

/** A row with what can be done to it: opened, chosen, swiped away, or by its menu. */
export function InboxItem({ row, current, selected, me, employees, authorOf, labels, timezone, now, entries, onPick, onArchive, onNear }: Props) {
  const { style, isMeant, isSwiping, handlers } = useSwipe(onArchive)
  return (
    <li className={cx(styles.item, isMeant && styles.meant)}>
      {isSwiping && (
        <span className={styles.behind} aria-hidden="true">
          <Archive /> {row.convo.convoStatus === 'archived' ? 'Move to inbox' : 'Archive'}
        </span>
      )}
      <ContextMenu entries={entries} label="Conversation">
        <button
          type="button"
          className={cx(styles.row, current && styles.current, selected && styles.selected)}
          style={style}
          aria-current={current || undefined}
          aria-pressed={selected || undefined}
          onClick={(event) => !isSwiping && onPick(event)}
          onPointerEnter={onNear}
          {...handlers}
        >
          <InboxRow {...{ row, me, employees, authorOf, labels, timezone, now }} />
        </button>
      </ContextMenu>
    </li>
  )
}
