import { Outlet, useLocation, useMatches, useRouter } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { useSession } from '#data/session.ts'
import { lazyPage } from '#parts/page/lazy-page.ts'
import { Splash } from '#parts/page/splash.tsx'
import { PATTERNS, paths } from './paths.ts'
import { SignedInLayout } from './signed-in-layout.tsx'

const SetUpFactorPage = lazyPage(() => import('#features/session/set-up-factor-page.tsx'), 'SetUpFactorPage')

/** The sign-in pages: without the frame, even for someone who is signed in. */
const DOORS: readonly string[] = [paths.login, paths.reset, paths.invite]
/** Pages that need no sign-in; an unknown address is one too, and says so. */
const OPEN: readonly string[] = [...DOORS, paths.logout, paths.privacy, paths.terms]
const MODULES = new Set(Object.values(PATTERNS).map((pattern) => pattern.split('/')[1]))
const isOpen = (pathname: string) => OPEN.includes(pathname) || !MODULES.has(pathname.split('/')[1] ?? '')

/** Spec 1 §2: the navigation and its dialogs only while someone is signed in; otherwise only the page. */
export function Layout() {
  const session = useSession()
  const router = useRouter()
  // The rest of the address belongs to the page: opening another conversation doesn't redraw the frame.
  const pathname = useLocation({ select: (location) => location.pathname })
  const mustSignIn = session === null && !isOpen(pathname)
  // During the redirect to the sign-in page, the page that needs a session is still there.
  const shown = useMatches({ select: (matches) => matches.at(-1)?.pathname })
  const isLeaving = session === null && !isOpen(shown ?? pathname)

  useEffect(() => {
    if (mustSignIn) void router.navigate({ to: paths.loginThen(router.state.location.href), replace: true })
  }, [mustSignIn, pathname, router])

  if (session === undefined || mustSignIn || isLeaving) return <Splash />
  const page = (
    <Suspense fallback={<Splash />}>
      <Outlet />
    </Suspense>
  )
  // They can open nothing else until they have one.
  if (session?.secondFactorDue?.overdue && !OPEN.includes(pathname))
    return (
      <Suspense fallback={<Splash />}>
        <SetUpFactorPage session={session} />
      </Suspense>
    )
  // A user who has just signed in is about to see the first screen, which includes the frame.
  return session && !DOORS.includes(pathname) ? (
    <SignedInLayout session={session} pathname={pathname}>
      {page}
    </SignedInLayout>
  ) : (
    <main>{page}</main>
  )
}
