import { useSignedIn } from '#data/session.ts'
import { LookChoices } from './look-choices.tsx'
import { MessageSwitches } from './message-switches.tsx'
import styles from './own-account.module.css'

/** How the product looks and alerts this user, in this browser. */
export function Preferences() {
  const { user, company } = useSignedIn()
  return (
    <div className={styles.preferences}>
      <LookChoices timezone={company.companyTimezone} />
      <MessageSwitches userID={user.userID} />
    </div>
  )
}
