import { Copy } from 'lucide-react'
import { Button } from '#ui/action/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { copyShown } from '#ui/overlay/copy.ts'
import { Dialog } from '#ui/overlay/dialog.tsx'

type Props = { name: string; url: string; onClose: () => void }

/** The link for a newly invited user, shown only this once, in case email is off or gets lost. */
export function InviteLinkDialog({ name, url, onClose }: Props) {
  const copy = () => void copyShown(url, 'Link')
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${name} is invited`}
      description="This link works once, for 72 hours, and won’t be shown again. If email is on, they get it by email too."
      size="small"
      footer={
        <>
          <Button icon={<Copy aria-hidden="true" />} onClick={copy}>
            Copy link
          </Button>
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <TextField
        label="Invitation link"
        readOnly
        value={url}
        onChange={() => undefined}
        onFocus={(event) => event.target.select()}
      />
    </Dialog>
  )
}
