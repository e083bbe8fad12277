import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { nextOpening } from '@xd/core/domain/hours/open.ts'
import { storeZoneName } from '@xd/core/domain/hours/store-clock.ts'
import { sendTimes } from '@xd/core/domain/message/send-times.ts'
import { addDays } from '@xd/core/domain/time/day.ts'
import { instantOf, localDateTime, localDay } from '@xd/core/domain/time/zone.ts'
import type { StoreData } from '#data/company.ts'
import { Field } from '#ui/field/field.tsx'
import { SegmentedControl } from '#ui/field/segmented-control.tsx'
import { DateTimePicker } from '#ui/picker/date-time-picker.tsx'
import { FieldButton } from '#ui/picker/field-button.tsx'
import { moment } from '#ui/text/moment.ts'
import styles from './editor.module.css'

interface Props {
  readonly when: 'now' | 'at'
  readonly at: string
  readonly timezone: string
  /** The store whose hours the suggestions follow; without one there are none. */
  readonly store: StoreData | undefined
  readonly now: number
  readonly error: string | undefined
  readonly onChange: (change: { when: 'now' | 'at' } | { at: string; when: 'at' }) => void
}

const WHEN = [
  { value: 'now', label: 'Now' },
  { value: 'at', label: 'Later' },
] as const

/** Used when no store’s hours suggest a better time. */
const MORNING = '10:00'

/** When it is sent, by the sending store's clock. */
export function WhenField({ when, at, timezone, store, now, error, onChange }: Props) {
  const [picking, setPicking] = useState(false)
  const offers = store ? sendTimes(store, timezone, now) : []
  const opens = store && nextOpening(store, timezone, now)
  const first = opens ?? instantOf(`${addDays(localDay(now, timezone), 1)}T${MORNING}`, timezone)
  return (
    <div className={styles.set}>
      <span className={styles.label}>When</span>
      <div className={styles.when}>
        <SegmentedControl
          label="Send on"
          value={when}
          segments={WHEN}
          onChange={(next) => {
            onChange({ when: next })
            if (next === 'at' && at === '') setPicking(true)
          }}
        />
        {when === 'at' && (
          <Field label="Time" labelHidden error={error}>
            {(control) => (
              <FieldButton {...control} icon={<CalendarClock aria-hidden="true" />} onClick={() => setPicking(true)}>
                <span className="num">
                  {at === '' ? 'Choose a time' : moment(instantOf(at, timezone), now, timezone)}
                </span>
              </FieldButton>
            )}
          </Field>
        )}
      </div>
      <DateTimePicker
        open={picking}
        onClose={() => setPicking(false)}
        value={at === '' ? localDateTime(first, timezone) : at}
        now={localDateTime(now, timezone)}
        zone={storeZoneName(now, timezone)}
        offers={offers.map((time) => ({ local: localDateTime(time, timezone), label: moment(time, now, timezone) }))}
        onSave={(local) => onChange({ at: local, when: 'at' })}
      />
    </div>
  )
}
