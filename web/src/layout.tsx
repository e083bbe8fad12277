import { Outlet, useLocation, useRouter } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { useSession } from '#data/session.ts'
import { Splash } from '#parts/page/splash.tsx'
import { PATTERNS, paths } from './paths.ts'
import { SignedInLayout } from './signed-in-layout.tsx'

/** What may be seen without signing in; an unknown address is such a page too, and says so. */
/** Where one signs in: without the frame, even for someone who is signed in. */
const DOORS: readonly string[] = [paths.login, paths.reset, paths.invite]
const OPEN: readonly string[] = [...DOORS, paths.logout, paths.privacy, paths.terms]
const MODULES = new Set(Object.values(PATTERNS).map((pattern) => pattern.split('/')[1]))
const isOpen = (pathname: string) => OPEN.includes(pathname) || !MODULES.has(pathname.split('/')[1] ?? '')

/** Spec 1 §2: the navigation and its dialogs only while someone is signed in; else the page alone. */
export function Layout() {
  const session = useSession()
  const router = useRouter()
  // The rest of the address is the page's: another conversation leaves the frame as it is.
  const pathname = useLocation({ select: (location) => location.pathname })
  const mustSignIn = session === null && !isOpen(pathname)

  useEffect(() => {
    if (mustSignIn) void router.navigate({ to: paths.loginThen(router.state.location.href), replace: true })
  }, [mustSignIn, pathname, router])

  if (session === undefined || mustSignIn) return <Splash />
  const page = (
    <Suspense fallback={<Splash />}>
      <Outlet />
    </Suspense>
  )
  // Who has just signed in is on the way to the first screen, which comes with its frame.
  return session && !DOORS.includes(pathname) ? (
    <SignedInLayout session={session} pathname={pathname}>
      {page}
    </SignedInLayout>
  ) : (
    <main>{page}</main>
  )
}
