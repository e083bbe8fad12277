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

/** Likely values of the field above, one press each. */
export const ChoiceChips = ({ label, choices, isOn, onChoose }: Props) =>
  choices.length > 0 && (
    <div className={styles.chips} role="group" aria-label={label}>
      {choices.map(({ value, label: words }) => (
        <button
          key={value}
          type="button"
          className={`${chipClass(isOn(value))} num`}
          aria-pressed={isOn(value)}
          onClick={() => onChoose(value)}
        >
          {words}
        </button>
      ))}
    </div>
  )
