import { useSyncExternalStore } from 'react'
import { dayDivider } from '@xd/core/domain/time/relative.ts'
import type { EndList } from '#ui/list/end-list.ts'
import type { ThreadItem } from './thread-item.ts'
import styles from './thread.module.css'

interface Props {
  list: EndList
  items: readonly ThreadItem[]
  timezone: string
}

/** The day at the top edge, while its divider is above it. */
export function DayAtTop({ list, items, timezone }: Props) {
  const day = useSyncExternalStore(list.subscribe, () => {
    const item = items[list.topRow()]
    return item && item.kind !== 'day' && !list.isAtEnd() ? dayDivider(item.at, Date.now(), timezone) : ''
  })
  return (
    day !== '' && (
      <p className={styles.dayAtTop} aria-hidden="true">
        {day}
      </p>
    )
  )
}
