import { Link } from '@tanstack/react-router'
import { holds } from '@xd/core/domain/access/permissions.ts'
import type { Session } from '#data/session.ts'
import { useCall } from '#data/use-call.ts'
import { paths } from '#paths.ts'
import { AccountLines } from './account-lines.tsx'
import { ReconcileNow } from './reconcile-now.tsx'
import styles from './reconciliation.module.css'

const differences = (count: number): string =>
  count === 0 ? 'No difference is open' : count === 1 ? '1 difference is open' : `${count} differences are open`

/** For the Control Panel: when the accounts were last compared, and the way to what differs. */
export function ReconciliationCard({ session }: { session: Session }) {
  const mayList = holds(session.user.userPermissions, 'refunds')
  const { data } = useCall('payments/reconciliation/list', { search: { perPage: 1 } }, { enabled: mayList })
  return (
    <section className={styles.card} aria-label="Reconciliation">
      <h3 className={styles.title}>Reconciliation</h3>
      <p className={styles.lead}>Each night the ledger is held against the gateways’ own records, cent by cent.</p>
      {data && data.accounts.length > 0 && (
        <AccountLines accounts={data.accounts} timezone={session.company.companyTimezone} />
      )}
      <div className={styles.acts}>
        <ReconcileNow />
        {data && (
          <Link className={styles.link} to={paths.reconciliation}>
            {differences(data.count)}
          </Link>
        )}
      </div>
    </section>
  )
}
