// One row of a CSV file (RFC 4180) that a spreadsheet opens as data and never as a program.

export type CsvCell = string | number | boolean | null | undefined

/**
 * Every file starts with this: without it a spreadsheet assumes its country's legacy encoding, and Muñoz becomes
 * MuÃ±oz.
 */
export const BYTE_ORDER_MARK = '\uFEFF'
export const CSV_LINE_END = '\r\n'

// OWASP, "CSV Injection": Excel, Sheets and Calc run text that starts this way as a formula, even after blanks, and a
// Japanese Excel treats the full-width forms the same.
const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/
// Spreadsheets in some countries separate at semicolons or tabs. Text after one must not become its own cell.
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/

/**
 * Text that would run as a formula gets a leading apostrophe, which spreadsheets read as "this is text". Numbers are
 * not formulas.
 */
export const csvCell = (value: CsvCell): string => {
  if (typeof value !== 'string') return value === undefined || value === null ? '' : String(value)
  const safe = FORMULA.test(value) ? `'${value}` : value
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export const csvRow = (cells: readonly CsvCell[]): string => cells.map(csvCell).join(',')
