import { sql } from 'kysely'
import type { Migration } from './dialect.ts'

/** What earlier versions noted as the error of a job that only waited for its next time. */
const REMARKS = [
  'reconciled each night',
  'not yet',
  'the charge is not settled yet',
  'the charge is pending',
  'the refund is pending',
]

/** System status showed such a job as failing until its next run. */
export const remarksOfJobs: Migration = {
  name: '0106-remarks-of-jobs',
  up: async ({ db }) => {
    await sql`update jobs set "lastError" = null, attempts = 0 where "lastError" in (${sql.join(REMARKS)})`.execute(db)
  },
}
