import { setSpokenTexts, useSpokenTexts } from '#state/spoken-texts-choice.ts'
import { Switch } from '#ui/field/switch.tsx'

/** On until this user turns it off; without a screen reader it makes no difference. */
export const SpokenTextsSwitch = ({ userID }: { userID: number }) => (
  <Switch
    label="Screen reader says new texts"
    checked={useSpokenTexts(userID)}
    onChange={(wanted) => setSpokenTexts(wanted, userID)}
    hint="Texts that come together are said in one sentence."
  />
)
