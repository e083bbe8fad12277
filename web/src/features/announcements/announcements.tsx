import { useSignedIn } from '#data/session.ts'
import { lazyDecor } from '#parts/page/lazy-decor.tsx'
import { DemoNote } from './demo-note.tsx'
import { NoticeBars } from './notice-bars.tsx'
import { UpdateBanner } from './update-banner.tsx'
import { VersionBanner } from './version-banner.tsx'
import styles from './notice-bars.module.css'

// Most days have no notice.
const MaintenanceBanner = lazyDecor(() => import('./maintenance-banner.tsx'), 'MaintenanceBanner')
const FactorBanner = lazyDecor(() => import('./factor-banner.tsx'), 'FactorBanner')

type Props = {
  /** When the live channel was lost; null while it is up. */
  offlineSince: number | null
}

/** Everything shown above every page. */
export function Announcements(props: Props) {
  const { maintenance, secondFactorDue } = useSignedIn()
  return (
    <>
      <NoticeBars {...props} />
      <UpdateBanner />
      {secondFactorDue && <FactorBanner requiredFrom={secondFactorDue.requiredFrom} />}
      {maintenance && <MaintenanceBanner notice={maintenance} />}
      <div className={styles.line}>
        <DemoNote />
        <VersionBanner />
      </div>
    </>
  )
}
