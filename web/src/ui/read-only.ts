import { createContext, useContext } from 'react'
import { tipOf } from '#ui/tip/tips.tsx'

/** Why nothing can be changed now, in words; null if it can. It disables controls that write. */
export const ReadOnly = createContext<string | null>(null)
export const useReadOnly = (): string | null => useContext(ReadOnly)

/** Why controls that write are disabled. The rest of the page, such as filters, is not affected. */
export const useHeld = (writes = false): string | null => {
  const reason = useReadOnly()
  return writes ? reason : null
}

/** Props for a disabled control without its own style: it stays reachable and says why. */
export const heldProps = (reason: string) =>
  ({ 'aria-disabled': true, 'aria-description': reason, ...tipOf(reason) }) as const
