import type { EntityKind } from '@xd/core/contract/call.ts'
import type { Db } from '#db/connect.ts'
import type { CompanyScope } from '#db/scope.ts'

/** Whether each kind of thing exists for a caller: in their company and, where it belongs to a store, in one of theirs. */
export const NAMED: Record<EntityKind, (db: Db, scope: CompanyScope, id: number | string) => Promise<boolean>> = {
  customer: async (db, { companyID }, id) =>
    (await db.selectFrom('customers').select('custID').where('companyID', '=', companyID).where('custID', '=', Number(id)).executeTakeFirst()) !==
    undefined,
  conversation: async (db, scope, id) => {
    const row = await db
      .selectFrom('conversations')
      .select('storeID')
      .where('companyID', '=', scope.companyID)
      .where('convoID', '=', Number(id))
      .executeTakeFirst()
    return row !== undefined && scope.storeIDs.includes(row.storeID)
  },
  message: async (db, scope, id) => {
    const row = await db
      .selectFrom('messages')
      .select('storeID')
      .where('companyID', '=', scope.companyID)
      .where('messageID', '=', Number(id))
      .executeTakeFirst()
    return row !== undefined && scope.storeIDs.includes(row.storeID)
  },
  payment: async (db, scope, key) => {
    const row = await db
      .selectFrom('payments')
      .select('storeID')
      .where('companyID', '=', scope.companyID)
      .where('paymentKey', '=', String(key))
      .executeTakeFirst()
    return row !== undefined && scope.storeIDs.includes(row.storeID)
  },
  store: async (_db, scope, id) => scope.storeIDs.includes(Number(id)),
}
