import type { Migration } from './dialect.ts'

/** How many files came with an email that staff cannot see here. */
export const emailFilesLeft: Migration = {
  name: '0082-email-files-left',
  up: async ({ schema }) => {
    await schema
      .alterTable('emails')
      .addColumn('emailFilesLeft', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
  },
}
