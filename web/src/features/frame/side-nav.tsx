import type { MenuEntry } from '@xd/core/domain/access/menu.ts'
import { NavLink } from './nav-link.tsx'
import styles from './side-nav.module.css'

export type NavProps = {
  entries: readonly MenuEntry[]
  active: string | undefined
  badges: Readonly<Record<string, number>>
}

export const SideNav = ({ entries, active, badges }: NavProps) => (
  <nav className={styles.nav} aria-label="Modules">
    {entries.map((entry) => (
      <NavLink key={entry.target} entry={entry} active={entry.target === active} badge={badges[entry.target]} />
    ))}
  </nav>
)
