import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { useSaveCalendar } from '#data/calendars.ts'
import { useCall } from '#data/use-call.ts'
import { NewCalendarDialog } from '#parts/calendar/new-calendar-dialog.tsx'
import { FieldsEditor } from '#parts/custom-fields/editor/fields-editor.tsx'
import { Button } from '#ui/action/button.tsx'
import { SkeletonRows } from '#ui/busy/skeleton.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import styles from './settings.module.css'

interface Props {
  chosen: number | undefined
  onChoose: (catID: number) => void
  onCancel: () => void
}

/** Each calendar has its own form for its entries. */
export function CalendarFields({ chosen, onChoose, onCancel }: Props) {
  const { data, error, refetch } = useCall('calendar/categories/list', {})
  const [making, setMaking] = useState(false)
  const create = useSaveCalendar()
  if (error && !data)
    return (
      <EmptyState
        kind="failed"
        title="The calendars couldn’t be loaded"
        text={error.message}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <SkeletonRows rows={4} label="Loading calendars" />
  const calendars = data.categories
  const shown = calendars.find(({ catID }) => catID === chosen) ?? calendars[0]
  const creation = making && (
    <NewCalendarDialog
      onClose={() => setMaking(false)}
      onCreate={async (calendar) => {
        const catID = await create(calendar)
        setMaking(false)
        onChoose(catID)
      }}
    />
  )
  if (!shown)
    return (
      <>
        <EmptyState
          kind="none"
          title="No calendars yet"
          text="Fields belong to a calendar’s entries. Create a calendar first."
          actions={
            <Button writes icon={<CalendarPlus aria-hidden="true" />} onClick={() => setMaking(true)}>
              New Calendar
            </Button>
          }
        />
        {creation}
      </>
    )
  return (
    <FieldsEditor
      key={shown.catID}
      module={`calendar/${shown.catID}`}
      about={
        <div className={styles.choice}>
          <SelectField
            label="Calendar"
            hint="These fields are filled in for each entry on this calendar."
            value={String(shown.catID)}
            onChange={(catID) => onChoose(Number(catID))}
            options={calendars.map(({ catID, catTitle }) => ({ value: String(catID), label: catTitle }))}
          />
        </div>
      }
      onCancel={onCancel}
    />
  )
}
