import { useState } from 'react'
import { Switch } from '#ui/field/switch.tsx'
import { useAlertChoices } from '#state/alert-choices.ts'
import { chime } from '#ui/sound/chime.ts'
import { LetterKeysSwitch } from './letter-keys-switch.tsx'
import { SpokenTextsSwitch } from './spoken-texts-switch.tsx'
import { UndoSendSwitch } from './undo-send-switch.tsx'
import styles from './own-account.module.css'

const DENIED = 'Your browser is blocking this. Allow notifications for this site in its settings.'

/**
 * This user's message settings in this browser: sound and desktop notifications for new ones (off by default), and undo
 * for sent ones.
 */
export function MessageSwitches({ userID }: { userID: number }) {
  const [choices, change] = useAlertChoices(userID)
  const [denied, setDenied] = useState(false)
  const setSound = (sound: boolean) => {
    change({ sound })
    // Plays it once as a sample; the click also lets the browser play it later.
    if (sound) chime().catch(() => undefined)
  }
  const setDesktop = async (desktop: boolean) => {
    const permission = !desktop
      ? 'granted'
      : 'Notification' in window
        ? await Notification.requestPermission()
        : 'denied'
    setDenied(permission !== 'granted')
    change({ desktop: desktop && permission === 'granted' })
  }
  return (
    <div className={styles.looks}>
      <UndoSendSwitch userID={userID} />
      <LetterKeysSwitch userID={userID} />
      <SpokenTextsSwitch userID={userID} />
      <Switch label="Sound for new messages and payments" checked={choices.sound} onChange={setSound} />
      <Switch
        label="Desktop notifications"
        checked={choices.desktop}
        onChange={(desktop) => void setDesktop(desktop)}
        hint={denied ? DENIED : undefined}
      />
    </div>
  )
}
