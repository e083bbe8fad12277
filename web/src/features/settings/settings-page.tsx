import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { visibleSections } from '@xd/core/domain/access/settings-sections.ts'
import { useSignedIn } from '#data/session.ts'
import { SectionPage } from '#parts/page/section-page.tsx'
import { hasScreen, paths } from '#paths.ts'
import styles from './settings.module.css'

/** The Control Panel: the sections that have a screen and that the user may open. */
export function SettingsPage() {
  const { user, company } = useSignedIn()
  const sections = visibleSections(user.userPermissions, company.features).filter(({ name }) =>
    hasScreen(paths.settingsSection(name)),
  )
  return (
    <SectionPage title="Control Panel" isIndex>
      {sections.length === 0 ? (
        <p className={styles.lead}>There’s nothing here you can change. Ask the person who manages your users.</p>
      ) : (
        <ul className={styles.sections}>
          {sections.map(({ name, title, about }) => (
            <li key={name}>
              <Link to={paths.settingsSection(name)} className={styles.section}>
                <span className={styles.name}>{title}</span>
                <span className={styles.about}>{about}</span>
                <ChevronRight aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </SectionPage>
  )
}
