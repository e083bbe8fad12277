import { Link } from '@tanstack/react-router'
import type { MenuEntry } from '@xd/core/domain/access/menu.ts'
import { VisuallyHidden } from '#ui/a11y/visually-hidden.tsx'
import { cx } from '#ui/class-names.ts'
import { ModuleIcon } from '#parts/frame/module-icon.tsx'
import styles from './nav-link.module.css'

/** The look of a module's link. */
export const navLinkClass = (active: boolean) => cx(styles.link, active && styles.active)

type Props = { entry: MenuEntry; active: boolean; badge?: number }

export function NavLink({ entry, active, badge = 0 }: Props) {
  return (
    <Link to={entry.target} className={navLinkClass(active)} aria-current={active ? 'page' : undefined}>
      <ModuleIcon name={entry.icon} />
      {entry.title}
      {badge > 0 && (
        <span className={`${styles.badge} num`}>
          {badge > 99 ? '99+' : badge}
          <VisuallyHidden> unread</VisuallyHidden>
        </span>
      )}
    </Link>
  )
}
