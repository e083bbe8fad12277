import { useEndVisit, type VisitData } from '#data/visits.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { toast, toastFailure } from '#ui/overlay/toasts.tsx'

type Props = {
  /** Undefined while nobody asks. */
  visit: VisitData | undefined
  onClose: () => void
}

/** Asks before an XD Support visitor is signed out. */
export function EndVisitDialog({ visit, onClose }: Props) {
  const end = useEndVisit()
  const act = () =>
    visit &&
    end.mutate(
      { visitID: visit.visitID },
      {
        onSuccess: ({ visit: ended }) => toast(`${ended.userName} is signed out`),
        onError: toastFailure,
        onSettled: onClose,
      },
    )
  return (
    <ConfirmDialog
      open={visit !== undefined}
      danger
      title="End this visit now?"
      description={`${visit?.userName ?? ''} is signed out right away. Their changes stay.`}
      confirm="End visit now"
      busy={end.isPending}
      onCancel={onClose}
      onConfirm={act}
    />
  )
}
