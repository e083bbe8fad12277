import type { Database } from 'better-sqlite3'
import { LOOK_AT } from '@xd/server/db/statistics.ts'

/** Updates the statistics for rows that a bench added, as housekeeping would within the hour. */
export const gatherStatistics = (database: Database): void => {
  database.pragma(`analysis_limit = ${LOOK_AT}`)
  database.exec('analyze')
}
