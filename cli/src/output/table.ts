import type { Paint } from './paint.ts'
import { pad, printable, textWidth, truncate, wrapWords } from './width.ts'

export interface Column {
  readonly title: string
  readonly align?: 'left' | 'right'
  /** Never cut: what people copy from it is of use only as a whole. */
  readonly whole?: true
}

export interface Table {
  readonly heading?: string
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly string[])[]
}

const GAP = '  '
const NARROWEST = 6

const lastAligned = (widths: number[], columns: readonly Column[]): number => {
  let widest = -1
  columns.forEach(({ align, whole }, index) => {
    if (align !== 'right' && !whole && (widest < 0 || (widths[index] ?? 0) > (widths[widest] ?? 0))) widest = index
  })
  return widest
}

/** Column widths that fit: the widest column of text gives way, figures never do. */
const fit = (columns: readonly Column[], rows: readonly (readonly string[])[], available: number): number[] => {
  const widths = columns.map(({ title }, index) =>
    Math.max(textWidth(title), ...rows.map((row) => textWidth(row[index] ?? ''))),
  )
  for (;;) {
    const total = widths.reduce((sum, width) => sum + width, 0) + GAP.length * (widths.length - 1)
    const widest = lastAligned(widths, columns)
    const width = widths[widest]
    if (total <= available || width === undefined || width <= NARROWEST) return widths
    widths[widest] = Math.max(NARROWEST, width - (total - available))
  }
}

/** Without the columns in which nothing stands: a person has no use for their room. */
const filled = (table: Table): Table => {
  const kept = table.columns.map((_, index) => table.rows.length === 0 || table.rows.some((row) => row[index] !== ''))
  const keep = <T>(items: readonly T[]): T[] => items.filter((_, index) => kept[index])
  return { ...table, columns: keep(table.columns), rows: table.rows.map(keep) }
}

/** An aligned table no wider than the terminal. */
export const alignedTable = (table: Table, width: number, paint: Paint): string => {
  const { heading, columns, rows } = filled(table)
  const cells = rows.map((row) => row.map(printable))
  const [only] = columns
  // A sentence, and no table.
  if (columns.length === 1 && only?.title === '')
    return cells.map(([text = '']) => `${wrapWords(text, width)}\n`).join('')
  const widths = fit(columns, cells, width)
  const line = (texts: readonly string[]): string =>
    columns
      .map(({ align }, index) =>
        pad(truncate(texts[index] ?? '', widths[index] ?? 0), widths[index] ?? 0, align ?? 'left'),
      )
      .join(GAP)
      .trimEnd()
  const titled = columns.some(({ title }) => title !== '')
  return [
    ...(heading === undefined ? [] : [paint.bold(heading)]),
    ...(titled ? [paint.dim(line(columns.map(({ title }) => title)))] : []),
    ...cells.map(line),
  ]
    .map((text) => `${text}\n`)
    .join('')
}

const bare = (text: string): string => text.replace(/[\t\n\r]+/g, ' ')

/** Tab-separated values, nothing cut: what a pipe reads. */
export const tabSeparated = ({ columns, rows }: Table): string => {
  const titled = columns.some(({ title }) => title !== '')
  return [...(titled ? [columns.map(({ title }) => title)] : []), ...rows]
    .map((row) => `${row.map(bare).join('\t')}\n`)
    .join('')
}
