import type { Migration } from './dialect.ts'

/** When a job gave up: it is not retried automatically. */
export const jobsThatGaveUp: Migration = {
  name: '0081-jobs-that-gave-up',
  up: async ({ schema, columns: { big } }) => {
    await schema.alterTable('jobs').addColumn('gaveUpAt', big).execute()
  },
}
