import { ArrowDown, ArrowUp } from 'lucide-react'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'
import styles from './table.module.css'

export type SortDir = 'asc' | 'desc'
export type Sort<Key extends string> = { by: Key; dir: SortDir }

export type Column<Row, Key extends string> = {
  key: Key
  title: string
  cell: (row: Row) => ReactNode
  sortable?: boolean
  /** Figures: right-aligned, of one width. */
  numeric?: boolean
  width?: number | string
}

type Props<Row, Key extends string> = {
  label: string
  columns: ReadonlyArray<Column<Row, Key>>
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  sort?: Sort<Key>
  onSort?: (sort: Sort<Key>) => void
  /** Makes the rows one Tab stop: arrows move, Enter and a click open. */
  onOpen?: (row: Row) => void
  selectedKey?: string | number | null
  /** Left as a table on a phone (short tables in dialogs). */
  keepOnPhone?: boolean
}

const other = (dir: SortDir): SortDir => (dir === 'asc' ? 'desc' : 'asc')

export function Table<Row, Key extends string>({ label, columns, rows, rowKey, sort, onSort, onOpen, selectedKey, keepOnPhone }: Props<Row, Key>) {
  const stop = Math.max(0, rows.findIndex((row) => rowKey(row) === selectedKey))
  const keys = (row: Row) => (event: KeyboardEvent<HTMLTableRowElement>) => {
    if (event.target !== event.currentTarget) return
    if (event.key === 'Enter') onOpen?.(row)
    const { parentElement: body } = event.currentTarget
    const next = {
      ArrowDown: event.currentTarget.nextElementSibling,
      ArrowUp: event.currentTarget.previousElementSibling,
      Home: body?.firstElementChild,
      End: body?.lastElementChild,
    }[event.key]
    if (next instanceof HTMLElement) {
      event.preventDefault()
      next.focus()
    }
  }
  // A link or button inside the row keeps its own click.
  const click = (row: Row) => (event: MouseEvent) => {
    if (!(event.target instanceof Element && event.target.closest('a, button, input, label'))) onOpen?.(row)
  }
  return (
    <div className={styles.scroll}>
      <table className={cx(styles.table, !keepOnPhone && styles.stacked)} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => {
              const dir = sort?.by === column.key ? sort.dir : null
              const Arrow = dir === 'desc' ? ArrowDown : ArrowUp
              return (
                <th
                  key={column.key}
                  scope="col"
                  className={column.numeric ? styles.end : undefined}
                  style={{ width: column.width }}
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
        <tbody>
          {rows.map((row, index) => (
            <tr
              key={rowKey(row)}
              className={cx(styles.row, onOpen && styles.open, rowKey(row) === selectedKey && styles.chosen)}
              aria-current={rowKey(row) === selectedKey || undefined}
              {...(onOpen && { tabIndex: index === stop ? 0 : -1, onClick: click(row), onKeyDown: keys(row) })}
            >
              {columns.map((column) => (
                <td key={column.key} data-title={column.title} className={column.numeric ? cx(styles.end, 'num') : undefined}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
