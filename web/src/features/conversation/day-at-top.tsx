import { useSyncExternalStore } from 'react'
import { dayDivider } from '@xd/core/domain/time/relative.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { useNow } from '#ui/hook/use-now.ts'
import type { EndList } from '#ui/list/end-list.ts'
import type { ThreadItem } from './thread-item.ts'
import styles from './thread.module.css'

interface Props {
  list: EndList
  items: readonly ThreadItem[]
  timezone: string
}

/** The day at the top edge, while its divider is out of view above. */
export function DayAtTop({ list, items, timezone }: Props) {
  // Runs on every scroll step, so only a change of day is formatted.
  const day = useSyncExternalStore(list.subscribe, () => {
    const item = items[list.topRow()]
    return item && item.kind !== 'day' && !list.isAtEnd() ? localDay(item.at, timezone) : undefined
  })
  const at = items[list.topRow()]?.at
  const now = useNow()
  return (
    day !== undefined &&
    at !== undefined && (
      <p className={styles.dayAtTop} aria-hidden="true">
        {dayDivider(at, now, timezone)}
      </p>
    )
  )
}
