import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSession } from '#data/session.ts'
import { paths } from '#paths.ts'
import { SignInForm } from './sign-in-form.tsx'

/** Where to go after signing in: a path on our site, never another site's address. */
const destination = (to: unknown): string => (typeof to === 'string' && /^\/(?![/\\])/.test(to) ? to : paths.inbox)

export function LoginPage() {
  const { to } = useSearch({ strict: false }) as { to?: unknown }
  const navigate = useNavigate()
  const router = useRouter()
  const session = useSession()

  // The next screen loads while the user types.
  useEffect(() => void router.preloadRoute({ to: destination(to) }), [router, to])
  useEffect(() => {
    if (session) void navigate({ to: destination(to), replace: true })
  }, [session, to, navigate])

  return <SignInForm />
}
