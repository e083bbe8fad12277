import type { RewriteSettings } from '@xd/core/contract/entity/rewrite.ts'
import { rangeLeft } from '@xd/core/domain/ticket/rewrite.ts'
import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { CompanyScope } from '#db/scope.ts'
import { findStore } from '#queries/stores.ts'
import { findTicketRange } from '#queries/ticket-ranges.ts'

/** A store's settings for rewriting its tickets. */
export const rewriteSettings = query(
  async (db: Db, scope: CompanyScope, storeID: number): Promise<typeof RewriteSettings.Type> => {
    const [store, range] = await Promise.all([findStore(db, scope, storeID), findTicketRange(db, scope, storeID)])
    return {
      storeID,
      storeAutoRewrite: store?.storeAutoRewrite === 1,
      ticketRange: range
        ? {
            rangePrefix: range.prefix,
            rangeFrom: range.from,
            rangeTo: range.to,
            rangeNext: range.next,
            rangeLeft: rangeLeft(range),
          }
        : null,
      settingsVersion: store?.rewritesVersion ?? 0,
    }
  },
)
