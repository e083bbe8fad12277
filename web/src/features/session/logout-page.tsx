import { useEffect, useRef, useState } from 'react'
import { signOut } from '#data/session.ts'
import { ErrorPage } from '#parts/page/error-page.tsx'
import { Splash } from '#parts/page/splash.tsx'

/** Spec 1 §2: /logout. Opening it signs out. */
export function LogoutPage() {
  const [failure, setFailure] = useState<string | null>(null)
  const [attempt, setAttempt] = useState(0)
  const tried = useRef(-1)
  useEffect(() => {
    if (tried.current === attempt) return
    tried.current = attempt
    signOut().catch((error: Error) => setFailure(error.message))
  }, [attempt])
  const retry = () => {
    setFailure(null)
    setAttempt(attempt + 1)
  }
  return failure === null ? <Splash /> : <ErrorPage message={failure} onRetry={retry} />
}
