import { useCalendars, useSetShownCalendars, useShownCalendars } from '#data/calendars.ts'
import { toastFailure } from '#ui/overlay/toasts.tsx'

/** The calendars, and which of them the user sees; null stands for entries on none. */
export const useCalendarChoice = () => {
  const calendars = useCalendars()
  const shown = useShownCalendars()
  const setShown = useSetShownCalendars(toastFailure)
  return {
    calendars,
    shown,
    toggle: (catID: number | null) =>
      setShown(shown.includes(catID) ? shown.filter((one) => one !== catID) : [...shown, catID]),
  }
}
