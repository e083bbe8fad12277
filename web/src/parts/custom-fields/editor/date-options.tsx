import { hasFeature } from '@xd/core/domain/access/features.ts'
import { holds } from '@xd/core/domain/access/permissions.ts'
import type { FieldDefinition } from '@xd/core/domain/fields/definition.ts'
import { useCalendars } from '#data/calendars.ts'
import { useSignedIn } from '#data/session.ts'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { withConfig } from './form-draft.ts'
import styles from './editor.module.css'

interface Props {
  field: FieldDefinition
  onChange: (field: FieldDefinition) => void
}

const NO_CALENDAR = 'none'

/** Spec 2 §2: a date can be shown on one of the company's calendars, every year if it repeats. */
export function DateOptions(props: Props) {
  const { user, company } = useSignedIn()
  const mayChoose = holds(user.userPermissions, 'calendar') && hasFeature(company.features, 'calendar')
  return mayChoose ? <CalendarOptions {...props} /> : null
}

function CalendarOptions({ field, onChange }: Props) {
  const calendars = useCalendars()
  const { showOnCalendar = false, repeatYearly = false, calendarID } = field.config ?? {}
  const show = (on: boolean) =>
    onChange(
      withConfig(field, {
        showOnCalendar: on || undefined,
        repeatYearly: undefined,
        calendarID: on ? (calendars[0]?.catID ?? null) : undefined,
      }),
    )
  return (
    <div className={styles.options}>
      <Checkbox writes label="Show on Calendar" checked={showOnCalendar} onChange={show} />
      {showOnCalendar && (
        <>
          <Checkbox
            writes
            label="Repeats Yearly"
            checked={repeatYearly}
            onChange={(on) => onChange(withConfig(field, { repeatYearly: on || undefined }))}
          />
          <div className={styles.calendar}>
            <SelectField
              writes
              label="Calendar"
              value={calendarID == null ? NO_CALENDAR : String(calendarID)}
              onChange={(value) =>
                onChange(withConfig(field, { calendarID: value === NO_CALENDAR ? null : Number(value) }))
              }
              options={[
                ...calendars.map(({ catID, catTitle }) => ({ value: String(catID), label: catTitle })),
                { value: NO_CALENDAR, label: 'No Calendar' },
              ]}
            />
          </div>
        </>
      )}
    </div>
  )
}
