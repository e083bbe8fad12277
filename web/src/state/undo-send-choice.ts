import { ON_OFF, storedChoice } from './stored-choice.ts'

/** Whether this browser's user has messages held for a few seconds before sending, so that they can undo. */
export const { use: useUndoSend, set: setUndoSend } = storedChoice('xd.undo-send', true, ON_OFF)
