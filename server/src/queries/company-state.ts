import type { Db, TxDb } from '#db/connect.ts'
import { type Places, prepared } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import type { Tenant } from '#db/scope.ts'

const state = prepared((db, { companyID }: Places<{ companyID: number }>) =>
  db.selectFrom('companies').select('suspendedAt').where('companyID', '=', companyID),
)

/** Whether XD Support has suspended a company: nobody signs in there, and nothing is sent automatically. */
export const isSuspended = query(
  async (db: Db, companyID: number): Promise<boolean> => (await state(db, { companyID }))[0]?.suspendedAt != null,
)

/** Suspends a company, or ends its suspension; false if that is already so. */
export const setSuspended = query(
  async (db: TxDb, { companyID }: Tenant, suspendedAt: number | null): Promise<boolean> => {
    const changed = await db
      .updateTable('companies')
      .set({ suspendedAt })
      .where('companyID', '=', companyID)
      .where('suspendedAt', suspendedAt === null ? 'is not' : 'is', null)
      .returning('companyID')
      .executeTakeFirst()
    return changed !== undefined
  },
)
