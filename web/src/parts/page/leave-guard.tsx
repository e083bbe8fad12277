import { useBlocker } from '@tanstack/react-router'
import { leaves } from '#address/leaves.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'

/** Asks before another address, or closing the page, loses typed text. */
export function LeaveGuard({ dirty }: { dirty: boolean }) {
  const blocker = useBlocker({
    shouldBlockFn: (move) => dirty && leaves(move),
    enableBeforeUnload: () => dirty,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      title="Leave without saving?"
      description="What you changed here will be lost."
      confirm="Discard"
      cancel="Keep editing"
      danger
      writes={false}
    />
  )
}
