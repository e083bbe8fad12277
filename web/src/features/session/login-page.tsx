import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSession } from '#data/session.ts'
import { afterSignIn } from '#paths.ts'
import { SignInForm } from './sign-in-form.tsx'

export function LoginPage() {
  const { to } = useSearch({ strict: false }) as { to?: unknown }
  const navigate = useNavigate()
  const router = useRouter()
  const session = useSession()

  // The next screen loads while the user types.
  useEffect(() => void router.preloadRoute({ to: afterSignIn(to) }), [router, to])
  useEffect(() => {
    if (session) void navigate({ to: afterSignIn(to), replace: true })
  }, [session, to, navigate])

  return <SignInForm />
}
