import type { LocalDay } from '@xd/core/domain/time/day.ts'
import { type ReactNode, useState } from 'react'
import { Button } from '#ui/action/button.tsx'
import { chipClass } from '#ui/field/filter-chip.tsx'
import { Dialog, FooterStart } from '#ui/overlay/dialog.tsx'
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
  /** Without it, days before today are disabled (Spec 1 §5). */
  allowPast?: boolean
  /** The zone's everyday name: "Pacific". */
  zone?: string
  /** Other choices next to the time. */
  children?: ReactNode
  /** Suggested times. */
  offers?: readonly { local: string; label: string }[]
  /** A past time can't be saved; the dialog offers this next to it. Without it, a past time is saved with a warning. */
  whenPast?: { act: string; onAct: () => void }
}

const PAST = 'The selected Date / Time is in the past'

const dayOf = (local: string) => local.slice(0, 10) as LocalDay
const atMidnight = (local: string) => (local.length === 10 ? `${local}T00:00` : local)
const atDayEnd = (local: string) => (local.length === 10 ? `${local}T23:59` : local)

/** Spec 1 §2: 'Select Date & Time'. A past time only warns; a minimum or maximum refuses. */
export const DateTimePicker = ({ open, ...props }: Props) => (open ? <Picker {...props} /> : null)

function Picker({
  onClose,
  value,
  onSave,
  now,
  min,
  max,
  allowPast,
  zone,
  children,
  offers = [],
  whenPast,
}: Omit<Props, 'open'>) {
  const [day, setDay] = useState<LocalDay>(dayOf(value ?? now))
  const [time, setTime] = useState((value ?? now).slice(11, 16) || '09:00')
  const local = `${day}T${time}`
  const least = min ?? (allowPast ? undefined : dayOf(now))
  const tooEarly = least !== undefined && local < atMidnight(least)
  const tooLate = max !== undefined && local > atDayEnd(max)
  // The current minute has already begun.
  const isPast = whenPast ? local <= now : local < now
  const refusal =
    tooEarly || (isPast && whenPast) ? 'Choose a later date or time' : tooLate ? 'Choose an earlier date or time' : null
  const save = () => {
    if (refusal) return
    onSave(local)
    onClose()
  }
  const choose = (offered: string) => {
    setDay(dayOf(offered))
    setTime(offered.slice(11, 16))
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
          {isPast && whenPast && (
            <FooterStart>
              <Button
                writes
                size="small"
                onClick={() => {
                  whenPast.onAct()
                  onClose()
                }}
              >
                {whenPast.act}
              </Button>
            </FooterStart>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" disabledReason={refusal}>
            Save
          </Button>
        </>
      }
    >
      <div className={styles.layout}>
        {offers.length > 0 && (
          <div className={styles.offers} role="group" aria-label="Suggested times">
            {offers.map((offer) => (
              <button
                key={offer.local}
                type="button"
                className={chipClass(offer.local === local)}
                aria-pressed={offer.local === local}
                onClick={() => choose(offer.local)}
              >
                {offer.label}
              </button>
            ))}
          </div>
        )}
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
        {isPast && (
          <Banner tone="warning" role="status">
            {PAST}
          </Banner>
        )}
        {children}
      </div>
    </Dialog>
  )
}
