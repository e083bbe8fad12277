import { employeeName } from '@xd/core/domain/access/employees.ts'
import { Headset } from 'lucide-react'
import { useState } from 'react'
import { readOnlyReason, type Session, useSignedIn } from '#data/session.ts'
import { allowChanges, endVisit } from '#data/visits.ts'
import { ReasonField, useReason } from '#parts/visit/reason-field.tsx'
import { cx } from '#ui/class-names.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { toastFailure } from '#ui/overlay/toasts.tsx'
import { localTime } from '#ui/text/local-time.ts'
import styles from './notice-bars.module.css'

const WHAT =
  'Until this visit ends, you can send, change and delete anything their staff can. It is logged under your name.'

type Props = { visitor: NonNullable<Session['session']['impersonatedBy']> }

/** On every page of a support visit: who is visiting whom, until when, and whether changes are allowed. */
export function VisitBar({ visitor }: Props) {
  const signedIn = useSignedIn()
  const { company, session } = signedIn
  const { readOnly, asksFirst, approval, answeredBy } = visitor
  const waits = approval === 'waiting'
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const { reason, isGiven, field } = useReason()
  const allow = () => {
    if (!isGiven()) return
    setBusy(true)
    allowChanges(signedIn, reason)
      .catch(toastFailure)
      .finally(() => {
        setBusy(false)
        setAsking(false)
      })
  }
  return (
    <div className={cx(styles.bar, readOnly ? styles.visit : styles.changing)}>
      <span>
        <Headset aria-hidden="true" />
        <b>Support visit{readOnly && ', view only'}</b> · {employeeName(signedIn.user)} in {company.companyName}, until{' '}
        <span className="num">{localTime(session.expires)}</span>
        {waits && ` · Waiting for ${company.companyName} to approve`}
        {approval === 'refused' && ` · ${answeredBy ?? company.companyName} didn’t allow changes`}
        <span className={styles.wordy}>
          {' '}
          · {readOnlyReason(signedIn) ?? 'What you change is real, and logged under your name.'}
        </span>
      </span>
      {readOnly && !waits && (
        <button type="button" className={styles.act} onClick={() => setAsking(true)}>
          Allow changes
        </button>
      )}
      <button type="button" className={styles.act} onClick={() => void endVisit().catch(toastFailure)}>
        Return to {visitor.companyName}
      </button>
      <ConfirmDialog
        open={asking}
        onCancel={() => setAsking(false)}
        onConfirm={allow}
        busy={busy}
        writes={false}
        title={asksFirst ? `Ask ${company.companyName} to allow changes?` : `Allow changes in ${company.companyName}?`}
        description={asksFirst ? `${WHAT} Someone there who can change settings has to approve it first.` : WHAT}
        confirm={asksFirst ? 'Ask to make changes' : 'Allow changes'}
      >
        <ReasonField label="What do you need to change?" hint="The company’s owners can see it." field={field} />
      </ConfirmDialog>
    </div>
  )
}
