import type { Wire, WireInput } from '@xd/core/contract/calls.ts'
import type { CalendarCategory } from '@xd/core/contract/entity/calendar-category.ts'
import type { CalendarEntry } from '@xd/core/contract/entity/calendar-entry.ts'
import { patchAnswers } from './patch-answers.ts'
import { refetchAfter } from './refetch.ts'
import { useCall, useCallMutation } from './use-call.ts'

export type CalendarData = Wire<typeof CalendarCategory>

export type CalendarEntryData = Wire<typeof CalendarEntry>
/** null stands for entries on no calendar. */
export type Shown = readonly (number | null)[]

const NONE: readonly CalendarData[] = []
const NOTHING: Shown = []

/** The company's calendars, by title. */
export const useCalendars = (): readonly CalendarData[] =>
  useCall('calendar/categories/list', {}).data?.categories ?? NONE

/** Which of them the user sees. */
export const useShownCalendars = (): Shown => useCall('calendar/categories/list', {}).data?.shown ?? NOTHING

/** Chooses which calendars the user sees. The choice shows at once and reverts if refused. */
export const useSetShownCalendars = (onError: (error: Error) => void) => {
  const { mutate } = useCallMutation('calendar/categories/set-shown', {
    show: ({ shown }) =>
      patchAnswers('calendar/categories/list', (answer) => ({
        ...answer,
        shown: shown.map((id) => (id === null ? null : Number(id))),
      })),
    onError,
    onSettled: () => refetchAfter('reload_calendar'),
  })
  return (shown: Shown) => mutate({ shown })
}

/** Creates or changes a calendar and returns its id. */
export const useSaveCalendar = () => {
  const save = useCallMutation('calendar/categories/update', { onSettled: () => refetchAfter('reload_calendar') })
  return async (
    category: WireInput<'calendar/categories/update'>['category'],
    expectedVersion?: number,
  ): Promise<number> =>
    (await save.mutateAsync({ category, ...(expectedVersion !== undefined && { expectedVersion }) })).category!.catID
}

/** Deletes a calendar, given what should happen to its entries. */
export const useDeleteCalendar = () =>
  useCallMutation('calendar/categories/update', { onSettled: () => refetchAfter('reload_calendar') })
