import type { Migration } from './dialect.ts'

export const customFieldsEdited: Migration = {
  name: '0045-custom-fields-edited',
  up: async ({ schema }) => {
    // Counts the saves of a form, so that two editors cannot overwrite each other unseen.
    await schema
      .alterTable('custom_fields')
      .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
      .execute()
  },
}
