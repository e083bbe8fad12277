import { refetchAfter } from '#data/refetch.ts'
import { useCallMutation } from '#data/use-call.ts'
import { Contested } from '#parts/page/contested.tsx'
import { ColorButton } from '#ui/picker/color-button.tsx'
import type { Contest } from '#state/use-edits.ts'
import { Button } from '#ui/action/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { toast } from '#ui/overlay/toasts.tsx'
import styles from './own-account.module.css'

interface ProfileDraft {
  readonly userNickname: string
  readonly userColor: string
}

interface Props {
  readonly draft: ProfileDraft
  readonly contest: Contest | undefined
  readonly onChange: (change: Partial<ProfileDraft>) => void
}

/** The user's name and color, as colleagues see them. */
export function OwnProfile({ draft, contest, onChange }: Props) {
  const save = useCallMutation('auth/save-profile', { onSuccess: () => void refetchAfter('reload_employees') })
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate({ ...draft }, { onSuccess: () => toast('Your profile is saved') })
      }}
    >
      <Contested contest={contest} />
      <TextField
        label="Name"
        required
        maxLength={60}
        hint="Your colleagues see it"
        value={draft.userNickname}
        onChange={(userNickname) => onChange({ userNickname })}
        error={save.error && (save.error.fields['userNickname'] ?? save.error.message)}
      />
      <div className={styles.acts}>
        <ColorButton value={draft.userColor} onChange={(userColor) => onChange({ userColor })} />
        <Button writes variant="primary" type="submit" busy={save.isPending}>
          Save profile
        </Button>
      </div>
    </form>
  )
}
