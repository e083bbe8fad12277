import { groupBy } from '@xd/core/domain/collection/group-by.ts'
import { Plus } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import type { CalendarEntryData } from '#data/calendars.ts'
import { entryKey } from '#data/calendar-entries.ts'
import { usePages } from '#parts/page/use-pages.ts'
import { SkeletonLines } from '#ui/busy/skeleton.tsx'
import { Button } from '#ui/action/button.tsx'
import { DownloadLink } from '#ui/action/download-link.tsx'
import { PausingSearchBox } from '#ui/field/pausing-search-box.tsx'
import { ListEnd } from '#ui/list/list-end.tsx'
import { fullDay } from '#ui/picker/month.ts'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { calendarFile } from './calendar-file.ts'
import { windowOf } from './calendar-view.ts'
import { DayStrip } from './day-strip.tsx'
import { EntryRow } from './entry-row.tsx'
import type { CalendarAddress } from './use-calendar-address.ts'
import styles from './calendar.module.css'

const PER_PAGE = 25

/** The entries under the days on which they begin. Those that began earlier come first. */
const byDay = (entries: readonly CalendarEntryData[], from: LocalDay): [LocalDay, CalendarEntryData[]][] => [
  ...groupBy(entries, ({ occursFrom }) => (occursFrom < from ? from : occursFrom) as LocalDay),
]

interface Props {
  today: LocalDay
  address: CalendarAddress
  phone: boolean
}

/**
 * Calendar entries from a day on, 25 a page. With a text, those of a year that match it. On a phone, with the days of
 * the week to choose from.
 */
export function EntryList({ today, address, phone }: Props) {
  const { day, page, filter } = address
  const { from, to } = windowOf('list', day, filter)
  const query = usePages(
    'calendar/entries/list',
    {
      search: {
        dateStart: from,
        dateEnd: to,
        calendar: 'shown',
        perPage: PER_PAGE,
        page,
        ...(filter !== '' && { filter }),
      },
    },
    'entries',
    entryKey,
  )
  const box = useRef<HTMLDivElement>(null)
  const { data, error } = query
  const move = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const rows = [...(box.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const at = rows.findIndex((row) => row === document.activeElement)
    if (by === undefined || at < 0) return
    event.preventDefault()
    rows[at + by]?.focus()
  }
  const strip = (
    <>
      {phone && <DayStrip day={day} today={today} onPick={(next) => address.show({ day: next })} />}
      <PausingSearchBox
        className={styles.filter}
        label="Filter entries"
        placeholder="Title or customer"
        value={filter}
        onChange={address.search}
      />
    </>
  )
  if (!data)
    return error ? (
      <EmptyState
        kind="failed"
        title="The entries couldn’t be loaded"
        text={error.message}
        onRetry={() => void query.refetch()}
      />
    ) : (
      <>
        {strip}
        <SkeletonLines rows={10} label="Loading entries" />
      </>
    )
  const first = data.entries[0]
  const end = <ListEnd query={query} page={page} perPage={PER_PAGE} onPage={address.turnTo} />
  return (
    <>
      {strip}
      <div className={styles.rows} ref={box} onKeyDown={move}>
        {first === undefined && filter !== '' ? (
          <EmptyState
            kind="none"
            title={`No entries match “${filter}”`}
            text={`Searched ${fullDay(from)} to ${fullDay(to)}.`}
            actions={<Button onClick={() => address.search('')}>Clear filter</Button>}
          />
        ) : first === undefined ? (
          <EmptyState
            kind="none"
            title="No entries"
            text={`These calendars are empty from ${fullDay(from)} to ${fullDay(to)}.`}
            actions={
              <Button writes icon={<Plus aria-hidden="true" />} onClick={() => address.make(day)}>
                New entry
              </Button>
            }
          />
        ) : (
          byDay(data.entries, from).map(([on, entries]) => (
            <section key={on} className={styles.day} aria-labelledby={`day-${on}`}>
              <h3 className={styles.dayName} id={`day-${on}`}>
                {fullDay(on)}
                {on === today && <span className={styles.today}>Today</span>}
              </h3>
              <ul className={styles.entries}>
                {entries.map((entry) => (
                  <EntryRow
                    key={entryKey(entry)}
                    entry={entry}
                    day={on}
                    isFirst={entry === first}
                    onOpen={address.openEntry}
                  />
                ))}
              </ul>
            </section>
          ))
        )}
        {phone && end}
        {/* Elsewhere it is in the bar, which has no room on a phone. */}
        {phone && data.count > 0 && (
          <p className={styles.file}>
            <DownloadLink small href={calendarFile('list', day, filter)} label="Export CSV" />
          </p>
        )}
      </div>
      {!phone && <div className={styles.pager}>{end}</div>}
    </>
  )
}
