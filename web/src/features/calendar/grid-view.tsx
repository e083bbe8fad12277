import { Suspense, useMemo, useRef } from 'react'
import { dayOf } from '@xd/core/domain/calendar/entry.ts'
import { type EntrySpan, occurrenceSpan, startingAt } from '@xd/core/domain/calendar/move.ts'
import { localDateTime } from '@xd/core/domain/time/zone.ts'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import { entryKey, useDayCounts, useEntriesBetween } from '#data/calendar-entries.ts'
import { useSignedIn } from '#data/session.ts'
import { lazyPage } from '#parts/page/lazy-page.ts'
import { OWN_FOCUS } from '#ui/a11y/focus-after.ts'
import { SkeletonLines } from '#ui/busy/skeleton.tsx'
import { useHeld } from '#ui/hook/use-held.ts'
import { useNow } from '#ui/hook/use-now.ts'
import { useReadOnly } from '#ui/read-only.ts'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import type { GridEntry } from './calendar-grid.tsx'
import { windowOf } from './calendar-view.ts'
import { type GridDays, GridDaysContext } from './day-button.tsx'
import { useEntryLooks } from './entry-look.ts'
import { carriedTo } from './grid-keys.ts'
import { keysByDay } from './keys-by-day.ts'
import { spanWords, spokenEntry } from './spoken-entry.ts'
import type { CalendarAddress } from './use-calendar-address.ts'
import { useEntryActs } from './use-entry-acts.ts'
import { useGridKeys } from './use-grid-keys.ts'
import styles from './calendar.module.css'

const Grid = lazyPage(() => import('./calendar-grid.tsx'), 'CalendarGrid')

interface Props {
  view: 'month' | 'week'
  today: LocalDay
  address: CalendarAddress
}

/** The month or the week, with our own keyboard navigation. */
export function GridView({ view, today, address }: Props) {
  const { day } = address
  const { from, to } = windowOf(view, day)
  const { company } = useSignedIn()
  const now = localDateTime(useNow(), company.companyTimezone)
  const readOnly = useReadOnly() !== null
  const looks = useEntryLooks()
  const acts = useEntryActs()
  const query = useEntriesBetween(from, to)
  const { entries } = query
  const counts = useDayCounts(from, to, query.count > entries.length)
  const byKey = useMemo(() => new Map(entries.map((entry) => [entryKey(entry), entry])), [entries])
  const keysOn = useMemo(() => keysByDay(byKey, { from, to }), [byKey, from, to])

  const more = (on: LocalDay) => address.show({ view: 'list', day: on })
  const retime = (key: string, change: (span: EntrySpan) => EntrySpan, putBack: () => void) => {
    const entry = byKey.get(key)
    if (entry === undefined || entry.itemRefKey !== null) {
      putBack()
      return acts.refuse()
    }
    acts.retime(entry, change(occurrenceSpan(entry)))
  }
  const box = useRef<HTMLDivElement>(null)
  const keys = useGridKeys(box, {
    view,
    day,
    drawnFrom: entries,
    isCovered: address.opened !== undefined || address.making !== undefined,
    entriesOn: (on) => keysOn.get(on) ?? [],
    firstDayOf: (key) => [...keysOn].find(([, keys]) => keys.includes(key))?.[0],
    titleOf: (key) => entryOf(key)?.itemTitle ?? '',
    spanOf: (key) => {
      const entry = entryOf(key)
      return entry && entry.itemRefKey === null ? occurrenceSpan(entry) : undefined
    },
    onShow: (on) => address.show({ day: on }),
    onOpen: (key) => {
      const entry = byKey.get(key)
      if (entry) address.openEntry(entry)
    },
    onMake: address.make,
    onMore: more,
    onRefuse: acts.refuse,
    onDelete: (key) => {
      const entry = byKey.get(key)
      if (entry) acts.remove(entry)
    },
    onDrop: (key, span) => {
      const entry = entryOf(key)
      if (!entry) return key
      acts.retime(entry, span)
      return entryKey({ ...entry, occursFrom: dayOf(span.start) })
    },
  })

  /** The carried entry, when the visible days are not those where it was picked up. */
  const elsewhere = useHeld(keys.carried?.key, byKey.get(keys.carried?.key ?? ''))
  const entryOf = (key: string) => byKey.get(key) ?? (keys.carried?.key === key ? elsewhere : undefined)

  const drawn = useMemo(
    () =>
      [...(elsewhere ? new Map(byKey).set(entryKey(elsewhere), elsewhere) : byKey)].map(([key, entry]): GridEntry => {
        const { name, color } = looks(entry.itemCalendarID)
        const carried = keys.carried?.key === key ? keys.carried.span : undefined
        return {
          key,
          title: entry.itemTitle,
          span: carried ?? occurrenceSpan(entry),
          color,
          said: spokenEntry(entry, name),
        }
      }),
    [byKey, elsewhere, looks, keys.carried],
  )
  const countOn = (on: LocalDay) => Math.max(counts(on), keysOn.get(on)?.length ?? 0)
  const days: GridDays = {
    cursor: keys.cursor,
    target: keys.carried && carriedTo(keys.carried),
    today,
    countOn,
    missingOn: (on) => countOn(on) - (keysOn.get(on)?.length ?? 0),
    onPick: more,
  }
  if (query.isPending) return <SkeletonLines rows={10} label="Loading entries" />
  if (query.error && !query.data) return <LoadFailed what="entries" error={query.error} retry={query.refetch} />
  return (
    <div
      className={styles.canvas}
      ref={box}
      onKeyDownCapture={keys.onKeyDownCapture}
      onFocus={keys.onFocus}
      {...OWN_FOCUS}
    >
      <GridDaysContext value={days}>
        <Suspense fallback={<SkeletonLines rows={10} label="Loading the calendar" />}>
          <Grid
            view={view}
            day={day}
            entries={drawn}
            now={now}
            fixed={readOnly}
            onOpen={(key) => {
              const entry = byKey.get(key)
              if (entry) address.openEntry(entry)
            }}
            onMake={(at) => !readOnly && address.make(at)}
            onMove={(key, start, putBack) => retime(key, (span) => startingAt(span, start), putBack)}
            onEnd={(key, end, putBack) => retime(key, ({ start }) => ({ start, end }), putBack)}
            onMore={more}
          />
        </Suspense>
      </GridDaysContext>
      {keys.carried && (
        <p className={styles.carried}>
          {entryOf(keys.carried.key)?.itemTitle}: {spanWords(keys.carried.span)}. Enter saves it, Esc cancels.
        </p>
      )}
    </div>
  )
}
