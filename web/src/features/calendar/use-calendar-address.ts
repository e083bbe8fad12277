import { useNavigate, useParams } from '@tanstack/react-router'
import { isEntryDate, type EntryDate } from '@xd/core/domain/calendar/entry.ts'
import { idFromSlug } from '@xd/core/domain/slug/slug.ts'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import { dayIn, numberIn, oneOf, type Params, textIn } from '#address/read.ts'
import { useAddress } from '#address/use-address.ts'
import type { CalendarEntryData } from '#data/calendars.ts'
import { paths } from '#paths.ts'
import { canShow, type View, VIEWS } from './calendar-view.ts'

/** Tells in the address that a new entry is being created for today. */
const TODAY = 'today'

const newIn = (value: unknown, today: LocalDay): EntryDate | undefined => {
  const text = textIn(value)
  if (text === TODAY) return today
  return isEntryDate(text) ? text : undefined
}

/** The view, its day, and anything open over it. */
export const useCalendarAddress = (today: LocalDay) => {
  const { params, go } = useAddress()
  const navigate = useNavigate()
  const { entry } = useParams({ strict: false }) as { entry?: string }
  const entryID = entry === undefined ? undefined : idFromSlug(entry)
  const itemRefKey = textIn(params['ref'])
  const asked = dayIn(params['day'])
  const day = asked !== undefined && canShow(asked) ? asked : today
  const view = oneOf<View>(VIEWS, params['view'], 'month')
  const open = (to: string, change: Params, replace = false) =>
    void navigate({
      to,
      replace,
      search: ((before: Params) =>
        Object.fromEntries(
          Object.entries({ ...before, new: undefined, ref: undefined, ...change }).filter(
            ([, value]) => value !== undefined,
          ),
        )) as never,
    })
  return {
    view,
    day,
    page: numberIn(params['page']) ?? 1,
    /** The text the list is filtered by. */
    filter: textIn(params['filter']),
    /** When the entry being created begins. */
    making: newIn(params['new'], today),
    /** As the address has it, so that an entry begun before midnight stays the same after. */
    makingKey: textIn(params['new']),
    /** The open entry: the calendar's own, or another module's. */
    opened: entryID !== undefined ? { entryID } : itemRefKey !== '' ? { itemRefKey } : undefined,
    show: (change: { view?: View; day?: LocalDay }) => go({ ...change, page: undefined }),
    search: (filter: string) => go({ filter: filter === '' ? undefined : filter, page: undefined }, true),
    turnTo: (page: number) => go({ page: page === 1 ? undefined : page }),
    make: (at: EntryDate) => open(paths.calendar, { new: at }),
    /** Back does not open it again. */
    close: () => open(paths.calendar, {}, true),
    openEntry: ({ itemID, itemTitle, itemRefKey }: CalendarEntryData) =>
      itemID === null
        ? open(paths.calendar, { ref: itemRefKey ?? undefined })
        : open(paths.calendarEntry({ itemID, itemTitle }), {}),
    /** The saved entry over its own day, even from a screen the user has moved to since. */
    openSaved: ({ itemID, itemTitle, occursFrom, itemRepeat }: CalendarEntryData) =>
      void navigate({
        to: paths.calendarEntry({ itemID: itemID ?? 0, itemTitle }),
        search: { view, day: itemRepeat === null ? occursFrom : day } as never,
      }),
  }
}

export type CalendarAddress = ReturnType<typeof useCalendarAddress>
