import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { usePageTitle } from '#data/page-title.ts'
import { type Factor, type FactorNeeded, factorNeeded } from '#data/second-factor.ts'
import { signIn } from '#data/session.ts'
import { paths } from '#paths.ts'
import { Button } from '#ui/action/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { PasswordField } from '#parts/employee/password-field.tsx'
import { SecondStep } from './second-step.tsx'
import { SessionCard } from './session-card.tsx'
import styles from './login-page.module.css'

interface Props {
  /** The page below stays, so links open beside it. */
  isOver?: boolean
}

export function SignInForm({ isOver = false }: Props) {
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const [needed, setNeeded] = useState<FactorNeeded>()
  const first = useRef<HTMLInputElement>(null)
  const second = useRef<HTMLInputElement>(null)

  usePageTitle('Sign in')
  useEffect(() => {
    first.current?.focus()
  }, [])

  const submit = async () => {
    if (busy) return
    if (username.trim() === '' || password === '') return setError('Enter your email and password.')
    setBusy(true)
    setError('')
    try {
      await signIn(username, password)
    } catch (failure) {
      const next = factorNeeded(failure)
      if (next) return setNeeded(next)
      setError(failure instanceof Error ? failure.message : String(failure))
      setPassword('')
      second.current?.focus()
    } finally {
      setBusy(false)
    }
  }

  const confirm = async (factor: Factor) => {
    setBusy(true)
    await signIn(username, password, factor).finally(() => setBusy(false))
  }

  if (needed)
    return (
      <SecondStep
        needed={needed}
        act="Sign in"
        onGive={confirm}
        onBack={() => {
          setNeeded(undefined)
          setPassword('')
        }}
      />
    )
  return (
    <SessionCard title="Sign in" isOver={isOver} onSubmit={() => void submit()}>
      <TextField
        ref={first}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={username}
        onChange={setUsername}
      />
      <PasswordField
        ref={second}
        label="Password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
      <p role="alert" className={styles.error}>
        {error}
      </p>
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        Sign in
      </Button>
      <Link to={paths.reset} state={{ username }} className={styles.link} {...(isOver && { target: '_blank' })}>
        Forgot password?
      </Link>
    </SessionCard>
  )
}
