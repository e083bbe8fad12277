import type { Migration } from './dialect.ts'

const COUNTED = [
  ['users', 'userVersion'],
  ['templates', 'templateVersion'],
  ['quick_replies', 'replyVersion'],
  ['store_closures', 'closureVersion'],
  ['api_keys', 'keyVersion'],
] as const

/** Counts the saves of records that are saved as a whole, so that two editors cannot overwrite each other unseen. */
export const versionsOfRecords: Migration = {
  name: '0083-versions-of-records',
  up: async ({ schema }) => {
    for (const [table, column] of COUNTED)
      await schema
        .alterTable(table)
        .addColumn(column, 'integer', (c) => c.notNull().defaultTo(1))
        .execute()
  },
}
