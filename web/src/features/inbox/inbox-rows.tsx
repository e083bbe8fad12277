import { type MouseEvent, type RefObject, useEffect, useMemo, useState } from 'react'
import { type LabelData, useAuthors, useEmployees, useStores } from '#data/company.ts'
import { useLatest } from '#ui/hook/use-latest.ts'
import { useNow } from '#ui/hook/use-now.ts'
import { ContextMenu } from '#ui/overlay/context-menu.tsx'
import { countOf } from '@xd/core/domain/text/figure.ts'
import type { MenuEntry } from '#ui/overlay/menu-entry.ts'
import { InboxItem, type InboxItemActs } from './inbox-item.tsx'
import type { InboxRowData } from './row-words.ts'
import { useRowFocus } from './use-row-focus.ts'
import styles from './inbox-list.module.css'

interface Props {
  rows: readonly InboxRowData[]
  ids: readonly number[]
  /** The total, including rows not loaded yet. */
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
  onAct: InboxItemActs['onAct']
  /** The pointer rests on a row: its conversation is probably next. */
  onNear: (row: InboxRowData) => void
}

/**
 * A single Tab stop: arrows move among the rows, j and k open them, and each announces itself to screen readers. One
 * menu serves all rows.
 */
export function InboxRows({
  rows,
  ids,
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
  onAct,
  onNear,
}: Props) {
  const [employees, authorOf, severalStores] = [useEmployees(), useAuthors(), useStores().length > 1]
  const now = useNow()
  const { stop, active, handlers } = useRowFocus(list, ids, convoID)
  const [pressedOn, setPressedOn] = useState<number>()
  const pressed = rows.find(({ convo }) => convo.convoID === pressedOn)
  /** Its menu may be about to open. */
  const point = ({ target }: MouseEvent) =>
    setPressedOn(Number((target as Element).closest<HTMLElement>('[data-convo]')?.dataset.convo))

  useEffect(() => {
    // In the next frame: doing it now would force a layout.
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      const row = list.current?.querySelector<HTMLElement>('[aria-current="true"]')
      // A user who clicked it can see it.
      if (!row || row === document.activeElement) return
      row.scrollIntoView({ block: 'nearest' })
      // Focus follows users who work through the list by keyboard, and stays put for those who write.
      timer = setTimeout(() => {
        if (document.activeElement === document.body || list.current?.contains(document.activeElement))
          row.focus({ preventScroll: true })
      })
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [convoID, list])

  // Stable functions: a row is redrawn only when its content changes.
  const latest = useLatest({ onPick, onArchive, onAct, onNear })
  const acts = useMemo(
    (): InboxItemActs => ({
      onPick: (event, id) => latest.current.onPick(event, id),
      onArchive: (id, archived) => latest.current.onArchive(id, archived),
      onAct: (row, act) => latest.current.onAct(row, act),
      onNear: (row) => latest.current.onNear(row),
    }),
    [latest],
  )
  return (
    <ContextMenu entries={pressed ? entriesFor(pressed) : []} label="Conversation">
      <ul
        className={styles.rows}
        ref={list}
        aria-label={countOf(count, 'conversation')}
        {...handlers}
        onContextMenu={point}
        onPointerDown={(event) => event.pointerType !== 'mouse' && point(event)}
      >
        {rows.map((row) => (
          <InboxItem
            key={row.convo.convoID}
            {...{ row, employees, authorOf, labels, severalStores, now, me, timezone, acts }}
            current={row.convo.convoID === convoID}
            selected={selected.has(row.convo.convoID)}
            isStop={row.convo.convoID === stop}
            isActive={row.convo.convoID === active}
          />
        ))}
      </ul>
    </ContextMenu>
  )
}
