import { useApprovals } from '#data/approvals.ts'
import { useSignedIn } from '#data/session.ts'
import { WaitingApprovals } from '#parts/approval/waiting-approvals.tsx'
import { SectionPage } from '#parts/page/section-page.tsx'
import styles from './settings.module.css'

/** XD Support's requests during a visit that an owner must approve. */
export function ApprovalsSettings() {
  const isEmpty = useApprovals(useSignedIn()).length === 0
  return (
    <SectionPage title="Approvals">
      <p className={styles.lead}>
        During a visit, XD Support needs an owner’s approval to invite a user, give someone more rights, create an API
        key, change card processing or change how long records are kept. Until then, nothing changes.
      </p>
      {isEmpty && <p className={styles.lead}>No changes are waiting for approval.</p>}
      <WaitingApprovals />
    </SectionPage>
  )
}
