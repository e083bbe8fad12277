import { useEffect, useRef } from 'react'
import type { FactorMethod } from '#data/second-factor.ts'
import { Button } from '#ui/action/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import styles from './factor-field.module.css'
import type { useFactor } from './use-factor.ts'

const SWITCH: Readonly<Record<FactorMethod, string>> = {
  totp: 'Use a code from your app',
  passkey: 'Use a passkey',
  recovery: 'Use a recovery code',
}

type Props = { factor: ReturnType<typeof useFactor>; error: string; onSwitch: () => void }

/** The requested code or passkey, with the alternatives. */
export function FactorField({ factor, error, onSwitch }: Props) {
  const { method, others, choose, code, setCode } = factor
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
  }, [method])
  return (
    <div className={styles.factor}>
      {method === 'totp' && (
        <TextField
          ref={field}
          label="Code"
          hint="Six digits from your authenticator app"
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={10}
          numeric
          error={error}
          value={code}
          onChange={setCode}
        />
      )}
      {method === 'recovery' && (
        <TextField
          ref={field}
          label="Recovery code"
          hint="One of the ten you saved. Each works once."
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          error={error}
          value={code}
          onChange={setCode}
        />
      )}
      {method === 'passkey' && (
        <>
          <p className={styles.text}>Your device asks for your fingerprint, face or PIN.</p>
          <p role="alert" className={styles.error}>
            {error}
          </p>
        </>
      )}
      <div className={styles.others}>
        {others.map((other) => (
          <Button
            key={other}
            variant="ghost"
            size="small"
            onClick={() => {
              choose(other)
              onSwitch()
            }}
          >
            {SWITCH[other]}
          </Button>
        ))}
      </div>
    </div>
  )
}
