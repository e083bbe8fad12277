import { ArrowRightLeft, FileUp, Rss } from 'lucide-react'
import { useState } from 'react'
import { hasFeature } from '@xd/core/domain/access/features.ts'
import { useSignedIn } from '#data/session.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import { Menu } from '#ui/overlay/menu.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { SubscribeDialog } from './subscribe-dialog.tsx'

/**
 * The feed and file buttons in a menu, because a phone has no room for them. For companies that bought the exchange.
 */
export function ExchangeMenu() {
  const { company } = useSignedIn()
  const [open, setOpen] = useState<'feed' | 'file'>()
  if (!hasFeature(company.features, 'gcal')) return null
  const close = () => setOpen(undefined)
  return (
    <>
      <Menu
        label="Other calendars"
        trigger={<IconButton variant="secondary" label="Other calendars" icon={<ArrowRightLeft />} />}
        entries={[
          { key: 'feed', label: 'Subscribe…', icon: <Rss />, onSelect: () => setOpen('feed') },
          { key: 'file', label: 'Import a file…', icon: <FileUp />, writes: true, onSelect: () => setOpen('file') },
        ]}
      />
      {open === 'feed' && <SubscribeDialog onClose={close} />}
      {open === 'file' && <ImportDialog onClose={close} />}
    </>
  )
}
