import type { Turn } from './flow.ts'
import { BOTTOM, COLUMN, heightOf, INK, type Paper, ruleAt, SHEET, type Style, within, writeAt } from './paper.ts'

export interface PrintedColumn {
  readonly title: string
  /** The share of the whole width. */
  readonly share: number
  readonly align?: 'right'
}

interface Table {
  readonly columns: readonly PrintedColumn[]
  readonly rows: readonly (readonly string[])[]
}

const GAP = 8
const PADDING = 4
const TITLES = { font: 'bold', color: INK.soft } as const

/**
 * Draws a table from a given height down; returns where it ends. Rows that don't fit go on a new sheet, where `turn`
 * says at what height they begin, again below the titles.
 */
export const tableAt = (paper: Paper, from: number, table: Table, turn: Turn): number =>
  within(paper, 'Table', () => rowsAt(paper, from, table, turn))

const rowsAt = (paper: Paper, from: number, { columns, rows }: Table, turn: Turn): number => {
  let left = SHEET.margin
  const places = columns.map(({ share, align }) => {
    const x = left
    left += share * COLUMN
    // Right-aligned columns end where the rules do.
    return { x, width: share * COLUMN - (align === 'right' ? 0 : GAP), align }
  })
  const titles = columns.map(({ title }) => title)
  const line = (cells: readonly string[], y: number, style: Style) => {
    const ends = cells.map((cell, i) => {
      const { x, width, align } = places[i]!
      return writeAt(paper, cell, [x, y + PADDING], { tag: 'TD', size: 9, width, ...(align && { align }), ...style })
    })
    const end = Math.max(...ends) + PADDING
    ruleAt(paper, end)
    return end
  }
  const row = (cells: readonly string[], y: number, style: Style) => within(paper, 'TR', () => line(cells, y, style))
  const head = (y: number) => row(titles, y, { ...TITLES, tag: 'TH' })
  /** Those on the next sheet have been read. */
  const headAgain = (y: number) => line(titles, y, { ...TITLES, tag: 'Artifact' })
  const heightOfLine = (cells: readonly string[], style: Style = {}) =>
    2 * PADDING +
    Math.max(...cells.map((cell, i) => heightOf(paper, cell, { size: 9, width: places[i]!.width, ...style })))
  // The titles stay with the first row.
  const first = heightOfLine(titles, TITLES) + heightOfLine(rows[0] ?? [''])
  let y = head(from + first > BOTTOM ? turn(from) : from)
  for (const cells of rows) {
    if (y + heightOfLine(cells) > BOTTOM) y = headAgain(turn(y))
    y = row(cells, y, {})
  }
  return y
}
