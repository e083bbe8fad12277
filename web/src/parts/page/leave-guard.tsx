import { useBlocker } from '@tanstack/react-router'
import { leaves } from '#address/leaves.ts'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'

/** A hidden screen receives nothing, but its drawn content remains. */
const UNSAVED = 'data-unsaved'
export const hasUnsavedForm = (): boolean => document.querySelector(`[${UNSAVED}]`) !== null

/** Asks before another address, or closing the page, loses typed text. */
export function LeaveGuard({ dirty }: { dirty: boolean }) {
  const blocker = useBlocker({
    shouldBlockFn: (move) => dirty && leaves(move),
    enableBeforeUnload: () => dirty,
    withResolver: true,
  })
  return (
    <>
      {dirty && <span hidden {...{ [UNSAVED]: '' }} />}
      <ConfirmDialog
        open={blocker.status === 'blocked'}
        onCancel={() => blocker.reset?.()}
        onConfirm={() => blocker.proceed?.()}
        title="Leave without saving?"
        description="Your changes will be lost."
        confirm="Discard"
        cancel="Keep editing"
        danger
        writes={false}
      />
    </>
  )
}
