// Which column holds what. Titles are known by their synonyms, in any order; what is not known is left out, or said by
// the user, whose word goes before the synonyms.
import { foldText } from '#domain/text/fold.ts'
import { CELL_HEADERS, IMPORT_FIELDS, type ImportField } from './fields.table.ts'

/** What a user said of columns, by their titles; null: nothing that is taken in. */
export type Mapping = Readonly<Record<string, ImportField | null>>

export interface Column {
  readonly header: string
  readonly field: ImportField | null
}

const KNOWN: ReadonlyMap<string, ImportField> = new Map(
  Object.entries(IMPORT_FIELDS).flatMap(([field, { headers }]) =>
    headers.split(' ').map((header) => [header, field as ImportField]),
  ),
)

/** Raw columns of a database carry their table's name: cus_fname, pwn_duedate. */
const PREFIX = /^[a-z]{2,4}_(?=[a-z])/
const bare = (header: string): string => header.replaceAll(/[^a-z0-9]/g, '')

const keysOf = (header: string): readonly string[] => {
  const folded = foldText(header)
  return [bare(folded), bare(folded.replace(PREFIX, ''))]
}

const knownField = (header: string): ImportField | undefined =>
  keysOf(header)
    .map((key) => KNOWN.get(key))
    .find((field) => field !== undefined)

/** A field is taken from the first column that holds it; people have several phones. */
export const matchColumns = (headers: readonly string[], mapping: Mapping = {}): readonly Column[] => {
  const said = headers.map((header) => (Object.hasOwn(mapping, header) ? mapping[header]! : undefined))
  const taken = new Set<ImportField>(said.filter((field) => field != null))
  return headers.map((header, i) => {
    const own = said[i]
    if (own !== undefined) return { header, field: own }
    const field = knownField(header)
    if (field === undefined || (field !== 'phone' && taken.has(field))) return { header, field: null }
    taken.add(field)
    return { header, field }
  })
}

/** The places of a field's columns; of phones, cell phones first. */
export const placesOf = (columns: readonly Column[], field: ImportField): readonly number[] => {
  const places = columns.flatMap((column, i) => (column.field === field ? [i] : []))
  const isCell = (place: number) => keysOf(columns[place]!.header).some((key) => CELL_HEADERS.has(key))
  return field === 'phone' ? [...places.filter(isCell), ...places.filter((place) => !isCell(place))] : places
}

const has = (columns: readonly Column[], ...fields: ImportField[]) =>
  fields.every((field) => columns.some((column) => column.field === field))

/** Why a file with these columns cannot be taken in, or undefined. */
export const lacksColumns = (columns: readonly Column[]): string | undefined => {
  if (columns.every(({ field }) => field === null))
    return 'The first row has no titles that we know. Say below which column holds what.'
  if (has(columns, 'phone') || has(columns, 'ticketNumber')) return undefined
  return 'No column holds phone numbers or ticket numbers. Say below which one does.'
}

/**
 * A file of the whole book names every ticket with its customer. A history names some tickets, and what became of them.
 */
export const isBookShaped = (columns: readonly Column[]): boolean =>
  has(columns, 'ticketNumber', 'dueDate', 'phone') && !has(columns, 'renewedTo')
