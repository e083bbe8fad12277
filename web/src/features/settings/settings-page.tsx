import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { SECTION_ABOUT } from '@xd/core/domain/access/settings-about.table.ts'
import { visibleSections } from '@xd/core/domain/access/settings-sections.ts'
import { useApprovals } from '#data/approvals.ts'
import { useSignedIn } from '#data/session.ts'
import { SectionPage } from '#parts/page/section-page.tsx'
import { hasScreen, paths } from '#paths.ts'
import { Banner } from '#ui/status/banner.tsx'
import styles from './settings.module.css'

/** The Control Panel: the sections that have a screen and that the user may open. */
export function SettingsPage() {
  const signedIn = useSignedIn()
  const { user, company } = signedIn
  const waiting = useApprovals(signedIn).length
  const sections = visibleSections(user.userPermissions, company.features).filter(({ name }) =>
    hasScreen(paths.settingsSection(name)),
  )
  return (
    <SectionPage title="Control Panel" isIndex>
      {waiting > 0 && (
        <Banner
          tone="gold"
          title={`${waiting} ${waiting === 1 ? 'change' : 'changes'} by XD Support ${waiting === 1 ? 'waits' : 'wait'} for an owner’s approval.`}
          actions={<Link to={paths.settingsSection('approvals')}>Review</Link>}
        />
      )}
      {sections.length === 0 ? (
        <p className={styles.lead}>There’s nothing here you can change. Ask the person who manages your users.</p>
      ) : (
        <ul className={styles.sections}>
          {sections.map(({ name, title }) => (
            <li key={name}>
              <Link to={paths.settingsSection(name)} className={styles.section}>
                <span className={styles.name}>{title}</span>
                <span className={styles.about}>{SECTION_ABOUT[name]}</span>
                <ChevronRight aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </SectionPage>
  )
}
