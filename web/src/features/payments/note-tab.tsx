import { Check, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { formatCommentKey } from '@xd/core/domain/comment/key.ts'
import { PAYMENT_NOTE_MAX } from '@xd/core/domain/payment/limits.ts'
import { relativeTime } from '@xd/core/domain/time/relative.ts'
import { useEmployees, useLabels } from '#data/company.ts'
import { useComments } from '#data/comments.ts'
import { openDialog } from '#data/dialogs.ts'
import { useCreateLabel } from '#data/labels.ts'
import { type PaymentData, usePaymentChange } from '#data/payments.ts'
import { Button } from '#ui/action/button.tsx'
import { CommentBox } from '#ui/comment/comment-box.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { useNow } from '#ui/hook/use-now.ts'
import { LabelIcon } from '#ui/icon/label-icon.tsx'
import { LabelPicker } from '#ui/picker/label-picker.tsx'
import { toast } from '#ui/overlay/toasts.tsx'
import { LabelChip } from '#ui/status/label-chip.tsx'
import { sameLabels } from './same-labels.ts'
import styles from './payment-details-dialog.module.css'

const fail = (error: Error) => toast(error.message, { tone: 'danger' })

/** Spec 1 §4: Save appears when something has changed, then 'Saved' is shown. */
function SaveMark({ what, changed, busy, saved, onSave }: { what: string; changed: boolean; busy: boolean; saved: boolean; onSave: () => void }) {
  return (
    <span className={styles.save} role="status">
      {changed && (
        <Button size="small" variant="primary" busy={busy} onClick={onSave} aria-label={`Save ${what}`}>
          Save
        </Button>
      )}
      {saved && !changed && (
        <span className={styles.saved}>
          <Check size={14} aria-hidden="true" /> Saved
        </span>
      )}
    </span>
  )
}

/** The working copy is kept while a colleague changes the same; what is saved last stands. */
export function NoteTab({ payment, onDirty }: { payment: PaymentData; onDirty: (dirty: boolean) => void }) {
  const { paymentKey, paymentReference, paymentLabels } = payment
  const [note, setNote] = useState<string | null>(null)
  const [picked, setPicked] = useState<readonly number[] | null>(null)
  const labels = useLabels('payment')
  const saveNote = usePaymentChange('payments/set-reference')
  const saveLabels = usePaymentChange('payments/set-labels')
  const create = useCreateLabel('payment')

  const working = picked ?? paymentLabels
  const noteChanged = note !== null && note !== paymentReference
  const labelsChanged = picked !== null && !sameLabels(picked, paymentLabels)
  useEffect(() => {
    onDirty(noteChanged || labelsChanged)
    return () => onDirty(false)
  }, [onDirty, noteChanged, labelsChanged])

  return (
    <div className={styles.form}>
      <section aria-label="Labels">
        <div className={styles.top}>
          <h3 className={styles.title}>Labels</h3>
          <SaveMark
            what="labels"
            changed={labelsChanged}
            busy={saveLabels.isPending}
            saved={saveLabels.isSuccess}
            onSave={() => saveLabels.mutate({ paymentKey, paymentLabels: working }, { onSuccess: () => setPicked(null), onError: fail })}
          />
        </div>
        <div className={styles.labels}>
          {labels
            .filter(({ labelID }) => working.includes(labelID))
            .map((label) => (
              <LabelChip
                key={label.labelID}
                name={label.labelName}
                color={label.labelColor}
                icon={<LabelIcon name={label.labelIcon} />}
                onRemove={() => setPicked(working.filter((id) => id !== label.labelID))}
              />
            ))}
          <LabelPicker
            trigger={
              <Button size="small" icon={<Plus aria-hidden="true" />}>
                Labels
              </Button>
            }
            labels={labels}
            selected={working}
            onChange={setPicked}
            onCreate={(name) => create(name).then((id) => id !== undefined && setPicked([...working, id]), fail)}
            onManage={() => openDialog({ kind: 'labels', module: 'payment' })}
          />
        </div>
      </section>
      <section aria-label="Note">
        <TextArea
          label="Note"
          rows={2}
          maxLength={PAYMENT_NOTE_MAX}
          counted
          placeholder={`${PAYMENT_NOTE_MAX} characters maximum`}
          value={note ?? paymentReference}
          onChange={setNote}
        />
        <div className={styles.end}>
          <SaveMark
            what="note"
            changed={noteChanged}
            busy={saveNote.isPending}
            saved={saveNote.isSuccess}
            onSave={() => saveNote.mutate({ paymentKey, paymentReference: note ?? '' }, { onSuccess: () => setNote(null), onError: fail })}
          />
        </div>
      </section>
      <section aria-label="Private comments">
        <div className={styles.top}>
          <h3 className={styles.title}>Private comments</h3>
        </div>
        <PaymentComments payment={payment} />
      </section>
    </div>
  )
}

function PaymentComments({ payment }: { payment: PaymentData }) {
  const { comments, loading, failure, add } = useComments(formatCommentKey({ kind: 'payment', paymentKey: payment.paymentKey }))
  const employees = useEmployees()
  const now = useNow()
  const shown = comments.map(({ commentID, commentUserID, commentDate, commentMessage }) => ({
    id: commentID,
    author: employees.find(({ userID }) => userID === commentUserID)?.userNickname ?? 'XD Support',
    when: relativeTime(Date.parse(commentDate), now, payment.storeTimezone),
    message: commentMessage,
  }))
  return <CommentBox comments={shown} loading={loading} failure={failure} onSubmit={add} />
}
