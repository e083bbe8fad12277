import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { paths } from '#paths.ts'

/** Asks before another address, or closing the page, loses typed text. A sign-in screen appears without asking. */
export function LeaveGuard({ dirty }: { dirty: boolean }) {
  const blocker = useBlocker({
    shouldBlockFn: ({ next }) => dirty && next.pathname !== paths.login,
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
