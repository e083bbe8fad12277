import { Frame } from '#features/shell/frame.tsx'
import { SearchTrigger } from '#features/shell/search-trigger.tsx'
import { Ticker } from '#features/shell/ticker.tsx'
import { ErrorPage } from '#features/shell/error-page.tsx'
import { ChangelogDialog } from '#features/shell/changelog-dialog.tsx'
import type { Account } from '#features/shell/account.ts'
import { PRESETS } from '@xd/core/domain/access/permissions.ts'
import { DEFAULT_FEATURES } from '@xd/core/domain/access/features.ts'
import { CURRENT_VERSION } from '@xd/core/domain/version/current.ts'
import { useState } from 'react'

const ACCOUNT: Account = {
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
    },
  },
  mode: 'demo',
  version: CURRENT_VERSION,
}

const nothing = () => undefined

export function FramePage() {
  const [news, setNews] = useState(false)
  return (
    <Frame
      account={ACCOUNT}
      path="/inbox"
      badges={{ '/inbox': 7, '/notices': 120 }}
      search={<SearchTrigger onOpen={nothing} />}
      ticker={<Ticker />}
      testMode
      offlineSince={Date.parse('2026-11-21T18:42:00Z')}
      acts={{ onSwitch: nothing, onWhatsNew: () => setNews(true), onSignOut: nothing, onReturn: nothing }}
    >
      <ErrorPage status={404} message="This page could not be found" />
      <ChangelogDialog open={news} onClose={() => setNews(false)} />
    </Frame>
  )
}
