import { useState } from 'react'
import { type Factor, type FactorNeeded, factorNeeded } from '#data/second-factor.ts'
import { FactorField } from '#parts/second-factor/factor-field.tsx'
import { useFactor } from '#parts/second-factor/use-factor.ts'
import { Button } from '#ui/action/button.tsx'
import styles from './login-page.module.css'
import { SessionCard } from './session-card.tsx'

interface Props {
  needed: FactorNeeded
  /** The button's label. */
  act: string
  /** Tries again with the second factor. */
  onGive: (factor: Factor) => Promise<void>
  onBack: () => void
}

/** After the right password: the code, the passkey or a recovery code. A wrong code stays in the field. */
export function SecondStep({ needed, act, onGive, onBack }: Props) {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const renew = () =>
    onGive({}).then(
      () => undefined,
      (failure: unknown) => factorNeeded(failure)?.passkey,
    )
  const factor = useFactor({ needed, renew })
  const submit = async () => {
    if (busy) return
    if (factor.isBlank) return setError('Enter the code.')
    setBusy(true)
    setError('')
    try {
      await onGive(await factor.give())
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure))
    } finally {
      setBusy(false)
    }
  }
  return (
    <SessionCard title="Confirm it’s you" onSubmit={() => void submit()}>
      <FactorField factor={factor} error={error} onSwitch={() => setError('')} />
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {factor.method === 'passkey' ? `${act} with a passkey` : act}
      </Button>
      <button type="button" className={styles.link} onClick={onBack}>
        Back
      </button>
    </SessionCard>
  )
}
