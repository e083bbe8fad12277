import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useLiveChannel, useLiveStatus } from '#data/live.ts'
import { type Session, signOut } from '#data/session.ts'
import { Frame } from '#features/shell/frame.tsx'
import { toast } from '#ui/overlay/toasts.tsx'
import { paths } from './paths.ts'

type Props = { session: Session; pathname: string; children: ReactNode }

/** Joins the frame to the data: who is signed in, the live channel, and what the user menu does. */
export function SignedInLayout({ session, pathname, children }: Props) {
  const navigate = useNavigate()
  const live = useLiveStatus()
  useLiveChannel(session.user.companyKey, session.user.userID)
  return (
    <Frame
      account={session}
      path={pathname}
      offlineSince={live.state === 'offline' ? live.since : null}
      acts={{
        onSwitch: () => void navigate({ to: paths.admin }),
        onWhatsNew: () => toast(`This is version ${session.version}.`, { tone: 'info' }),
        onSignOut: () => void signOut(),
        onReturn: () => void navigate({ to: paths.admin }),
      }}
    >
      {children}
    </Frame>
  )
}
