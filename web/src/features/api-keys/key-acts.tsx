import { useState } from 'react'
import { type ApiKeyData, useRevokeApiKey, useRotateApiKey } from '#data/api-keys.ts'
import { Button } from '#ui/action/button.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { toast, toastFailure } from '#ui/overlay/toasts.tsx'
import type { Shown } from '#parts/employee/secret-dialog.tsx'

type Props = { apiKey: ApiKeyData; isOwn: boolean; onSecret: (shown: Shown) => void; onClose: () => void }

/** Actions on a key besides changing it. */
export function KeyActs({ apiKey: { keyID, keyName, keyState, keyMakerName }, isOwn, onSecret, onClose }: Props) {
  const [rotate, revoke] = [useRotateApiKey(), useRevokeApiKey()]
  const [asking, setAsking] = useState<'rotate' | 'revoke' | null>(null)
  const stop = () => setAsking(null)
  const takeOver = isOwn
    ? ''
    : ` You become responsible for it instead of ${keyMakerName}, and it can’t do more than you can.`
  return (
    <>
      {keyState !== 'expired' && (
        <Button writes variant="ghost" onClick={() => setAsking('rotate')}>
          Rotate key
        </Button>
      )}
      <Button writes variant="dangerGhost" onClick={() => setAsking('revoke')}>
        Revoke key
      </Button>
      <ConfirmDialog
        open={asking === 'rotate'}
        onCancel={stop}
        onConfirm={() =>
          rotate.mutate(
            { keyID },
            {
              onSuccess: ({ secret }) => onSecret({ name: keyName, secret, isRotated: true }),
              onError: toastFailure,
              onSettled: stop,
            },
          )
        }
        title={`Rotate ${keyName}?`}
        description={`You get a new secret. The old one works for another 24 hours, so there’s time to replace it wherever it’s used.${takeOver}`}
        confirm="Rotate key"
        busy={rotate.isPending}
      />
      <ConfirmDialog
        open={asking === 'revoke'}
        onCancel={stop}
        onConfirm={() =>
          revoke.mutate(
            { keyID },
            {
              onSuccess: () => {
                toast(`${keyName} is revoked`)
                onClose()
              },
              onError: toastFailure,
              onSettled: stop,
            },
          )
        }
        title={`Revoke ${keyName}?`}
        description="Any program that uses this key loses access right away. This can’t be undone. If a program still needs access, create a new key for it."
        confirm="Revoke key"
        danger
        busy={revoke.isPending}
      />
    </>
  )
}
