import { Copy } from 'lucide-react'
import { Button } from '#ui/action/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { copyShown } from '#ui/overlay/copy.ts'
import { Dialog } from '#ui/overlay/dialog.tsx'

export interface Shown {
  readonly name: string
  readonly secret: string
  /** The previous secret still works for a day. */
  readonly isRotated: boolean
}

/** A key's secret, shown only this once. */
export function SecretDialog({ name, secret, isRotated, onClose }: Shown & { onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={isRotated ? `New secret of ${name}` : `${name} is ready`}
      description={
        isRotated
          ? 'Copy it now. It won’t be shown again. The old secret works for another 24 hours.'
          : 'Copy the key now. It won’t be shown again. Anyone who has it can do what it allows, so treat it like a password.'
      }
      footer={
        <>
          <Button icon={<Copy aria-hidden="true" />} onClick={() => void copyShown(secret, 'Key')}>
            Copy key
          </Button>
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <TextField
        label="API key"
        readOnly
        value={secret}
        hint="Programs send it as Authorization: Bearer"
        onChange={() => undefined}
        onFocus={(event) => event.target.select()}
      />
    </Dialog>
  )
}
