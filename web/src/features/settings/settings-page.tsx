import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { visibleSections } from '@xd/core/domain/access/settings-sections.ts'
import { useSignedIn } from '#data/session.ts'
import { PATTERNS, WITHOUT_SCREEN } from '#paths.ts'
import { SECTION_TEXTS } from './section-texts.ts'
import styles from './settings.module.css'

const pathOf = (name: string): string => `${PATTERNS.settings}/${name}`

/** The Control Panel: its sections, as far as the user may open them and there is a screen behind them. */
export function SettingsPage() {
  const { user, company } = useSignedIn()
  const sections = visibleSections(user.userPermissions, company.features).filter(
    ({ name }) => !WITHOUT_SCREEN.includes(pathOf(name)),
  )
  return (
    <div className={styles.page}>
      <h2 className={styles.title}>Control Panel</h2>
      {sections.length === 0 ? (
        <p className={styles.lead}>There’s nothing here you can change. Ask the person who manages your users.</p>
      ) : (
        <ul className={styles.sections}>
          {sections.map(({ name, title }) => (
            <li key={name}>
              <Link to={pathOf(name)} className={styles.section}>
                <span className={styles.name}>{title}</span>
                <span className={styles.about}>{SECTION_TEXTS[name]}</span>
                <ChevronRight aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
