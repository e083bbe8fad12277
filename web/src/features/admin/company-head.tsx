import { Headset } from 'lucide-react'
import { useState } from 'react'
import { SUPPORT_COMPANY_ID } from '@xd/core/domain/access/employees.ts'
import type { AdminCompanyData } from '#data/admin.ts'
import { openDialog } from '#data/dialogs.ts'
import { Button } from '#ui/action/button.tsx'
import { Banner } from '#ui/status/banner.tsx'
import { CompanyState } from './company-state.tsx'
import { momentWords } from './company-words.ts'
import { ResumeDialog, SuspendDialog } from './suspend-dialog.tsx'
import { useMayChange } from '#parts/admin/use-may-change.ts'
import styles from './admin.module.css'

/** Actions on a company as a whole, and a notice if it is suspended. */
export function CompanyHead({ company }: { company: AdminCompanyData }) {
  const [asking, setAsking] = useState(false)
  const refusal = useMayChange()
  const isSuspended = company.companyStatus === 'suspended'
  const isOurs = company.companyID === SUPPORT_COMPANY_ID
  const Asking = isSuspended ? ResumeDialog : SuspendDialog
  return (
    <>
      <div className={styles.head}>
        <CompanyState status={company.companyStatus} />
        <div className={styles.acts}>
          {!isOurs && (
            <Button
              icon={<Headset aria-hidden="true" />}
              onClick={() => openDialog({ kind: 'switch-company', find: company.companyName })}
            >
              Switch
            </Button>
          )}
          {!isOurs && (
            <Button
              writes
              variant={isSuspended ? 'primary' : 'dangerGhost'}
              disabledReason={refusal}
              onClick={() => setAsking(true)}
            >
              {isSuspended ? 'End suspension' : 'Suspend…'}
            </Button>
          )}
        </div>
      </div>
      {company.suspendedAt !== null && (
        <Banner tone="danger" title={`Suspended since ${momentWords(company.suspendedAt)}.`}>
          Nobody there can sign in, and nothing sends automatically. Links can still be paid, and incoming messages are
          kept.
        </Banner>
      )}
      {asking && <Asking company={company} onClose={() => setAsking(false)} />}
    </>
  )
}
