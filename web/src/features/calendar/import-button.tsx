import { FileUp } from 'lucide-react'
import { useState } from 'react'
import { hasFeature } from '@xd/core/domain/access/features.ts'
import { useSignedIn } from '#data/session.ts'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { ImportDialog } from './import-dialog.tsx'

/** For companies that bought the exchange with other calendars. */
export function ImportButton({ compact = false }: { compact?: boolean }) {
  const { company } = useSignedIn()
  const [open, setOpen] = useState(false)
  if (!hasFeature(company.features, 'gcal')) return null
  const show = () => setOpen(true)
  return (
    <>
      {compact ? (
        <IconButton writes variant="secondary" label="Import a file" icon={<FileUp />} onClick={show} />
      ) : (
        <Button writes size="small" variant="ghost" icon={<FileUp aria-hidden="true" />} onClick={show}>
          Import a file
        </Button>
      )}
      {open && <ImportDialog onClose={() => setOpen(false)} />}
    </>
  )
}
