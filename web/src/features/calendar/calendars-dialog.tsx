import { useSaveCalendar } from '#data/calendars.ts'
import { CalendarSelectorDialog } from '#parts/calendar/calendar-selector-dialog.tsx'
import { useCalendarChoice } from './use-calendar-choice.ts'

/** The calendars, where there is no room for them beside the grid. */
export function CalendarsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { calendars, shown, toggle } = useCalendarChoice()
  const save = useSaveCalendar()
  return (
    <CalendarSelectorDialog
      open={open}
      onClose={onClose}
      title="Calendars"
      description="What you see here and on your start page. Your colleagues choose for themselves."
      calendars={calendars}
      values={shown}
      onSelect={toggle}
      onCreate={save}
    />
  )
}
