import { type KeyboardEvent, useState } from 'react'
import { Button } from '#ui/action/button.tsx'
import { SegmentedControl } from '#ui/field/segmented-control.tsx'
import { type Half, readClock, writeClock } from './clock-time.ts'
import styles from './time-input.module.css'

type PartProps = {
  label: string
  value: number
  from: number
  to: number
  pad: boolean
  onChange: (value: number) => void
}

/** Two digits, typed or stepped with the arrow keys; it wraps around. */
function Part({ label, value, from, to, pad, onChange }: PartProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const step = (by: number) => {
    setTyped(null)
    const count = to - from + 1
    onChange(from + ((value - from + by + count) % count))
  }
  return (
    <input
      className={`${styles.part} num`}
      role="spinbutton"
      inputMode="numeric"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={from}
      aria-valuemax={to}
      autoComplete="off"
      value={typed ?? (pad ? String(value).padStart(2, '0') : value)}
      onFocus={(event) => event.target.select()}
      onBlur={() => setTyped(null)}
      onChange={(event) => {
        const digits = event.target.value.replace(/\D/g, '').slice(-2)
        setTyped(digits)
        const next = Number(digits)
        if (digits !== '' && next >= from && next <= to) onChange(next)
      }}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
        event.preventDefault()
        step(event.key === 'ArrowUp' ? 1 : -1)
      }}
    />
  )
}

const QUICK_MINUTES = [0, 15, 30, 45]

/** Spec 1 §2: a time picker with the quick minutes :00, :15, :30 and :45. */
export function TimeInput({ value, onChange }: { value: string; onChange: (time: string) => void }) {
  const time = readClock(value)
  const change = (part: Partial<typeof time>) => onChange(writeClock({ ...time, ...part }))
  return (
    <div className={styles.time} role="group" aria-label="Time">
      <div className={styles.fields}>
        <Part label="Hour" value={time.hour} from={1} to={12} pad={false} onChange={(hour) => change({ hour })} />
        <span className={styles.colon} aria-hidden="true">
          :
        </span>
        <Part label="Minute" value={time.minute} from={0} to={59} pad onChange={(minute) => change({ minute })} />
        <SegmentedControl
          label="AM or PM"
          value={time.half}
          onChange={(half: Half) => change({ half })}
          segments={[
            { value: 'AM', label: 'AM' },
            { value: 'PM', label: 'PM' },
          ]}
        />
      </div>
      <div className={styles.quick}>
        {QUICK_MINUTES.map((minute) => {
          const text = `:${String(minute).padStart(2, '0')}`
          return (
            <Button
              key={minute}
              size="small"
              className="num"
              aria-pressed={time.minute === minute}
              onClick={() => change({ minute })}
            >
              {text}
            </Button>
          )
        })}
      </div>
    </div>
  )
}
