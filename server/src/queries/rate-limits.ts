import { sql } from 'kysely'
import type { TxDb } from '#db/connect.ts'
import { isPostgres } from '#db/dialect.ts'
import { type Places, prepared } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import type { SystemScope } from '#db/scope.ts'

interface Counting {
  readonly limitKey: string
  readonly now: number
  /** Windows that began by then are over. */
  readonly over: number
}

const counting = prepared((db, { limitKey, now, over }: Places<Counting>, { hastily }: { readonly hastily: boolean }) =>
  db
    .insertInto('rate_limits')
    .values({ limitKey, windowStart: now, count: 1 })
    .onConflict((conflict) =>
      conflict.column('limitKey').doUpdateSet((eb) => {
        const isOn = eb('rate_limits.windowStart', '>', over)
        return {
          count: eb
            .case()
            .when(isOn)
            .then(eb('rate_limits.count', '+', 1))
            .else(1)
            .end(),
          windowStart: eb.case().when(isOn).then(eb.ref('rate_limits.windowStart')).else(now).end(),
        }
      }),
    )
    .returning(['count', 'windowStart'])
    .$if(hastily && isPostgres(db), (counted) =>
      counted.returning(sql`set_config('synchronous_commit', 'off', true)`.as('hastily')),
    ),
)

/** Counts one more, in a new window if the last one is over. Returns the count and the window's start. */
export const countInWindow = async (
  db: TxDb,
  limitKey: string,
  windowMs: number,
  now: number,
): Promise<{ count: number; windowStart: number }> =>
  (await counting(db, { limitKey, now, over: now - windowMs }, { hastily: false }))[0]!

export const countOneMore = query(
  async (db: TxDb, limitKey: string, windowMs: number, now: number): Promise<number> =>
    (await countInWindow(db, limitKey, windowMs, now)).count,
)

/** For `Database.tally`: it doesn't wait for the disk on PostgreSQL either, so a crash of the machine may lose it. */
export const tallyOneMore = async (db: TxDb, limitKey: string, windowMs: number, now: number): Promise<number> =>
  (await counting(db, { limitKey, now, over: now - windowMs }, { hastily: true }))[0]!.count

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
