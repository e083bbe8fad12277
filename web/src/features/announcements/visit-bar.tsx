import { shortUsername } from '@xd/core/domain/access/employees.ts'
import { Headset } from 'lucide-react'
import { useState } from 'react'
import { type Session, useSignedIn, VIEW_ONLY } from '#data/session.ts'
import { allowChanges, endVisit } from '#data/visits.ts'
import { ReasonField, useReason } from '#parts/visit/reason-field.tsx'
import { cx } from '#ui/class-names.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { toastFailure } from '#ui/overlay/toasts.tsx'
import { localTime } from '#ui/text/local-time.ts'
import styles from './notice-bars.module.css'

type Props = { visitor: NonNullable<Session['session']['impersonatedBy']> }

/** On every page of a support visit: who is visiting whom, until when, and whether changes are allowed. */
export function VisitBar({ visitor }: Props) {
  const signedIn = useSignedIn()
  const { company, session } = signedIn
  const { readOnly } = visitor
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
        <b>Support visit{readOnly && ', read-only'}</b> · {shortUsername(visitor.userUsername)} (XD Support) in{' '}
        {company.companyName}, until <span className="num">{localTime(session.expires)}</span>
        <span className={styles.wordy}>
          {' '}
          · {readOnly ? VIEW_ONLY : 'What you change is real, and logged under your name.'}
        </span>
      </span>
      {readOnly && (
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
        title={`Allow changes in ${company.companyName}?`}
        description="Until this visit ends, you can send, change and delete anything their staff can. It is logged under your name."
        confirm="Allow changes"
      >
        <ReasonField label="What do you need to change?" hint="The company’s owners can read it." field={field} />
      </ConfirmDialog>
    </div>
  )
}
