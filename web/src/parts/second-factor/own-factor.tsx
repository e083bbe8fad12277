import { useState } from 'react'
import { countOf } from '@xd/core/domain/text/figure.ts'
import { factorSaved, type SecondFactorData, useNewCodes, useOwnFactor } from '#data/second-factor.ts'
import { hasPasskeys } from '#data/passkeys.ts'
import { Button } from '#ui/action/button.tsx'
import { SkeletonLines } from '#ui/busy/skeleton.tsx'
import { toastFailure } from '#ui/overlay/toasts.tsx'
import { Banner } from '#ui/status/banner.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { PasskeyRow } from './passkey-row.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { RemoveApp } from './remove-app.tsx'
import { SetUpApp } from './set-up-app.tsx'
import styles from './own-factor.module.css'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

interface OwnFactorProps {
  /** New recovery codes, until the user confirms saving them. They are shown only this once. */
  codes: readonly string[] | undefined
  onCodes: (codes: readonly string[] | undefined) => void
}

/** The user's own second factor: an authenticator app, passkeys, and the codes for when both are lost. */
export function OwnFactor({ codes, onCodes }: OwnFactorProps) {
  const query = useOwnFactor()
  const finish = () => {
    onCodes(undefined)
    factorSaved()
  }
  if (codes) return <RecoveryCodes codes={codes} onDone={finish} />
  if (query.isPending) return <SkeletonLines rows={4} label="Loading your second factor" />
  if (query.isError)
    return (
      <Banner tone="danger" role="alert" title="Your second factor couldn’t be loaded.">
        {query.error.message}
      </Banner>
    )
  return <Ways factor={query.data} onCodes={(fresh) => (fresh ? onCodes(fresh) : factorSaved())} />
}

interface Props {
  factor: SecondFactorData
  /** The recovery codes, the one time they are shown. */
  onCodes: (codes: readonly string[] | undefined) => void
}

function Ways({ factor, onCodes }: Props) {
  const [doing, setDoing] = useState<'app' | 'remove-app' | 'passkey'>()
  const { totp, passkeys, recoveryCodesLeft } = factor
  const done = (codes?: readonly string[]) => {
    setDoing(undefined)
    onCodes(codes)
  }
  if (doing === 'app') return <SetUpApp onDone={done} onCancel={() => setDoing(undefined)} />
  if (doing === 'remove-app') return <RemoveApp onDone={() => setDoing(undefined)} />
  const hasOne = totp !== null || passkeys.length > 0
  return (
    <div className={styles.ways}>
      <p className={styles.text}>
        {hasOne
          ? 'You sign in with your password and one of these.'
          : 'With a second factor, nobody gets in with your password alone.'}
      </p>
      <section className={styles.way} aria-label="Authenticator app">
        <span className={styles.words}>
          <span className={styles.name}>Authenticator app</span>
          <span className={styles.about}>
            {totp
              ? `Set up ${day.format(new Date(totp.since))}`
              : 'An app on your phone shows a new code every 30 seconds'}
          </span>
        </span>
        <span className={styles.acts}>
          {totp && (
            <Button writes size="small" variant="dangerGhost" onClick={() => setDoing('remove-app')}>
              Remove app
            </Button>
          )}
          <Button writes size="small" variant={hasOne ? 'secondary' : 'primary'} onClick={() => setDoing('app')}>
            {totp ? 'Use another app' : 'Set up app'}
          </Button>
        </span>
      </section>
      {passkeys.length > 0 && (
        <ul className={styles.list} aria-label="Passkeys">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.passkeyID} passkey={passkey} />
          ))}
        </ul>
      )}
      {doing === 'passkey' ? (
        <AddPasskey onDone={done} onCancel={() => setDoing(undefined)} />
      ) : (
        hasPasskeys() && (
          <section className={styles.way} aria-label="Passkeys">
            <span className={styles.words}>
              <span className={styles.name}>{passkeys.length === 0 ? 'Passkey' : 'Another passkey'}</span>
              <span className={styles.about}>Your fingerprint, face or PIN on this device, or a security key</span>
            </span>
            <Button writes size="small" onClick={() => setDoing('passkey')}>
              Add passkey
            </Button>
          </section>
        )
      )}
      {hasOne && <CodesLeft left={recoveryCodesLeft} onCodes={onCodes} />}
    </div>
  )
}

function CodesLeft({ left, onCodes }: { left: number; onCodes: Props['onCodes'] }) {
  const renew = useNewCodes()
  return (
    <section className={styles.way} aria-label="Recovery codes">
      <span className={styles.words}>
        <span className={styles.name}>Recovery codes</span>
        <span className={styles.about}>
          {left === 0
            ? 'None left. Create new ones.'
            : `${countOf(left, 'code')} left, in case you lose everything else`}
        </span>
      </span>
      <Button
        writes
        size="small"
        busy={renew.isPending}
        onClick={() =>
          renew.mutate({}, { onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes), onError: toastFailure })
        }
      >
        Create new codes
      </Button>
    </section>
  )
}
