import type { LocalDay } from '@xd/core/domain/time/zone.ts'
import { type ReactNode, useState } from 'react'
import { Button } from '#ui/action/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Banner } from '#ui/status/banner.tsx'
import { shownTime } from './clock-time.ts'
import { fullDay } from './month.ts'
import { MonthGrid } from './month-grid.tsx'
import { TimeInput } from './time-input.tsx'
import styles from './date-time-picker.module.css'

type Props = {
  open: boolean
  onClose: () => void
  /** 'YYYY-MM-DDTHH:mm' in the store's zone. */
  value: string | null
  onSave: (local: string) => void
  /** Now, in the same zone and form. */
  now: string
  min?: string
  max?: string
  /** Without it the days before today are closed (Spec 1 §5). */
  allowPast?: boolean
  /** The zone, as people call it: "Pacific". */
  zone?: string
  /** What else is chosen with the time. */
  children?: ReactNode
}

const dayOf = (local: string) => local.slice(0, 10) as LocalDay
const atMidnight = (local: string) => (local.length === 10 ? `${local}T00:00` : local)
const atDayEnd = (local: string) => (local.length === 10 ? `${local}T23:59` : local)

/** Spec 1 §2: 'Select Date & Time'. A past time warns and no more; a minimum or maximum refuses. */
export const DateTimePicker = ({ open, ...props }: Props) => (open ? <Picker {...props} /> : null)

function Picker({ onClose, value, onSave, now, min, max, allowPast, zone, children }: Omit<Props, 'open'>) {
  const [day, setDay] = useState<LocalDay>(dayOf(value ?? now))
  const [time, setTime] = useState((value ?? now).slice(11, 16) || '09:00')
  const local = `${day}T${time}`
  const least = min ?? (allowPast ? undefined : dayOf(now))
  const tooEarly = least !== undefined && local < atMidnight(least)
  const tooLate = max !== undefined && local > atDayEnd(max)
  const refusal = tooEarly ? 'Choose a later date or time' : tooLate ? 'Choose an earlier date or time' : null
  const save = () => {
    if (refusal) return
    onSave(local)
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Select Date & Time"
      size="small"
      onSubmit={save}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" disabledReason={refusal}>
            Save
          </Button>
        </>
      }
    >
      <div className={styles.layout}>
        <MonthGrid
          value={day}
          onChange={setDay}
          today={dayOf(now)}
          min={least ? dayOf(least) : undefined}
          max={max ? dayOf(max) : undefined}
        />
        <TimeInput value={time} onChange={setTime} />
        <p className={`${styles.chosen} num`}>
          {fullDay(day)}, {shownTime(time)} {zone && <span className={styles.zone}>{zone}</span>}
        </p>
        {local < now && (
          <Banner tone="warning" role="status">
            The selected Date / Time is in the past
          </Banner>
        )}
        {children}
      </div>
    </Dialog>
  )
}
