import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react'
import styles from './key-figure.module.css'

type Props = {
  label: string
  value: string
  /** Beside the figure: how many it is of. */
  note?: string
  /** The same before, as a number and in words; left out while it is not known. */
  before?: { now: number; then: number; words: string }
}

/** "12 % more", "none before": a change of a figure, in words. */
export const changeWords = (now: number, then: number): string => {
  if (now === then) return 'as before'
  if (then === 0) return 'none before'
  const percent = Math.round((Math.abs(now - then) / Math.abs(then)) * 100)
  return `${percent < 1 ? 'under 1' : percent} % ${now > then ? 'more' : 'less'}`
}

/** One figure of a report and how it has changed. The arrow repeats what the words say. */
export function KeyFigure({ label, value, note, before }: Props) {
  const Arrow =
    before === undefined || before.now === before.then ? ArrowRight : before.now > before.then ? ArrowUp : ArrowDown
  return (
    <div className={styles.figure}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        <span className="num">{value}</span>
        {note && <span className={`${styles.note} num`}>{note}</span>}
      </dd>
      {before && (
        <dd className={`${styles.change} num`}>
          <Arrow aria-hidden="true" /> {changeWords(before.now, before.then)}{' '}
          <span className={styles.then}>({before.words})</span>
        </dd>
      )}
    </div>
  )
}

export const KeyFigures = ({ children }: { children: React.ReactNode }) => (
  <dl className={styles.figures}>{children}</dl>
)
