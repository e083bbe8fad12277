import { csvCell } from './row.ts'

/**
 * The original value of a cell in one of our own files: without the apostrophe that kept a spreadsheet from running it.
 */
export const plainCell = (cell: string): string =>
  cell.startsWith("'") && csvCell(cell.slice(1)).replace(/^"/, '').startsWith("'") ? cell.slice(1) : cell
