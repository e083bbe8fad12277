import { type CsvCell, csvRow } from '@xd/core/domain/csv/row.ts'
import { paint } from '#output/paint.ts'
import { jsonText } from '#output/json-text.ts'
import { alignedTable, type Column } from '#output/table.ts'
import { printableLines } from '#output/width.ts'

export const batchFormats = ['ndjson', 'csv', 'table'] as const
export type Outcome<R> = { readonly ok: true; readonly result: R } | { readonly ok: false; readonly error: string }

export type BatchFormat = (typeof batchFormats)[number]

export type Cells = Readonly<Record<string, CsvCell>>

export interface Formatter<R> {
  readonly begin: () => string
  readonly line: (row: number, outcome: Outcome<R>) => string
  readonly end: () => string
}

const ndjson = <R>(): Formatter<R> => ({
  begin: () => '',
  line: (row, outcome) =>
    outcome.ok
      ? `{"row":${row},"ok":true,"result":${jsonText(outcome.result)}}\n`
      : `{"row":${row},"ok":false,"error":${jsonText(outcome.error)}}\n`,
  end: () => '',
})

const csv = <R>(columns: readonly string[], flatten: (result: R) => Cells): Formatter<R> => ({
  begin: () => `${['row', 'ok', ...columns, 'error'].join(',')}\n`,
  line: (row, outcome) => {
    const cells = outcome.ok ? flatten(outcome.result) : {}
    const text = csvRow([row, outcome.ok, ...columns.map((column) => cells[column]), outcome.ok ? '' : outcome.error])
    return `${process.stdout.isTTY ? printableLines(text) : text}\n`
  },
  end: () => '',
})

/** Tables are drawn a screenful at a time, so memory stays constant. */
const PAGE_ROWS = 500

const table = <R>(columns: readonly string[], flatten: (result: R) => Cells): Formatter<R> => {
  let rows: string[][] = []
  // The first columns matter most: if the terminal is too narrow, the last are dropped first.
  const headings: readonly Column[] = [
    { title: 'row', align: 'right' },
    ...columns.map((title, index) => ({ title, align: 'right' as const, spare: index })),
    { title: 'error', wrap: true },
  ]
  const draw = (): string => {
    const page =
      rows.length === 0
        ? ''
        : alignedTable({ columns: headings, rows }, process.stdout.columns || 80, paint(process.stdout))
    rows = []
    return page
  }
  return {
    begin: () => '',
    line: (row, outcome) => {
      const cells = outcome.ok ? flatten(outcome.result) : {}
      rows.push([String(row), ...columns.map((column) => String(cells[column] ?? '')), outcome.ok ? '' : outcome.error])
      return rows.length >= PAGE_ROWS ? draw() : ''
    },
    end: draw,
  }
}

export const formatter = <R>(
  format: BatchFormat,
  columns: readonly string[],
  flatten: (result: R) => Cells,
): Formatter<R> => (format === 'ndjson' ? ndjson() : format === 'csv' ? csv(columns, flatten) : table(columns, flatten))
