import { handle } from '#calls/handler.ts'
import { undoImport as undo } from '#services/imports/undo-import.ts'

export const undoImport = handle('mailers/undo-import', ({ importID }, caller) => undo(caller, importID))
