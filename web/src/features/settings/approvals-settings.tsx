import { useApprovals } from '#data/approvals.ts'
import { useSignedIn } from '#data/session.ts'
import { WaitingApprovals } from '#parts/approval/waiting-approvals.tsx'
import { SectionPage } from '#parts/page/section-page.tsx'
import styles from './settings.module.css'

/** What XD Support asked for on a visit and an owner has to approve. */
export function ApprovalsSettings() {
  const isEmpty = useApprovals(useSignedIn()).length === 0
  return (
    <SectionPage title="Approvals">
      <p className={styles.lead}>
        When XD Support invites a user, gives someone more rights, makes an API key, changes card processing or changes
        how long records are kept on a visit, it takes effect only after an owner approves it. Until then, everything
        stays as it is.
      </p>
      {isEmpty && <p className={styles.lead}>No changes are waiting for approval.</p>}
      <WaitingApprovals />
    </SectionPage>
  )
}
