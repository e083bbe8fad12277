import type { Database } from 'better-sqlite3'
import { LOOK_AT } from '@xd/server/db/statistics.ts'

/** What housekeeping does within the hour: looks at what a bench has added. */
export const gatherStatistics = (database: Database): void => {
  database.pragma(`analysis_limit = ${LOOK_AT}`)
  database.exec('analyze')
}
