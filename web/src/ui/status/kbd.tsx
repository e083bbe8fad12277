import { cx } from '#ui/class-names.ts'
import styles from './kbd.module.css'

const onMac = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent)
const shown = (key: string) => (key === 'Mod' ? (onMac ? '⌘' : 'Ctrl') : key)

type Props = {
  keys: string
  /** Where keys are what is read about, a screen for fingers shows them too. */
  always?: boolean
}

/** "Mod+K" reads Ctrl K, or ⌘ K on a Mac. */
export const Kbd = ({ keys, always = false }: Props) => (
  <span className={cx(styles.keys, always && styles.always)} aria-hidden="true">
    {keys.split('+').map((key) => (
      <kbd key={key} className={styles.key}>
        {shown(key)}
      </kbd>
    ))}
  </span>
)
