// A file before its rows are read: its column titles and their meaning.
import { cellText } from './cells.ts'
import { type ColumnOf, columnMatcher, type FieldTable, lacksColumns, type MappingOf, placesOf } from './columns.ts'
import { refusedText } from './decode.ts'
import { DATE_FIELDS, IMPORT_FIELDS, type ImportField } from './fields.table.ts'
import {
  type Delimiter,
  DELIMITERS,
  delimiterOf,
  type FileRecord,
  isBlank,
  records,
  UnreadableFile,
} from './records.ts'

export type OpenedFileOf<Field extends string> =
  | {
      readonly ok: true
      readonly columns: readonly ColumnOf<Field>[]
      /** Why it can't be imported until someone says which column holds what. */
      readonly lacks: string | undefined
      /** The positions of the columns with dates. */
      readonly dates: readonly number[]
      /** The rows after the titles. Throws `UnreadableFile`. */
      readonly rows: () => Generator<FileRecord, void, undefined>
    }
  | { readonly ok: false; readonly reason: string }

const EMPTY = 'This file is empty.'
const NO_ROWS = 'This file has titles and no rows.'

/** Some exports have lines before the titles: a report's name, a date. */
const MOST_LINES_ABOVE = 5

const rowsAfter = function* (text: string, delimiter: Delimiter, line: number) {
  for (const record of records(text, delimiter)) if (record.line > line && !isBlank(record)) yield record
}

interface FileKind<Field extends string> {
  readonly fields: FieldTable<Field>
  /** Those that hold dates. */
  readonly dates: readonly Field[]
  /** Why a file with these columns can't be imported. */
  readonly lacks: (columns: readonly ColumnOf<Field>[]) => string | undefined
}

interface Titles {
  readonly record: FileRecord
  readonly delimiter: Delimiter
  /** Whether we know what at least two of them mean. */
  readonly isKnown: boolean
}

/** Makes an opener for one kind of file. */
export const fileOpener = <Field extends string>({ fields, dates, lacks }: FileKind<Field>) => {
  const matchColumns = columnMatcher(fields)

  /** The first row with known titles, or else the first row. */
  const titlesOf = (text: string, delimiter: Delimiter, mapping: MappingOf<Field>): Titles | undefined => {
    let first: FileRecord | undefined
    let seen = 0
    for (const record of records(text, delimiter)) {
      if (isBlank(record)) continue
      first ??= record
      if (matchColumns(record.cells.map(cellText), mapping).filter(({ field }) => field !== null).length > 1)
        return { record, delimiter, isKnown: true }
      if (++seen === MOST_LINES_ABOVE) break
    }
    return first && { record: first, delimiter, isKnown: false }
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

  /** Addresses may have more commas than a file has semicolons: another delimiter counts if we know its titles. */
  const layoutOf = (text: string, mapping: MappingOf<Field>): Titles | undefined => {
    const likely = titlesOf(text, delimiterOf(text), mapping)
    if (likely === undefined || likely.isKnown) return likely
    for (const delimiter of DELIMITERS) {
      const known = knownTitles(text, delimiter, mapping)
      if (known) return known
    }
    return likely
  }

  return (text: string, mapping: MappingOf<Field> = {}): OpenedFileOf<Field> => {
    const refused = refusedText(text)
    if (refused !== undefined) return { ok: false, reason: refused }
    try {
      const titles = layoutOf(text, mapping)
      if (titles === undefined) return { ok: false, reason: EMPTY }
      const { record, delimiter } = titles
      const columns = matchColumns(record.cells.map(cellText), mapping)
      const rows = () => rowsAfter(text, delimiter, record.line)
      if (rows().next().done) return { ok: false, reason: NO_ROWS }
      const places = dates.flatMap((field) => placesOf(columns, field))
      return { ok: true, columns, lacks: lacks(columns), dates: places, rows }
    } catch (error) {
      if (error instanceof UnreadableFile) return { ok: false, reason: error.message }
      throw error
    }
  }
}

export const openFile = fileOpener<ImportField>({ fields: IMPORT_FIELDS, dates: DATE_FIELDS, lacks: lacksColumns })
