import type { Db } from '#db/connect.ts'

/** How often something has happened in its present window. */
export const countInWindow = async (db: Db, limitKey: string, windowMs: number, now: number): Promise<number> => {
  const row = await db
    .selectFrom('rate_limits')
    .select('count')
    .where('limitKey', '=', limitKey)
    .where('windowStart', '>', now - windowMs)
    .executeTakeFirst()
  return row?.count ?? 0
}

/** Counts one more, in a new window when the last is over, and answers the count. */
export const countOneMore = async (db: Db, limitKey: string, windowMs: number, now: number): Promise<number> => {
  const { count } = await db
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
    .returning('count')
    .executeTakeFirstOrThrow()
  return count
}

export const forgetCount = (db: Db, limitKey: string) =>
  db.deleteFrom('rate_limits').where('limitKey', '=', limitKey).execute()
