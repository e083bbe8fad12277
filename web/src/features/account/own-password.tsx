import { PASSWORD_MIN } from '@xd/core/domain/access/password.ts'
import { refetch } from '#data/refetch.ts'
import { useCallMutation } from '#data/use-call.ts'
import { PasswordField } from '#parts/employee/password-field.tsx'
import { Button } from '#ui/action/button.tsx'
import { toast } from '#ui/overlay/toasts.tsx'
import styles from './own-account.module.css'

export interface PasswordDraft {
  readonly current: string
  readonly password: string
}

export const NO_PASSWORD: PasswordDraft = { current: '', password: '' }

interface Props {
  readonly draft: PasswordDraft
  readonly onChange: (draft: PasswordDraft) => void
}

/** Changing the password signs the user out everywhere else. */
export function OwnPassword({ draft, onChange }: Props) {
  const save = useCallMutation('auth/change-password', { onSuccess: () => void refetch('auth/sessions/list') })
  const { fields = {}, message = '' } = save.error ?? {}
  const submit = () =>
    save.mutate(
      { ...draft },
      {
        onSuccess: () => {
          onChange(NO_PASSWORD)
          toast('Password changed. You’re signed out everywhere else.')
        },
      },
    )
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        value={draft.current}
        onChange={(current) => onChange({ ...draft, current })}
        error={fields['current'] ?? (fields['password'] ? null : message)}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={`At least ${PASSWORD_MIN} characters. A few unrelated words work well.`}
        value={draft.password}
        onChange={(password) => onChange({ ...draft, password })}
        error={fields['password']}
      />
      <div className={styles.acts}>
        <Button writes variant="primary" type="submit" busy={save.isPending}>
          Change password
        </Button>
      </div>
    </form>
  )
}
