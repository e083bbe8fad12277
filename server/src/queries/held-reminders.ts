import { PROMISED } from '@xd/core/domain/payment/reminder.ts'
import type { Db } from '#db/connect.ts'
import { amongThese } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import type { Tenant } from '#db/scope.ts'

interface Held {
  readonly storeID: number
  readonly custIDs: readonly number[]
}

/** Open requests of these customers whose reminder may wait for a promise, or was dropped for one. */
export const heldReminders = query(async (db: Db, { companyID }: Tenant, { storeID, custIDs }: Held, now: number) =>
  custIDs.length === 0
    ? []
    : db
        .selectFrom('payments')
        .select('paymentID')
        .where('companyID', '=', companyID)
        .where(amongThese(db, 'custID', custIDs))
        .where('storeID', '=', storeID)
        .where('paymentStatus', '=', 'sent')
        .where('validBeforeAt', '>', now)
        .where('remindedAt', 'is', null)
        .where((eb) => eb.or([eb('remindAt', '>', now), eb('remindDropped', '=', PROMISED)]))
        .orderBy('paymentID')
        .execute(),
)
