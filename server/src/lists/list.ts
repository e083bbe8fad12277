import { Clock, Effect } from 'effect'
import type { Paging } from '@xd/core/contract/list.ts'
import type { CappedCount } from '@xd/core/domain/search/count-cap.ts'
import { AppConfig } from '#app-config.ts'
import type { Caller } from '#caller.ts'
import type { Db } from '#db/connect.ts'
import { Database } from '#db/database.ts'
import type { Page, PageOf } from '#db/keyset.ts'
import type { Failure } from '#failure.ts'
import type { Presenting } from '#services/payments/present.ts'
import { pageOf, type Sorting } from './page.ts'

/** How a list is filtered and sorted: its call, its totals and its file all use this to read a search. */
export interface Narrowed<Search, Filter> {
  readonly sorting: Sorting
  /** Checks a search and turns it into the query's filter. */
  readonly filter: (
    search: Search,
    caller: Caller,
  ) => Effect.Effect<Filter, Failure<'invalid_input' | 'not_found'>, Database>
}

/** A list that a call returns. */
export interface List<Search, Filter, Row, Shown> extends Narrowed<Search, Filter> {
  /** One page, and the count over all pages. */
  readonly query: (db: Db, caller: Caller, filter: Filter, page: Page) => Promise<PageOf<Row> & CappedCount>
  /** Rows as the contract shows them. */
  readonly present: (db: Db, caller: Caller, rows: readonly Row[], presenting: Presenting) => Promise<Shown[]>
}

/** The answer of a list's call to a search. */
export const listed = Effect.fnUntraced(function* <Search, Filter, Row, Shown>(
  { sorting, filter: filterOf, query, present }: List<Search, Filter, Row, Shown>,
  search: Search & Paging,
  caller: Caller,
) {
  const { read } = yield* Database
  const { publicURL } = yield* AppConfig
  const page = yield* pageOf(search, sorting)
  const filter = yield* filterOf(search, caller)
  const now = yield* Clock.currentTimeMillis
  return yield* read(async (db) => {
    const { rows, ...found } = await query(db, caller, filter, page)
    return { shown: await present(db, caller, rows, { now, publicURL }), ...found }
  })
})

/** The handler of a call that is a list and nothing else: its rows under a name, and what the page says of the rest. */
export const listing =
  <Name extends string, Search, Filter, Row, Shown>(name: Name, list: List<Search, Filter, Row, Shown>) =>
  ({ search }: { readonly search?: (Search & Paging) | null | undefined }, caller: Caller) =>
    Effect.map(listed(list, search ?? ({} as Search & Paging), caller), ({ shown, ...found }) => ({
      ...({ [name]: shown } as Record<Name, Shown[]>),
      ...found,
    }))
