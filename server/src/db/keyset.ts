import { type SelectQueryBuilder, sql, type SqlBool } from 'kysely'

export interface OrderColumn {
  /** As the query names it: `c.custLastFold`. */
  readonly ref: string
  /** As the row names it, which must have it. Never null. */
  readonly key: string
  readonly type: 'text' | 'number'
}

/** How a list is sorted. The last column is unique, so that no two rows share a place. */
export interface Order {
  /** Written into cursors: one made for another order is refused. */
  readonly name: string
  readonly columns: readonly OrderColumn[]
}

export type Direction = 'asc' | 'desc'
type Place = readonly (string | number)[]

/** Which rows of a list to fetch: after a place that a cursor names, or from an offset. */
export interface Page {
  readonly order: Order
  readonly dir: Direction
  readonly perPage: number
  readonly after?: Place
  readonly offset?: number
}

export const encodeCursor = (order: Order, dir: Direction, place: Place): string =>
  Buffer.from(JSON.stringify([order.name, dir, ...place])).toString('base64url')

/** The place that a cursor names, or undefined when it is none of this order's. */
export const decodeCursor = (order: Order, dir: Direction, cursor: string): Place | undefined => {
  const parts = parseJSON(Buffer.from(cursor, 'base64url').toString('utf8'))
  if (!Array.isArray(parts)) return undefined
  const [name, direction, ...place] = parts as unknown[]
  if (name !== order.name || direction !== dir || place.length !== order.columns.length) return undefined
  return place.every((value, i) => isOf(order.columns[i]!.type, value)) ? (place as Place) : undefined
}

const parseJSON = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

// PostgreSQL refuses U+0000 in text and fractions as bigint.
const isOf = (type: OrderColumn['type'], value: unknown): boolean =>
  type === 'number' ? Number.isSafeInteger(value) : typeof value === 'string' && !value.includes('\u0000')

/** What a page has of the rows that were read for it, one more than it shows where there are more; and the cursor of the next. */
export const pageOfRows = <O>(rows: O[], { order, dir, perPage }: Page): { rows: O[]; nextCursor: string | null } => {
  if (rows.length <= perPage) return { rows, nextCursor: null }
  const last = rows[perPage - 1] as Record<string, string | number>
  return { rows: rows.slice(0, perPage), nextCursor: encodeCursor(order, dir, order.columns.map(({ key }) => last[key]!)) }
}

/** One page of a query in the order asked for, and the cursor of the next; null after the last row. */
export const fetchPage = async <DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  wanted: Page,
): Promise<{ rows: O[]; nextCursor: string | null }> => {
  const { order, dir, perPage, after, offset } = wanted
  const refs = order.columns.map((column) => sql.ref(column.ref))
  let page = query.limit(perPage + 1)
  for (const ref of refs) page = page.orderBy(ref, dir)
  if (after !== undefined) {
    // A row-value comparison: both engines begin reading the index right there.
    const beyond = sql.raw(dir === 'asc' ? '>' : '<')
    page = page.where(sql<SqlBool>`(${sql.join(refs)}) ${beyond} (${sql.join(after.map((value) => sql.val(value)))})`)
  } else if (offset !== undefined && offset > 0) page = page.offset(offset)
  return pageOfRows(await page.execute(), wanted)
}

type Read<Row> = (page: Page) => Promise<{ rows: Row[]; nextCursor: string | null }>

/** Every page of a list, each read when the one before has been taken: as much is in memory as one page holds. */
export async function* everyPage<Row>(first: Page, read: Read<Row>): AsyncGenerator<Row[], void, undefined> {
  let page = first
  for (;;) {
    const { rows, nextCursor } = await read(page)
    yield rows
    const after = nextCursor === null ? undefined : decodeCursor(page.order, page.dir, nextCursor)
    if (after === undefined) return
    page = { order: page.order, dir: page.dir, perPage: page.perPage, after }
  }
}
