import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { SectionPage } from '#parts/page/section-page.tsx'
import { hasScreen, paths } from '#paths.ts'
import styles from './admin.module.css'

const PLACES = [
  { to: paths.adminCompanies, title: 'Companies', about: 'Their plans, stores, users and visits; new ones' },
  { to: paths.adminSystemStats, title: 'System statistics', about: 'How the server is doing, and its jobs' },
]

/** XD Admin: the area support staff look after. */
export const AdminPage = () => (
  <SectionPage title="XD Admin" isIndex>
    <ul className={styles.places}>
      {PLACES.filter(({ to }) => hasScreen(to)).map(({ to, title, about }) => (
        <li key={to}>
          <Link to={to} className={styles.place}>
            <span className={styles.name}>{title}</span>
            <span className={styles.about}>{about}</span>
            <ChevronRight aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  </SectionPage>
)
