// "Customer" means a number in a system's file and a name in a person's. In a file without names, its first row shows
// which.
import { foldText } from '#domain/text/fold.ts'
import { cellText } from './cells.ts'
import type { ColumnOf, MappingOf } from './columns.ts'

const EITHER = /^(?:customers?|cust|clients?|clientes?)$/
const NAMES: ReadonlySet<string | null> = new Set(['name', 'firstName', 'lastName'])

const looksLikeName = (cell: string): boolean => /\p{L}/u.test(cell) && !/\d/.test(cell)

/** The columns, with customers' names found; the user's choices stay. */
export const withCustomerNames = <Field extends string>(
  columns: readonly ColumnOf<Field>[],
  cells: readonly string[],
  mapping: MappingOf<Field>,
): readonly ColumnOf<Field>[] => {
  if (columns.some(({ field }) => NAMES.has(field))) return columns
  const place = columns.findIndex(
    ({ header }, i) =>
      EITHER.test(foldText(header)) && !Object.hasOwn(mapping, header) && looksLikeName(cellText(cells[i] ?? '')),
  )
  return columns.map((column, i) => (i === place ? { ...column, field: 'name' as Field } : column))
}
