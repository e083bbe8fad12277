import { CloudOff, TriangleAlert } from 'lucide-react'
import { useSignedIn } from '#data/session.ts'
import { hearsOfVisits } from '#data/visits.ts'
import { lazyDecor } from '#parts/page/lazy-decor.tsx'
import { cx } from '#ui/class-names.ts'
import { localTime } from '#ui/text/local-time.ts'
import styles from './notice-bars.module.css'

type Props = {
  /** When the live channel was lost; null while it is up. */
  offlineSince: number | null
}

const VisitBar = lazyDecor(() => import('./visit-bar.tsx'), 'VisitBar', {
  missing: (
    <div className={cx(styles.bar, styles.offline)} role="alert">
      <span>
        <b>Support visit</b> · The rest of this bar couldn’t be loaded. Reload the page.
      </span>
    </div>
  ),
})
const VisitorsBar = lazyDecor(() => import('./visitors-bar.tsx'), 'VisitorsBar')

/** Notices that every page must show: whose account it is, whose money, and whether the page is current. */
export function NoticeBars({ offlineSince }: Props) {
  const signedIn = useSignedIn()
  const { impersonatedBy } = signedIn.session
  return (
    <>
      {signedIn.testMode && (
        <div className={cx(styles.bar, styles.test)}>
          <span>
            <TriangleAlert aria-hidden="true" />
            <b>TEST MODE</b> · Payments use test cards; no money moves.
          </span>
        </div>
      )}
      {impersonatedBy && <VisitBar visitor={impersonatedBy} />}
      {hearsOfVisits(signedIn) && <VisitorsBar />}
      <div role="status">
        {offlineSince !== null && (
          <div className={cx(styles.bar, styles.offline)}>
            <span>
              <CloudOff aria-hidden="true" />
              <b>Offline</b> since <span className="num">{localTime(offlineSince)}</span> · This page may be out of
              date. Reconnecting…
            </span>
          </div>
        )}
      </div>
    </>
  )
}
