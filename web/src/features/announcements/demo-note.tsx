import { FlaskConical } from 'lucide-react'
import { useSignedIn } from '#data/session.ts'
import { cx } from '#ui/class-names.ts'
import { paths } from '#paths.ts'
import { Tag } from '#ui/status/tag.tsx'
import styles from './notice-bars.module.css'

const KEY = 'xd.demo-told'

/**
 * Whether this browser’s user was told that this is a demo; undefined outside demos. The first session says so in
 * words. After that, a mark in the top bar is enough.
 */
const useDemoTold = (): boolean | undefined => {
  const { mode, session } = useSignedIn()
  if (mode !== 'demo') return undefined
  try {
    const told = localStorage.getItem(KEY)
    if (told === null) localStorage.setItem(KEY, session.sessionID)
    return told !== null && told !== session.sessionID
  } catch {
    return false
  }
}

const NOTHING_REAL = 'Nothing here reaches a real phone or card.'

export const DemoNote = () =>
  useDemoTold() === false && (
    <p className={cx(styles.note, styles.demo)}>
      <FlaskConical aria-hidden="true" />
      <b>DEMO</b> <span className={styles.wordy}>{NOTHING_REAL}</span>
      <a href={paths.sandbox} target="_blank" rel="noopener" className={styles.act}>
        See the customers’ phones
      </a>
    </p>
  )

export const DemoMark = () =>
  useDemoTold() && (
    <a
      href={paths.sandbox}
      target="_blank"
      rel="noopener"
      className={styles.mark}
      title={`${NOTHING_REAL} See the customers’ phones.`}
    >
      <Tag tone="gold">DEMO</Tag>
    </a>
  )
