import { csvCell } from './row.ts'

/**
 * The value a cell in one of our own files stands for: without the apostrophe that kept a spreadsheet from running it.
 */
export const plainCell = (cell: string): string =>
  cell.startsWith("'") && csvCell(cell.slice(1)).replace(/^"/, '').startsWith("'") ? cell.slice(1) : cell
