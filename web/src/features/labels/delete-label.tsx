import type { LabelData } from '#data/company.ts'
import { useSaveLabel } from '#data/labels.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { toast, toastFailure } from '#ui/overlay/toasts.tsx'

/** Spec 1 §5. */
const DELETE_QUESTION = 'Are you sure you want to remove this label from every entry ever?'

export function DeleteLabel({ label, onClose }: { label: LabelData | null; onClose: () => void }) {
  const save = useSaveLabel()
  const remove = () => {
    if (label === null) return
    save.mutate(
      { label: { labelID: label.labelID, deleteLabel: true }, expectedVersion: label.labelVersion },
      {
        onSuccess: () => {
          toast(`Label “${label.labelName}” deleted`)
          onClose()
        },
        onError: toastFailure,
      },
    )
  }
  return (
    <ConfirmDialog
      open={label !== null}
      onCancel={onClose}
      onConfirm={remove}
      busy={save.isPending}
      title={DELETE_QUESTION}
      description={label ? `“${label.labelName}” will be removed for everyone. This can’t be undone.` : ''}
      confirm="Delete label"
      danger
    />
  )
}
