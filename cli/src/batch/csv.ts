import { type CsvError, parse, type Parser } from 'csv-parse'
import { decodeFile } from '@xd/core/domain/import/decode.ts'
import { delimiterOf } from '@xd/core/domain/csv/records.ts'
import { countOf } from '@xd/core/domain/text/figure.ts'
import { invalidInput } from '#output/failure.ts'
import { printable } from '#output/width.ts'
import { hasLostLetters, headerKey, LOST_LETTERS, mapHeaders, type BatchRow, type RowShape } from './row.ts'
import { tellUnused } from './unused.ts'

/** A stray quote must not swallow the rest of a large file. */
const LONGEST_RECORD = 1_000_000

/** The first line's bytes, and the stream with these bytes put back. */
const peekLine = async (chunks: AsyncIterable<Buffer>): Promise<{ line: Buffer; all: AsyncIterable<Buffer> }> => {
  const iterator = chunks[Symbol.asyncIterator]()
  const read: Buffer[] = []
  for (;;) {
    const { value, done } = await iterator.next()
    if (done === true) break
    read.push(value)
    if (value.includes(10)) break
  }
  async function* all() {
    yield* read
    for (;;) {
      const { value, done } = await iterator.next()
      if (done === true) return
      yield value
    }
  }
  const start = Buffer.concat(read)
  const end = start.indexOf(10)
  return { line: end < 0 ? start : start.subarray(0, end), all: all() }
}

class BadRecord {
  readonly reason: string

  constructor(reason: string) {
    this.reason = reason
  }
}

const createParser = (delimiter: string): Parser => {
  const parser = parse({
    bom: true,
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: LONGEST_RECORD,
    trim: true,
  })
  // In the same queue as the records, so that a bad row keeps its place.
  parser.on('skip', (error: CsvError | undefined) => parser.push(new BadRecord(error?.message ?? 'Not a row of CSV')))
  return parser
}

type CsvRecord = readonly string[] | BadRecord

/** Everything the parser has ready: taking single rows from its iterator would cost more than parsing them. */
const ready = (parser: Parser): CsvRecord[] => {
  const records: CsvRecord[] = []
  for (;;) {
    const record = parser.read() as CsvRecord | null
    if (record === null) return records
    records.push(record)
  }
}

async function* recordsOf(chunks: AsyncIterable<Buffer>, delimiter: string): AsyncGenerator<readonly CsvRecord[]> {
  const parser = createParser(delimiter)
  let broken = false
  parser.on('error', () => {
    broken = true
  })
  for await (const chunk of chunks) {
    parser.write(chunk)
    yield ready(parser)
    if (broken) break
  }
  parser.end()
  const tail: CsvRecord[] = []
  try {
    for await (const record of parser) tail.push(record as CsvRecord)
  } catch (error) {
    tail.push(new BadRecord(error instanceof Error ? error.message : String(error)))
  }
  yield tail
}

const rowReader =
  (mapped: readonly (string | undefined)[]) =>
  (record: CsvRecord): BatchRow => {
    if (record instanceof BadRecord) return { fault: record.reason }
    if (record.length > mapped.length)
      return { fault: `${record.length} values under ${countOf(mapped.length, 'header')}` }
    if (record.some(hasLostLetters)) return { fault: LOST_LETTERS }
    const values: Record<string, string> = {}
    for (let index = 0; index < record.length; index += 1) {
      const column = mapped[index]
      if (column !== undefined) values[column] = record[index] ?? ''
    }
    return { values }
  }

/** A mistyped header would leave its column empty, and every row would get the default. */
const requireRenamed = (headers: readonly string[], renames: ReadonlyMap<string, string>): void => {
  const known = new Set(headers.map(headerKey))
  for (const [column, header] of renames)
    if (!known.has(headerKey(header)))
      throw invalidInput(`--map ${column}=${header}: the header is ${printable(headers.join(', '))}`)
}

/** Rows of CSV with a header line; comma, tab or semicolon, byte order mark, quotes and any line endings. */
export async function* csvRows(
  chunks: AsyncIterable<Buffer>,
  shape: RowShape,
  renames: ReadonlyMap<string, string>,
): AsyncGenerator<readonly BatchRow[]> {
  const { line, all } = await peekLine(chunks)
  const header = decodeFile(line)
  if (!header.ok) throw invalidInput(header.reason)
  let toRow: ((record: CsvRecord) => BatchRow) | undefined
  for await (const records of recordsOf(all, delimiterOf(header.text))) {
    let data = records
    const [first] = records
    if (!toRow && first !== undefined) {
      if (first instanceof BadRecord) throw invalidInput(`the header cannot be read: ${first.reason}`)
      const headless = first.length === 1 && shape.isValue?.(first[0] ?? '') === true
      const mapped = headless ? [shape.single] : mapHeaders(first, shape, renames)
      requireRenamed(first, renames)
      const missing = shape.required.filter((column) => !mapped.includes(column))
      if (missing.length > 0) {
        throw invalidInput(
          `no column ${missing.join(', ')}; the header is ${printable(first.join(', '))}`,
          `Name the column: --map ${missing[0]}=HEADER`,
        )
      }
      if (!headless) tellUnused(shape)(first, mapped)
      toRow = rowReader(mapped)
      if (!headless) data = records.slice(1)
    }
    const reader = toRow
    if (reader) yield data.map(reader)
  }
  if (!toRow) throw invalidInput('the input is empty')
}
