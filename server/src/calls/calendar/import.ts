import { handle } from '#calls/handler.ts'
import { importFile } from '#services/calendar/import/import-file.ts'

const take = handle('calendar/import', (given, caller) => importFile(caller, given))
export { take as import }
