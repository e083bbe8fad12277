import { setLetterKeys, useLetterKeys } from '#state/letter-keys-choice.ts'
import { Switch } from '#ui/field/switch.tsx'

/** On until this user turns them off; keys with Ctrl, and arrows, always work. */
export const LetterKeysSwitch = ({ userID }: { userID: number }) => (
  <Switch
    label="Letter keys"
    checked={useLetterKeys(userID)}
    onChange={(wanted) => setLetterKeys(wanted, userID)}
    hint="Single keys such as j, e and r work when you’re not typing. Press ? to see them all."
  />
)
