import { type Migration, notNull } from './dialect.ts'

export const eventsJobsAndAudit: Migration = {
  name: '0005-events-jobs-and-audit',
  up: async ({ schema, columns: { id, idType, big } }) => {
    await schema
      .createTable('events')
      .addColumn('companyID', big, (c) => c.notNull().references('companies.companyID'))
      .addColumn('seq', big, notNull)
      // The audience: everyone in the company, or users allowed at one store.
      .addColumn('storeID', big)
      .addColumn('event', 'text', notNull)
      .addColumn('data', 'text', notNull)
      .addColumn('at', big, notNull)
      .addPrimaryKeyConstraint('events_key', ['companyID', 'seq'])
      .execute()
    await schema.createIndex('events_by_age').on('events').columns(['at']).execute()

    await schema
      .createTable('jobs')
      .addColumn('jobID', idType, id)
      .addColumn('companyID', big, notNull)
      .addColumn('kind', 'text', notNull)
      // One job of a kind per subject: requested again, it is not done twice.
      .addColumn('uniqueKey', 'text', (c) => c.notNull().unique())
      .addColumn('payload', 'text', notNull)
      .addColumn('runAt', big, notNull)
      .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
      // Leased to a worker until then; after that, another may take it.
      .addColumn('leasedUntil', big, (c) => c.notNull().defaultTo(0))
      .addColumn('lastError', 'text')
      .execute()
    await schema.createIndex('jobs_by_time').on('jobs').columns(['runAt', 'leasedUntil']).execute()

    await schema
      .createTable('audit')
      .addColumn('auditID', idType, id)
      .addColumn('companyID', big, (c) => c.notNull().references('companies.companyID'))
      .addColumn('at', big, notNull)
      // The person who acted, and as whom: they differ during a support visit.
      .addColumn('actorUserID', big)
      .addColumn('subjectUserID', big)
      .addColumn('action', 'text', notNull)
      .addColumn('target', 'text')
      .addColumn('detail', 'text')
      .addColumn('ip', 'text')
      .execute()
    await schema.createIndex('audit_by_company').on('audit').columns(['companyID', 'auditID']).execute()
  },
}
