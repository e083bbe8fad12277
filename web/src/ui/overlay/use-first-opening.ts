import { useState } from 'react'

interface Opening {
  readonly open?: boolean | undefined
  readonly onOpenChange?: ((open: boolean) => void) | undefined
}

/**
 * A closed overlay costs as much as a drawn one, and most never open. So it is built when first opened, and then stays.
 */
export const useFirstOpening = ({ open = false, onOpenChange }: Opening) => {
  const [hasOpened, setHasOpened] = useState(open)
  if (open && !hasOpened) setHasOpened(true)
  return {
    hasOpened,
    onOpenChange: (next: boolean) => {
      if (next) setHasOpened(true)
      onOpenChange?.(next)
    },
  }
}
