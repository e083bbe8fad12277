import { Archive } from 'lucide-react'
import { memo, type MouseEvent } from 'react'
import type { AuthorOf, EmployeeData, LabelData } from '#data/company.ts'
import { cx } from '#ui/class-names.ts'
import { useSwipe } from '#ui/hook/use-swipe.ts'
import { useReadOnly } from '#ui/read-only.ts'
import { InboxRow } from './inbox-row.tsx'
import type { InboxRowData } from './row-words.ts'
import { RowActs, type RowAct } from './row-acts.tsx'
import styles from './inbox-list.module.css'

export interface InboxItemActs {
  readonly onPick: (event: MouseEvent, id: number) => void
  readonly onArchive: (id: number, archived: boolean) => void
  readonly onAct: (row: InboxRowData, act: RowAct) => void
  readonly onNear: (row: InboxRowData) => void
}

interface Props {
  row: InboxRowData
  current: boolean
  selected: boolean
  /** The row where Tab enters the list. */
  isStop: boolean
  /** Hovered or focused: its actions are shown. */
  isActive: boolean
  me: number
  employees: readonly EmployeeData[]
  authorOf: AuthorOf
  labels: readonly LabelData[]
  severalStores: boolean
  timezone: string
  now: number
  acts: InboxItemActs
}

/** A row and its actions: opened, chosen, or swiped away. */
export const InboxItem = memo(function InboxItem({
  row,
  current,
  selected,
  isStop,
  isActive,
  me,
  employees,
  authorOf,
  labels,
  severalStores,
  timezone,
  now,
  acts,
}: Props) {
  const readOnly = useReadOnly() !== null
  const { convoID, convoStatus } = row.convo
  const isArchived = convoStatus === 'archived'
  const { style, isMeant, isSwiping, handlers } = useSwipe(() => acts.onArchive(convoID, !isArchived))
  return (
    <li
      className={cx(
        styles.item,
        selected && styles.isTicked,
        current && styles.isOpen,
        isMeant && styles.meant,
        isActive && styles.active,
      )}
      data-convo={convoID}
    >
      {isSwiping && (
        <span className={styles.behind} aria-hidden="true">
          <Archive /> {isArchived ? 'Move to inbox' : 'Archive'}
        </span>
      )}
      <button
        type="button"
        className={styles.row}
        style={style}
        tabIndex={isStop ? 0 : -1}
        aria-current={current || undefined}
        aria-pressed={selected || undefined}
        onClick={(event) => !isSwiping && acts.onPick(event, convoID)}
        onPointerEnter={() => acts.onNear(row)}
        {...(!readOnly && handlers)}
      >
        <InboxRow {...{ row, me, employees, authorOf, labels, severalStores, timezone, now }} />
      </button>
      {isActive && <RowActs row={row} onAct={acts.onAct} />}
    </li>
  )
})
