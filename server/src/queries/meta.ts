import type { Db } from '#db/connect.ts'
import type { SystemScope } from '#db/scope.ts'

/** Facts the database records about itself. Each is written once, by the first process. */
export const rememberOnce = async (db: Db, _: SystemScope, key: string, value: string): Promise<string> => {
  await db
    .insertInto('meta')
    .values({ key, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await db.selectFrom('meta').select('value').where('key', '=', key).executeTakeFirstOrThrow()).value
}

/** Unless another process was faster. */
export const replaceRemembered = (db: Db, _: SystemScope, key: string, from: string, to: string) =>
  db.updateTable('meta').set({ value: to }).where('key', '=', key).where('value', '=', from).execute()
