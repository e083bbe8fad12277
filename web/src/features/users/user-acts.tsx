import { useState } from 'react'
import { WAITS_FOR_OWNER } from '@xd/core/domain/access/approval.ts'
import { type ManagedUserData, useDisableUser, useResendInvite, useResetFactor, useSignOutUser } from '#data/users.ts'
import { Button } from '#ui/action/button.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { toast, toastFailure } from '#ui/overlay/toasts.tsx'

type Props = { user: ManagedUserData; isSelf: boolean; onInvited: (url: string) => void }

/** Actions on a user besides editing. */
export function UserActs({ user, isSelf, onInvited }: Props) {
  const { userID, userNickname: name, userStatus, userSecondFactor } = user
  const [disable, signOut, resend] = [useDisableUser(), useSignOutUser(), useResendInvite()]
  const [asking, setAsking] = useState(false)
  const reset = useResetFactor()
  const [resetting, setResetting] = useState(false)
  const resetFactor = () =>
    reset.mutate(
      { userID },
      {
        onSuccess: () => toast(`${name} can sign in with their password alone`),
        onError: toastFailure,
        onSettled: () => setResetting(false),
      },
    )
  const setDisabled = (disabled: boolean) =>
    disable.mutate(
      { userID, disabled },
      {
        onSuccess: ({ approval }) =>
          approval
            ? toast(WAITS_FOR_OWNER, { tone: 'info' })
            : toast(disabled ? `${name} is disabled` : `${name} can sign in again`),
        onError: toastFailure,
        onSettled: () => setAsking(false),
      },
    )
  return (
    <>
      {userStatus === 'invited' && (
        <Button
          writes
          variant="ghost"
          busy={resend.isPending}
          onClick={() =>
            resend.mutate(
              { userID },
              {
                onSuccess: ({ inviteURL, approval }) => {
                  if (inviteURL) onInvited(inviteURL)
                  else if (approval) toast(WAITS_FOR_OWNER, { tone: 'info' })
                  else toast(`${name} is invited again`)
                },
                onError: toastFailure,
              },
            )
          }
        >
          Invite again
        </Button>
      )}
      {userStatus === 'active' && !isSelf && (
        <Button
          writes
          variant="ghost"
          busy={signOut.isPending}
          onClick={() =>
            signOut.mutate(
              { userID },
              { onSuccess: () => toast(`${name} is signed out everywhere`), onError: toastFailure },
            )
          }
        >
          Sign out
        </Button>
      )}
      {userSecondFactor && !isSelf && (
        <Button writes variant="ghost" onClick={() => setResetting(true)}>
          Reset second factor
        </Button>
      )}
      {userStatus === 'disabled' && (
        <Button writes variant="ghost" busy={disable.isPending} onClick={() => setDisabled(false)}>
          Enable user
        </Button>
      )}
      {userStatus !== 'disabled' && !isSelf && (
        <Button writes variant="dangerGhost" onClick={() => setAsking(true)}>
          Disable user
        </Button>
      )}
      <ConfirmDialog
        open={resetting}
        onCancel={() => setResetting(false)}
        onConfirm={resetFactor}
        title={`Reset the second factor of ${name}?`}
        description={`Make sure it’s really ${name} asking. Their app, passkeys and recovery codes stop working, and they’re signed out everywhere. They’ll sign in with their password and set up a new second factor.`}
        confirm="Reset second factor"
        danger
        busy={reset.isPending}
      />
      <ConfirmDialog
        open={asking}
        onCancel={() => setAsking(false)}
        onConfirm={() => setDisabled(true)}
        title={`Disable ${name}?`}
        description={`${name} is signed out everywhere right away and can’t sign in. Their past activity keeps their name. You can enable them again.`}
        confirm="Disable user"
        danger
        busy={disable.isPending}
      />
    </>
  )
}
