import { sql } from 'kysely'
import type { Migration } from './dialect.ts'

export const linesOfJobs: Migration = {
  name: '0039-lines-of-jobs',
  up: async ({ db, schema }) => {
    // Jobs of one line run one at a time, in the order they were made.
    await schema.alterTable('jobs').addColumn('line', 'text').execute()
    await sql`create index jobs_line on jobs (line, "jobID") where line is not null`.execute(db)
  },
}
