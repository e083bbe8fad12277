import { ShieldAlert } from 'lucide-react'
import { openDialog } from '#data/dialogs.ts'
import { useSignedIn } from '#data/session.ts'
import { Button } from '#ui/action/button.tsx'
import { Banner } from '#ui/status/banner.tsx'

const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' })

/** Shown while there is still time to set one up. */
export function FactorBanner({ requiredFrom }: { requiredFrom: string }) {
  const { impersonatedBy } = useSignedIn().session
  if (impersonatedBy) return null
  return (
    <Banner
      bar
      tone="warning"
      role="status"
      icon={<ShieldAlert aria-hidden="true" />}
      title={`From ${day.format(new Date(requiredFrom))}, you need a second factor to work here.`}
      actions={
        <Button size="small" onClick={() => openDialog({ kind: 'own-account', tab: 'sign-in' })}>
          Set it up
        </Button>
      }
    >
      It takes two minutes.
    </Banner>
  )
}
