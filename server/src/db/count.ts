import { type SelectQueryBuilder, sql } from 'kysely'
import { capCount, type CappedCount, COUNT_CAP } from '@xd/core/domain/search/count-cap.ts'
import type { Db } from './connect.ts'
import type { Page } from './keyset.ts'

/** A query's row count, up to the cap. */
export const countUpToCap = async <DB, TB extends keyof DB, O>(
  db: Db,
  query: SelectQueryBuilder<DB, TB, O>,
): Promise<CappedCount> => {
  const some = query
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`1`.as('one'))
    .limit(COUNT_CAP + 1)
  const { rows } = await sql<{ n: number }>`select count(*) as "n" from ${some} as "counted"`.execute(db)
  return capCount(rows[0]?.n ?? 0)
}

/** The count that goes with a page; if the page is the whole list, nothing needs counting. */
export const countBeside = async <DB, TB extends keyof DB, O>(
  db: Db,
  query: SelectQueryBuilder<DB, TB, O>,
  { after, offset = 0 }: Page,
  { rows, nextCursor }: { rows: readonly unknown[]; nextCursor: string | null },
): Promise<CappedCount> =>
  after === undefined && offset === 0 && nextCursor === null ? { count: rows.length } : countUpToCap(db, query)
