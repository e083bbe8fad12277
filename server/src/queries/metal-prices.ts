import type { MetalsEntry } from '@xd/core/domain/metals/entry.ts'
import type { Db, TxDb } from '#db/connect.ts'
import { query } from '#db/query.ts'

// Prices belong to no company: everyone who is signed in may see them.

/** Stores an entry of the feed, unless there is already one for the same time. */
export const keepMetalPrice = query((db: TxDb, entry: MetalsEntry) =>
  db
    .insertInto('metal_prices')
    .values({ pricedAt: entry.timestamp * 1000, entry: JSON.stringify(entry) })
    .onConflict((conflict) => conflict.column('pricedAt').doNothing())
    .execute(),
)

/** The last entry at or before an instant. */
export const metalPriceBefore = query(async (db: Db, instant: number): Promise<MetalsEntry | undefined> => {
  const row = await db
    .selectFrom('metal_prices')
    .select('entry')
    .where('pricedAt', '<=', instant)
    .orderBy('pricedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && (JSON.parse(row.entry) as MetalsEntry)
})

export const deleteMetalPricesBefore = query((db: TxDb, instant: number) =>
  db.deleteFrom('metal_prices').where('pricedAt', '<', instant).execute(),
)
