import type { Db } from '#db/connect.ts'
import type { SystemScope } from '#db/scope.ts'

const KEY = 'last-backup'

/** When a backup last succeeded (epoch milliseconds). */
export const lastBackup = async (db: Db, _: SystemScope): Promise<number | null> => {
  const row = await db.selectFrom('meta').select('value').where('key', '=', KEY).executeTakeFirst()
  return row === undefined ? null : Number(row.value)
}

export const rememberBackup = (db: Db, _: SystemScope, at: number) =>
  db
    .insertInto('meta')
    .values({ key: KEY, value: String(at) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: String(at) }))
    .execute()
