import { useState } from 'react'
import { type SecondFactorData, useRemovePasskey } from '#data/second-factor.ts'
import { Button } from '#ui/action/button.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { toast, toastFailure } from '#ui/overlay/toasts.tsx'
import styles from './own-factor.module.css'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

export function PasskeyRow({ passkey }: { passkey: SecondFactorData['passkeys'][number] }) {
  const { passkeyID, name, since, lastUsed } = passkey
  const [asking, setAsking] = useState(false)
  const remove = useRemovePasskey()
  const act = () =>
    remove.mutate(
      { passkeyID },
      {
        onSuccess: () => toast(`The passkey ${name} is removed`),
        onError: toastFailure,
        onSettled: () => setAsking(false),
      },
    )
  return (
    <li className={styles.way}>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.about}>
          Passkey, added {day.format(new Date(since))}
          {lastUsed ? `, last used ${day.format(new Date(lastUsed))}` : ', not used yet'}
        </span>
      </span>
      <Button writes size="small" variant="dangerGhost" aria-label={`Remove ${name}`} onClick={() => setAsking(true)}>
        Remove
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        title={`Remove the passkey ${name}?`}
        description="You can no longer sign in with it. Your device may keep offering it until you delete it there too."
        confirm="Remove passkey"
        busy={remove.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={act}
      />
    </li>
  )
}
