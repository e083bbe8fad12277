import type { SelectQueryBuilder } from 'kysely'
import type { CappedCount } from '@xd/core/domain/search/count-cap.ts'
import type { Db } from './connect.ts'
import { countBeside } from './count.ts'
import { fetchPage, type Page, type PageOf } from './keyset.ts'

type Paged<Scope, Filter, Row> = (db: Db, scope: Scope, filter: Filter, page: Page) => Promise<PageOf<Row>>
type Rows<Scope, Filter, DB, TB extends keyof DB, O> = (
  db: Db,
  scope: Scope,
  filter: Filter,
) => SelectQueryBuilder<DB, TB, O> | Promise<SelectQueryBuilder<DB, TB, O>>

/** A list's page with the count over all pages. `that` are the rows to count. */
export const counted =
  <Scope, Filter, Row, DB, TB extends keyof DB, O>(
    paged: Paged<Scope, Filter, Row>,
    that: Rows<Scope, Filter, DB, TB, O>,
  ) =>
  async (db: Db, scope: Scope, filter: Filter, page: Page): Promise<PageOf<Row> & CappedCount> => {
    const found = await paged(db, scope, filter, page)
    return { ...found, ...(await countBeside(db, () => that(db, scope, filter), page, found)) }
  }

/** A page of a list as its rows stand, and the same with the count over all pages. */
export const pagesOf = <Scope, Filter, DB, TB extends keyof DB, O>(that: Rows<Scope, Filter, DB, TB, O>) => {
  const page = async (db: Db, scope: Scope, filter: Filter, at: Page) => fetchPage(await that(db, scope, filter), at)
  return { page, list: counted(page, that) }
}
