// A file before its rows are read: its titles, and what they mean.
import { cellText } from './cells.ts'
import { type Column, lacksColumns, type Mapping, matchColumns } from './columns.ts'
import { refusedText } from './decode.ts'
import { type Delimiter, delimiterOf, type FileRecord, isBlank, records, UnreadableFile } from './records.ts'

export type OpenedFile =
  | {
      readonly ok: true
      readonly columns: readonly Column[]
      /** Why it can't be taken in before someone says which column holds what. */
      readonly lacks: string | undefined
      /** The rows after the titles. Throws `UnreadableFile`. */
      readonly rows: () => Generator<FileRecord, void, undefined>
    }
  | { readonly ok: false; readonly reason: string }

const EMPTY = 'This file is empty.'
const NO_ROWS = 'This file has titles and no rows.'

/** Lines of some exports before the titles: a report's name, a date. */
const MOST_LINES_ABOVE = 5

const rowsAfter = function* (text: string, delimiter: Delimiter, line: number) {
  for (const record of records(text, delimiter)) if (record.line > line && !isBlank(record)) yield record
}

/** The first row whose titles are known; else the first one. */
const titlesOf = (text: string, delimiter: Delimiter, mapping: Mapping): FileRecord | undefined => {
  let first: FileRecord | undefined
  let seen = 0
  for (const record of records(text, delimiter)) {
    if (isBlank(record)) continue
    first ??= record
    if (matchColumns(record.cells.map(cellText), mapping).filter(({ field }) => field !== null).length > 1)
      return record
    if (++seen === MOST_LINES_ABOVE) break
  }
  return first
}

export const openFile = (text: string, mapping: Mapping = {}): OpenedFile => {
  const refused = refusedText(text)
  if (refused !== undefined) return { ok: false, reason: refused }
  try {
    const delimiter = delimiterOf(text)
    const titles = titlesOf(text, delimiter, mapping)
    if (titles === undefined) return { ok: false, reason: EMPTY }
    const columns = matchColumns(titles.cells.map(cellText), mapping)
    const rows = () => rowsAfter(text, delimiter, titles.line)
    if (rows().next().done) return { ok: false, reason: NO_ROWS }
    return { ok: true, columns, lacks: lacksColumns(columns), rows }
  } catch (error) {
    if (error instanceof UnreadableFile) return { ok: false, reason: error.message }
    throw error
  }
}
