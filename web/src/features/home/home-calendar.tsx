import { Link } from '@tanstack/react-router'
import { CalendarDays } from 'lucide-react'
import { Fragment, useState } from 'react'
import { countOf } from '@xd/core/domain/text/figure.ts'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import {
  type CalendarEntryData,
  useCalendars,
  useSaveCalendar,
  useSetShownCalendars,
  useShownCalendars,
} from '#data/calendars.ts'
import { useSignedIn } from '#data/session.ts'
import { useCall } from '#data/use-call.ts'
import { Button } from '#ui/action/button.tsx'
import { toastFailure } from '#ui/overlay/toasts.tsx'
import { ownerOf } from '#parts/calendar/entry-owner.ts'
import { CalendarSelectorDialog } from '#parts/calendar/calendar-selector-dialog.tsx'
import { StoreDot } from '#parts/store/store-edge.tsx'
import { Tag } from '#ui/status/tag.tsx'
import { paths } from '#paths.ts'
import { entryWhen } from '#parts/calendar/entry-words.ts'
import { HomeCard } from './home-card.tsx'
import styles from './home-page.module.css'

/** As many as a day usually has; the rest are only counted. */
const MOST = 50
const NO_COLOR = 'var(--ink-3)'

/** Links an entry managed by another module to its owner or, if no screen shows that, to the entry on the calendar. */
const wayTo = ({ itemID, itemTitle, itemRefKey }: CalendarEntryData, permissions: readonly string[]) => {
  if (itemID !== null) return { to: paths.calendarEntry({ itemID, itemTitle }) }
  const owner = ownerOf(itemRefKey, permissions)
  return owner ? { to: owner.path } : { to: paths.calendar, search: { ref: itemRefKey } as never }
}

function Entry({ entry, today }: { entry: CalendarEntryData; today: LocalDay }) {
  const { user } = useSignedIn()
  return (
    <li>
      <Link {...wayTo(entry, user.userPermissions)} className={styles.row}>
        <span className={styles.name}>{entry.itemTitle}</span>
        <span className={`${styles.text} cut num`}>{entryWhen(entry, today)}</span>
        {entry.itemRepeat === 'year' ? <Tag tone="neutral">yearly</Tag> : <span />}
      </Link>
    </li>
  )
}

/** Today's entries, under their calendars; each user chooses which calendars to see. */
export function HomeCalendar({ today }: { today: LocalDay }) {
  const calendars = useCalendars()
  const shown = useShownCalendars()
  const { data, isError, error } = useCall(
    'calendar/entries/list',
    { search: { dateStart: today, dateEnd: today, calendar: 'shown', perPage: MOST } },
    { keepPrevious: true },
  )
  const setShown = useSetShownCalendars(toastFailure)
  const save = useSaveCalendar()
  const [choosing, setChoosing] = useState(false)
  const entries = data?.entries ?? []
  const count = data?.count ?? 0
  const groups = [
    ...calendars.map(({ catID, catTitle, catColor }) => ({ catID, catTitle, catColor })),
    { catID: null, catTitle: 'No Calendar', catColor: NO_COLOR },
  ]
    .map((calendar) => ({
      ...calendar,
      own: entries.filter(({ itemCalendarID }) => itemCalendarID === calendar.catID),
    }))
    .filter(({ own }) => own.length > 0)
  const toggle = (catID: number | null) =>
    setShown(shown.includes(catID) ? shown.filter((one) => one !== catID) : [...shown, catID])
  const detail = isError
    ? error.message
    : data === undefined
      ? 'Loading…'
      : count > 0
        ? `${countOf(count, 'entry', 'entries')} today`
        : shown.length === 0
          ? 'No calendars shown.'
          : 'Nothing today.'
  return (
    <HomeCard
      title="Calendar"
      figure={data ? count : '–'}
      detail={detail}
      all={paths.calendar}
      act={
        <Button
          writes
          size="small"
          variant="ghost"
          icon={<CalendarDays aria-hidden="true" />}
          onClick={() => setChoosing(true)}
        >
          Calendars
        </Button>
      }
    >
      {groups.map(({ catID, catTitle, catColor, own }) => (
        <Fragment key={catID}>
          <li className={styles.calendar}>
            <StoreDot color={catColor} /> {catTitle}
          </li>
          {own.map((entry) => (
            <Entry key={`${entry.itemID ?? entry.itemRefKey}/${entry.occursFrom}`} entry={entry} today={today} />
          ))}
        </Fragment>
      ))}
      {count > entries.length && entries.length > 0 && (
        <li className={styles.more}>
          <Link to={paths.calendar}>and {count - entries.length} more</Link>
        </li>
      )}
      <CalendarSelectorDialog
        open={choosing}
        onClose={() => setChoosing(false)}
        title="Calendars"
        description="These show on your Home page. Your colleagues choose their own."
        calendars={calendars}
        values={shown}
        onSelect={toggle}
        onCreate={save}
      />
    </HomeCard>
  )
}
