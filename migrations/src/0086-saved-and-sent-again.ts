import type { Migration } from './dialect.ts'

/** Columns for saving a mailer again after a lost answer, and for sending a message again to its original phone. */
export const savedAndSentAgain: Migration = {
  name: '0086-saved-and-sent-again',
  up: async ({ schema }) => {
    await schema.alterTable('mailers').addColumn('clientJobID', 'text').execute()
    await schema
      .createIndex('mailers_of_client')
      .on('mailers')
      .columns(['companyID', 'createdByID', 'clientJobID'])
      .unique()
      .execute()
    // Only for the customer's other phone.
    await schema.alterTable('messages').addColumn('messageTo', 'text').execute()
  },
}
