import { FlaskConical } from 'lucide-react'
import { cx } from '#ui/class-names.ts'
import styles from './notice-bars.module.css'

const KEY = 'xd.demo-told'

/** Said in words throughout the first session of a browser; a mark in the top bar is enough from then on. */
export const useDemoTold = (sessionID: string): boolean => {
  try {
    const told = localStorage.getItem(KEY)
    if (told === null) localStorage.setItem(KEY, sessionID)
    return told !== null && told !== sessionID
  } catch {
    return false
  }
}

export const NOTHING_REAL = 'Nothing here reaches a real phone or card.'

export const DemoNote = () => (
  <p className={cx(styles.note, styles.demo)}>
    <FlaskConical aria-hidden="true" />
    <b>DEMO</b> <span className={styles.wordy}>{NOTHING_REAL}</span>
  </p>
)
