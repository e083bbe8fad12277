import { useNavigate } from '@tanstack/react-router'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { call } from '#data/calls.ts'
import { useLiveChannel, useLiveStatus } from '#data/live.ts'
import { queryClient } from '#data/query-client.ts'
import { type Session, signOut } from '#data/session.ts'
import { useCall } from '#data/use-call.ts'
import { Frame } from '#features/shell/frame.tsx'
import { toast } from '#ui/overlay/toasts.tsx'
import { paths } from './paths.ts'

const ChangelogDialog = lazy(async () => ({ default: (await import('#features/shell/changelog-dialog.tsx')).ChangelogDialog }))

type Props = { session: Session; pathname: string; children: ReactNode }

/** Back to one's own company. The page starts anew, so that nothing of the visited one stays on it. */
async function endVisit() {
  await call('admin/logout-as', {})
  queryClient.clear()
  window.location.assign(paths.admin)
}

/** Joins the frame to the data: who is signed in, the live channel, and what the user menu does. */
export function SignedInLayout({ session, pathname, children }: Props) {
  const navigate = useNavigate()
  const [news, setNews] = useState(false)
  const live = useLiveStatus()
  const reads = holds(session.user.userPermissions, 'messages')
  const unread = useCall('inbox/list', { search: { perPage: 1 } }, { enabled: reads }).data?.unread ?? 0
  useLiveChannel(session.user.companyKey, session.user.userID)
  return (
    <Frame
      account={session}
      path={pathname}
      badges={{ [paths.inbox]: unread }}
      offlineSince={live.state === 'offline' ? live.since : null}
      acts={{
        onSwitch: () => void navigate({ to: paths.admin }),
        onWhatsNew: () => setNews(true),
        onSignOut: () => void signOut(),
        onReturn: () => void endVisit().catch((error: Error) => toast(error.message, { tone: 'danger' })),
      }}
    >
      {children}
      {news && (
        <Suspense>
          <ChangelogDialog open onClose={() => setNews(false)} />
        </Suspense>
      )}
    </Frame>
  )
}
