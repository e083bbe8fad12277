import { useState } from 'react'
import { useSignedIn } from '#data/session.ts'
import { refetchAfter } from '#data/refetch.ts'
import { useCallMutation } from '#data/use-call.ts'
import { ColorButton } from '#parts/employee/color-button.tsx'
import { OwnFactor } from '#parts/second-factor/own-factor.tsx'
import { Button } from '#ui/action/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Tabs } from '#ui/overlay/tabs.tsx'
import { toast } from '#ui/overlay/toasts.tsx'
import { OwnPassword } from './own-password.tsx'
import { OwnSessions } from './own-sessions.tsx'
import styles from './own-account.module.css'

const TABS = ['profile', 'password', 'second-factor', 'sessions'] as const
export type AccountTab = (typeof TABS)[number]

/** The user's own name, color, password and second factor, and where they are signed in. */
export function OwnAccountDialog({
  first = 'profile',
  onClose,
}: {
  first?: AccountTab | undefined
  onClose: () => void
}) {
  const [tab, setTab] = useState<AccountTab>(first)
  return (
    <Dialog open onClose={onClose} title="Your account" footer={<Button onClick={onClose}>Close</Button>}>
      <Tabs
        label="Your account"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'profile', label: 'Profile', panel: <Profile /> },
          { value: 'password', label: 'Password', panel: <OwnPassword /> },
          { value: 'second-factor', label: 'Second factor', panel: <OwnFactor /> },
          { value: 'sessions', label: 'Sessions', panel: <OwnSessions /> },
        ]}
      />
    </Dialog>
  )
}

function Profile() {
  const { user } = useSignedIn()
  const [name, setName] = useState(user.userNickname)
  const [color, setColor] = useState(user.userColor)
  const save = useCallMutation('auth/save-profile', { onSuccess: () => void refetchAfter('reload_employees') })
  const submit = () =>
    save.mutate({ userNickname: name, userColor: color }, { onSuccess: () => toast('Your profile is saved') })
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <TextField
        label="Name"
        required
        maxLength={60}
        hint="As colleagues see it"
        value={name}
        onChange={setName}
        error={save.error && (save.error.fields['userNickname'] ?? save.error.message)}
      />
      <div className={styles.acts}>
        <ColorButton value={color} onChange={setColor} />
        <Button writes variant="primary" type="submit" busy={save.isPending}>
          Save profile
        </Button>
      </div>
    </form>
  )
}
