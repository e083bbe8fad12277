import { Effect } from 'effect'
import type { FirstPart } from '@xd/core/domain/import/cell-day.ts'
import type { Mapping } from '@xd/core/domain/import/columns.ts'
import { dayOrderOf } from '@xd/core/domain/import/day-order.ts'
import { type OpenedFileOf, openFile } from '@xd/core/domain/import/file.ts'
import type { ImportField } from '@xd/core/domain/import/fields.table.ts'
import { IMPORT_MAX_ROWS, TOO_LARGE } from '@xd/core/domain/import/limits.ts'
import { type FileRecord, UnreadableFile } from '@xd/core/domain/import/records.ts'
import { type RowRead, rowReader } from '@xd/core/domain/import/row.ts'
import { fail } from '#failure.ts'
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

const refuse = (sentence: string) => fail('invalid_input', { fields: { csv_data: sentence } })

export const orRefused = <Field extends string>(file: OpenedFileOf<Field>) =>
  file.ok ? Effect.succeed(file) : refuse(file.reason)

export const requireReadable = (text: string, mapping: Mapping) => orRefused(openFile(text, mapping))

/** How many rows it has, and how its dates are read; fails if any of the file can't be split into rows. */
export const surveyRows = Effect.fnUntraced(function* <Field extends string>(
  file: ReadableOf<Field>,
  chosen: FirstPart | null | undefined,
) {
  let rows = 0
  const days = dayOrderOf()
  const look = ({ cells }: FileRecord) => {
    rows += 1
    if (cells.length !== file.columns.length) return
    for (const place of file.dates) days.see(cells[place] ?? '')
  }
  const counted = yield* Effect.promise(() =>
    inSlices(file.rows(), look).then(
      () => undefined,
      (error: unknown) => error,
    ),
  )
  if (counted instanceof UnreadableFile) return yield* refuse(counted.message)
  if (counted !== undefined) return yield* Effect.die(counted)
  return rows > IMPORT_MAX_ROWS ? yield* fail('too_large', { sentence: TOO_LARGE }) : { rows, days: days.order(chosen) }
})

/** Its rows as facts, read on demand. */
export function* readRows(file: ReadableFile, first: FirstPart): Generator<FileRow, void, undefined> {
  const read = rowReader(file.columns, first)
  for (const { line, cells } of file.rows()) yield { line, read: read(cells) }
}
