import { type MouseEvent, type RefObject, useEffect, useMemo, useState } from 'react'
import { type LabelData, useAuthors, useEmployees } from '#data/company.ts'
import { useLatest } from '#ui/hook/use-latest.ts'
import { useNow } from '#ui/hook/use-now.ts'
import { ContextMenu } from '#ui/overlay/context-menu.tsx'
import type { MenuEntry } from '#ui/overlay/menu-entry.ts'
import { InboxItem, type InboxItemActs } from './inbox-item.tsx'
import type { InboxRowData } from './inbox-row.tsx'
import styles from './inbox-list.module.css'

interface Props {
  rows: readonly InboxRowData[]
  /** How many there are, also those that are not loaded. */
  count: number
  /** The conversation that is open. */
  convoID: number | undefined
  selected: ReadonlySet<number>
  me: number
  labels: readonly LabelData[]
  timezone: string
  list: RefObject<HTMLUListElement | null>
  entriesFor: (row: InboxRowData) => readonly MenuEntry[]
  onPick: (event: MouseEvent, id: number) => void
  onArchive: (id: number, archived: boolean) => void
  /** The pointer rests on a row: its conversation is probably next. */
  onNear: (row: InboxRowData) => void
}

/** Rows are links in a list: each is reached by Tab, by j and k, and says who and what to a screen reader. One menu serves them all. */
export function InboxRows({
  rows,
  count,
  convoID,
  selected,
  me,
  labels,
  timezone,
  list,
  entriesFor,
  onPick,
  onArchive,
  onNear,
}: Props) {
  const [employees, authorOf] = [useEmployees(), useAuthors()]
  const now = useNow()
  const [pointedAt, setPointedAt] = useState<number>()
  const pointed = rows.find(({ convo }) => convo.convoID === pointedAt)

  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[aria-current="true"]')
    row?.scrollIntoView({ block: 'nearest' })
    // The focus goes along with those who work the list by keys, and stays with those who write.
    if (document.activeElement === document.body || list.current?.contains(document.activeElement))
      row?.focus({ preventScroll: true })
  }, [convoID, list])

  // The same acts at all times: a row is drawn anew only when it says something else.
  const latest = useLatest({ onPick, onArchive, onNear })
  const acts = useMemo(
    (): InboxItemActs => ({
      onPick: (event, id) => latest.current.onPick(event, id),
      onArchive: (id, archived) => latest.current.onArchive(id, archived),
      onNear: (row) => latest.current.onNear(row),
      onPoint: setPointedAt,
    }),
    [latest],
  )
  return (
    <ContextMenu entries={pointed ? entriesFor(pointed) : []} label="Conversation">
      <ul className={styles.rows} ref={list} aria-label={`${count} conversations`}>
        {rows.map((row) => (
          <InboxItem
            key={row.convo.convoID}
            {...{ row, employees, authorOf, labels, now, me, timezone, acts }}
            current={row.convo.convoID === convoID}
            selected={selected.has(row.convo.convoID)}
          />
        ))}
      </ul>
    </ContextMenu>
  )
}
