import { handle } from '#calls/handler.ts'
import { importNotices } from '#services/notices/import-notices.ts'

const take = handle('notices/import', (asked, caller) => importNotices(caller, asked))

export { take as import }
