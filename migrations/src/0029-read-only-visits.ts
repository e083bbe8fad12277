import type { Migration } from './dialect.ts'

export const readOnlyVisits: Migration = {
  name: '0029-read-only-visits',
  up: async ({ schema }) => {
    await schema
      .alterTable('sessions')
      .addColumn('visitReadOnly', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
  },
}
