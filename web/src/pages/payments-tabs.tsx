import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { hasFeature } from '@xd/core/domain/access/features.ts'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { useSignedIn } from '#data/session.ts'
import { useCall } from '#data/use-call.ts'
import { paths } from '#paths.ts'
import styles from './payments-tabs.module.css'

/** The payments module's lists, as tabs; hidden for users with only one. */
export function PaymentsTabs({ children }: { children: ReactNode }) {
  const { user, company } = useSignedIn()
  const rewrites = hasFeature(company.features, 'rewrites')
  const refunds = holds(user.userPermissions, 'refunds')
  const exceptions =
    useCall('payments/rewrites/list', { search: { perPage: 1 } }, { enabled: rewrites }).data?.exceptions ?? 0
  const differences =
    useCall('payments/reconciliation/list', { search: { perPage: 1 } }, { enabled: refunds }).data?.count ?? 0
  const tabs = [
    { to: paths.payments, label: 'Requests', count: 0, what: '' },
    ...(rewrites ? [{ to: paths.rewrites, label: 'Rewrites', count: exceptions, what: 'exception' }] : []),
    ...(refunds ? [{ to: paths.reconciliation, label: 'Reconciliation', count: differences, what: 'difference' }] : []),
  ]
  if (tabs.length === 1) return children
  return (
    <div className={styles.page}>
      <nav className={styles.tabs} aria-label="Payments">
        {tabs.map(({ to, label, count, what }) => (
          <Link key={to} to={to} className={styles.tab} activeOptions={{ exact: true, includeSearch: false }}>
            {label}
            {count > 0 && (
              <span className={`${styles.count} num`} aria-label={`${count} ${what}${count === 1 ? '' : 's'}`}>
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
