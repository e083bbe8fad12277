import { Eye, EyeOff } from 'lucide-react'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { usePageTitle } from '#data/page-title.ts'
import { signIn, useSession } from '#data/session.ts'
import { paths } from '#paths.ts'
import { VisuallyHidden } from '#ui/a11y/visually-hidden.tsx'
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
  const [isShown, setIsShown] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const first = useRef<HTMLInputElement>(null)
  const second = useRef<HTMLInputElement>(null)

  usePageTitle('Sign in')
  useEffect(() => {
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
    if (username.trim() === '' || password === '') return setError('Enter your email and password.')
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
        <p className={styles.product}>
          <BrandMark />
          XD Back Office
        </p>
        <h1 id="sign-in-title" className={styles.title}>
          Sign in
        </h1>
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
        <TextField
          ref={second}
          label="Password"
          type={isShown ? 'text' : 'password'}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          value={password}
          onChange={setPassword}
          after={
            <button type="button" className={styles.show} aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
              {isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
              <VisuallyHidden>Show password</VisuallyHidden>
            </button>
          }
        />
        <p role="alert" className={styles.error}>
          {error}
        </p>
        <Button type="submit" variant="primary" size="large" wide busy={busy}>
          Sign in
        </Button>
      </form>
      <p className={styles.foot}>
        <a href={paths.terms}>Terms</a>
        <a href={paths.privacy}>Privacy</a>
      </p>
    </div>
  )
}
