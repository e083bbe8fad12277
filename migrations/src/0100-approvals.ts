import { type Migration, notNull } from './dialect.ts'

/** What XD Support asked for on a visit, and the answer of the company’s owners. */
export const approvals: Migration = {
  name: '0100-approvals',
  up: async ({ schema, columns: { big, id, idType } }) => {
    await schema
      .createTable('approvals')
      .addColumn('approvalID', idType, id)
      .addColumn('companyID', big, notNull)
      .addColumn('call', 'text', notNull)
      // What it is about: the same call about the same thing waits only once.
      .addColumn('about', 'text', notNull)
      .addColumn('action', 'text', notNull)
      .addColumn('target', 'text')
      .addColumn('detail', 'text')
      // Null once it was answered or has lapsed: it may hold secrets.
      .addColumn('sealedInput', 'text')
      .addColumn('askedByID', big, notNull)
      .addColumn('visitID', big)
      .addColumn('askedAt', big, notNull)
      .addColumn('expiresAt', big, notNull)
      .addColumn('state', 'text', notNull)
      .addColumn('answeredByID', big)
      .addColumn('answeredAt', big)
      .execute()
    await schema
      .createIndex('approvals_waiting')
      .on('approvals')
      .columns(['companyID', 'state', 'approvalID'])
      .execute()
  },
}
