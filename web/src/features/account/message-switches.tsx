import { useState } from 'react'
import { Switch } from '#ui/field/switch.tsx'
import { useAlertChoices } from '#state/alert-choices.ts'
import { chime } from '#ui/sound/chime.ts'
import styles from './own-account.module.css'
import { setLetterKeys, useLetterKeys } from '#state/letter-keys-choice.ts'
import { setSpokenTexts, useSpokenTexts } from '#state/spoken-texts-choice.ts'
import { setUndoSend, useUndoSend } from '#state/undo-send-choice.ts'

/** On until the user turns it off. Without it, messages are sent at once. */
const UndoSendSwitch = ({ userID }: { userID: number }) => (
  <Switch
    label="Undo send"
    checked={useUndoSend(userID)}
    onChange={(wanted) => setUndoSend(wanted, userID)}
    hint="Waits a few seconds before sending, so you can take it back."
  />
)

/** On until this user turns it off. Without a screen reader it makes no difference. */
const SpokenTextsSwitch = ({ userID }: { userID: number }) => (
  <Switch
    label="Announce new texts"
    checked={useSpokenTexts(userID)}
    onChange={(wanted) => setSpokenTexts(wanted, userID)}
    hint="For screen readers. Texts that arrive together are announced in one sentence."
  />
)

/** On until this user turns them off. Keys with Ctrl, and arrows, always work. */
const LetterKeysSwitch = ({ userID }: { userID: number }) => (
  <Switch
    label="Letter keys"
    checked={useLetterKeys(userID)}
    onChange={(wanted) => setLetterKeys(wanted, userID)}
    hint="Single keys such as j, e and r work when you’re not typing. Press ? to see them all."
  />
)

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
    // Plays it once as a sample. The click also lets the browser play it later.
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
