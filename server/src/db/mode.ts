import type { Db } from './connect.ts'

/**
 * A database is created for demo or live and stays that way. Throws a sentence for the operator if it is opened as the
 * other kind.
 */
export const rememberMode = async (db: Db, mode: 'demo' | 'live'): Promise<void> => {
  await db
    .insertInto('meta')
    .values({ key: 'mode', value: mode })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await db.selectFrom('meta').select('value').where('key', '=', 'mode').executeTakeFirstOrThrow()
  if (value !== mode)
    throw new Error(
      `This database is a ${value} database; the server was started in ${mode} mode. Set XD_MODE=${value}, or XD_DATA_DIR or XD_DATABASE_URL to an empty one.`,
    )
}
