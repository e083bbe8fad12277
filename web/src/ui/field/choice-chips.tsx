import { type KeyboardEvent, useState } from 'react'
import { chipClass } from './filter-chip.tsx'
import styles from './choice-chips.module.css'

interface Choice {
  readonly value: string
  readonly label: string
}

interface Props {
  label: string
  choices: readonly Choice[]
  isOn: (value: string) => boolean
  onChoose: (value: string) => void
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * Likely values for the field above, one click each. The group is a single tab stop, and arrow keys move through it.
 */
export function ChoiceChips({ label, choices, isOn, onChoose }: Props) {
  const [reached, setReached] = useState<number>()
  if (choices.length === 0) return null
  const chosen = choices.findIndex(({ value }) => isOn(value))
  const stop = Math.min(reached ?? Math.max(chosen, 0), choices.length - 1)
  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = (stop + step + choices.length) % choices.length
    setReached(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div className={styles.chips} role="toolbar" aria-label={label} onKeyDown={walk}>
      {choices.map(({ value, label: words }, index) => (
        <button
          key={value}
          type="button"
          className={`${chipClass(isOn(value))} num`}
          tabIndex={index === stop ? 0 : -1}
          aria-pressed={isOn(value)}
          onFocus={() => setReached(index)}
          onClick={() => onChoose(value)}
        >
          {words}
        </button>
      ))}
    </div>
  )
}
