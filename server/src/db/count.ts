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

interface Found {
  readonly rows: readonly unknown[]
  readonly nextCursor: string | null
}

/** Built only if it has to run. */
type Counted<DB, TB extends keyof DB, O> = () => SelectQueryBuilder<DB, TB, O> | Promise<SelectQueryBuilder<DB, TB, O>>

/** The count that goes with a page; if the page is the whole list, there is nothing to count. */
export const countBeside = async <DB, TB extends keyof DB, O>(
  db: Db,
  query: Counted<DB, TB, O>,
  { after, offset = 0 }: Page,
  { rows, nextCursor }: Found,
): Promise<CappedCount> =>
  after === undefined && offset === 0 && nextCursor === null ? { count: rows.length } : countUpToCap(db, await query())

/** Lists of a database that were counted past the cap. */
const pastCap = new WeakMap<Db, Set<string>>()

/**
 * The same for a list whose rows are never deleted: once past the cap, it stays there and is not counted again. `name`
 * identifies the list, with its filters.
 */
export const countGrowing = async <DB, TB extends keyof DB, O>(
  db: Db,
  name: string,
  query: Counted<DB, TB, O>,
  page: Page,
  found: Found,
): Promise<CappedCount> => {
  const known = pastCap.get(db) ?? new Set()
  if (known.has(name)) return capCount(COUNT_CAP + 1)
  const counted = await countBeside(db, query, page, found)
  if (counted.countCapped) pastCap.set(db, known.add(name))
  return counted
}
