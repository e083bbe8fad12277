import { Link, Navigate } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { SECTION_ABOUT } from '@xd/core/domain/access/settings-about.table.ts'
import { countOf } from '@xd/core/domain/text/figure.ts'
import { useApprovals } from '#data/approvals.ts'
import { useSignedIn } from '#data/session.ts'
import { SectionPage } from '#parts/page/section-page.tsx'
import { paths } from '#paths.ts'
import { useIsPhone } from '#ui/hook/use-media-query.ts'
import { Banner } from '#ui/status/banner.tsx'
import { useSectionGroups } from './use-section-groups.ts'
import styles from './settings.module.css'

/** The Control Panel on a phone: the sections, each leading to a page. Elsewhere they are beside the first of them. */
export function SettingsPage() {
  const signedIn = useSignedIn()
  const waiting = useApprovals(signedIn).length
  const groups = useSectionGroups()
  const first = groups[0]?.sections[0]
  const phone = useIsPhone()
  if (!phone && first) return <Navigate to={paths.settingsSection(first.name)} replace />
  return (
    <SectionPage title="Control Panel" isIndex>
      {waiting > 0 && (
        <Banner
          tone="gold"
          title={`${countOf(waiting, 'change')} by XD Support ${waiting === 1 ? 'waits' : 'wait'} for an owner’s approval.`}
          actions={<Link to={paths.settingsSection('approvals')}>Review</Link>}
        />
      )}
      {groups.map(({ title, sections }) => (
        <div key={title}>
          <h3 id={`sections-${title}`} className={styles.group}>
            {title}
          </h3>
          <ul className={styles.sections} aria-labelledby={`sections-${title}`}>
            {sections.map(({ name, title: section }) => (
              <li key={name}>
                <Link to={paths.settingsSection(name)} className={styles.section}>
                  <span className={styles.name}>{section}</span>
                  <span className={styles.about}>{SECTION_ABOUT[name]}</span>
                  <ChevronRight aria-hidden="true" />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </SectionPage>
  )
}
