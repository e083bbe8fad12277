import styles from './kbd.module.css'

const onMac = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent)
const shown = (key: string) => (key === 'Mod' ? (onMac ? '⌘' : 'Ctrl') : key)

/** "Mod+K" reads Ctrl K, or ⌘ K on a Mac. */
export const Kbd = ({ keys }: { keys: string }) => (
  <span className={styles.keys} aria-hidden="true">
    {keys.split('+').map((key) => (
      <kbd key={key} className={styles.key}>
        {shown(key)}
      </kbd>
    ))}
  </span>
)
