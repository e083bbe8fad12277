import { ON_OFF, storedChoice } from './stored-choice.ts'

/** Whether what one user of this browser sends is held back for a few seconds, in which it can be taken back. */
export const { use: useUndoSend, set: setUndoSend } = storedChoice('xd.undo-send', true, ON_OFF)
