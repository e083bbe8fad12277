import styles from './progress-bar.module.css'

type Props = {
  /** The task under way. */
  label: string
  done: number
  /** Nothing to count yet: the bar only shows activity. */
  total: number
  /** The same in words: “1,204 of 1,310”. */
  words?: string
  /** It is stopped for now. */
  paused?: boolean
}

/** The progress of long work. Screen readers read it on request. Its owner announces the milestones. */
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
