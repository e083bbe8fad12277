import { Link, Outlet, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useApprovals } from '#data/approvals.ts'
import { useSignedIn } from '#data/session.ts'
import { paths } from '#paths.ts'
import { mainPart } from '#ui/a11y/main-part.ts'
import { VisuallyHidden } from '#ui/a11y/visually-hidden.tsx'
import { useIsPhone } from '#ui/hook/use-media-query.ts'
import { useSectionGroups } from './use-section-groups.ts'
import styles from './control-panel.module.css'

/** The sections of the Control Panel beside the open one. On a phone each is a page of its own. */
export function ControlPanel() {
  const pathname = useLocation({ select: (location) => location.pathname })
  // A section starts at its top, regardless of the previous one's scroll position.
  useEffect(() => mainPart()?.scrollTo({ top: 0 }), [pathname])
  if (useIsPhone()) return <Outlet />
  return (
    <div className={styles.panel}>
      <SectionList />
      <Outlet />
    </div>
  )
}

const idOf = (group: string) => `sections-${group}`

function SectionList() {
  const waiting = useApprovals(useSignedIn()).length
  return (
    <nav className={styles.list} aria-label="Control Panel">
      {useSectionGroups().map(({ title, sections }) => (
        <div key={title} className={styles.group}>
          <h2 id={idOf(title)} className={styles.title}>
            {title}
          </h2>
          <ul aria-labelledby={idOf(title)}>
            {sections.map(({ name, title: section }) => (
              <li key={name}>
                <Link
                  to={paths.settingsSection(name)}
                  className={styles.section}
                  activeOptions={{ includeSearch: false }}
                >
                  {section}
                  {name === 'approvals' && waiting > 0 && (
                    <span className={`${styles.count} num`}>
                      {waiting}
                      <VisuallyHidden> waiting</VisuallyHidden>
                    </span>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
