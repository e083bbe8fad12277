import { useSaveCalendar } from '#data/calendars.ts'
import { CalendarSelectorDialog } from '#parts/calendar/calendar-selector-dialog.tsx'
import { useCalendarChoice } from './use-calendar-choice.ts'

/** The calendars, if there is no room for them beside the grid. */
export function CalendarsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { calendars, shown, toggle } = useCalendarChoice()
  const save = useSaveCalendar()
  return (
    <CalendarSelectorDialog
      open={open}
      onClose={onClose}
      title="Calendars"
      description="Choose what you see here and on Home. Your colleagues choose their own."
      calendars={calendars}
      values={shown}
      onSelect={toggle}
      onCreate={save}
    />
  )
}
