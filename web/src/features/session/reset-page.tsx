import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { usePageTitle } from '#data/page-title.ts'
import { useCallMutation } from '#data/use-call.ts'
import { paths } from '#paths.ts'
import { Button } from '#ui/action/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { ChoosePasswordPage, useLinkToken } from './choose-password-page.tsx'
import styles from './login-page.module.css'
import { SessionCard } from './session-card.tsx'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The name typed on the sign-in page before the user asked for a reset. */
    username?: string
  }
}

/** Asks for a link to choose a new password. Opened through that link, it asks for the password. */
export function ResetPage() {
  const token = useLinkToken()
  return token === '' ? <ForgotPassword /> : <ChoosePasswordPage kind="reset" token={token} />
}

function ForgotPassword() {
  const typed = useLocation({ select: ({ state }) => state.username })
  const [username, setUsername] = useState(typed ?? '')
  const [isBlank, setIsBlank] = useState(false)
  const ask = useCallMutation('auth/forgot-password')
  const field = useRef<HTMLInputElement>(null)
  usePageTitle('Forgot password')
  useEffect(() => {
    field.current?.focus()
  }, [])
  const back = (
    <Link to={paths.login} className={styles.link}>
      Back to sign in
    </Link>
  )
  if (ask.isSuccess)
    return (
      <SessionCard title="Check your email">
        <p className={styles.text} role="status">
          If {username.trim()} has an account, a link to choose a new password is on its way. It works once, for one
          hour.
        </p>
        {back}
      </SessionCard>
    )
  const submit = () => {
    setIsBlank(username.trim() === '')
    if (username.trim() !== '' && !ask.isPending) ask.mutate({ username })
  }
  return (
    <SessionCard title="Forgot password" onSubmit={submit}>
      <p className={styles.text}>We’ll email you a link to choose a new one.</p>
      <TextField
        ref={field}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={username}
        onChange={setUsername}
        error={isBlank ? 'Enter your email.' : ask.error?.message}
      />
      <Button type="submit" variant="primary" size="large" wide busy={ask.isPending}>
        Email me a link
      </Button>
      {back}
    </SessionCard>
  )
}
