import { useState } from 'react'
import { flushSync } from 'react-dom'
import { LeaveGuard } from './leave-guard.tsx'

/**
 * For an editor whose address says that it is open: Back and every other way out ask before changes are lost. The
 * editor itself closes with `leave`, which no longer asks.
 */
export const useLeaving = (isDirty: boolean, onClose: () => void) => {
  const [isLeaving, setIsLeaving] = useState(false)
  return {
    leave: () => {
      flushSync(() => setIsLeaving(true))
      onClose()
    },
    guard: <LeaveGuard dirty={isDirty && !isLeaving} />,
  }
}
