import type { Wire, WireInput } from '@xd/core/contract/calls.ts'
import type { CalendarCategory } from '@xd/core/contract/entity/calendar-category.ts'
import { queryClient } from './query-client.ts'
import { useCall, useCallMutation } from './use-call.ts'

export type CalendarData = Wire<typeof CalendarCategory>

const NONE: readonly CalendarData[] = []

/** The company's calendars, by title. */
export const useCalendars = (): readonly CalendarData[] => useCall('calendar/categories/list', {}).data?.categories ?? NONE

/** Makes or changes a calendar and answers its id. */
export const useSaveCalendar = () => {
  const save = useCallMutation('calendar/categories/update', {
    onSettled: () => queryClient.invalidateQueries({ predicate: ({ queryKey: [name] }) => name === 'calendar/categories/list' }),
  })
  return async (category: WireInput<'calendar/categories/update'>['category']): Promise<number> => (await save.mutateAsync({ category })).category.catID
}
