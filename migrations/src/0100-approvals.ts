import { type Migration, notNull } from './dialect.ts'

/** Requests that XD Support made on visits, and the owners’ answers. */
export const approvals: Migration = {
  name: '0100-approvals',
  up: async ({ schema, columns: { big, id, idType } }) => {
    await schema
      .createTable('approvals')
      .addColumn('approvalID', idType, id)
      .addColumn('companyID', big, notNull)
      .addColumn('call', 'text', notNull)
      // Its subject: the same call about the same thing waits only once.
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
