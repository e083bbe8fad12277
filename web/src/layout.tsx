import { Outlet, useLocation, useMatches, useRouter } from '@tanstack/react-router'
import { Activity, Suspense, useEffect, useState } from 'react'
import { closeDialog } from '#data/dialogs.ts'
import { personOf, type Session, useSession } from '#data/session.ts'
import { takeOver } from '#data/unsent.ts'
import { lazyPage } from '#parts/page/lazy-page.ts'
import { Splash } from '#parts/page/splash.tsx'
import { PATTERNS, paths } from './paths.ts'
import { SignedInLayout } from './signed-in-layout.tsx'

const SetUpFactorPage = lazyPage(() => import('#features/session/set-up-factor-page.tsx'), 'SetUpFactorPage')
const SignInAgain = lazyPage(() => import('#features/session/sign-in-again.tsx'), 'SignInAgain')

/** The sign-in pages: without the frame, even for someone who is signed in. */
const DOORS: readonly string[] = [paths.login, paths.reset, paths.invite]
/** Pages that need no sign-in. An unknown address is one too, and says so. */
const OPEN: readonly string[] = [...DOORS, paths.logout, paths.privacy, paths.terms]
const MODULES = new Set(Object.values(PATTERNS).map((pattern) => pattern.split('/')[1]))
const isOpen = (pathname: string) => OPEN.includes(pathname) || !MODULES.has(pathname.split('/')[1] ?? '')

/**
 * The signed-in user or, once their session has ended, the owner of the hidden screen. It returns unchanged for the
 * same person, and is dropped for anyone else.
 */
const useShown = (session: Session | null | undefined, isIn: boolean, isKept: boolean): Session | undefined => {
  const [shown, setShown] = useState<Session>()
  const stays = isKept && shown !== undefined && (!session || personOf(session) === personOf(shown))
  const next = session && isIn ? session : stays ? shown : undefined
  if (next !== shown) setShown(next)
  return next
}

/** Spec 1 §2: the navigation and its dialogs appear only while someone is signed in; otherwise only the page does. */
export function Layout() {
  const session = useSession()
  const router = useRouter()
  // The rest of the address belongs to the page, so opening another conversation doesn't redraw the frame.
  const pathname = useLocation({ select: (location) => location.pathname })
  // They can open nothing else until they have one.
  const mustSetUp = session?.secondFactorDue?.overdue === true && !OPEN.includes(pathname)
  // A user who has just signed in is about to see the first screen, which includes the frame.
  const isIn = Boolean(session) && !mustSetUp && !DOORS.includes(pathname)
  const shown = useShown(session, isIn, !isOpen(pathname))
  const mustSignIn = session === null && shown === undefined && !isOpen(pathname)
  // During the redirect to the sign-in page, the page that needs a session is still there.
  const matched = useMatches({ select: (matches) => matches.at(-1)?.pathname })
  const isLeaving = session === null && shown === undefined && !isOpen(matched ?? pathname)

  useEffect(() => {
    if (mustSignIn) void router.navigate({ to: paths.loginThen(router.state.location.href), replace: true })
  }, [mustSignIn, pathname, router])
  const person = shown && personOf(shown)
  // Dialogs that an earlier user had open are not theirs.
  useEffect(() => closeDialog, [person])

  if (isIn && shown) takeOver(shown.company.companyID, shown.user.userID)
  const page = (
    <Suspense fallback={<Splash />}>
      <Outlet />
    </Suspense>
  )
  return (
    <>
      {shown && (
        <Activity key={person} mode={isIn ? 'visible' : 'hidden'}>
          <SignedInLayout session={shown} pathname={pathname}>
            {page}
          </SignedInLayout>
        </Activity>
      )}
      {!isIn && (
        <Suspense fallback={<Splash />}>
          {session === undefined || mustSignIn || isLeaving ? (
            <Splash />
          ) : mustSetUp ? (
            <SetUpFactorPage session={session} />
          ) : (
            <main>{shown ? <SignInAgain /> : <Outlet />}</main>
          )}
        </Suspense>
      )}
    </>
  )
}
