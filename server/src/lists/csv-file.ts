import type { CsvCell } from '@xd/core/domain/csv/row.ts'
import { type Cents, dollarsFromCents } from '@xd/core/domain/money/cents.ts'
import { localDateTime } from '@xd/core/domain/time/zone.ts'

/** A CSV file: its first line, and its rows as they are read, some at a time. */
export interface CsvFile {
  readonly columns: readonly string[]
  readonly rows: AsyncIterable<readonly (readonly CsvCell[])[]>
}

/** A column's title, and its cell for a row. */
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

/** Dollars with two decimals, as spreadsheets read them; empty if there is no amount. */
export const moneyCell = (amount: Cents | null | undefined): string =>
  amount === null || amount === undefined ? '' : dollarsFromCents(amount).toFixed(2)

export const yesCell = (holds: boolean): string => (holds ? 'yes' : 'no')
