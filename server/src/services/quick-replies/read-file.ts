import { Effect } from 'effect'
import { plainCell } from '@xd/core/domain/csv/plain-cell.ts'
import { delimiterOf, type FileRecord, isBlank, records } from '@xd/core/domain/csv/records.ts'
import { refusedText } from '@xd/core/domain/import/decode.ts'
import { REPLIES_MOST } from '@xd/core/domain/message/quick-reply.ts'
import { grouped } from '@xd/core/domain/text/figure.ts'
import { foldText } from '@xd/core/domain/text/fold.ts'
import { eachRow, refuse } from '#services/imports/file.ts'
import { REPLY_COLUMNS, type ReplyColumn } from './reply-columns.ts'

/** A line of the file; undefined where it lacks the column, so that the existing value stays. */
export interface Line {
  /** Numbered as in a spreadsheet: the titles are row 1. */
  readonly row: number
  readonly cells: Readonly<Partial<Record<ReplyColumn, string>>>
}

/** As many as there can be: the shared ones and the user's own. */
const MOST_LINES = 2 * REPLIES_MOST
const TOO_MANY = `This file has more than ${grouped(MOST_LINES)} replies.`
/** No column is longer. */
const LONGEST_TITLE = 100

/** Where the titles are, and the lines below that aren't blank. */
const splitFile = Effect.fnUntraced(function* (text: string) {
  let titles: readonly string[] | undefined
  let row = 0
  const lines: { readonly row: number; readonly cells: FileRecord['cells'] }[] = []
  yield* eachRow(records(text, delimiterOf(text)), (record) => {
    row += 1
    if (titles === undefined) titles = record.cells.map((cell) => foldText(cell.slice(0, LONGEST_TITLE)))
    else if (!isBlank(record) && lines.length <= MOST_LINES) lines.push({ row, cells: record.cells })
  })
  return { titles: titles ?? [], lines }
})

/** The lines of a CSV file with the columns of the exported one, in any order. Blank lines are left out. */
export const readReplyFile = Effect.fnUntraced(function* (text: string) {
  const refused = refusedText(text)
  if (refused !== undefined) return yield* refuse(refused)
  const { titles, lines } = yield* splitFile(text)
  const places = new Map(REPLY_COLUMNS.map((column) => [column, titles.indexOf(foldText(column))]))
  const lacking = (['Title', 'Shortcode', 'English'] as const).filter((column) => places.get(column) === -1)
  if (lacking.length > 0) return yield* refuse(`This file has no column ${lacking.join(', ')}`)
  if (lines.length > MOST_LINES) return yield* refuse(TOO_MANY)
  return lines.map(({ row, cells }): Line => {
    const named = REPLY_COLUMNS.flatMap((column) => {
      const cell = cells[places.get(column)!]
      return cell === undefined ? [] : [[column, plainCell(cell)] as const]
    })
    return { row, cells: Object.fromEntries(named) }
  })
})
