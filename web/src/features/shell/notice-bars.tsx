import { CloudOff, TriangleAlert } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { cx } from '#ui/class-names.ts'
import { localTime } from '#ui/text/local-time.ts'
import type { Account } from './account.ts'
import styles from './notice-bars.module.css'

type Props = {
  account: Account
  testMode?: boolean | undefined
  offlineSince?: number | null | undefined
  onReturn: () => void
}

const VisitBar = lazy(async () => ({ default: (await import('./visit-bar.tsx')).VisitBar }))

/** What must not be overlooked on any page: whose account, whose money, and whether the page is current. */
export function NoticeBars({ account, testMode, offlineSince, onReturn }: Props) {
  return (
    <>
      {testMode && (
        <div className={cx(styles.bar, styles.test)}>
          <span>
            <TriangleAlert aria-hidden="true" />
            <b>TEST MODE</b> · Payments use test cards; no money moves.
          </span>
        </div>
      )}
      {account.session.impersonatedBy && (
        <Suspense>
          <VisitBar account={account} visitor={account.session.impersonatedBy} onReturn={onReturn} />
        </Suspense>
      )}
      <div role="status">
        {offlineSince != null && (
          <div className={cx(styles.bar, styles.offline)}>
            <span>
              <CloudOff aria-hidden="true" />
              <b>Offline</b> since <span className="num">{localTime(offlineSince)}</span> · What you see may be out of
              date. Reconnecting…
            </span>
          </div>
        )}
      </div>
    </>
  )
}
