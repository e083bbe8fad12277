// A file before its rows are read: its column titles and their meaning.
import {
  type Delimiter,
  DELIMITERS,
  delimiterOf,
  type FileRecord,
  isBlank,
  records,
  UnreadableFile,
} from '#domain/csv/records.ts'
import { visibleText } from '#domain/text/visible.ts'
import { phoneIn } from './cell-phones.ts'
import { cellText } from './cells.ts'
import { type ColumnOf, columnMatcher, type FieldTable, lacksColumns, type MappingOf, placesOf } from './columns.ts'
import { withCustomerNames } from './customer-column.ts'
import { refusedText } from './decode.ts'
import { DATE_FIELDS, IMPORT_FIELDS, type ImportField } from './fields.table.ts'

export type OpenedFileOf<Field extends string> =
  | {
      readonly ok: true
      readonly columns: readonly ColumnOf<Field>[]
      /** Why it can't be imported until a user says which column holds what. */
      readonly lacks: string | undefined
      /** The positions of the columns with dates. */
      readonly dates: readonly number[]
      /**
       * The rows after the titles. Blank ones are undefined, so that the reader may pause there too. Throws
       * `UnreadableFile`.
       */
      readonly rows: () => Generator<FileRecord | undefined, void, undefined>
    }
  | { readonly ok: false; readonly reason: string }

const isPhone = (cell: string): boolean => phoneIn([cell]).startsWith('+')

const EMPTY = 'This file is empty.'
const NO_ROWS = 'This file has column titles but no rows.'
const NO_TITLES_AT_ALL =
  'The first row of this file is a customer, not column titles. Add a row above it with titles like “Last name”, “First name” and “Phone”.'

const NO_ROWS_NEAR = 'The 100 lines below the titles are blank. Remove them and try again.'

/** Some exports have lines before the titles: a report's name, a date. */
const MOST_LINES_ABOVE = 5
/** How far we look for the titles, and then for the first row, so that a file of blank lines opens quickly. */
const MOST_LINES_LOOKED_AT = 100
const LONGEST_TITLE = 200

/** A line for Excel that names the delimiter. */
const SAYS_DELIMITER = /^sep=/i

/**
 * The titles as they are shown and remembered. Duplicates are numbered, and columns without a title are named by
 * position, so that each can be given its meaning.
 */
const titlesIn = (cells: readonly string[]): readonly string[] => {
  const seen = new Map<string, number>()
  return cells.map((cell, i) => {
    const title = cellText(cell.slice(0, LONGEST_TITLE)) || `Column ${i + 1}`
    const times = (seen.get(title) ?? 0) + 1
    seen.set(title, times)
    return times === 1 ? title : `${title} (${times})`
  })
}

/** Without extra delimiters after a row's last cell, and with those that are missing. */
const fitted = (record: FileRecord, titles: readonly string[]): FileRecord => {
  const cells = [...record.cells]
  while (cells.length > titles.length && cells.at(-1)!.trim() === '') cells.pop()
  if (titles.slice(cells.length).every((title) => title.trim() === ''))
    while (cells.length < titles.length) cells.push('')
  return { ...record, cells }
}

const rowsAfter = function* (text: string, delimiter: Delimiter, titles: FileRecord) {
  for (const record of records(text, delimiter)) {
    if (record.line <= titles.line) continue
    if (isBlank(record)) yield undefined
    else yield record.cells.length === titles.cells.length ? record : fitted(record, titles.cells)
  }
}

/** The first row, or why there is none. */
const firstRow = (rows: Generator<FileRecord | undefined, void, undefined>): FileRecord | string => {
  let seen = 0
  for (const row of rows) {
    if (row !== undefined) return row
    if (++seen === MOST_LINES_LOOKED_AT) return NO_ROWS_NEAR
  }
  return NO_ROWS
}

interface FileKind<Field extends string> {
  readonly fields: FieldTable<Field>
  /** The columns that hold dates. */
  readonly dates: readonly Field[]
  /** Why a file with these columns can't be imported. */
  readonly lacks: (columns: readonly ColumnOf<Field>[]) => string | undefined
}

interface Titles {
  readonly record: FileRecord
  readonly delimiter: Delimiter
  /** Whether we recognize at least two of them. */
  readonly isKnown: boolean
}

/** Titles in the same form as a file's cells. */
const asInCells = <Field extends string>(mapping: MappingOf<Field>): MappingOf<Field> =>
  Object.fromEntries(Object.entries(mapping).map(([title, field]) => [visibleText(title), field])) as MappingOf<Field>

/** Makes an opener for one kind of file. */
export const fileOpener = <Field extends string>({ fields, dates, lacks }: FileKind<Field>) => {
  const matchColumns = columnMatcher(fields)

  /** The first row with known titles, or else the first that isn’t a heading of one cell. */
  const titlesOf = (text: string, delimiter: Delimiter, mapping: MappingOf<Field>): Titles | undefined => {
    let first: FileRecord | undefined
    let wide: FileRecord | undefined
    let seen = 0
    for (const record of records(text, delimiter)) {
      if (record.line > MOST_LINES_LOOKED_AT) break
      if (isBlank(record) || SAYS_DELIMITER.test(record.cells[0]!)) continue
      first ??= record
      if (record.cells.filter((cell) => cell.trim() !== '').length > 1) wide ??= record
      if (matchColumns(titlesIn(record.cells), mapping).filter(({ field }) => field !== null).length > 1)
        return { record, delimiter, isKnown: true }
      if (++seen > MOST_LINES_ABOVE) break
    }
    const record = wide ?? first
    return record && { record, delimiter, isKnown: false }
  }

  const knownTitles = (text: string, delimiter: Delimiter, mapping: MappingOf<Field>): Titles | undefined => {
    try {
      const titles = titlesOf(text, delimiter, mapping)
      return titles?.isKnown === true ? titles : undefined
    } catch (error) {
      if (error instanceof UnreadableFile) return undefined
      throw error
    }
  }

  /**
   * Addresses may have more commas than a file has semicolons, so another delimiter counts if it gives known titles.
   */
  const layoutOf = (text: string, mapping: MappingOf<Field>): Titles | undefined => {
    const likely = titlesOf(text, delimiterOf(text), mapping)
    if (likely === undefined || likely.isKnown) return likely
    for (const delimiter of DELIMITERS) {
      const known = knownTitles(text, delimiter, mapping)
      if (known) return known
    }
    return likely
  }

  return (text: string, given: MappingOf<Field> = {}): OpenedFileOf<Field> => {
    const mapping = asInCells(given)
    const refused = refusedText(text)
    if (refused !== undefined) return { ok: false, reason: refused }
    try {
      const titles = layoutOf(text, mapping)
      if (titles === undefined) return { ok: false, reason: EMPTY }
      const { record, delimiter, isKnown } = titles
      if (!isKnown && record.cells.some(isPhone)) return { ok: false, reason: NO_TITLES_AT_ALL }
      const rows = () => rowsAfter(text, delimiter, record)
      const row = firstRow(rows())
      if (typeof row === 'string') return { ok: false, reason: row }
      const columns = withCustomerNames(matchColumns(titlesIn(record.cells), mapping), row.cells, mapping)
      const places = dates.flatMap((field) => placesOf(columns, field))
      return { ok: true, columns, lacks: lacks(columns), dates: places, rows }
    } catch (error) {
      if (error instanceof UnreadableFile) return { ok: false, reason: error.message }
      throw error
    }
  }
}

export const openFile = fileOpener<ImportField>({ fields: IMPORT_FIELDS, dates: DATE_FIELDS, lacks: lacksColumns })
