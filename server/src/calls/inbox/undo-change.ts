import { handle } from '#calls/handler.ts'
import { undoMany } from '#services/inbox/change-many.ts'

export const undoChange = handle('inbox/undo-change', ({ changeID }, caller) => undoMany(caller, changeID))
