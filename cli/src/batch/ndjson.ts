import { hasLostLetters, LOST_LETTERS, mapHeaders, type BatchRow, type RowShape } from './row.ts'
import { tellUnused } from './unused.ts'

const readLine = (
  line: string,
  shape: RowShape,
  renames: ReadonlyMap<string, string>,
  unused: ReturnType<typeof tellUnused>,
): BatchRow => {
  if (hasLostLetters(line)) return { fault: LOST_LETTERS }
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    return { fault: 'Not a line of JSON' }
  }
  if (shape.single !== undefined && (typeof value === 'string' || typeof value === 'number')) {
    return { values: { [shape.single]: String(value) } }
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { fault: 'Not a JSON object' }
  const names = Object.keys(value)
  const mapped = mapHeaders(names, shape, renames)
  unused(names, mapped)
  const values: Record<string, unknown> = {}
  names.forEach((name, index) => {
    const column = mapped[index]
    if (column !== undefined) values[column] = (value as Readonly<Record<string, unknown>>)[name]
  })
  return { values }
}

/** The lines of a byte stream, a chunk's worth at a time, without line endings. */
async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<readonly string[]> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield lines
  }
  rest += decoder.decode()
  if (rest !== '') yield [rest]
}

/** Rows of newline-delimited JSON; empty lines are skipped. */
export async function* ndjsonRows(
  chunks: AsyncIterable<Buffer>,
  shape: RowShape,
  renames: ReadonlyMap<string, string>,
): AsyncGenerator<readonly BatchRow[]> {
  const unused = tellUnused(shape)
  for await (const lines of linesOf(chunks)) {
    yield lines.filter((line) => line.trim() !== '').map((line) => readLine(line, shape, renames, unused))
  }
}
