import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { payByText } from '@xd/core/domain/payment/pay-by.ts'
import { storeZoneName } from '@xd/core/domain/hours/store-clock.ts'
import { localDateTime } from '@xd/core/domain/time/zone.ts'
import { Field } from '#ui/field/field.tsx'
import { DateTimePicker } from '#ui/picker/date-time-picker.tsx'
import { FieldButton } from '#ui/picker/field-button.tsx'

interface Props {
  /** By the store's clock. */
  value: string
  /** Whether it is the store's default, chosen by nobody. */
  usual: boolean
  timezone: string
  now: number
  onChange: (local: string) => void
  error: string | null
}

/** When the request expires: the store's cutoff unless another time is chosen. */
export function ExpiryField({ value, usual, timezone, now, onChange, error }: Props) {
  const [picking, setPicking] = useState(false)
  return (
    <>
      <Field label="Pay by" hint={usual ? 'The store’s payment cutoff' : undefined} error={error}>
        {(control) => (
          <FieldButton {...control} icon={<CalendarClock aria-hidden="true" />} onClick={() => setPicking(true)}>
            <span className="num">{payByText(value, timezone, now, 'en')}</span>
          </FieldButton>
        )}
      </Field>
      <DateTimePicker
        open={picking}
        onClose={() => setPicking(false)}
        value={value}
        onSave={onChange}
        now={localDateTime(now, timezone)}
        zone={storeZoneName(now, timezone)}
      />
    </>
  )
}
