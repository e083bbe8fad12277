import type { LocalDay } from '@xd/core/domain/time/day.ts'
import type { CalendarEntryData } from '#data/calendars.ts'
import { entryWhen } from '#parts/calendar/entry-words.ts'
import { StoreDot } from '#parts/store/store-edge.tsx'
import { Tag } from '#ui/status/tag.tsx'
import { useEntryLooks } from './entry-look.ts'
import styles from './calendar.module.css'

interface Props {
  entry: CalendarEntryData
  day: LocalDay
  isFirst: boolean
  onOpen: (entry: CalendarEntryData) => void
}

export function EntryRow({ entry, day, isFirst, onOpen }: Props) {
  const { name, color } = useEntryLooks()(entry.itemCalendarID)
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        data-row
        data-cursor={isFirst || undefined}
        onClick={() => onOpen(entry)}
      >
        <span className={`${styles.when} num`}>{entryWhen(entry, day)}</span>
        <span className={styles.what}>{entry.itemTitle}</span>
        {entry.itemRepeat === 'year' && (
          <span className={styles.yearly}>
            <Tag tone="neutral">yearly</Tag>
          </span>
        )}
        <span className={styles.calendar}>
          <StoreDot color={color} />
          {name}
        </span>
      </button>
    </li>
  )
}
