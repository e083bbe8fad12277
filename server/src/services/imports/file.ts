import { setImmediate } from 'node:timers/promises'
import { Effect } from 'effect'
import type { FirstPart } from '@xd/core/domain/import/cell-day.ts'
import type { Mapping } from '@xd/core/domain/import/columns.ts'
import { type DayOrder, dayOrderOf } from '@xd/core/domain/import/day-order.ts'
import { type OpenedFileOf, openFile } from '@xd/core/domain/import/file.ts'
import type { ImportField } from '@xd/core/domain/import/fields.table.ts'
import { IMPORT_MAX_ROWS, TOO_LARGE } from '@xd/core/domain/import/limits.ts'
import { type FileRecord, UnreadableFile } from '@xd/core/domain/csv/records.ts'
import { type RowRead, rowReader } from '@xd/core/domain/import/row.ts'
import { fail, invalid } from '#failure.ts'
import { inSlices } from '#services/in-slices.ts'

export type ReadableOf<Field extends string> = Extract<OpenedFileOf<Field>, { ok: true }>
export type ReadableFile = ReadableOf<ImportField>

/** The ticket numbers a row names, whether or not it can be imported. */
export const numbersIn = ({ read }: FileRow): readonly string[] => {
  if (!read.ok) return read.mentions
  return read.row.ticket === null ? [] : [read.row.ticket.ticketNumber]
}

export interface FileRow {
  readonly line: number
  readonly read: RowRead
}

export const refuse = (sentence: string) => invalid({ csv_data: sentence })

/** Reads rows in slices. Fails if a row can't be split. */
export const eachRow = <T>(rows: Iterable<T | undefined>, take: (row: T) => void, most?: number) =>
  Effect.tryPromise({ try: () => inSlices(rows, take, most), catch: (error) => error }).pipe(
    Effect.catch((error) => (error instanceof UnreadableFile ? refuse(error.message) : Effect.die(error))),
  )

export const orRefused = <Field extends string>(file: OpenedFileOf<Field>) =>
  file.ok ? Effect.succeed(file) : refuse(file.reason)

export const requireReadable = (text: string, mapping: Mapping) => orRefused(openFile(text, mapping))

const SAMPLES = 3

/** The result of a first look at a file's rows. */
export interface Survey {
  readonly rows: number
  readonly samples: readonly FileRecord[]
  readonly days: DayOrder
}

/** Looks at every row. Fails if any part of the file can't be split into rows. */
export const surveyRows = Effect.fnUntraced(function* <Field extends string>(
  file: ReadableOf<Field>,
  chosen: FirstPart | null | undefined,
) {
  let rows = 0
  const samples: FileRecord[] = []
  const days = dayOrderOf()
  yield* eachRow(file.rows(), (record) => {
    rows += 1
    if (rows <= SAMPLES) samples.push(record)
    if (record.cells.length !== file.columns.length) return
    for (const place of file.dates) days.see(record.cells[place] ?? '')
  })
  if (rows > IMPORT_MAX_ROWS) return yield* fail('too_large', { sentence: TOO_LARGE })
  return { rows, samples, days: days.order(chosen) } satisfies Survey
})

/** Its rows as facts, read on demand; blank ones are undefined. */
export function* readRows(file: ReadableFile, first: FirstPart): Generator<FileRow | undefined, void, undefined> {
  const read = rowReader(file.columns, first)
  for (const row of file.rows()) yield row && { line: row.line, read: read(row.cells) }
}

/** Rows per transaction, so that other writers don't wait longer than for one of their own. */
const ROWS_AT_ONCE = 200

/** The next rows, read after anyone else waiting for the thread has had a turn. Empty at the end. */
export const pieceOf = (rows: Iterable<FileRow | undefined>) =>
  Effect.promise(async () => {
    const piece: FileRow[] = []
    await setImmediate()
    await inSlices(rows, (row) => void piece.push(row), ROWS_AT_ONCE)
    return piece
  })
