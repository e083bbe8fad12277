import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { signIn, useSession } from '#data/session.ts'
import { paths } from '#paths.ts'
import { Button } from '#ui/action/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { BrandMark } from '#ui/icon/brand-mark.tsx'
import styles from './login-page.module.css'

/** Where to go after signing in: a path of our own, never another site's address. */
const destination = (to: unknown): string => (typeof to === 'string' && /^\/(?![/\\])/.test(to) ? to : paths.inbox)

export function LoginPage() {
  const { to } = useSearch({ strict: false }) as { to?: unknown }
  const navigate = useNavigate()
  const router = useRouter()
  const session = useSession()
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const first = useRef<HTMLInputElement>(null)
  const second = useRef<HTMLInputElement>(null)

  useEffect(() => {
    document.title = 'Sign in · XD Back Office'
    first.current?.focus()
  }, [])
  // While one types, the screen that comes next comes in.
  useEffect(() => void router.preloadRoute({ to: destination(to) }), [router, to])
  useEffect(() => {
    if (session) void navigate({ to: destination(to), replace: true })
  }, [session, to, navigate])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (username.trim() === '' || password === '') return setError('Enter your username and password.')
    setBusy(true)
    setError('')
    try {
      await signIn(username, password)
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure))
      setPassword('')
      second.current?.focus()
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className={styles.page}>
      <form className={styles.card} onSubmit={(event) => void submit(event)} aria-labelledby="sign-in-title" noValidate>
        <BrandMark />
        <h1 id="sign-in-title" className={styles.title}>
          Sign in
        </h1>
        <TextField
          ref={first}
          label="Username"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={username}
          onChange={setUsername}
        />
        <TextField
          ref={second}
          label="Password"
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
        <p role="alert" className={styles.error}>
          {error}
        </p>
        <Button type="submit" variant="primary" size="large" wide busy={busy}>
          Sign In
        </Button>
      </form>
      <p className={styles.foot}>
        <a href={paths.terms}>Terms</a>
        <a href={paths.privacy}>Privacy</a>
      </p>
    </div>
  )
}
