import { useCall } from '#data/use-call.ts'
import { FieldsEditor } from '#parts/custom-fields/editor/fields-editor.tsx'
import { SkeletonRows } from '#ui/busy/skeleton.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import styles from './settings.module.css'

interface Props {
  /** One calendar's fields; without it, the fields of all entries. */
  chosen: number | undefined
  onChoose: (catID: number | undefined) => void
  onCancel: () => void
}

const EVERY = 'every'

/** The fields of all entries, and each calendar's additional ones. */
export function CalendarFields({ chosen, onChoose, onCancel }: Props) {
  const { data, error, refetch } = useCall('calendar/categories/list', {})
  if (error && !data) return <LoadFailed what="calendars" error={error} retry={refetch} />
  if (!data) return <SkeletonRows rows={4} label="Loading calendars" />
  const calendars = data.categories
  const catID = calendars.find((calendar) => calendar.catID === chosen)?.catID
  return (
    <FieldsEditor
      key={catID ?? EVERY}
      module={catID === undefined ? 'calendar' : `calendar/${catID}`}
      about={
        <div className={styles.choice}>
          <SelectField
            label="Calendar"
            hint={
              catID === undefined
                ? 'Entries on every calendar have these fields.'
                : 'Entries on this calendar have these fields in addition to the ones for every calendar.'
            }
            value={String(catID ?? EVERY)}
            onChange={(choice) => onChoose(choice === EVERY ? undefined : Number(choice))}
            options={[
              { value: EVERY, label: 'Every calendar' },
              ...calendars.map((calendar) => ({ value: String(calendar.catID), label: calendar.catTitle })),
            ]}
          />
        </div>
      }
      onCancel={onCancel}
    />
  )
}
