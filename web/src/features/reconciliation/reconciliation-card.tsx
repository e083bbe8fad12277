import { Link } from '@tanstack/react-router'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { countOf } from '@xd/core/domain/text/figure.ts'
import { useSignedIn } from '#data/session.ts'
import { useCall } from '#data/use-call.ts'
import { paths } from '#paths.ts'
import { AccountLines } from './account-lines.tsx'
import { explainedWords } from './explained-words.ts'
import { ReconcileNow } from './reconcile-now.tsx'
import styles from './reconciliation.module.css'

const differences = (open: number, explained: number): string => {
  if (open > 0) return countOf(open, 'open difference')
  return explained > 0 ? explainedWords(explained) : 'No open differences'
}

/** For the Control Panel: when the accounts were last compared, and a link to the differences. */
export function ReconciliationCard() {
  const session = useSignedIn()
  const mayList = holds(session.user.userPermissions, 'refunds')
  const { data } = useCall('payments/reconciliation/list', { search: { perPage: 1 } }, { enabled: mayList })
  return (
    <section className={styles.card} aria-label="Reconciliation">
      <h3 className={styles.title}>Reconciliation</h3>
      <p className={styles.lead}>Every night we compare your payments with your card processor.</p>
      {data && data.accounts.length > 0 && (
        <AccountLines accounts={data.accounts} timezone={session.company.companyTimezone} />
      )}
      <div className={styles.acts}>
        <ReconcileNow />
        {data && (
          <Link className={styles.link} to={paths.reconciliation}>
            {differences(data.count, data.explained)}
          </Link>
        )}
      </div>
    </section>
  )
}
