import { handle } from '#calls/handler.ts'
import { importFile } from '#services/imports/import-file.ts'

export const importFromSuperpawn = handle('mailers/import-from-superpawn', (asked, caller) => importFile(caller, asked))
