import { ArrowDown, ArrowRight, ArrowUp } from 'lucide-react'
import styles from './key-figure.module.css'

type Props = {
  label: string
  value: string
  /** Next to the figure: the total that it is part of. */
  note?: string
  /** The previous figure, as a number and in words; omitted while unknown. */
  before?: Before
  /** It needs attention. */
  isBad?: boolean
}

interface Before {
  now: number
  then: number
  /** The previous figure, as shown. */
  shown: string
  /** The period before: "in the previous 30 days". */
  span: string
  isShare?: boolean
}

const beforeWords = ({ now, then, shown, span, isShare }: Before) =>
  isShare
    ? shareChangeWords(now, then, shown)
    : then === 0 && now !== 0
      ? `none ${span}`
      : `${changeWords(now, then)} (${shown} ${span})`

/** "up 12%", "none before": a change of a figure, in words. */
export const changeWords = (now: number, then: number): string => {
  if (now === then) return 'no change'
  if (then === 0) return 'none before'
  const way = now > then ? 'up' : 'down'
  // A share of a loss says nothing.
  if (then < 0) return way
  const percent = Math.round((Math.abs(now - then) / Math.abs(then)) * 100)
  return `${way} ${percent < 1 ? 'less than 1' : percent}%`
}

/** "down from 74.7%": for a figure that is itself a share, because a percent of a percent would mislead. */
export const shareChangeWords = (now: number, then: number, words: string): string =>
  now === then ? 'no change' : `${now > then ? 'up' : 'down'} from ${words}`

/** One figure in a report and its change. The arrow repeats the words. */
export function KeyFigure({ label, value, note, before, isBad }: Props) {
  const Arrow =
    before === undefined || before.now === before.then ? ArrowRight : before.now > before.then ? ArrowUp : ArrowDown
  return (
    <div className={isBad ? `${styles.figure} ${styles.bad}` : styles.figure}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        <span className="num">{value}</span>
        {note && <span className={`${styles.note} num`}>{note}</span>}
      </dd>
      {before && (
        <dd className={`${styles.change} num`}>
          <Arrow aria-hidden="true" /> {beforeWords(before)}
        </dd>
      )}
    </div>
  )
}

export const KeyFigures = ({ children }: { children: React.ReactNode }) => (
  <dl className={styles.figures}>{children}</dl>
)
