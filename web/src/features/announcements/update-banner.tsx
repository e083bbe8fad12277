import { RefreshCw } from 'lucide-react'
import { takeUpdate, useUpdateReady } from '#data/service-worker.ts'
import { Button } from '#ui/action/button.tsx'
import { toast } from '#ui/overlay/toasts.tsx'
import { Banner } from '#ui/status/banner.tsx'

/** A new build is waiting. It loads when the user asks for it, never over unsent text. */
export function UpdateBanner() {
  const ready = useUpdateReady()
  if (!ready) return null
  const take = () => {
    if (!takeUpdate()) toast('A message is still sending. Reload once it’s sent.', { tone: 'info' })
  }
  return (
    <Banner
      bar
      role="status"
      icon={<RefreshCw aria-hidden="true" />}
      title="A new version is ready."
      actions={
        <Button size="small" onClick={take}>
          Reload
        </Button>
      }
    >
      Your drafts are saved.
    </Banner>
  )
}
