import { useState } from 'react'
import { addDays } from '@xd/core/domain/calendar/day.ts'
import { storeZoneName } from '@xd/core/domain/hours/store-clock.ts'
import { instantOf, localDateTime, localDay } from '@xd/core/domain/time/zone.ts'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { useNow } from '#ui/hook/use-now.ts'
import { DateTimePicker } from '#ui/picker/date-time-picker.tsx'

interface Props {
  timezone: string
  /** When it goes out so far; the next morning without it. */
  sendAt?: string
  discardOnReply?: boolean
  onClose: () => void
  onSave: (later: { sendAt: string; discardOnReply: boolean }) => void
}

const MORNING = '09:00'

/** When a message goes out, by the store's clock, and whether a text of the customer before that stops it. */
export function SendLaterDialog({ timezone, sendAt, discardOnReply = false, onClose, onSave }: Props) {
  const [discards, setDiscards] = useState(discardOnReply)
  const now = useNow()
  const value =
    sendAt === undefined
      ? `${addDays(localDay(now, timezone), 1)}T${MORNING}`
      : localDateTime(Date.parse(sendAt), timezone)
  return (
    <DateTimePicker
      open
      onClose={onClose}
      value={value}
      now={localDateTime(now, timezone)}
      zone={storeZoneName(now, timezone)}
      onSave={(local) =>
        onSave({ sendAt: new Date(instantOf(local, timezone)).toISOString(), discardOnReply: discards })
      }
    >
      <Checkbox label="Discard if the customer replies first" checked={discards} onChange={setDiscards} />
    </DateTimePicker>
  )
}
