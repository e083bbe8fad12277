import { setUndoSend, useUndoSend } from '#state/undo-send-choice.ts'
import { Switch } from '#ui/field/switch.tsx'

/** On until the user turns it off; without it, messages go out at once. */
export const UndoSendSwitch = ({ userID }: { userID: number }) => (
  <Switch
    label="Undo send"
    checked={useUndoSend(userID)}
    onChange={(wanted) => setUndoSend(wanted, userID)}
    hint="Waits a few seconds before sending, so you can take it back."
  />
)
