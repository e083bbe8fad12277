import { useState } from 'react'
import { emptyPhone, PhoneField } from '#ui/field/phone-field.tsx'
import { usePhoneInfo } from '#ui/field/use-phone-info.ts'
import { EditorDialog } from '#ui/overlay/editor-dialog.tsx'

interface Props {
  open: boolean
  onClose: () => void
  onTake: (phone: string) => void
}

/** Any valid number is a phone here; it need not be registered. */
export function NewPhoneDialog({ open, onClose, onTake }: Props) {
  const [value, setValue] = useState(emptyPhone)
  const [asked, setAsked] = useState(false)
  const info = usePhoneInfo(value.text, value.country)
  const close = () => {
    setValue(emptyPhone)
    setAsked(false)
    onClose()
  }
  const take = () => {
    setAsked(true)
    if (!info?.valid) return
    onTake(info.e164)
    close()
  }
  return (
    <EditorDialog
      open={open}
      onClose={close}
      onSubmit={take}
      size="small"
      title="New phone"
      description="A new customer, or one of yours by number."
      does="Pick up this phone"
    >
      <PhoneField
        label="Phone number"
        value={value}
        onChange={setValue}
        error={asked && !info?.valid ? 'Enter a whole phone number.' : undefined}
      />
    </EditorDialog>
  )
}
