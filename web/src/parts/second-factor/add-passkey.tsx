import { useState } from 'react'
import { addPasskey } from '#data/passkeys.ts'
import { factorAdded } from '#data/second-factor.ts'
import { Button } from '#ui/action/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { toast } from '#ui/overlay/toasts.tsx'
import styles from './own-factor.module.css'

interface Props {
  onDone: (recoveryCodes?: readonly string[]) => void
  onCancel: () => void
}

/** A name first, because a user's passkeys all look alike. Then the browser asks. */
export function AddPasskey({ onDone, onCancel }: Props) {
  const [name, setName] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const submit = async () => {
    if (busy) return
    if (name.trim() === '') return setError('Enter a name first.')
    setBusy(true)
    setError('')
    try {
      const codes = await addPasskey(name.trim())
      toast('Your passkey is added')
      factorAdded()
      onDone(codes)
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        void submit()
      }}
    >
      <TextField
        label="Passkey name"
        hint="Such as “Counter computer” or “My phone”"
        required
        maxLength={60}
        error={error}
        value={name}
        onChange={setName}
      />
      <div className={`${styles.acts} ${styles.end}`}>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="primary" busy={busy}>
          Create passkey
        </Button>
      </div>
    </form>
  )
}
