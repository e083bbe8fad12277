import { Frame } from '#features/frame/frame.tsx'
import { SearchTrigger } from '#features/frame/search-trigger.tsx'
import { Ticker } from '#features/metals/ticker.tsx'
import { ErrorPage } from '#parts/page/error-page.tsx'
import { ChangelogDialog } from '#features/announcements/changelog-dialog.tsx'
import { type Session, SignedInProvider } from '#data/session.ts'
import { Announcements } from '#features/announcements/announcements.tsx'
import { PRESETS } from '@xd/core/domain/access/permissions.ts'
import { DEFAULT_FEATURES } from '@xd/core/domain/access/features.ts'
import { CURRENT_VERSION } from '@xd/core/domain/version/current.ts'
import { useState } from 'react'

const SESSION: Session = {
  user: {
    userID: 2,
    userUsername: 'dana.ruiz@goldenpledge.test',
    userNickname: 'Dana',
    userColor: '#4779b8',
    userPermissions: PRESETS.owner,
    userAllowedStoreIDs: [1, 2, 3],
    userIsXDACCT: true,
    companyKey: 'golden',
  },
  company: {
    companyID: 2,
    companyKey: 'golden',
    companyName: 'Golden Pledge Pawn & Loan',
    companyTimezone: 'America/Los_Angeles',
    companyLanguages: ['en', 'es'],
    companyLoanRules: 'by-store',
    features: DEFAULT_FEATURES,
    channels: ['sms', 'email'],
    storeCount: 3,
    userCount: 6,
  },
  lastSeq: 0,
  session: {
    sessionID: '0',
    expires: '2026-11-21T20:00:00Z',
    impersonatedBy: {
      userID: 1,
      userUsername: 'support@xd.test',
      companyName: 'XD',
      reason: 'Call 812',
      readOnly: true,
      asksFirst: false,
      approval: null,
      answeredBy: null,
    },
  },
  mode: 'demo',
  testMode: true,
  version: CURRENT_VERSION,
}

const nothing = () => undefined

export function FramePage() {
  const [news, setNews] = useState(false)
  return (
    <SignedInProvider value={SESSION}>
      <Frame
        path="/inbox"
        badges={{ '/inbox': 7, '/notices': 120 }}
        search={<SearchTrigger onOpen={nothing} />}
        ticker={<Ticker />}
        bars={<Announcements offlineSince={Date.parse('2026-11-21T18:42:00Z')} />}
        onUser={() => setNews(true)}
      >
        <ErrorPage status={404} message="This page couldn’t be found" />
        <ChangelogDialog open={news} onClose={() => setNews(false)} />
      </Frame>
    </SignedInProvider>
  )
}
