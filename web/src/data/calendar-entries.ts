import { useMemo } from 'react'
import type { CallError } from '@xd/core/client/call-client.ts'
import type { WireInput } from '@xd/core/contract/calls.ts'
import { addDays, daysBetween, type LocalDay } from '@xd/core/domain/time/day.ts'
import type { CalendarEntryData } from './calendars.ts'
import { patchAnswers } from './patch-answers.ts'
import { refetchAfter } from './refetch.ts'
import { useCall, useCallMutation } from './use-call.ts'

const PER_PAGE = 100

/** The key that lists use for the same occurrence of the same entry. */
export const entryKey = ({ itemID, itemRefKey, occursFrom }: CalendarEntryData): string =>
  `${itemID ?? itemRefKey}/${occursFrom}`

/**
 * Everything on the calendars the user sees, for some days. Four pages are the most that a month or week can show.
 * Entries beyond them are only counted.
 */
export const useEntriesBetween = (from: LocalDay, to: LocalDay) => {
  const search = (page: number): WireInput<'calendar/entries/list'> => ({
    search: { dateStart: from, dateEnd: to, calendar: 'shown', perPage: PER_PAGE, page },
  })
  const first = useCall('calendar/entries/list', search(1), { keepPrevious: true })
  const count = first.data?.count ?? 0
  const pages = first.isPlaceholderData ? 1 : Math.ceil(count / PER_PAGE)
  const { data: second } = useCall('calendar/entries/list', search(2), { enabled: pages > 1 })
  const { data: third } = useCall('calendar/entries/list', search(3), { enabled: pages > 2 })
  const { data: fourth } = useCall('calendar/entries/list', search(4), { enabled: pages > 3 })
  const entries = useMemo(
    () => [first.data, second, third, fourth].slice(0, pages || 1).flatMap((page) => page?.entries ?? []),
    [first.data, second, third, fourth, pages],
  )
  return { ...first, count, entries }
}

/** The number of entries on each day, when there are too many to list. */
export const useDayCounts = (from: LocalDay, to: LocalDay, enabled = true): ((day: LocalDay) => number) => {
  const { data } = useCall(
    'calendar/entries/summarize',
    { search: { dateStart: from, dateEnd: to, calendar: 'shown' } },
    { enabled, keepPrevious: true },
  )
  return useMemo(() => {
    const counts = new Map(
      data?.days.map(({ day, counts }) => [day, counts.reduce((sum, { count }) => sum + count, 0)]),
    )
    return (day) => counts.get(day) ?? 0
  }, [data])
}

export type EntryChange = WireInput<'calendar/entries/update'>['entry']

/** An entry's occurrence after its own dates have changed: it moves by the same amount. */
const shifted = (entry: CalendarEntryData, start: string, end: string): CalendarEntryData => {
  const dayOf = (date: string) => date.slice(0, 10) as LocalDay
  const occursFrom = addDays(entry.occursFrom as LocalDay, daysBetween(dayOf(entry.itemDateStart), dayOf(start)))
  const occursTo = addDays(occursFrom, daysBetween(dayOf(start), dayOf(end)))
  return { ...entry, itemDateStart: start, itemDateEnd: end, occursFrom, occursTo }
}

/** Shows a new time, or a deletion, before the server has answered. */
const showChange = ({ itemID, itemDateStart: start, itemDateEnd: end, deleteEntry }: EntryChange) =>
  patchAnswers('calendar/entries/list', (answer) => {
    const isAnother = (entry: CalendarEntryData) => entry.itemID === null || entry.itemID !== itemID
    if (deleteEntry !== true)
      return {
        ...answer,
        entries: answer.entries.map((entry) =>
          isAnother(entry) || !start || !end ? entry : shifted(entry, start, end),
        ),
      }
    const entries = answer.entries.filter(isAnother)
    return { ...answer, entries, count: answer.count - (answer.entries.length - entries.length) }
  })

/** The error a failed save rejects with. */
export type SaveFailure = CallError

/** Creates, changes or deletes an entry. A change shows at once and reverts if refused. */
export const useSaveEntry = () => {
  const { mutateAsync } = useCallMutation('calendar/entries/update', {
    show: ({ entry }) => showChange(entry),
    onSettled: () => refetchAfter('reload_calendar_event'),
  })
  return (entry: EntryChange, expectedVersion: number | null, { dropValues = false, putsBack = '' } = {}) =>
    mutateAsync({
      entry,
      ...(expectedVersion !== null && { expectedVersion }),
      ...(dropValues && { dropValues }),
      ...(putsBack !== '' && { putsBack }),
    })
}
