import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { hasFeature } from '@xd/core/domain/access/features.ts'
import type { Session } from '#data/session.ts'
import { useCall } from '#data/use-call.ts'
import { paths } from '#paths.ts'
import styles from './payments-tabs.module.css'

/** The lists of the payments module above the one that is open; a company without more than one sees none of it. */
export function PaymentsTabs({ session, children }: { session: Session; children: ReactNode }) {
  const rewrites = hasFeature(session.company.features, 'rewrites')
  const exceptions = useCall('payments/rewrites/list', { search: { perPage: 1 } }, { enabled: rewrites }).data?.exceptions ?? 0
  if (!rewrites) return children
  const tabs = [
    { to: paths.payments, label: 'Requests', count: 0 },
    { to: paths.rewrites, label: 'Rewrites', count: exceptions },
  ]
  return (
    <div className={styles.page}>
      <nav className={styles.tabs} aria-label="Payments">
        {tabs.map(({ to, label, count }) => (
          <Link key={to} to={to} className={styles.tab} activeOptions={{ exact: true, includeSearch: false }}>
            {label}
            {count > 0 && (
              <span className={`${styles.count} num`} aria-label={`${count} exceptions`}>
                {count}
              </span>
            )}
          </Link>
        ))}
      </nav>
      <div className={styles.list}>{children}</div>
    </div>
  )
}
