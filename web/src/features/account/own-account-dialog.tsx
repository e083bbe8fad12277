import { useState } from 'react'
import { useSignedIn } from '#data/session.ts'
import { LeaveGuard } from '#parts/page/leave-guard.tsx'
import { OwnFactor } from '#parts/second-factor/own-factor.tsx'
import { CloseButton, Dialog } from '#ui/overlay/dialog.tsx'
import { Tabs } from '#ui/overlay/tabs.tsx'
import { useEdits } from '#state/use-edits.ts'
import { NO_PASSWORD, OwnPassword } from './own-password.tsx'
import { OwnProfile } from './own-profile.tsx'
import { OwnSessions } from './own-sessions.tsx'

const TABS = ['profile', 'password', 'second-factor', 'sessions'] as const
export type AccountTab = (typeof TABS)[number]

/** The user's own name, color, password and second factor, and where they are signed in. */
export function OwnAccountDialog({
  first = 'profile',
  onClose,
}: {
  first?: AccountTab | undefined
  onClose: () => void
}) {
  const { user } = useSignedIn()
  const [tab, setTab] = useState<AccountTab>(first)
  // Kept here: a tab that is left forgets what was typed in it.
  const profile = useEdits({ userNickname: user.userNickname, userColor: user.userColor })
  const [password, setPassword] = useState(NO_PASSWORD)
  const [codes, setCodes] = useState<readonly string[]>()
  const { userNickname, userColor } = profile.draft
  const isRenamed = userNickname.trim() !== user.userNickname || userColor !== user.userColor
  const isDirty = isRenamed || password.current !== '' || password.password !== '' || codes !== undefined
  return (
    <Dialog
      open
      onClose={onClose}
      title="Your account"
      dirty={isDirty}
      loses={codes && 'Your new recovery codes aren’t shown again.'}
      footer={<CloseButton />}
    >
      <Tabs
        label="Your account"
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'profile',
            label: 'Profile',
            panel: <OwnProfile draft={profile.draft} contest={profile.contest} onChange={profile.change} />,
          },
          { value: 'password', label: 'Password', panel: <OwnPassword draft={password} onChange={setPassword} /> },
          { value: 'second-factor', label: 'Second factor', panel: <OwnFactor codes={codes} onCodes={setCodes} /> },
          { value: 'sessions', label: 'Sessions', panel: <OwnSessions /> },
        ]}
      />
      <LeaveGuard dirty={isDirty} />
    </Dialog>
  )
}
