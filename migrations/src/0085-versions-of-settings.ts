import type { Migration } from './dialect.ts'

const COUNTED = [
  ['labels', 'labelVersion', 1],
  ['calendar_categories', 'catVersion', 1],
  // Until they are first saved, a store's settings have no row of their own.
  ['stores', 'remindersVersion', 0],
  ['stores', 'rewritesVersion', 0],
] as const

/** The same as 0083 for labels, calendars, and two kinds of settings that each store has. */
export const versionsOfSettings: Migration = {
  name: '0085-versions-of-settings',
  up: async ({ schema }) => {
    for (const [table, column, first] of COUNTED)
      await schema
        .alterTable(table)
        .addColumn(column, 'integer', (c) => c.notNull().defaultTo(first))
        .execute()
  },
}
