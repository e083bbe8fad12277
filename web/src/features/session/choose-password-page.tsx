import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { AccountLink } from '@xd/core/domain/access/account-email.ts'
import { PASSWORD_MIN } from '@xd/core/domain/access/password.ts'
import { usePageTitle } from '#data/page-title.ts'
import { type Factor, type FactorNeeded, factorNeeded } from '#data/second-factor.ts'
import { signInByLink } from '#data/session.ts'
import { PasswordField } from '#parts/employee/password-field.tsx'
import { paths } from '#paths.ts'
import { Button } from '#ui/action/button.tsx'
import styles from './login-page.module.css'
import { SecondStep } from './second-step.tsx'
import { SessionCard } from './session-card.tsx'

/** The token in an emailed link comes after its #, which browsers never send to a server. */
export const useLinkToken = (): string =>
  new URLSearchParams(useLocation({ select: ({ hash }) => hash.replace(/^#/, '') })).get('token') ?? ''

const WORDS = {
  invite: { title: 'Welcome', text: 'Choose a password for your account.', act: 'Join' },
  reset: { title: 'New password', text: 'Choose a new password. You’ll be signed out everywhere else.', act: 'Save' },
} as const

export function ChoosePasswordPage({ kind, token }: { kind: AccountLink; token: string }) {
  const { title, text, act } = WORDS[kind]
  const navigate = useNavigate()
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const [needed, setNeeded] = useState<FactorNeeded>()
  const field = useRef<HTMLInputElement>(null)
  usePageTitle(title)
  useEffect(() => {
    field.current?.focus()
  }, [])
  const enter = async (factor?: Factor) => {
    await signInByLink(kind, token, password, factor)
    await navigate({ to: paths.home, replace: true })
  }
  const submit = async () => {
    if (busy) return
    setBusy(true)
    setError('')
    try {
      await enter()
    } catch (failure) {
      const second = factorNeeded(failure)
      if (second) return setNeeded(second)
      setError(failure instanceof Error ? failure.message : String(failure))
      field.current?.focus()
    } finally {
      setBusy(false)
    }
  }
  if (needed) return <SecondStep needed={needed} act={act} onGive={enter} onBack={() => setNeeded(undefined)} />
  return (
    <SessionCard title={title} onSubmit={() => void submit()}>
      <p className={styles.text}>{text}</p>
      <PasswordField
        ref={field}
        label="Password"
        autoComplete="new-password"
        hint={`At least ${PASSWORD_MIN} characters. A few unrelated words work well.`}
        error={error}
        value={password}
        onChange={setPassword}
      />
      <Button type="submit" variant="primary" size="large" wide busy={busy}>
        {act}
      </Button>
    </SessionCard>
  )
}

export const InvitePage = () => <ChoosePasswordPage kind="invite" token={useLinkToken()} />
