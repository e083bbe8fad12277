import { exitCode } from '#output/exit-code.ts'
import { invalidInput } from '#output/failure.ts'
import { tell } from '#output/show.ts'
import { csvRows } from './csv.ts'
import { type BatchFormat, type Cells, formatter, type Outcome } from './format.ts'
import { ndjsonRows } from './ndjson.ts'
import { openErrors } from './errors-file.ts'
import { createProgress } from './progress.ts'
import { type BatchRow, headerKey, type RowShape, type RowValues } from './row.ts'
import { Sink } from './sink.ts'
import { openSource } from './source.ts'
import { whenUnread } from './unread.ts'

/** How a batch evaluates each row, and how a result becomes a line of a table. */
export interface BatchJob<R> {
  readonly shape: RowShape
  readonly evaluate: (values: RowValues) => Outcome<R>
  readonly columns: readonly string[]
  readonly flatten: (result: R) => Cells
  /** Printed at the end. */
  readonly notes?: () => readonly string[]
}

export interface BatchOptions {
  readonly batch: string
  readonly format: BatchFormat
  readonly errorsOut?: string
  readonly map?: readonly string[]
}

/** `--map` as given: the header of each named column. */
export const renamesOf = (map: readonly string[], { columns }: RowShape): ReadonlyMap<string, string> =>
  new Map(
    map.map((pair) => {
      const at = pair.indexOf('=')
      if (at < 1) throw invalidInput(`--map must be COLUMN=HEADER, not ${pair}`)
      const named = pair.slice(0, at)
      const column = columns.find((one) => headerKey(one) === headerKey(named))
      if (column === undefined)
        throw invalidInput(`--map: there is no column ${named}. Columns are ${columns.join(', ')}`)
      return [column, pair.slice(at + 1)]
    }),
  )

const OPENING = /^[\uFEFF\s]*/

/** JSON lines start with a brace (or a quote, for lists of bare values); everything else is CSV. */
export async function* rowsOf(
  chunks: AsyncIterable<Buffer>,
  shape: RowShape,
  renames: ReadonlyMap<string, string>,
): AsyncGenerator<readonly BatchRow[]> {
  const iterator = chunks[Symbol.asyncIterator]()
  const first = await iterator.next()
  if (first.done === true) throw invalidInput('the input is empty')
  async function* all() {
    yield first.value
    for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) yield next.value
  }
  const opening = first.value.toString('utf8').replace(OPENING, '')[0]
  if (opening === '[')
    throw invalidInput('this is one JSON value, but a batch needs one line per row', "jq -c '.[]' FILE")
  yield* opening === '{' ? ndjsonRows(all(), shape, renames) : csvRows(all(), shape, renames)
}

/** Reads, computes and writes row by row, in input order and in constant memory. Bad rows are reported in place. */
export const runBatch = async <R>(job: BatchJob<R>, options: BatchOptions): Promise<void> => {
  const source = await openSource(options.batch)
  let bytes = 0
  async function* counted() {
    for await (const chunk of source.chunks) {
      bytes += chunk.length
      yield chunk
    }
  }
  whenUnread(() => {
    process.stderr.write('Stopped: the output was closed.\n')
    process.exit(exitCode.failure)
  })
  const out = new Sink(process.stdout)
  const errorsFile = await openErrors(options.batch, options.errorsOut)
  const errors = errorsFile && new Sink(errorsFile)
  const format = formatter(options.format, job.columns, job.flatten)
  const progress = createProgress(source.bytes, Date.now)
  let row = 0
  let failed = 0
  out.add(format.begin())
  for await (const rows of rowsOf(counted(), job.shape, renamesOf(options.map ?? [], job.shape))) {
    for (const item of rows) {
      row += 1
      const outcome: Outcome<R> = 'values' in item ? job.evaluate(item.values) : { ok: false, error: item.fault }
      out.add(format.line(row, outcome))
      if (!outcome.ok) {
        failed += 1
        errors?.add(`${JSON.stringify({ ...('values' in item ? item.values : {}), row, error: outcome.error })}\n`)
      }
    }
    await out.settle()
    await errors?.settle()
    progress.advance(rows.length, bytes)
  }
  out.add(format.end())
  await out.flush()
  await errors?.flush()
  await new Promise<void>((resolve) => (errorsFile ? errorsFile.end(resolve) : resolve()))
  progress.finish(failed)
  for (const note of job.notes?.() ?? []) tell(note)
  if (failed > 0) process.exitCode = exitCode.someRowsFailed
}
