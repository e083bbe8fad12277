import { refusalAt } from '@xd/core/domain/access/address.ts'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { useMatches, useNavigate } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { openDialog } from '#data/dialogs.ts'
import { useLetterKeys } from '#state/letter-keys-choice.ts'
import { useLiveChannel, useLiveStatus } from '#data/live.ts'
import { usePageActivity } from '#data/page-activity.ts'
import { refetch } from '#data/refetch.ts'
import { lookForUpdate } from '#data/service-worker.ts'
import { useRights } from '#data/rights.ts'
import { readOnlyReason, type Session, SignedInProvider } from '#data/session.ts'
import { useUnsent } from '#data/unsent.ts'
import { useCall } from '#data/use-call.ts'
import { useSendingNews } from '#features/conversation/use-sending-news.ts'
import { lazyDecor } from '#parts/page/lazy-decor.tsx'
import { NoAccessPage, NotBoughtPage } from '#parts/page/error-page.tsx'
import { Announcements } from '#features/announcements/announcements.tsx'
import { DemoMark } from '#features/announcements/demo-note.tsx'
import { Frame } from '#features/frame/frame.tsx'
import { SearchTrigger } from '#features/frame/search-trigger.tsx'
import { StepUpQuestion } from '#features/session/step-up-question.tsx'
import { setLetterShortcuts, useShortcuts } from '#ui/hook/use-shortcuts.ts'
import { ReadOnly } from '#ui/read-only.ts'
import { useFirstLoads } from './first-loads.ts'
import { paths } from './paths.ts'
import { ShellDialogs } from './shell-dialogs.tsx'

// Needs the calendar code to know the season, which the inbox doesn't.
const Ticker = lazyDecor(() => import('#features/metals/ticker.tsx'), 'Ticker')
const NoteRecents = lazyDecor(() => import('#features/palette/note-recents.tsx'), 'NoteRecents')
const Winter = lazyDecor(() => import('#features/winter/winter.tsx'), 'Winter')

// Nothing arrives before the first screen is there.
const Alerts = lazyDecor(() => import('#features/alerts/alerts.tsx'), 'Alerts')

type Props = { session: Session; pathname: string; children: ReactNode }

/** Joins the frame to the data: the signed-in user, the live channel, and the user menu's actions. */
export function SignedInLayout({ session, pathname, children }: Props) {
  useUnsent(session.company.companyID, session.user.userID)
  const live = useLiveStatus()
  const reads = holds(session.user.userPermissions, 'messages')
  const inbox = useCall('inbox/list', { search: { perPage: 1 } }, { enabled: reads }).data
  const { companyKey, userID } = session.user
  useLiveChannel(
    {
      companyID: session.company.companyID,
      companyKey,
      userID,
      sessionID: session.session.sessionID,
      lastSeq: session.lastSeq,
    },
    useFirstLoads(session),
  )
  // Both belong to the page on screen: the address changes while the next one is still loading.
  const pageAddress = useMatches({ select: (matches) => matches.at(-1)?.pathname })
  const pagePattern = useMatches({ select: (matches) => String(matches.at(-1)?.fullPath ?? pathname) })
  usePageActivity(pageAddress ?? pathname, pagePattern)
  useRights(session)
  const letters = useLetterKeys(userID)
  useEffect(() => setLetterShortcuts(letters), [letters])
  const navigate = useNavigate()
  useSendingNews((convoID) => void navigate({ href: paths.inboxConversation(convoID) }))
  // After a reconnect the server may be a new build with a new notice.
  const wasOffline = useRef(false)
  useEffect(() => {
    if (live.state === 'live' && wasOffline.current) {
      lookForUpdate()
      void refetch('auth/info')
    }
    wasOffline.current = live.state === 'offline'
  }, [live.state])
  const refusal = refusalAt(pathname, session.user, session.company.features)
  const Refused = refusal?.why === 'permission' ? NoAccessPage : NotBoughtPage
  // No other dialog covers an open form.
  const find = () => document.querySelector('[role="dialog"]') === null && openDialog({ kind: 'palette' })
  useShortcuts([{ keys: 'Mod+k', group: 'Everywhere', does: 'Find anything', run: find }])
  return (
    <SignedInProvider value={session}>
      <ReadOnly value={readOnlyReason(session)}>
        <Frame
          path={pathname}
          badges={{ [paths.inbox]: inbox?.unread ?? 0 }}
          search={<SearchTrigger onOpen={find} />}
          ticker={<Ticker />}
          mark={<DemoMark />}
          bars={<Announcements offlineSince={live.state === 'offline' ? live.since : null} />}
          onUser={() => openDialog({ kind: 'user-menu' })}
        >
          {refusal ? <Refused title={refusal.title} /> : children}
          <ShellDialogs />
          <StepUpQuestion />
          <NoteRecents />
          <Alerts inbox={inbox} />
          <Winter timezone={session.company.companyTimezone} />
        </Frame>
      </ReadOnly>
    </SignedInProvider>
  )
}
