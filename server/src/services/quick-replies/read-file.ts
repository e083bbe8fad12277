import { parse } from 'csv-parse/sync'
import { Effect } from 'effect'
import { plainCell } from '@xd/core/domain/csv/plain-cell.ts'
import { refusedText } from '@xd/core/domain/import/decode.ts'
import { foldText } from '@xd/core/domain/text/fold.ts'
import { fail } from '#failure.ts'
import { REPLY_COLUMNS, type ReplyColumn } from './reply-columns.ts'

/** A line of the file; undefined where it lacks the column, so that the existing value stays. */
export interface Line {
  /** Numbered as in a spreadsheet: the titles are row 1. */
  readonly row: number
  readonly cells: Readonly<Partial<Record<ReplyColumn, string>>>
}

const refuse = (sentence: string) => fail('invalid_input', { fields: { csv_data: sentence } })

/** Spreadsheets in some countries separate with semicolons or tabs. */
const delimiterOf = (text: string): string => {
  const first = text.slice(0, text.search(/[\r\n]|$/))
  const count = (delimiter: string) => first.split(delimiter).length
  return [',', ';', '\t'].reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best))
}

/** The lines of a CSV file with the columns of the exported one, in any order; those that are blank are left out. */
export const readReplyFile = Effect.fnUntraced(function* (text: string) {
  const refused = refusedText(text)
  if (refused !== undefined) return yield* refuse(refused)
  const options = { bom: true, relax_column_count: true, skip_empty_lines: false, delimiter: delimiterOf(text) }
  const records = yield* Effect.try({
    try: () => parse(text, options) as string[][],
    catch: () => undefined,
  }).pipe(Effect.catch(() => refuse('This is not a CSV file')))
  const [titles = [], ...rows] = records
  const places = new Map(
    REPLY_COLUMNS.map((column) => [column, titles.findIndex((title) => foldText(title) === foldText(column))]),
  )
  const lacking = (['Title', 'Shortcode', 'English'] as const).filter((column) => places.get(column) === -1)
  if (lacking.length > 0) return yield* refuse(`This file has no column ${lacking.join(', ')}`)
  return rows.flatMap((record, i): Line[] => {
    if (record.every((cell) => cell.trim() === '')) return []
    const cells = REPLY_COLUMNS.flatMap((column) => {
      const cell = record[places.get(column)!]
      return cell === undefined ? [] : [[column, plainCell(cell)] as const]
    })
    return [{ row: i + 2, cells: Object.fromEntries(cells) }]
  })
})
