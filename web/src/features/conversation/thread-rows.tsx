import { useNow } from '#ui/hook/use-now.ts'
import type { EndList } from '#ui/list/end-list.ts'
import type { RowPlaces } from '#ui/list/row-places.ts'
import { useDrawnRows } from '#ui/list/use-end-list.ts'
import type { ThreadItem } from './thread-item.ts'
import { ThreadRow, type ThreadRowProps } from './thread-row.tsx'
import styles from './thread.module.css'

type Props = Omit<ThreadRowProps, 'item' | 'now' | 'measure'> & {
  items: readonly ThreadItem[]
  list: EndList
  places: RowPlaces
}

/** The rows near the window, and spacers for the rest. Scrolling redraws this and nothing around it. */
export function ThreadRows({ items, list, places, ...rest }: Props) {
  const { from, to, above, below } = useDrawnRows(list, places)
  const now = useNow()
  return (
    <>
      <div className={styles.gap} style={{ height: above }} />
      {items.slice(from, to).map((item) => (
        <ThreadRow key={item.key} item={item} now={now} measure={list.measure} {...rest} />
      ))}
      <div className={styles.gap} style={{ height: below }} />
    </>
  )
}
