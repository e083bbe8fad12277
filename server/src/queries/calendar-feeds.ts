import type { Selectable } from 'kysely'
import type { CalendarFeedsTable } from '#db/calendar-tables.ts'
import type { Db, TxDb } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { SystemScope, Tenant } from '#db/scope.ts'

type FeedRow = Selectable<CalendarFeedsTable>
type Owner = Tenant & { readonly userID: number }

export const findFeed = query((db: Db, { companyID, userID }: Owner): Promise<FeedRow | undefined> =>
  db
    .selectFrom('calendar_feeds')
    .selectAll()
    .where('companyID', '=', companyID)
    .where('userID', '=', userID)
    .executeTakeFirst(),
)

export const saveFeed = query(async (db: TxDb, feed: FeedRow): Promise<void> => {
  const { userID: _, companyID: __, ...change } = feed
  await db
    .insertInto('calendar_feeds')
    .values(feed)
    .onConflict((conflict) => conflict.column('userID').doUpdateSet(change))
    .execute()
})

export const deleteFeed = query((db: TxDb, { companyID, userID }: Owner) =>
  db.deleteFrom('calendar_feeds').where('companyID', '=', companyID).where('userID', '=', userID).execute(),
)

/** The feed with this secret, if its user may still sign in, and their company's features. */
export const feedOfToken = query((db: Db, _: SystemScope, tokenHash: string) =>
  db
    .selectFrom('calendar_feeds as f')
    .innerJoin('users as u', (join) => join.onRef('u.userID', '=', 'f.userID').onRef('u.companyID', '=', 'f.companyID'))
    .innerJoin('companies as c', 'c.companyID', 'f.companyID')
    .select(['f.userID', 'f.companyID', 'f.initials', 'f.readAt'])
    .select(['c.companyName', 'c.companyTimezone', 'c.features'])
    .where('f.tokenHash', '=', tokenHash)
    .where('u.userEnabled', '=', 1)
    .where('c.suspendedAt', 'is', null)
    .executeTakeFirst(),
)

export const setFeedRead = query((db: TxDb, _: SystemScope, tokenHash: string, readAt: number) =>
  db.updateTable('calendar_feeds').set({ readAt }).where('tokenHash', '=', tokenHash).execute(),
)
