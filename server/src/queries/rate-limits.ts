import type { TxDb } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { SystemScope } from '#db/scope.ts'

/** Counts one more, in a new window if the last one is over. Returns the count and the window's start. */
export const countInWindow = (
  db: TxDb,
  limitKey: string,
  windowMs: number,
  now: number,
): Promise<{ count: number; windowStart: number }> =>
  db
    .insertInto('rate_limits')
    .values({ limitKey, windowStart: now, count: 1 })
    .onConflict((conflict) =>
      conflict.column('limitKey').doUpdateSet((eb) => ({
        count: eb
          .case()
          .when('rate_limits.windowStart', '>', now - windowMs)
          .then(eb('rate_limits.count', '+', 1))
          .else(1)
          .end(),
        windowStart: eb
          .case()
          .when('rate_limits.windowStart', '>', now - windowMs)
          .then(eb.ref('rate_limits.windowStart'))
          .else(now)
          .end(),
      })),
    )
    .returning(['count', 'windowStart'])
    .executeTakeFirstOrThrow()

export const countOneMore = query(
  async (db: TxDb, limitKey: string, windowMs: number, now: number): Promise<number> =>
    (await countInWindow(db, limitKey, windowMs, now)).count,
)

/** Takes back one that did not count after all. */
export const countOneLess = query((db: TxDb, limitKey: string) =>
  db
    .updateTable('rate_limits')
    .set((eb) => ({ count: eb('count', '-', 1) }))
    .where('limitKey', '=', limitKey)
    .where('count', '>', 0)
    .execute(),
)

export const forgetCount = query((db: TxDb, limitKey: string) =>
  db.deleteFrom('rate_limits').where('limitKey', '=', limitKey).execute(),
)

export const deleteCountsBefore = (db: TxDb, _: SystemScope, before: number) =>
  db.deleteFrom('rate_limits').where('windowStart', '<', before).execute()
