type Row = Readonly<Record<string, unknown>>

const MOST_ROWS = 1_000
/** Pictures and files are rows too. */
const MOST_CHARACTERS = 8_000_000

/** PostgreSQL’s way to write bytes, and its texts, which hold no NUL. */
const valueOf = (value: unknown): unknown => {
  if (typeof value === 'string') return value.replaceAll('\u0000', '')
  return value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : value
}

const jsonOf = (row: Row): string =>
  JSON.stringify(Object.fromEntries(Object.entries(row).map(([name, value]) => [name, valueOf(value)])))

/** SQLite’s rows as lists in JSON, each of some rows that PostgreSQL can take at once. */
export async function* pages(rows: AsyncIterable<Row>): AsyncGenerator<string> {
  let page: string[] = []
  let characters = 0
  for await (const row of rows) {
    const json = jsonOf(row)
    page.push(json)
    characters += json.length
    if (page.length < MOST_ROWS && characters < MOST_CHARACTERS) continue
    yield `[${page.join(',')}]`
    page = []
    characters = 0
  }
  if (page.length > 0) yield `[${page.join(',')}]`
}
