import { CalendarDays, Search } from 'lucide-react'
import { hasFeature } from '@xd/core/domain/access/features.ts'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { readDigits } from '@xd/core/domain/search/digits.ts'
import { addDays, type LocalDay } from '@xd/core/domain/time/day.ts'
import { localDay } from '@xd/core/domain/time/zone.ts'
import { type CalendarEntryData, useCalendars } from '#data/calendars.ts'
import { entryKey } from '#data/calendar-entries.ts'
import { useSignedIn } from '#data/session.ts'
import { useCall } from '#data/use-call.ts'
import { entryWhen } from '#parts/calendar/entry-words.ts'
import { paths } from '#paths.ts'
import { useNow } from '#ui/hook/use-now.ts'
import { shortDay } from '#ui/picker/month.ts'
import type { Go, PaletteEntry, PaletteGroup } from './entry.ts'

/** The same number as for other kinds of results. */
const MOST = 5
/** A year in each direction, so that yearly entries have both their next and their last occurrence. */
const DAYS = 365

const calendarEntry =
  (go: Go, titleOf: (catID: number | null) => string) =>
  (entry: CalendarEntryData): PaletteEntry => {
    const day = entry.occursFrom as LocalDay
    const { itemID, itemTitle, itemRefKey } = entry
    return {
      key: `entry/${entryKey(entry)}`,
      title: itemTitle,
      detail: [shortDay(day), entryWhen(entry, day), titleOf(entry.itemCalendarID)].filter(Boolean).join(' · '),
      icon: <CalendarDays />,
      run: () =>
        itemID === null
          ? go(paths.calendar, { day, ref: itemRefKey ?? undefined })
          : go(paths.calendarEntry({ itemID, itemTitle }), { day }),
    }
  }

/**
 * Matching entries on the calendars the user sees: upcoming ones first, then the latest past ones. Digits mean phones,
 * tickets and amounts, which don't find entries.
 */
export const useFoundEntries = (text: string, go: Go) => {
  const { user, company } = useSignedIn()
  const today = localDay(useNow(), company.companyTimezone)
  const titles = new Map(useCalendars().map(({ catID, catTitle }) => [catID, catTitle]))
  const enabled =
    text !== '' &&
    readDigits(text) === undefined &&
    holds(user.userPermissions, 'calendar') &&
    hasFeature(company.features, 'calendar')
  const search = { filter: text, calendar: 'shown', perPage: MOST } as const
  const options = { enabled, keepPrevious: true }
  const coming = useCall(
    'calendar/entries/list',
    { search: { ...search, dateStart: today, dateEnd: addDays(today, DAYS) } },
    options,
  )
  const past = useCall(
    'calendar/entries/list',
    { search: { ...search, dateStart: addDays(today, -DAYS), dateEnd: addDays(today, -1), sortDir: 'desc' } },
    options,
  )
  const entries = enabled ? [coming, past].flatMap(({ data }) => data?.entries ?? []).slice(0, MOST) : []
  const group: PaletteGroup = {
    title: 'Calendar',
    entries:
      entries.length === 0
        ? []
        : [
            ...entries.map(calendarEntry(go, (catID) => (catID === null ? '' : (titles.get(catID) ?? '')))),
            {
              key: 'all-entries',
              title: 'All matching entries',
              icon: <Search />,
              run: () => go(paths.calendar, { view: 'list', filter: text }),
            },
          ],
  }
  return { group, searching: enabled && [coming, past].some((one) => one.isPending || one.isPlaceholderData) }
}
