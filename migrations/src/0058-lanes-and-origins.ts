import { sql } from 'kysely'
import type { Migration } from './dialect.ts'

export const lanesAndOrigins: Migration = {
  name: '0058-lanes-and-origins',
  up: async ({ db, schema }) => {
    // Work a person waits for, and bulk: each lane has its own slots.
    await schema
      .alterTable('jobs')
      .addColumn('lane', 'text', (c) => c.notNull().defaultTo('person'))
      .execute()
    await schema.dropIndex('jobs_by_time').execute()
    await schema.createIndex('jobs_by_lane').on('jobs').columns(['lane', 'runAt', 'leasedUntil']).execute()
    // Which part of the product wrote an automatic message; null for the answers of the conversation itself.
    await sql`alter table messages add column "messageOrigin" text`.execute(db)
  },
}
