import { ArrowDown, ArrowUp } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef } from 'react'
import { cx } from '#ui/class-names.ts'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { useShortcuts } from '#ui/hook/use-shortcuts.ts'
import type { Fit, Place } from './fit.ts'
import { useFit } from './use-fit.ts'
import type { Selection } from './use-selection.ts'
import styles from './table.module.css'

export type SortDir = 'asc' | 'desc'
export type Sort<Key extends string> = { by: Key; dir: SortDir }

export type Column<Row, Key extends string> = {
  key: Key
  title: string
  cell: (row: Row, fit: Fit<Key>) => ReactNode
  sortable?: boolean
  /** Figures: right-aligned, tabular. */
  numeric?: boolean
  /** Wrapping text gets no narrower. */
  width?: number | string
  /** Names, which people type: a long one is cut, and pushes no column out of view. */
  cut?: boolean
  /** Omitted if the list has no room for it, the highest number first. A column without one stays. */
  spare?: number
  /**
   * Its position in a row's two lines on a phone. The first column that asks for a position gets it. A table with
   * positions omits columns without one there. A wrapping column gets its own lines between the two, as many as it
   * needs.
   */
  phone?: Place
}

type Props<Row, Key extends string> = {
  label: string
  columns: ReadonlyArray<Column<Row, Key>>
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  sort?: Sort<Key>
  onSort?: (sort: Sort<Key>) => void
  /** Makes the rows one Tab stop: arrows move; Enter and a click open. */
  onOpen?: (row: Row) => void
  selectedKey?: string | number | null
  /** Rows can be selected: by their boxes, by Ctrl and Shift with the pointer, by x and Shift with the arrows. */
  selection?: Selection<string> | Selection<number>
  /** The label of a row's checkbox: "Select Whitfield, Jerome". */
  rowName?: (row: Row) => string
  /** Stays a table on a phone (for short tables in dialogs). */
  keepOnPhone?: boolean
}

const other = (dir: SortDir): SortDir => (dir === 'asc' ? 'desc' : 'asc')

export function Table<Row, Key extends string>({
  label,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  onOpen,
  selectedKey,
  selection,
  rowName,
  keepOnPhone,
}: Props<Row, Key>) {
  const picks = selection as Selection<string | number> | undefined
  const body = useRef<HTMLTableSectionElement>(null)
  useShortcuts([
    ...(onOpen
      ? [
          { keys: 'ArrowUp+ArrowDown', group: label, does: 'Move between rows' },
          { keys: 'Enter', group: label, does: 'Open the row' },
        ]
      : []),
    ...(picks
      ? [
          {
            keys: 'x',
            group: label,
            does: 'Select the row',
            run: () => body.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus(),
          },
          {
            keys: 'Escape',
            group: label,
            does: 'Clear the selection',
            run: picks.clear,
            disabled: picks.selected.size === 0,
          },
        ]
      : []),
  ])
  const { table, fit, places } = useFit(columns, keepOnPhone ?? false)
  const shown = columns.filter(({ key }) => !fit.leftOut.has(key))
  const layout = !fit.inLines ? styles.columns : places ? styles.twoLines : styles.stacked
  const stop = Math.max(
    0,
    rows.findIndex((row) => rowKey(row) === selectedKey),
  )
  // Browsers give a row no name of its own, not even a focusable one.
  const id = useId()
  const cellId = (row: Row, key: Key) => `${id}-${rowKey(row)}-${key}`
  const chosen = rows.filter((row) => picks?.selected.has(rowKey(row))).length
  const keys = (row: Row) => (event: KeyboardEvent<HTMLTableRowElement>) => {
    if (event.target !== event.currentTarget) return
    if (event.key === 'Enter') onOpen?.(row)
    if (event.key === 'x' || event.key === ' ') {
      event.preventDefault()
      picks?.toggle(rowKey(row))
    }
    const next = {
      ArrowDown: event.currentTarget.nextElementSibling,
      ArrowUp: event.currentTarget.previousElementSibling,
      Home: body.current?.firstElementChild,
      End: body.current?.lastElementChild,
    }[event.key]
    if (next instanceof HTMLElement) {
      event.preventDefault()
      const to = rows[[...(body.current?.children ?? [])].indexOf(next)]
      if (event.shiftKey && picks && to) {
        picks.reach(rowKey(row))
        picks.reach(rowKey(to))
      }
      next.focus()
    }
  }
  // A link or button inside the row handles its own click.
  const click = (row: Row) => (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a, button, input, label')) return
    if (picks && event.shiftKey) picks.reach(rowKey(row))
    else if (picks && (event.ctrlKey || event.metaKey)) picks.toggle(rowKey(row))
    else onOpen?.(row)
  }
  return (
    <div className={styles.scroll}>
      <table
        ref={table}
        className={cx(styles.table, layout, shown.some(({ phone }) => phone === 'wrap') && styles.wraps)}
        aria-label={label}
        aria-description={
          onOpen &&
          `Use the arrow keys to move between rows and Enter to open one.${picks ? ' X selects a row, and Shift with an arrow selects more.' : ''}`
        }
      >
        <thead>
          <tr>
            {picks && (
              <th scope="col" className={styles.check}>
                <Checkbox
                  label="Select all on this page"
                  labelHidden
                  checked={chosen === 0 ? false : chosen === rows.length ? true : 'indeterminate'}
                  onChange={(all) => (all ? picks.all() : picks.clear())}
                />
              </th>
            )}
            {shown.map((column) => {
              const dir = sort?.by === column.key ? sort.dir : null
              const Arrow = dir === 'desc' ? ArrowDown : ArrowUp
              return (
                <th
                  key={column.key}
                  data-key={column.key}
                  scope="col"
                  className={column.numeric ? styles.end : undefined}
                  style={{ width: column.width, minWidth: column.width }}
                  aria-sort={dir ? (dir === 'asc' ? 'ascending' : 'descending') : undefined}
                >
                  {column.sortable && onSort ? (
                    <button
                      type="button"
                      className={cx(styles.sort, dir && styles.sorted)}
                      onClick={() => onSort({ by: column.key, dir: dir ? other(dir) : 'asc' })}
                    >
                      {column.title}
                      <Arrow className={dir ? undefined : styles.idle} aria-hidden="true" />
                    </button>
                  ) : (
                    column.title
                  )}
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row, index) => (
            <tr
              key={rowKey(row)}
              className={cx(
                styles.row,
                onOpen && styles.open,
                (rowKey(row) === selectedKey || picks?.selected.has(rowKey(row))) && styles.chosen,
              )}
              aria-current={rowKey(row) === selectedKey || undefined}
              aria-selected={picks && picks.selected.has(rowKey(row))}
              aria-labelledby={onOpen && shown.map(({ key }) => cellId(row, key)).join(' ')}
              {...(onOpen && { tabIndex: index === stop ? 0 : -1, onClick: click(row), onKeyDown: keys(row) })}
            >
              {picks && (
                <td className={styles.check}>
                  <Checkbox
                    label={`Select ${rowName?.(row) ?? ''}`}
                    labelHidden
                    checked={picks.selected.has(rowKey(row))}
                    onChange={() => picks.toggle(rowKey(row))}
                    tabIndex={-1}
                  />
                </td>
              )}
              {shown.map((column) => (
                <td
                  key={column.key}
                  id={onOpen && cellId(row, column.key)}
                  data-title={column.title}
                  data-place={places?.get(column.key)}
                  className={
                    cx(column.numeric && styles.end, column.numeric && 'num', column.cut && styles.cut) || undefined
                  }
                >
                  {column.cell(row, fit)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
