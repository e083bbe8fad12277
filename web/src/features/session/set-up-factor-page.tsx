import { useState } from 'react'
import { usePageTitle } from '#data/page-title.ts'
import { type Session, SignedInProvider } from '#data/session.ts'
import { OwnFactor } from '#parts/second-factor/own-factor.tsx'
import { paths } from '#paths.ts'
import { Toasts } from '#ui/overlay/toasts.tsx'
import styles from './login-page.module.css'
import { SessionCard } from './session-card.tsx'
import { StepUpQuestion } from './step-up-question.tsx'

/** The only page open to someone who should have a second factor by now. */
export function SetUpFactorPage({ session }: { session: Session }) {
  usePageTitle('Set up a second factor')
  const [codes, setCodes] = useState<readonly string[]>()
  return (
    <SignedInProvider value={session}>
      <main>
        <SessionCard title="Set up a second factor">
          <p className={styles.text}>
            {session.company.companyName} requires one. Set up an authenticator app or a passkey to continue.
          </p>
          <OwnFactor codes={codes} onCodes={setCodes} />
          <a href={paths.logout} className={styles.link}>
            Sign out
          </a>
        </SessionCard>
        <StepUpQuestion />
        <Toasts />
      </main>
    </SignedInProvider>
  )
}
