import type { Migration } from './dialect.ts'

export const activityByPerson: Migration = {
  name: '0044-activity-by-person',
  up: async ({ schema }) => {
    // The log as its owners read it: newest first, by person, by kind.
    await schema.createIndex('audit_by_time').on('audit').columns(['companyID', 'at', 'auditID']).execute()
    await schema
      .createIndex('audit_by_actor')
      .on('audit')
      .columns(['companyID', 'actorUserID', 'at', 'auditID'])
      .execute()
    await schema.createIndex('audit_by_action').on('audit').columns(['companyID', 'action', 'at', 'auditID']).execute()
  },
}
