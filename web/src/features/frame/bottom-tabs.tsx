import { useNavigate } from '@tanstack/react-router'
import { Ellipsis } from 'lucide-react'
import { ModuleIcon } from '#parts/frame/module-icon.tsx'
import { Menu } from '#ui/overlay/menu.tsx'
import { NavLink, navLinkClass } from './nav-link.tsx'
import type { NavProps } from './side-nav.tsx'
import styles from './bottom-tabs.module.css'

const PLACES = 5

/** The modules on a phone: as many as fit, the rest under More. */
export function BottomTabs({ entries, active, badges }: NavProps) {
  const navigate = useNavigate()
  const all = entries.length <= PLACES
  const shown = all ? entries : entries.slice(0, PLACES - 1)
  const rest = all ? [] : entries.slice(PLACES - 1)
  const within = rest.some((entry) => entry.target === active)
  return (
    <nav className={styles.tabs} aria-label="Modules">
      {shown.map((entry) => (
        <NavLink key={entry.target} entry={entry} active={entry.target === active} badge={badges[entry.target]} />
      ))}
      {rest.length > 0 && (
        <Menu
          label="More modules"
          side="top"
          trigger={
            <button type="button" className={navLinkClass(within)}>
              <Ellipsis size={20} strokeWidth={1.75} aria-hidden="true" />
              More
            </button>
          }
          entries={rest.map((entry) => ({
            key: entry.target,
            label: entry.title,
            icon: <ModuleIcon name={entry.icon} />,
            onSelect: () => void navigate({ to: entry.target }),
          }))}
        />
      )}
    </nav>
  )
}
