import { type Migration, notNull } from './dialect.ts'

export const draftPicturesUndoAndBulkChanges: Migration = {
  name: '0024-draft-pictures-undo-and-bulk-changes',
  up: async ({ schema, columns: { id, idType, big } }) => {
    // A draft's pictures, as a list of `mediaID`s in order.
    await schema
      .alterTable('drafts')
      .addColumn('draftMedia', 'text', (c) => c.notNull().defaultTo('[]'))
      .execute()
    // Sent, and held for the few seconds in which it can be taken back.
    await schema
      .alterTable('message_schedules')
      .addColumn('undoable', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()

    // A change made to many conversations at once, and the earlier state of each, for one undo.
    await schema
      .createTable('inbox_changes')
      .addColumn('changeID', idType, id)
      .addColumn('companyID', big, (c) => c.notNull().references('companies.companyID'))
      .addColumn('userID', big, notNull)
      .addColumn('changedAt', big, notNull)
      .addColumn('journal', 'text', notNull)
      .execute()
    await schema.createIndex('inbox_changes_by_age').on('inbox_changes').columns(['companyID', 'changedAt']).execute()
  },
}
