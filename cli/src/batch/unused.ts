import { tell } from '#output/show.ts'
import { printable } from '#output/width.ts'
import { headerKey, type RowShape } from './row.ts'

/** The columns added to failed rows. They mean nothing when the rows are read again. */
const OURS = new Set(['row', 'error', 'key'])

/**
 * Names each unread header once. Files may hold extra columns, but a mistyped header would silently give every row the
 * default.
 */
export const tellUnused = ({ columns }: RowShape) => {
  const told = new Set(OURS)
  return (headers: readonly string[], mapped: readonly (string | undefined)[]): void => {
    const unused = headers.filter((header, index) => {
      const key = headerKey(header)
      return mapped[index] === undefined && key !== '' && !told.has(key)
    })
    if (unused.length === 0) return
    for (const header of unused) told.add(headerKey(header))
    tell(
      `Columns ignored: ${printable(unused.join(', '))}. The columns are ${columns.filter((one) => one !== 'key').join(', ')}.`,
    )
  }
}
