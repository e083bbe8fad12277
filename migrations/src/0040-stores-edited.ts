import { type Migration, notNull } from './dialect.ts'

export const storesEdited: Migration = {
  name: '0040-stores-edited',
  up: async ({ schema }) => {
    // Counts the saves of a store, so that two editors cannot overwrite each other unseen.
    await schema
      .alterTable('stores')
      .addColumn('storeVersion', 'integer', (c) => c.notNull().defaultTo(1))
      .execute()
    // Empty: customers who write in Spanish get the English answer.
    await schema
      .alterTable('stores')
      .addColumn('autoReplyMessageES', 'text', (c) => notNull(c).defaultTo(''))
      .execute()
  },
}
