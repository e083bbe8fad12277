import type { Effect } from 'effect'
import type { Search } from '@xd/core/contract/list.ts'
import type { CsvCell } from '@xd/core/domain/csv/row.ts'
import { localDateTime } from '@xd/core/domain/time/zone.ts'
import type { Caller } from '#caller.ts'
import type { Failure } from '#failure.ts'
import type { Services } from '#services.ts'

/** A CSV file: its first line, and its rows as they are read, some at a time. */
export interface CsvFile {
  readonly columns: readonly string[]
  readonly rows: AsyncIterable<readonly (readonly CsvCell[])[]>
}

/** Checks what a search asks for, and opens the file of exactly that. */
export type Exporter = (search: Search, caller: Caller) => Effect.Effect<CsvFile, Failure, Services>

/** Rows that are read at once. */
export const ROWS_AT_ONCE = 500

/** A column by its title, and what a row shows in it. */
export type Columns<Row> = readonly (readonly [title: string, cell: (row: Row) => CsvCell])[]

export const csvFile = <Row>(columns: Columns<Row>, pages: AsyncIterable<readonly Row[]>): CsvFile => ({
  columns: columns.map(([title]) => title),
  rows: (async function* () {
    for await (const rows of pages) yield rows.map((row) => columns.map(([, cell]) => cell(row)))
  })(),
})

/** As the clock of a zone shows it, in a form that spreadsheets read as a date. */
export const dateCell = (instant: number, timezone: string): string =>
  localDateTime(instant, timezone).replace('T', ' ')

export const yesCell = (holds: boolean): string => (holds ? 'yes' : 'no')
