import { CalendarOff, CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/action/button.tsx'
import { FooterStart } from '#ui/overlay/dialog.tsx'
import { StoreDot } from '#parts/store/store-edge.tsx'
import { GenericSelectDialog } from '#ui/picker/generic-select-dialog.tsx'
import { type NewCalendar, NewCalendarDialog } from './new-calendar-dialog.tsx'

interface SelectableCalendar {
  readonly catID: number
  readonly catTitle: string
  readonly catColor: string
}

type Props = {
  open: boolean
  onClose: () => void
  calendars: readonly SelectableCalendar[]
  title?: string
  description?: string
  /** Creates a calendar and returns its id. */
  onCreate: (calendar: NewCalendar) => Promise<number>
  /** null is 'No Calendar'. Called when one is chosen, ticked or unticked. */
  onSelect: (catID: number | null) => void
} & (
  | { value: number | null; values?: undefined }
  /** Several are ticked. */
  | { values: readonly (number | null)[]; value?: undefined }
)

const NO_CALENDAR = 0
/** A search box appears if more exist than fit on screen. */
const HANDFUL = 7
const itemOf = (catID: number | null) => catID ?? NO_CALENDAR

/** Spec 1 §2: a list of calendars, plus 'No Calendar' and 'New Calendar'. */
export function CalendarSelectorDialog({
  open,
  onClose,
  calendars,
  title = 'Select a calendar',
  description,
  value,
  values,
  onSelect,
  onCreate,
}: Props) {
  const [making, setMaking] = useState(false)
  const items = [
    { value: NO_CALENDAR, title: 'No Calendar', before: <CalendarOff size={14} aria-hidden="true" /> },
    ...calendars.map(({ catID, catTitle, catColor }) => ({
      value: catID,
      title: catTitle,
      before: <StoreDot color={catColor} />,
    })),
  ]
  return (
    <>
      <GenericSelectDialog
        open={open && !making}
        onClose={onClose}
        onSelect={(catID) => onSelect(catID === NO_CALENDAR ? null : catID)}
        title={title}
        {...(description !== undefined && { description })}
        searchLabel="Search calendars"
        items={items}
        searchable={items.length > HANDFUL}
        {...(values ? { values: values.map(itemOf) } : { value: itemOf(value ?? null) })}
        footer={
          <>
            <FooterStart>
              <Button icon={<CalendarPlus aria-hidden="true" />} onClick={() => setMaking(true)}>
                New Calendar
              </Button>
            </FooterStart>
            {values ? (
              <Button variant="primary" onClick={onClose}>
                Done
              </Button>
            ) : (
              <Button onClick={onClose}>Cancel</Button>
            )}
          </>
        }
      />
      {open && making && (
        <NewCalendarDialog
          calendars={calendars}
          onClose={() => setMaking(false)}
          onCreate={async (calendar) => {
            const made = await onCreate(calendar)
            setMaking(false)
            // In a multiple choice, a new calendar starts ticked.
            if (values) return
            onSelect(made)
            onClose()
          }}
        />
      )}
    </>
  )
}
