import type { Migration } from './dialect.ts'

export const companySettings: Migration = {
  name: '0043-company-settings',
  up: async ({ schema }) => {
    // How long a sign-in lasts at most.
    await schema
      .alterTable('companies')
      .addColumn('companySessionDays', 'integer', (c) => c.notNull().defaultTo(14))
      .execute()
    // Counts the saves, so that two editors cannot overwrite each other unseen.
    await schema
      .alterTable('companies')
      .addColumn('companyVersion', 'integer', (c) => c.notNull().defaultTo(1))
      .execute()
  },
}
