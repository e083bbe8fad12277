import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReconcileProblem } from '@xd/core/domain/payment/reconcile.ts'
import { accountTitle } from '@xd/core/domain/payment/gateways.ts'
import { countOf } from '@xd/core/domain/text/figure.ts'
import type { ReconciledAccountData } from '#data/reconciliation.ts'
import { cx } from '#ui/class-names.ts'
import { useNow } from '#ui/hook/use-now.ts'
import { dayAndTime } from './exception-times.ts'
import styles from './reconciliation.module.css'

const PROBLEMS: Readonly<Record<ReconcileProblem, string>> = {
  'no-answer': 'didn’t answer',
  unreadable: 'can’t be compared: enter its keys again',
}

interface Props {
  accounts: readonly ReconciledAccountData[]
  timezone: string
}

/** When each account was last compared, and which comparisons failed. */
export function AccountLines({ accounts, timezone }: Props) {
  const now = useNow()
  if (accounts.length === 0) return null
  return (
    <ul className={styles.accounts} aria-label="Compared accounts">
      {accounts.map(({ gateway, inUse, triedDate, comparedDate, movements, problem }) => (
        <li key={gateway} className={cx(styles.account, problem !== null && styles.troubled)}>
          {problem === null ? <CircleCheck aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />}
          <span>
            <strong>{accountTitle(gateway)}</strong>
            {!inUse && ', no longer in use'}
            {problem !== null && ` ${PROBLEMS[problem]} (${dayAndTime(triedDate, now, timezone)})`}
            {comparedDate !== null &&
              `${problem === null ? ':' : '; last'} compared ${dayAndTime(comparedDate, now, timezone)}`}
            {comparedDate !== null && movements !== null && `, ${countOf(movements, 'transaction')} in the last 7 days`}
          </span>
        </li>
      ))}
    </ul>
  )
}
