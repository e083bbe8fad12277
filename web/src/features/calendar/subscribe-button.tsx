import { Rss } from 'lucide-react'
import { useState } from 'react'
import { hasFeature } from '@xd/core/domain/access/features.ts'
import { useSignedIn } from '#data/session.ts'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { SubscribeDialog } from './subscribe-dialog.tsx'

/** For companies that bought the feed. */
export function SubscribeButton({ compact = false }: { compact?: boolean }) {
  const { company } = useSignedIn()
  const [open, setOpen] = useState(false)
  if (!hasFeature(company.features, 'gcal')) return null
  return (
    <>
      {compact ? (
        <IconButton variant="secondary" label="Subscribe" icon={<Rss />} onClick={() => setOpen(true)} />
      ) : (
        <Button size="small" variant="ghost" icon={<Rss aria-hidden="true" />} onClick={() => setOpen(true)}>
          Subscribe
        </Button>
      )}
      {open && <SubscribeDialog onClose={() => setOpen(false)} />}
    </>
  )
}
