import { Archive } from 'lucide-react'
import { memo, type MouseEvent } from 'react'
import type { AuthorOf, EmployeeData, LabelData } from '#data/company.ts'
import { cx } from '#ui/class-names.ts'
import { useSwipe } from '#ui/hook/use-swipe.ts'
import { InboxRow, type InboxRowData } from './inbox-row.tsx'
import styles from './inbox-list.module.css'

export interface InboxItemActs {
  readonly onPick: (event: MouseEvent, id: number) => void
  readonly onArchive: (id: number, archived: boolean) => void
  readonly onNear: (row: InboxRowData) => void
  /** Its menu may be about to open. */
  readonly onPoint: (id: number) => void
}

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
  acts: InboxItemActs
}

/** A row with what can be done to it: opened, chosen, or swiped away. */
export const InboxItem = memo(function InboxItem({
  row,
  current,
  selected,
  me,
  employees,
  authorOf,
  labels,
  timezone,
  now,
  acts,
}: Props) {
  const { convoID, convoStatus } = row.convo
  const isArchived = convoStatus === 'archived'
  const { style, isMeant, isSwiping, handlers } = useSwipe(() => acts.onArchive(convoID, !isArchived))
  return (
    <li
      className={cx(styles.item, isMeant && styles.meant)}
      onContextMenu={() => acts.onPoint(convoID)}
      onPointerDown={({ pointerType }) => pointerType !== 'mouse' && acts.onPoint(convoID)}
    >
      {isSwiping && (
        <span className={styles.behind} aria-hidden="true">
          <Archive /> {isArchived ? 'Move to inbox' : 'Archive'}
        </span>
      )}
      <button
        type="button"
        className={cx(styles.row, current && styles.current, selected && styles.selected)}
        style={style}
        aria-current={current || undefined}
        aria-pressed={selected || undefined}
        onClick={(event) => !isSwiping && acts.onPick(event, convoID)}
        onPointerEnter={() => acts.onNear(row)}
        {...handlers}
      >
        <InboxRow {...{ row, me, employees, authorOf, labels, timezone, now }} />
      </button>
    </li>
  )
})
