import { Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { WireOutput } from '@xd/core/contract/calls.ts'
import { factorAdded, useConfirmApp, useStartApp } from '#data/second-factor.ts'
import { Button } from '#ui/action/button.tsx'
import { SkeletonLines } from '#ui/busy/skeleton.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { useLatest } from '#ui/hook/use-latest.ts'
import { copyShown } from '#ui/overlay/copy.ts'
import { toast } from '#ui/overlay/toasts.tsx'
import { Banner } from '#ui/status/banner.tsx'
import styles from './own-factor.module.css'

interface Props {
  /** With the recovery codes, if this is the first factor. */
  onDone: (recoveryCodes?: readonly string[]) => void
  onCancel: () => void
}

/** Starts by asking the server for a secret, which nobody has to remember. */
export function SetUpApp({ onDone, onCancel }: Props) {
  const start = useStartApp()
  const [app, setApp] = useState<WireOutput<'auth/second-factor/start'>>()
  const { mutate } = start
  const cancel = useLatest(onCancel)
  useEffect(
    () => mutate({}, { onSuccess: setApp, onError: ({ code }) => code === 'step_up_needed' && cancel.current() }),
    [mutate, cancel],
  )
  if (app) return <ScanApp app={app} onDone={onDone} onCancel={onCancel} />
  return start.isError ? (
    <Banner tone="danger" role="alert" actions={<Button onClick={onCancel}>Back</Button>}>
      {start.error.message}
    </Banner>
  ) : (
    <SkeletonLines rows={4} label="Preparing the code to scan" />
  )
}

const inFours = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ')
const asPicture = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`

function ScanApp({ app, onDone, onCancel }: Props & { app: WireOutput<'auth/second-factor/start'> }) {
  const [code, setCode] = useState('')
  const confirm = useConfirmApp()
  const submit = () =>
    confirm.mutate(
      { code: code.replaceAll(/\s/g, '') },
      {
        onSuccess: ({ recoveryCodes }) => {
          toast('Your app is set up')
          factorAdded()
          onDone(recoveryCodes)
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
      <div className={styles.scan}>
        <img className={styles.qr} src={asPicture(app.qrSVG)} alt="QR code for your authenticator app" />
        <div className={styles.secret}>
          <p className={styles.text}>Scan this with an authenticator app, or type the key into it:</p>
          <code>{inFours(app.secret)}</code>
          <Button size="small" icon={<Copy aria-hidden="true" />} onClick={() => void copyShown(app.secret, 'Key')}>
            Copy key
          </Button>
        </div>
      </div>
      <TextField
        label="Code from the app"
        hint="Six digits, to check that it works"
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={10}
        numeric
        error={confirm.error && (confirm.error.fields['code'] ?? confirm.error.message)}
        value={code}
        onChange={setCode}
      />
      <div className={`${styles.acts} ${styles.end}`}>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" variant="primary" busy={confirm.isPending}>
          Turn on
        </Button>
      </div>
    </form>
  )
}
