import type { Db } from './connect.ts'

/** In an SQLite file whose data has been moved to PostgreSQL. */
const KEY = 'movedAt'

export const markMoved = async (db: Db, at: number): Promise<void> => {
  await db
    .insertInto('meta')
    .values({ key: KEY, value: new Date(at).toISOString() })
    .execute()
}

/**
 * Throws a sentence for the operator if an SQLite file's data has been moved. Two servers on one company's data would
 * both send waiting messages, and neither would know of the other's events.
 */
export const refuseMoved = async (db: Db): Promise<void> => {
  const row = await db.selectFrom('meta').select('value').where('key', '=', KEY).executeTakeFirst()
  if (row)
    throw new Error(
      `This file’s data was moved to PostgreSQL at ${row.value}. Set XD_DATABASE_URL to go on there; docs/operations.md says how to come back to this file.`,
    )
}
