import type { Kysely } from 'kysely'
import type { Migration } from './dialect.ts'

/** Email, pictures and scheduled messages used to be available to everyone, so an update takes them from nobody. */
const EXTRAS = ['mms', 'email', 'inboxscheduler']

export const extrasKept: Migration = {
  name: '0033-extras-kept',
  up: async (migrating) => {
    const db = migrating.db as Kysely<{ companies: { companyID: number; features: string } }>
    const companies = await db.selectFrom('companies').select(['companyID', 'features']).execute()
    for (const { companyID, features } of companies) {
      const kept = new Set([...(JSON.parse(features) as string[]), ...EXTRAS])
      await db
        .updateTable('companies')
        .set({ features: JSON.stringify([...kept]) })
        .where('companyID', '=', companyID)
        .execute()
    }
  },
}
