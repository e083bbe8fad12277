import { type SelectQueryBuilder, sql, type SqlBool } from 'kysely'
import { asPlaces, type Places } from './prepared.ts'

export interface OrderColumn {
  /** As named in the query: `c.custLastFold`. */
  readonly ref: string
  /** As named in the row, which must have it. Never null. */
  readonly key: string
  readonly type: 'text' | 'number'
}

/** How a list is sorted. The last column is unique, so that no two rows share a position. */
export interface Order {
  /** Part of each cursor: a cursor made for another order is refused. */
  readonly name: string
  readonly columns: readonly OrderColumn[]
}

export type Direction = 'asc' | 'desc'
type Place = readonly (string | number)[]

/** Which rows of a list to fetch: after the position a cursor names, or from an offset. */
export interface Page {
  readonly order: Order
  readonly dir: Direction
  readonly perPage: number
  readonly after?: Place
  readonly offset?: number
}

export const encodeCursor = (order: Order, dir: Direction, place: Place): string =>
  Buffer.from(JSON.stringify([order.name, dir, ...place])).toString('base64url')

/** The position a cursor names, or undefined if it was made for another order. */
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

/** The page's rows, out of those read (one more than it shows if there are more), and the cursor for the next page. */
export const pageOfRows = <O>(rows: O[], { order, dir, perPage }: Page): { rows: O[]; nextCursor: string | null } => {
  if (rows.length <= perPage) return { rows, nextCursor: null }
  const last = rows[perPage - 1] as Record<string, string | number>
  return {
    rows: rows.slice(0, perPage),
    nextCursor: encodeCursor(
      order,
      dir,
      order.columns.map(({ key }) => last[key]!),
    ),
  }
}

/** The parts of a page that change the SQL text. */
export interface PageShape {
  readonly order: Order
  readonly dir: Direction
  readonly after: boolean
  readonly perPage: number
}

/** The values a page's query runs with: the columns of the row it starts after are numbered. */
export type PageValues = Readonly<{ offset: number } & Record<`after${number}`, string | number>>

export const shapeOfPage = ({ order, dir, after, perPage }: Page): PageShape => ({
  order,
  dir,
  after: after !== undefined,
  perPage,
})

export const valuesOfPage = ({ after = [], offset = 0 }: Page): PageValues => ({
  offset,
  ...Object.fromEntries(after.map((value, i) => [`after${i}`, value])),
})

/** The rows of one page, plus one if there are more. */
export const inPlace = <DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  { order, dir, after, perPage }: PageShape,
  values: Places<PageValues>,
): SelectQueryBuilder<DB, TB, O> => {
  const refs = order.columns.map((column) => sql.ref(column.ref))
  let page = query.limit(perPage + 1)
  for (const ref of refs) page = page.orderBy(ref, dir)
  if (!after) return page.offset(values.offset)
  // As a row-value comparison: both engines start reading the index right there.
  const beyond = sql.raw(dir === 'asc' ? '>' : '<')
  return page.where(sql<SqlBool>`(${sql.join(refs)}) ${beyond} (${sql.join(refs.map((_, i) => values[`after${i}`]))})`)
}

export interface PageOf<Row> {
  readonly rows: Row[]
  /** Null after the last row. */
  readonly nextCursor: string | null
}

/** One page of a query in the requested order. */
export const fetchPage = async <DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  page: Page,
): Promise<PageOf<O>> =>
  pageOfRows(await inPlace(query, shapeOfPage(page), asPlaces(valuesOfPage(page))).execute(), page)

type Read<Row> = (page: Page) => Promise<PageOf<Row>>

/** Every page of a list, each read once the previous one has been consumed: only one page is in memory at a time. */
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
