import { FlaskConical } from 'lucide-react'
import { useSignedIn } from '#data/session.ts'
import { cx } from '#ui/class-names.ts'
import { Tag } from '#ui/status/tag.tsx'
import styles from './notice-bars.module.css'

const KEY = 'xd.demo-told'

/** Shown in words throughout a browser's first session; after that a mark in the top bar is enough. */
const useDemoTold = (sessionID: string): boolean => {
  try {
    const told = localStorage.getItem(KEY)
    if (told === null) localStorage.setItem(KEY, sessionID)
    return told !== null && told !== sessionID
  } catch {
    return false
  }
}

const NOTHING_REAL = 'Nothing here reaches a real phone or card.'

export function DemoNote() {
  const { mode, session } = useSignedIn()
  const told = useDemoTold(session.sessionID)
  if (mode !== 'demo' || told) return null
  return (
    <p className={cx(styles.note, styles.demo)}>
      <FlaskConical aria-hidden="true" />
      <b>DEMO</b> <span className={styles.wordy}>{NOTHING_REAL}</span>
    </p>
  )
}

export function DemoMark() {
  const { mode, session } = useSignedIn()
  const told = useDemoTold(session.sessionID)
  if (mode !== 'demo' || !told) return null
  return (
    <span className={styles.mark} title={NOTHING_REAL}>
      <Tag tone="gold">DEMO</Tag>
    </span>
  )
}
