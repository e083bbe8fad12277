import { changedLabels } from '@xd/core/domain/label/changed-labels.ts'
import { PAYMENT_NOTE_MAX } from '@xd/core/domain/payment/limits.ts'
import { CARD_NUMBER_KEPT, hasCardNumber } from '@xd/core/domain/text/card-number.ts'
import { readKept, useKept } from '#data/kept.ts'
import { type PaymentData, usePaymentChange } from '#data/payments.ts'
import { TextArea } from '#ui/field/text-area.tsx'
import { overlong } from '#ui/field/overlong.ts'
import { saveKeys } from '#ui/hook/save-keys.ts'
import { toastFailure } from '#ui/overlay/toasts.tsx'
import { LabelsLine } from '#parts/label/labels-line.tsx'
import { PaymentComments } from './payment-comments.tsx'
import { SaveMark } from './save-mark.tsx'
import styles from './payment-details-dialog.module.css'

/** Whether two sets of labels are the same, in any order. */
const sameLabels = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id))

/** The labels someone has picked but not saved, and the saved labels they started from. */
interface LabelChoice {
  readonly picked: readonly number[]
  readonly seen: readonly number[]
}

/** The working copy stays until it is saved, even while a colleague changes the same note. The last save wins. */
export function NoteTab({ payment }: { payment: PaymentData }) {
  const { paymentKey, paymentReference, paymentLabels } = payment
  const name = `payment/note/${paymentKey}`
  const [note, setNote] = useKept<string>(name)
  const [choice, setChoice] = useKept<LabelChoice>(`payment/label-choice/${paymentKey}`)
  const saveNote = usePaymentChange('payments/set-reference')
  const saveLabels = usePaymentChange('payments/set-labels')

  const working = choice ? changedLabels(choice.picked, choice.seen, paymentLabels) : paymentLabels
  const tooLong = overlong(note ?? '', PAYMENT_NOTE_MAX)
  const noteChanged = note !== undefined && note !== paymentReference
  const labelsChanged = !sameLabels(working, paymentLabels)
  const keepLabels = () =>
    saveLabels.mutate(
      { paymentKey, paymentLabels: working, seenLabels: paymentLabels },
      { onSuccess: () => setChoice(undefined), onError: toastFailure },
    )
  const keepNote = () => {
    if (!noteChanged || tooLong !== null || saveNote.isPending) return
    saveNote.mutate(
      { paymentKey, paymentReference: note },
      {
        // Text typed in the meantime stays.
        onSuccess: () => readKept(name) === note && setNote(undefined),
        onError: toastFailure,
      },
    )
  }

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
            onSave={keepLabels}
          />
        </div>
        <LabelsLine
          module="payment"
          selected={working}
          onChange={(picked) => setChoice({ picked, seen: paymentLabels })}
        />
      </section>
      <section aria-label="Note" onKeyDown={saveKeys(keepNote)}>
        <TextArea
          writes
          label="Note"
          rows={2}
          maxLength={PAYMENT_NOTE_MAX}
          counted
          hint={hasCardNumber(note ?? '') ? CARD_NUMBER_KEPT : undefined}
          placeholder={`${PAYMENT_NOTE_MAX} characters maximum`}
          value={note ?? paymentReference}
          onChange={setNote}
        />
        <div className={styles.end}>
          <SaveMark
            what="note"
            changed={noteChanged}
            refused={tooLong}
            busy={saveNote.isPending}
            saved={saveNote.isSuccess}
            onSave={keepNote}
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
