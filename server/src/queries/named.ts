import type { EntityKind } from '@xd/core/contract/call.ts'
import type { Db } from '#db/connect.ts'
import { type Places, prepared } from '#db/prepared.ts'
import type { CompanyScope } from '#db/scope.ts'
import { findCategory } from './calendar-categories.ts'

type Named = (db: Db, scope: CompanyScope, id: number | string) => Promise<boolean>

/** Things that belong to a store: they exist for those who are allowed there. */
const atStore =
  (find: (db: Db, companyID: number, id: number | string) => Promise<{ storeID: number } | undefined>): Named =>
  async (db, { companyID, storeIDs }, id) => {
    const row = await find(db, companyID, id)
    return row !== undefined && storeIDs.includes(row.storeID)
  }

const conversation = prepared((db, { companyID, convoID }: Places<{ companyID: number; convoID: number }>) =>
  db.selectFrom('conversations').select('storeID').where('companyID', '=', companyID).where('convoID', '=', convoID),
)

/** Whether each kind of thing exists for a caller: in their company and, where it belongs to a store, in one of theirs. */
export const NAMED: Record<EntityKind, Named> = {
  customer: async (db, { companyID }, id) => {
    const row = await db
      .selectFrom('customers')
      .select('custID')
      .where('companyID', '=', companyID)
      .where('custID', '=', Number(id))
      .where('custErasedAt', 'is', null)
      .executeTakeFirst()
    return row !== undefined
  },
  conversation: atStore(async (db, companyID, id) => (await conversation(db, { companyID, convoID: Number(id) }))[0]),
  message: atStore((db, companyID, id) =>
    db
      .selectFrom('messages')
      .select('storeID')
      .where('companyID', '=', companyID)
      .where('messageID', '=', Number(id))
      .executeTakeFirst(),
  ),
  payment: atStore((db, companyID, key) =>
    db
      .selectFrom('payments')
      .select('storeID')
      .where('companyID', '=', companyID)
      .where('paymentKey', '=', String(key))
      .executeTakeFirst(),
  ),
  category: async (db, scope, id) => (await findCategory(db, scope, Number(id))) !== undefined,
  rewrite: atStore((db, companyID, id) =>
    db
      .selectFrom('rewrite_batches')
      .select('storeID')
      .where('companyID', '=', companyID)
      .where('rewriteID', '=', Number(id))
      .executeTakeFirst(),
  ),
  store: async (_db, { storeIDs }, id) => storeIDs.includes(Number(id)),
}
