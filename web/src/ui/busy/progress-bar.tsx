import styles from './progress-bar.module.css'

type Props = {
  /** What is under way. */
  label: string
  done: number
  /** Nothing to count yet: the bar only says that something goes on. */
  total: number
  /** The same in words: “1,204 of 1,310”. */
  words?: string
  /** It stands still for now. */
  paused?: boolean
}

/** How far long work has come. It speaks when it is asked; who shows it says the milestones. */
export function ProgressBar({ label, done, total, words, paused = false }: Props) {
  const share = total > 0 ? Math.min(1, done / total) : 0
  return (
    <span
      className={styles.bar}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      {...(total > 0 && { 'aria-valuenow': Math.floor(share * 100) })}
      {...(words !== undefined && { 'aria-valuetext': words })}
      data-paused={paused || undefined}
    >
      <span className={styles.done} style={{ transform: `scaleX(${share})` }} />
    </span>
  )
}
