import { holds } from '@xd/core/domain/access/permissions.ts'
import type { ReactNode } from 'react'
import { openDialog } from '#data/dialogs.ts'
import { useLiveChannel, useLiveStatus } from '#data/live.ts'
import { type Session, signOut } from '#data/session.ts'
import { useCall } from '#data/use-call.ts'
import { endVisit } from '#data/visits.ts'
import { Frame } from '#features/shell/frame.tsx'
import { MaintenanceBanner } from '#features/shell/maintenance-banner.tsx'
import { SearchTrigger } from '#features/shell/search-trigger.tsx'
import { Ticker } from '#features/shell/ticker.tsx'
import { VersionBanner } from '#features/shell/version-banner.tsx'
import { useShortcuts } from '#ui/hook/use-shortcuts.ts'
import { toast } from '#ui/overlay/toasts.tsx'
import { paths } from './paths.ts'
import { ShellDialogs } from './shell-dialogs.tsx'

type Props = { session: Session; pathname: string; children: ReactNode }

const complain = (error: Error) => toast(error.message, { tone: 'danger' })

/** Joins the frame to the data: who is signed in, the live channel, and what the user menu does. */
export function SignedInLayout({ session, pathname, children }: Props) {
  const live = useLiveStatus()
  const reads = holds(session.user.userPermissions, 'messages')
  const unread = useCall('inbox/list', { search: { perPage: 1 } }, { enabled: reads }).data?.unread ?? 0
  useLiveChannel(session.user.companyKey, session.user.userID)
  // A form that stands open is not covered by another dialog.
  const find = () => document.querySelector('[role="dialog"]') === null && openDialog({ kind: 'palette' })
  useShortcuts([{ keys: 'Mod+k', group: 'Everywhere', does: 'Find anything', run: find }])
  return (
    <Frame
      account={session}
      path={pathname}
      badges={{ [paths.inbox]: unread }}
      offlineSince={live.state === 'offline' ? live.since : null}
      search={<SearchTrigger onOpen={find} />}
      ticker={<Ticker />}
      banners={
        <>
          {session.maintenance && <MaintenanceBanner notice={session.maintenance} />}
          <VersionBanner userID={session.user.userID} version={session.version} />
        </>
      }
      acts={{
        onSwitch: () => openDialog({ kind: 'switch-company' }),
        onWhatsNew: () => openDialog({ kind: 'news' }),
        onSignOut: () => void signOut().catch(complain),
        onReturn: () => void endVisit().catch(complain),
      }}
    >
      {children}
      <ShellDialogs session={session} />
    </Frame>
  )
}
