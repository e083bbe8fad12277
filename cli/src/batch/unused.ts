import { tell } from '#output/show.ts'
import { printable } from '#output/width.ts'
import { headerKey, type RowShape } from './row.ts'

/** What failed rows are written out with: fed back, it says nothing. */
const OURS = new Set(['row', 'error', 'key'])

/**
 * Names, once each, the headers no column is read from. Files may hold more than is needed, but a mistyped header would
 * leave every row with the default, unnoticed.
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
