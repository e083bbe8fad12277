import { createContext, useContext } from 'react'
import { tipOf } from '#ui/tip/tips.tsx'

/** Why nothing may be changed now, in words; null when one may. What writes is disabled with it. */
export const ReadOnly = createContext<string | null>(null)
export const useReadOnly = (): string | null => useContext(ReadOnly)

/** Why what writes cannot be used now. The rest of the page, such as filters, is not affected. */
export const useHeld = (writes = false): string | null => {
  const reason = useReadOnly()
  return writes ? reason : null
}

/** What a control without a look of its own carries then: it stays reachable, and says why. */
export const heldProps = (reason: string) =>
  ({ 'aria-disabled': true, 'aria-description': reason, ...tipOf(reason) }) as const
