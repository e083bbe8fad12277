import { postingDay } from '@xd/core/domain/payment/expiry.ts'
import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { CompanyScope } from '#db/scope.ts'
import { hoursOfStore } from '#queries/incoming.ts'

/** The business day at a store for money that moves now: its cutoff decides. */
export const postingDayOf = query(
  async (
    db: Db,
    scope: CompanyScope,
    { storeID, storeTimezone }: { readonly storeID: number; readonly storeTimezone: string },
    at: number,
  ): Promise<string> => postingDay(await hoursOfStore(db, scope, storeID), storeTimezone, at),
)
