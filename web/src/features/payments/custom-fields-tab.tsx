import { Check } from 'lucide-react'
import { useCustomFields } from '#data/custom-fields.ts'
import { useKept } from '#data/kept.ts'
import { type PaymentData, usePaymentChange } from '#data/payments.ts'
import { useSignedIn } from '#data/session.ts'
import { Button } from '#ui/action/button.tsx'
import { CustomFieldsForm } from '#parts/custom-fields/custom-fields-form.tsx'
import { type FieldDraft, serverFieldErrors } from '#parts/custom-fields/field-draft.ts'
import { useFieldDraft } from '#parts/custom-fields/use-field-draft.ts'
import { saveKeys } from '#ui/hook/save-keys.ts'
import { toastFailure } from '#ui/overlay/toasts.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import styles from './payment-details-dialog.module.css'

/** Spec 1 §2: a Save button appears when something has changed, then 'Saved' is shown. */
export function CustomFieldsTab({ payment }: { payment: PaymentData }) {
  const fields = useCustomFields('payments')
  const permissions = useSignedIn().user.userPermissions
  const form = useFieldDraft(
    fields,
    payment.paymentCustomFields,
    useKept<FieldDraft>(`payment/fields/${payment.paymentKey}`),
  )
  const save = usePaymentChange('payments/set-custom-fields')
  const { isDirty, isValid, changed } = form

  if (fields.length === 0)
    return (
      <EmptyState
        kind="none"
        title="No custom fields yet"
        text="Fields your company adds in the Control Panel show up here."
      />
    )
  const submit = () => {
    form.reveal()
    if (!isValid || !isDirty || save.isPending) return
    save.mutate(
      { payment: { paymentKey: payment.paymentKey, paymentCustomFields: changed } },
      {
        onSuccess: form.reset,
        onError: (error) => {
          const faults = serverFieldErrors(error.fields, 'payment.paymentCustomFields')
          form.refuse(faults)
          if (Object.keys(faults).length === 0) toastFailure(error)
        },
      },
    )
  }
  return (
    <div className={styles.form} onKeyDown={saveKeys(submit)}>
      <CustomFieldsForm
        fields={fields}
        draft={form.draft}
        errors={form.errors}
        permissions={permissions}
        onChange={form.set}
        onBlur={form.leave}
      />
      <div className={styles.end}>
        <span className={styles.save} role="status">
          {isDirty && (
            <Button
              writes
              size="small"
              variant="primary"
              busy={save.isPending}
              onClick={submit}
              aria-label="Save custom fields"
            >
              Save
            </Button>
          )}
          {save.isSuccess && !isDirty && (
            <span className={styles.saved}>
              <Check size={14} aria-hidden="true" /> Saved
            </span>
          )}
        </span>
      </div>
    </div>
  )
}
