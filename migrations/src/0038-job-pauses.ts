import type { Migration } from './dialect.ts'

export const jobPauses: Migration = {
  name: '0038-job-pauses',
  up: async ({ schema, columns: { big } }) => {
    // How long the job was told to wait; null if it waits for a set time.
    await schema.alterTable('jobs').addColumn('pausedMs', big).execute()
  },
}
