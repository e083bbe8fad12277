import { useState } from 'react'
import { useRemoveApp } from '#data/second-factor.ts'
import { PasswordField } from '#parts/employee/password-field.tsx'
import { Button } from '#ui/action/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { toast } from '#ui/overlay/toasts.tsx'
import styles from './own-factor.module.css'

/** Both are required: someone who finds an unattended screen has neither. */
export function RemoveApp({ onDone }: { onDone: () => void }) {
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const remove = useRemoveApp()
  const { fields = {}, message = '' } = remove.error ?? {}
  const submit = () =>
    remove.mutate(
      { password, code: code.trim() },
      {
        onSuccess: () => {
          toast('Your app is removed')
          onDone()
        },
      },
    )
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        submit()
      }}
    >
      <p className={styles.text}>Signing in will no longer ask for codes from your app.</p>
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={fields['password']}
      />
      <TextField
        label="Code"
        hint="From your app, or a recovery code"
        autoComplete="one-time-code"
        maxLength={40}
        value={code}
        onChange={setCode}
        error={fields['code'] ?? (fields['password'] ? null : message)}
      />
      <div className={`${styles.acts} ${styles.end}`}>
        <Button onClick={onDone}>Cancel</Button>
        <Button type="submit" variant="danger" busy={remove.isPending}>
          Remove app
        </Button>
      </div>
    </form>
  )
}
