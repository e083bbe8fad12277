import { type Expression, sql, type SqlBool } from 'kysely'
import type { Db } from './connect.ts'
import { isPostgres } from './dialect.ts'
import type { CompanyScope } from './scope.ts'
import { newestQuery } from './search.ts'

/**
 * How many of the newest messages with some digits are read for a number. The rest have the digits in longer numbers.
 */
const MOST_WITH_DIGITS = 10_000

/** True where a folded text has a number that is not part of a longer one. */
const hasNumber = (db: Db, ref: string, number: string): Expression<SqlBool> =>
  isPostgres(db)
    ? sql<SqlBool>`${sql.ref(ref)} ~ ${`(?<![0-9])${number.replace(/[^0-9a-z ]/g, String.raw`\$&`)}(?![0-9])`}`
    : sql<SqlBool>`(' ' || ${sql.ref(ref)} || ' ') glob ${`*[^0-9]${number.replace(/[*?[]/g, '[$&]')}[^0-9]*`}`

/** The conversations that last had a folded number, apart from longer ones, in a message. */
export const conversationsWithNumber = async (
  db: Db,
  { companyID, storeIDs }: CompanyScope,
  number: string,
  limit: number,
): Promise<number[]> => {
  const newest = newestQuery(db, 'messages', {
    companyID,
    storeIDs,
    terms: [number],
    columns: ['messageID', 'convoID', 'messageSearch'],
    limit: MOST_WITH_DIGITS,
  })
  if (newest === undefined) return []
  const { rows } = await sql<{ convoID: number }>`select ${sql.ref('t.convoID')} from (${newest}) as t
    where ${hasNumber(db, 't.messageSearch', number)}
    group by ${sql.ref('t.convoID')} order by max(${sql.ref('t.messageID')}) desc limit ${sql.lit(limit)}`.execute(db)
  return rows.map(({ convoID }) => convoID)
}
