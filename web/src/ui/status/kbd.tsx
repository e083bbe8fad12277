import { cx } from '#ui/class-names.ts'
import styles from './kbd.module.css'

const onMac = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent)
const NAMES: Record<string, string> = {
  Mod: onMac ? '⌘' : 'Ctrl',
  ArrowDown: '↓',
  ArrowUp: '↑',
  ArrowLeft: '←',
  ArrowRight: '→',
  PageUp: 'PgUp',
  PageDown: 'PgDn',
  Escape: 'Esc',
}
const shown = (key: string) => NAMES[key] ?? key

type Props = {
  keys: string
  /** On pages about shortcuts, touch screens show them too. */
  always?: boolean
}

/**
 * "Mod+K" shows Ctrl K, or ⌘ K on a Mac. It is not read aloud, because users hear most controls with a shortcut often.
 */
export const Kbd = ({ keys, always = false }: Props) => (
  <span className={cx(styles.keys, always && styles.always)} aria-hidden="true">
    {keys.split('+').map((key) => (
      <kbd key={key} className={styles.key}>
        {shown(key)}
      </kbd>
    ))}
  </span>
)
