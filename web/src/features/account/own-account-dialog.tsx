import { type ReactNode, useId, useState } from 'react'
import { useSignedIn } from '#data/session.ts'
import { LeaveGuard } from '#parts/page/leave-guard.tsx'
import { OwnFactor } from '#parts/second-factor/own-factor.tsx'
import { CloseButton, Dialog } from '#ui/overlay/dialog.tsx'
import { Tabs } from '#ui/overlay/tabs.tsx'
import { useEdits } from '#state/use-edits.ts'
import { NO_PASSWORD, OwnPassword } from './own-password.tsx'
import { OwnProfile } from './own-profile.tsx'
import { OwnSessions } from './own-sessions.tsx'
import styles from './own-account.module.css'
import { LookChoices } from './look-choices.tsx'
import { MessageSwitches } from './message-switches.tsx'

const TABS = ['profile', 'preferences', 'sign-in'] as const
export type AccountTab = (typeof TABS)[number]

/** The user's own name, color, preferences, password and second factor, and where they are signed in. */
export function OwnAccountDialog({
  first = 'profile',
  onClose,
}: {
  first?: AccountTab | undefined
  onClose: () => void
}) {
  const { user, session } = useSignedIn()
  const [tab, setTab] = useState<AccountTab>(first)
  // Stored here, because leaving a tab forgets its typed text.
  const profile = useEdits({ userNickname: user.userNickname, userColor: user.userColor })
  const [password, setPassword] = useState(NO_PASSWORD)
  const [codes, setCodes] = useState<readonly string[]>()
  const { userNickname, userColor } = profile.draft
  const isRenamed = userNickname.trim() !== user.userNickname || userColor !== user.userColor
  const isDirty = isRenamed || password.current !== '' || password.password !== '' || codes !== undefined
  // On a support visit the account is another person’s; the preferences are this browser’s.
  if (session.impersonatedBy)
    return (
      <Dialog open onClose={onClose} title="Preferences" footer={<CloseButton />}>
        <Preferences />
      </Dialog>
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title="Your account"
      dirty={isDirty}
      loses={codes && 'Your new recovery codes won’t be shown again.'}
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
          { value: 'preferences', label: 'Preferences', panel: <Preferences /> },
          {
            value: 'sign-in',
            label: 'Sign-in',
            panel: (
              <div className={styles.sections}>
                <AccountSection title="Second factor">
                  <OwnFactor codes={codes} onCodes={setCodes} />
                </AccountSection>
                <AccountSection title="Password">
                  <OwnPassword draft={password} onChange={setPassword} />
                </AccountSection>
                <AccountSection title="Sessions">
                  <OwnSessions />
                </AccountSection>
              </div>
            ),
          },
        ]}
      />
      <LeaveGuard dirty={isDirty} />
    </Dialog>
  )
}

function AccountSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {title}
      </h3>
      {children}
    </section>
  )
}

/** How the product looks and alerts this user, in this browser. */
function Preferences() {
  const { user, company } = useSignedIn()
  return (
    <div className={styles.preferences}>
      <LookChoices timezone={company.companyTimezone} />
      <MessageSwitches userID={user.userID} />
    </div>
  )
}
