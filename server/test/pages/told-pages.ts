import { expect } from 'vitest'
import { readSections, writeSections } from '../written/reads/told.ts'

/** Expects the lines of each page that a table has; `XD_NOTE_WRITTEN=1` writes them anew, to be looked at. */
export const toldPages = (table: string) => {
  const expected = readSections(table)
  const noted = new Map<string, readonly string[]>()
  return (heading: string, lines: readonly string[]): void => {
    if (process.env['XD_NOTE_WRITTEN']) writeSections(table, noted.set(heading, lines))
    else expect(lines).toEqual(expected.get(heading))
  }
}
