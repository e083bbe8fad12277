import { useEffect, useState } from 'react'
import { PAYMENT_NOTE_MAX } from '@xd/core/domain/payment/limits.ts'
import { type PaymentData, usePaymentChange } from '#data/payments.ts'
import { TextArea } from '#ui/field/text-area.tsx'
import { toast } from '#ui/overlay/toasts.tsx'
import { LabelsLine } from './labels-line.tsx'
import { PaymentComments } from './payment-comments.tsx'
import { sameLabels } from './same-labels.ts'
import { SaveMark } from './save-mark.tsx'
import styles from './payment-details-dialog.module.css'

const fail = (error: Error) => toast(error.message, { tone: 'danger' })

/** The working copy is kept while a colleague changes the same; what is saved last stands. */
export function NoteTab({ payment, onDirty }: { payment: PaymentData; onDirty: (dirty: boolean) => void }) {
  const { paymentKey, paymentReference, paymentLabels } = payment
  const [note, setNote] = useState<string | null>(null)
  const [picked, setPicked] = useState<readonly number[] | null>(null)
  const saveNote = usePaymentChange('payments/set-reference')
  const saveLabels = usePaymentChange('payments/set-labels')

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
            onSave={() =>
              saveLabels.mutate(
                { paymentKey, paymentLabels: working },
                { onSuccess: () => setPicked(null), onError: fail },
              )
            }
          />
        </div>
        <LabelsLine selected={working} onChange={setPicked} />
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
            onSave={() =>
              saveNote.mutate(
                { paymentKey, paymentReference: note ?? '' },
                { onSuccess: () => setNote(null), onError: fail },
              )
            }
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
