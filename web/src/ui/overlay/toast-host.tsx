import { useEffect } from 'react'
import { toast, Toaster } from 'sonner'

/** The place where toasts stand; tells when it is there, since what was said before would not be shown. */
export function ToastHost({ onStand }: { onStand: (sonner: typeof toast) => void }) {
  useEffect(() => onStand(toast), [onStand])
  return <Toaster position="bottom-center" gap={8} visibleToasts={3} offset={20} mobileOffset={{ bottom: 76 }} containerAriaLabel="Notifications" />
}
