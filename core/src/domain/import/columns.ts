// Which column holds what. Titles are recognized by their synonyms, in any order. Unknown ones are left out, unless the
// user says what they hold. The user's choice overrides the synonyms.
import { foldText } from '#domain/text/fold.ts'
import { CELL_HEADERS, IMPORT_FIELDS, type ImportField } from './fields.table.ts'

/** The user's mapping of columns, by title; null means the column is not imported. */
export type MappingOf<Field extends string> = Readonly<Record<string, Field | null>>
export type Mapping = MappingOf<ImportField>

export interface ColumnOf<Field extends string> {
  readonly header: string
  readonly field: Field | null
}
export type Column = ColumnOf<ImportField>

/** The fields that a kind of file may hold, and the systems' names for them. */
export type FieldTable<Field extends string> = Readonly<
  Record<Field, { readonly label: string; readonly headers: string }>
>

/** Raw database columns carry a prefix from their table's name: cus_fname, pwn_duedate. */
const PREFIX = /^[a-z]{2,4}_(?=[a-z])/
/** Duplicate titles are numbered. */
const NUMBERED = / \(\d+\)$/
const bare = (header: string): string => header.replaceAll(/[^a-z0-9]/g, '')

const keysOf = (header: string): readonly string[] => {
  const folded = foldText(header.replace(NUMBERED, ''))
  return [bare(folded), bare(folded.replace(PREFIX, ''))]
}

/** A field comes from the first column that holds it; people may have several phones. */
export const columnMatcher = <Field extends string>(fields: FieldTable<Field>) => {
  const known: ReadonlyMap<string, Field> = new Map(
    (Object.keys(fields) as Field[]).flatMap((field) =>
      fields[field].headers.split(' ').map((header) => [header, field] as const),
    ),
  )
  const knownField = (header: string): Field | undefined =>
    keysOf(header)
      .map((key) => known.get(key))
      .find((field) => field !== undefined)
  return (headers: readonly string[], mapping: MappingOf<Field> = {}): readonly ColumnOf<Field>[] => {
    const said = headers.map((header) => (Object.hasOwn(mapping, header) ? mapping[header]! : undefined))
    const taken = new Set<Field>(said.filter((field) => field != null))
    return headers.map((header, i) => {
      const own = said[i]
      if (own !== undefined) return { header, field: own }
      const field = knownField(header)
      if (field === undefined || (field !== 'phone' && taken.has(field))) return { header, field: null }
      taken.add(field)
      return { header, field }
    })
  }
}

export const matchColumns = columnMatcher<ImportField>(IMPORT_FIELDS)

/** The positions of a field's columns; for phones, cell phones first. */
export const placesOf = <Field extends string>(
  columns: readonly ColumnOf<Field>[],
  field: Field,
): readonly number[] => {
  const places = columns.flatMap((column, i) => (column.field === field ? [i] : []))
  const isCell = (place: number) => keysOf(columns[place]!.header).some((key) => CELL_HEADERS.has(key))
  return field === 'phone' ? [...places.filter(isCell), ...places.filter((place) => !isCell(place))] : places
}

export const NO_TITLES = 'We don’t recognize the column titles in the first row. Choose below what each column holds.'

export const has = <Field extends string>(columns: readonly ColumnOf<Field>[], ...fields: Field[]) =>
  fields.every((field) => columns.some((column) => column.field === field))

/** Why a file with these columns cannot be imported, or undefined. */
export const lacksColumns = (columns: readonly Column[]): string | undefined => {
  if (columns.every(({ field }) => field === null)) return NO_TITLES
  if (has(columns, 'phone') || has(columns, 'ticketNumber')) return undefined
  return 'No column holds phone numbers or ticket numbers. Choose below which one does.'
}

/** A file of the whole book names every ticket with its customer. A history lists some tickets and their outcomes. */
export const isBookShaped = (columns: readonly Column[]): boolean =>
  has(columns, 'ticketNumber', 'dueDate', 'phone') && !has(columns, 'renewedTo')
