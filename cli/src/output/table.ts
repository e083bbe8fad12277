import type { Tone } from '@xd/core/domain/status/tone.ts'
import type { Figure } from './figure.ts'
import type { Paint } from './paint.ts'
import { inTone, type Status } from './status.ts'
import { drawn, pad, printable, textWidth, truncate, wrapColumn, wrapWords } from './width.ts'

export interface Column {
  readonly title: string
  readonly align?: 'left' | 'right'
  /** Never cut: people copy it, and a part of it is useless. */
  readonly whole?: true
  /** Wrapped between words instead of cut. */
  readonly wrap?: true
  /** If the table is wider than the terminal, columns with this number go first, highest number first. */
  readonly spare?: number
}

export type Cell = string | Figure | Status

export interface Table {
  readonly heading?: string
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly Cell[])[]
}

/** A sentence, for a result that needs no columns. */
export const sentence = (text: string): Table => ({ columns: [{ title: '' }], rows: [[text]] })

/** The facts about one thing, one per line; empty ones are left out. */
export const facts = (rows: readonly (readonly [string, Cell])[], heading?: string): Table => ({
  ...(heading === undefined ? {} : { heading }),
  columns: [
    { title: '', whole: true },
    { title: '', wrap: true },
  ],
  rows: rows.filter(([, value]) => value !== ''),
})

const GAP = '  '
const NARROWEST = 6
/** A longer word may stick out: making room for it would cost the other columns too much. */
const LONGEST_WORD = 24

const shown = (cell: Cell | undefined): string =>
  cell === undefined ? '' : drawn(typeof cell === 'string' ? cell : cell.shown)
const plain = (cell: Cell): string => (typeof cell === 'string' ? cell : cell.plain)

const toneIn = (cell: Cell | undefined): Tone | undefined =>
  typeof cell === 'object' && 'tone' in cell ? cell.tone : undefined

type TextTable = Omit<Table, 'rows'> & {
  readonly rows: readonly (readonly string[])[]
  readonly tones: readonly (readonly (Tone | undefined)[])[]
}

/** The table with only the columns that pass. */
const keep = (table: TextTable, passes: (column: Column, index: number) => boolean): TextTable => {
  const kept = table.columns.map(passes)
  const some = <T>(items: readonly T[]): T[] => items.filter((_, index) => kept[index])
  return { ...table, columns: some(table.columns), rows: table.rows.map(some), tones: table.tones.map(some) }
}

/** The table without empty columns, which would only waste space. */
const filled = (table: TextTable): TextTable =>
  keep(table, (_, index) => table.rows.length === 0 || table.rows.some((row) => row[index] !== ''))

const fullWidths = ({ columns, rows }: Pick<TextTable, 'columns' | 'rows'>): number[] =>
  columns.map(({ title }, index) => Math.max(textWidth(title), ...rows.map((row) => textWidth(row[index] ?? ''))))

const totalOf = (widths: readonly number[]): number =>
  widths.reduce((sum, width) => sum + width, 0) + GAP.length * (widths.length - 1)

const gives = ({ align, whole }: Column): boolean => align !== 'right' && !whole

/** The minimum width of each column: a wrapping one holds its longest word. */
const leastWidths = ({ columns, rows }: Pick<TextTable, 'columns' | 'rows'>): number[] =>
  columns.map(({ wrap }, index) => {
    if (!wrap) return NARROWEST
    const words = rows.flatMap((row) => wrapColumn(row[index] ?? '', NARROWEST).split(/\s/))
    return Math.max(
      NARROWEST,
      Math.min(
        LONGEST_WORD,
        words.reduce((most, word) => Math.max(most, textWidth(word)), 0),
      ),
    )
  })

/** Drops the last columns that have no room even when the texts are cut. The first two always stay. */
const cut = (table: TextTable, available: number): TextTable => {
  const least = leastWidths(table)
  const widths = fullWidths(table).map((width, index) =>
    gives(table.columns[index]!) ? Math.min(width, least[index]!) : width,
  )
  const last = table.columns.length - 1
  if (last < 2 || totalOf(widths) <= available) return table
  return cut(
    keep(table, (_, index) => index !== last),
    available,
  )
}

/** Drops the spare columns that do not fit even when the texts are cut. */
const spared = (table: TextTable, available: number): TextTable => {
  const widths = fullWidths(table).map((width, index) =>
    gives(table.columns[index]!) ? Math.min(width, NARROWEST * 2) : width,
  )
  const most = Math.max(0, ...table.columns.map(({ spare = 0 }) => spare))
  if (totalOf(widths) <= available) return table
  if (most === 0) return cut(table, available)
  const last = table.columns.findLastIndex(({ spare }) => spare === most)
  return spared(
    keep(table, (_, index) => index !== last),
    available,
  )
}

/**
 * Column widths that fit: the widest text columns shrink, down to one common width if necessary. Figures never shrink.
 */
const fit = (table: Pick<TextTable, 'columns' | 'rows'>, available: number): number[] => {
  const widths = fullWidths(table)
  const least = leastWidths(table)
  const canShrink = (index: number): boolean => gives(table.columns[index]!) && widths[index]! > least[index]!
  for (;;) {
    const excess = totalOf(widths) - available
    const [widest, next] = widths
      .flatMap((width, index) => (canShrink(index) ? [{ width, index }] : []))
      .sort((one, other) => other.width - one.width)
    if (excess <= 0 || widest === undefined) return widths
    const level = Math.min(widest.width - 1, Math.max(next?.width ?? 0, widest.width - excess))
    widths[widest.index] = Math.max(least[widest.index]!, level)
  }
}

/** An aligned table no wider than the terminal. */
export const alignedTable = (table: Table, width: number, paint: Paint): string => {
  const texts = {
    ...table,
    rows: table.rows.map((row) => row.map(shown)),
    tones: table.rows.map((row) => row.map(toneIn)),
  }
  const { heading, columns, rows, tones } = spared(filled(texts), width)
  const [only] = columns
  if (columns.length === 1 && only?.title === '')
    return rows.map(([text = '']) => `${wrapWords(text, width)}\n`).join('')
  const widths = fit({ columns, rows }, width)
  const line = (texts: readonly string[], tonesHere: readonly (Tone | undefined)[] = []): string =>
    columns
      .map(({ align, wrap }, index) => {
        const room = widths[index] ?? 0
        const text = wrap ? (texts[index] ?? '') : truncate(texts[index] ?? '', room)
        const painted = inTone(text, tonesHere[index], paint)
        const space = pad('', room - textWidth(text), 'left')
        return align === 'right' ? space + painted : painted + space
      })
      .join(GAP)
      .trimEnd()
  const lines = (texts: readonly string[], at: number): string[] => {
    const broken = columns.map(({ wrap }, index) =>
      wrap ? wrapColumn(texts[index] ?? '', widths[index] ?? 0).split('\n') : [texts[index] ?? ''],
    )
    const height = Math.max(...broken.map(({ length }) => length))
    return Array.from({ length: height }, (_, part) =>
      line(
        broken.map((parts) => parts[part] ?? ''),
        tones[at],
      ),
    )
  }
  const titled = columns.some(({ title }) => title !== '')
  return [
    ...(heading === undefined ? [] : [paint.bold(wrapWords(drawn(heading), width))]),
    ...(titled ? [paint.dim(line(columns.map(({ title }) => title)))] : []),
    ...rows.flatMap(lines),
  ]
    .map((text) => `${text}\n`)
    .join('')
}

const bare = (text: string): string => printable(text.replace(/[\t\n\r]+/g, ' '))

/** Tab-separated values for pipes: nothing cut, figures bare. */
export const tabSeparated = ({ columns, rows }: Table, paint: Paint): string => {
  const titled = columns.some(({ title }) => title !== '')
  const line = (cells: readonly string[]): string => cells.map(bare).join('\t')
  const titles = titled ? [paint.dim(line(columns.map(({ title }) => title)))] : []
  const colored = (cell: Cell): string => inTone(bare(plain(cell)), toneIn(cell), paint)
  return [...titles, ...rows.map((row) => row.map(colored).join('\t'))].map((text) => `${text}\n`).join('')
}
