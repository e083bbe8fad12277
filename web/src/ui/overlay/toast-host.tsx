import { useEffect } from 'react'
import { toast, Toaster } from 'sonner'
import { useIsPhone } from '#ui/hook/use-media-query.ts'

/** The place for toasts. It reports when it is mounted, because earlier ones would not be shown. */
export function ToastHost({ onStand }: { onStand: (sonner: typeof toast) => void }) {
  useEffect(() => onStand(toast), [onStand])
  const phone = useIsPhone()
  // Over the inbox's list rather than over the composer. On a phone they appear above the composer (toasts.module.css).
  return (
    <Toaster
      position={phone ? 'bottom-center' : 'bottom-left'}
      gap={8}
      visibleToasts={3}
      offset={{ bottom: 16, left: 96 }}
      mobileOffset={{ bottom: 76 }}
      containerAriaLabel="Notifications"
    />
  )
}
