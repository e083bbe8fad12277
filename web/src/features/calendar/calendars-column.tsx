import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { useSaveCalendar } from '#data/calendars.ts'
import { NewCalendarDialog } from '#parts/calendar/new-calendar-dialog.tsx'
import { StoreDot } from '#parts/store/store-edge.tsx'
import { Button } from '#ui/action/button.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { NO_CALENDAR_COLOR } from './entry-look.ts'
import { ImportButton } from './import-button.tsx'
import { SubscribeButton } from './subscribe-button.tsx'
import { useCalendarChoice } from './use-calendar-choice.ts'
import styles from './calendar.module.css'

/** The calendars with their tick boxes: each user chooses which ones to see. */
export function CalendarsColumn() {
  const { calendars, shown, toggle } = useCalendarChoice()
  const [making, setMaking] = useState(false)
  const create = useSaveCalendar()
  const all = [
    ...calendars.map(({ catID, catTitle, catColor }) => ({ catID, catTitle, catColor })),
    { catID: null, catTitle: 'No Calendar', catColor: NO_CALENDAR_COLOR },
  ]
  return (
    <>
      <h2 className={styles.heading}>Calendars</h2>
      <ul className={styles.calendars}>
        {all.map(({ catID, catTitle, catColor }) => (
          <li key={catID}>
            <Checkbox
              writes
              checked={shown.includes(catID)}
              onChange={() => toggle(catID)}
              label={
                <span className={styles.calendar}>
                  <StoreDot color={catColor} />
                  {catTitle}
                </span>
              }
            />
          </li>
        ))}
      </ul>
      <Button
        writes
        size="small"
        variant="ghost"
        icon={<CalendarPlus aria-hidden="true" />}
        onClick={() => setMaking(true)}
      >
        New Calendar
      </Button>
      <SubscribeButton />
      <ImportButton />
      {making && (
        <NewCalendarDialog
          calendars={calendars}
          onClose={() => setMaking(false)}
          onCreate={async (calendar) => {
            await create(calendar)
            setMaking(false)
          }}
        />
      )}
    </>
  )
}
