import { useRef } from 'react'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { useSignedIn } from '#data/session.ts'
import { lazyDecor } from '#parts/page/lazy-decor.tsx'
import { NoStores } from '#parts/page/no-stores.tsx'
import { SkeletonLines } from '#ui/busy/skeleton.tsx'
import { useIsPhone, useMediaQuery } from '#ui/hook/use-media-query.ts'
import { useNow } from '#ui/hook/use-now.ts'
import { type Shortcut, useShortcuts } from '#ui/hook/use-shortcuts.ts'
import { CalendarBar } from './calendar-bar.tsx'
import { CalendarsColumn } from './calendars-column.tsx'
import { EntryDialog, NewEntryDialog } from './entry-dialog.tsx'
import { focusSoon } from './grid-place.ts'
import { GridView } from './grid-view.tsx'
import { turned } from './calendar-view.ts'
import { useCalendarAddress } from './use-calendar-address.ts'
import styles from './calendar.module.css'

/** Loaded only for the list, as the grid is for the month and the week. */
const EntryList = lazyDecor(() => import('./entry-list.tsx'), 'EntryList', {
  waiting: () => <SkeletonLines rows={10} label="Loading entries" />,
  missing: 'The list couldn’t be loaded. Reload the page.',
})

/** Handled by the grid, on the day or the entry that has the focus. */
const GRID_KEYS: readonly Shortcut[] = [
  { keys: 'Enter', does: 'Open the entry, or go into the day' },
  { keys: 'M', does: 'Move the entry' },
  { keys: 'L', does: 'Change the entry’s length' },
  { keys: 'Delete', does: 'Delete the entry' },
  { keys: 'Escape', does: 'Back to the day' },
  { keys: 'Home+End', does: 'First or last day of the week' },
  { keys: 'PageUp+PageDown', does: 'A month earlier or later' },
].map((key) => ({ ...key, group: 'Days and entries' }))

/** The calendars in one screen: as a month, a week, or a list; on a phone always as a list. */
export function CalendarScreen() {
  const { company } = useSignedIn()
  const today = localDay(useNow(), company.companyTimezone)
  const address = useCalendarAddress(today)
  const phone = useIsPhone()
  const isRoomBeside = useMediaQuery('(min-width: 1200px)')
  const view = phone ? 'list' : address.view
  const { day, show } = address
  const main = useRef<HTMLDivElement>(null)
  const goToday = () => {
    show({ day: today })
    // Focus on a day moves along.
    if (document.activeElement?.closest('[data-day], [data-entry]')) focusSoon(() => main.current, today)
  }
  const turn = (by: 1 | -1) => show({ day: turned(view, day, by) })
  /** Arrow keys not used elsewhere move to the days, or to the rows of the list. */
  const enter = () => main.current?.querySelector<HTMLElement>('[data-cursor]')?.focus()
  useShortcuts([
    ...(view === 'list' ? [] : GRID_KEYS),
    { keys: 't', group: 'Calendar', does: 'Today', run: goToday },
    { keys: 'n', group: 'Calendar', does: 'New entry', writes: true, run: () => address.make(day) },
    { keys: 'ArrowLeft', group: 'Calendar', does: 'Earlier', run: () => turn(-1) },
    { keys: 'ArrowRight', group: 'Calendar', does: 'Later', run: () => turn(1) },
    { keys: 'ArrowDown', group: 'Calendar', does: 'To the days or entries', run: enter },
    { keys: 'ArrowUp', run: enter },
  ])
  return (
    <section className={styles.page} aria-label="Calendar">
      {isRoomBeside && (
        <aside className={styles.beside} aria-label="Calendars">
          <CalendarsColumn />
        </aside>
      )}
      <div className={styles.main} ref={main}>
        <CalendarBar
          view={view}
          today={today}
          address={address}
          onTurn={turn}
          hasChooser={!isRoomBeside}
          phone={phone}
        />
        <NoStores />
        {view === 'list' ? (
          <EntryList today={today} address={address} phone={phone} />
        ) : (
          <GridView view={view} today={today} address={address} />
        )}
      </div>
      {address.making !== undefined && (
        <NewEntryDialog key={address.makingKey} at={address.making} today={today} address={address} />
      )}
      {address.opened && <EntryDialog asked={address.opened} today={today} address={address} />}
    </section>
  )
}
