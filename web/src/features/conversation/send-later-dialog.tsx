import { useState } from 'react'
import { nextOpening } from '@xd/core/domain/hours/open.ts'
import { storeZoneName } from '@xd/core/domain/hours/store-clock.ts'
import { sendTimes } from '@xd/core/domain/message/send-times.ts'
import { instantOf, localDateTime } from '@xd/core/domain/time/zone.ts'
import type { StoreData } from '#data/company.ts'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { useNow } from '#ui/hook/use-now.ts'
import { DateTimePicker } from '#ui/picker/date-time-picker.tsx'
import { offerWords } from './offer-words.ts'

interface Props {
  store: Pick<StoreData, 'storeTimezone' | 'storeHours' | 'storeClosures'>
  /** The time set so far; if none, the store's next opening. */
  sendAt?: string
  discardOnReply?: boolean
  onClose: () => void
  onSave: (later: { sendAt: string; discardOnReply: boolean }) => void
  /** The chosen time has passed, so the message is sent now. */
  onSendNow: () => void
}

/** The picker's clock suits a store counter: at most a quarter of a minute late. */
const TICK_MS = 15_000

/** When a message is sent, by the store's clock, and whether an earlier text from the customer stops it. */
export function SendLaterDialog({ store, sendAt, discardOnReply = false, onClose, onSave, onSendNow }: Props) {
  const { storeTimezone: timezone } = store
  const [discards, setDiscards] = useState(discardOnReply)
  const now = useNow(TICK_MS)
  const [offered] = useState(() => sendTimes(store, timezone, now))
  const first = sendAt === undefined ? (nextOpening(store, timezone, now) ?? offered[0]!) : Date.parse(sendAt)
  return (
    <DateTimePicker
      open
      onClose={onClose}
      value={localDateTime(first, timezone)}
      now={localDateTime(now, timezone)}
      zone={storeZoneName(now, timezone)}
      offers={offered.map((at) => ({ local: localDateTime(at, timezone), label: offerWords(at, now, timezone) }))}
      whenPast={{ act: 'Send now', onAct: onSendNow }}
      onSave={(local) =>
        onSave({ sendAt: new Date(instantOf(local, timezone)).toISOString(), discardOnReply: discards })
      }
    >
      <Checkbox label="Discard if the customer replies first" checked={discards} onChange={setDiscards} />
    </DateTimePicker>
  )
}
