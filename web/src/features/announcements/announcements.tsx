import { lazy, Suspense } from 'react'
import { useSignedIn } from '#data/session.ts'
import { DemoNote } from './demo-note.tsx'
import { NoticeBars } from './notice-bars.tsx'
import { UpdateBanner } from './update-banner.tsx'
import { VersionBanner } from './version-banner.tsx'
import styles from './notice-bars.module.css'

// Most days have no notice.
const MaintenanceBanner = lazy(async () => ({
  default: (await import('./maintenance-banner.tsx')).MaintenanceBanner,
}))

const FactorBanner = lazy(async () => ({ default: (await import('./factor-banner.tsx')).FactorBanner }))

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
      <Suspense>{secondFactorDue && <FactorBanner requiredFrom={secondFactorDue.requiredFrom} />}</Suspense>
      <Suspense>{maintenance && <MaintenanceBanner notice={maintenance} />}</Suspense>
      <div className={styles.line}>
        <DemoNote />
        <VersionBanner />
      </div>
    </>
  )
}
