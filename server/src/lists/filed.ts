import { Clock, Effect } from 'effect'
import type { Paging } from '@xd/core/contract/list.ts'
import type { LabelModule } from '@xd/core/domain/label/modules.ts'
import { AppConfig } from '#app-config.ts'
import type { Caller } from '#caller.ts'
import type { Db } from '#db/connect.ts'
import { Database } from '#db/database.ts'
import { everyPage, type Page, type PageOf } from '#db/keyset.ts'
import type { Presenting } from '#services/payments/present.ts'
import { type Columns, csvFile } from './csv-file.ts'
import type { List, Narrowed } from './list.ts'
import { type Names, readNames } from './names.ts'
import { pageOf } from './page.ts'

/** How many rows are read at a time. */
const ROWS_AT_ONCE = 500

/** A list that can be exported. */
export interface FiledList<Search, Filter, Row, Line = Row> extends Narrowed<Search, Filter> {
  /** The module its rows' labels belong to; none if they have no labels. */
  readonly labels?: LabelModule
  /** One page, not counted. */
  readonly page: (db: Db, caller: Caller, filter: Filter, page: Page) => Promise<PageOf<Row>>
  /** The lines of the file for some rows. */
  readonly lines: (db: Db, caller: Caller, rows: readonly Row[], presenting: Presenting) => Promise<readonly Line[]>
  readonly columns: (names: Names, now: number) => Columns<Line>
}

/** A list whose file has the rows that its call shows. */
export interface ListWithFile<Search, Filter, Row, Shown>
  extends List<Search, Filter, Row, Shown>, Omit<FiledList<Search, Filter, Row, Shown>, 'lines'> {}

/** Exports a whole list: exactly what a search finds, in its order, read page by page. */
export const fileOf = <Search extends Paging, Filter, Row, Line>(
  list: FiledList<Search, Filter, Row, Line> | ListWithFile<Search, Filter, Row, Line>,
) => {
  const { sorting, filter: filterOf, labels, page: pageThat, columns } = list
  const lines = 'lines' in list ? list.lines : list.present
  return Effect.fnUntraced(function* (search: Search, caller: Caller) {
    const { readApart } = yield* Database
    const { publicURL } = yield* AppConfig
    const now = yield* Clock.currentTimeMillis
    const { order, dir } = yield* pageOf({ ...search, cursor: null }, sorting)
    const filter = yield* filterOf(search, caller)
    const names = yield* readNames(caller, labels)
    const pages = everyPage({ order, dir, perPage: ROWS_AT_ONCE }, (page) =>
      readApart(async (db) => {
        const { rows, nextCursor } = await pageThat(db, caller, filter, page)
        return { rows: [...(await lines(db, caller, rows, { now, publicURL }))], nextCursor }
      }),
    )
    return csvFile(columns(names, now), pages)
  })
}
