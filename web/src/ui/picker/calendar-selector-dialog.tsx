import { CalendarOff, CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/action/button.tsx'
import { FooterStart } from '#ui/overlay/dialog.tsx'
import { StoreDot } from '#ui/status/store-edge.tsx'
import { GenericSelectDialog } from './generic-select-dialog.tsx'
import { type NewCalendar, NewCalendarDialog } from './new-calendar-dialog.tsx'

export interface SelectableCalendar {
  readonly catID: number
  readonly catTitle: string
  readonly catColor: string
}

type Props = {
  open: boolean
  onClose: () => void
  calendars: readonly SelectableCalendar[]
  value: number | null
  /** null is 'No Calendar'. */
  onSelect: (catID: number | null) => void
  /** Makes a calendar and answers its id, which is then selected. */
  onCreate: (calendar: NewCalendar) => Promise<number>
}

const NO_CALENDAR = 0

/** Spec 1 §2: a list of calendars, plus 'No Calendar' and 'New Calendar'. */
export function CalendarSelectorDialog({ open, onClose, calendars, value, onSelect, onCreate }: Props) {
  const [making, setMaking] = useState(false)
  const items = [
    { value: NO_CALENDAR, title: 'No Calendar', before: <CalendarOff size={14} aria-hidden="true" /> },
    ...calendars.map(({ catID, catTitle, catColor }) => ({ value: catID, title: catTitle, before: <StoreDot color={catColor} /> })),
  ]
  return (
    <>
      <GenericSelectDialog
        open={open && !making}
        onClose={onClose}
        onSelect={(catID) => onSelect(catID === NO_CALENDAR ? null : catID)}
        title="Select a calendar"
        searchLabel="Search calendars"
        items={items}
        value={value ?? NO_CALENDAR}
        footer={
          <>
            <FooterStart>
              <Button icon={<CalendarPlus aria-hidden="true" />} onClick={() => setMaking(true)}>
                New Calendar
              </Button>
            </FooterStart>
            <Button onClick={onClose}>Cancel</Button>
          </>
        }
      />
      {open && making && (
        <NewCalendarDialog
          onClose={() => setMaking(false)}
          onCreate={async (calendar) => {
            onSelect(await onCreate(calendar))
            setMaking(false)
            onClose()
          }}
        />
      )}
    </>
  )
}
