// One row of a CSV file (RFC 4180) that a spreadsheet opens as data and never as a program.

export type CsvCell = string | number | boolean | null | undefined

/** A file begins so: without it a spreadsheet takes UTF-8 for its country's old encoding, and Muñoz becomes MuÃ±oz. */
export const BYTE_ORDER_MARK = '\uFEFF'
export const CSV_LINE_END = '\r\n'

// OWASP, "CSV Injection": text that begins so is run as a formula by Excel, Sheets or Calc, also after blanks and in the
// full-width forms that a Japanese Excel reads alike.
const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/
// A spreadsheet of another country separates at semicolons or tabs: what follows one must not become a cell of its own.
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/

/** Text that would be a formula gets an apostrophe before it, which spreadsheets read as "this is text". Figures are no formulas. */
export const csvCell = (value: CsvCell): string => {
  if (typeof value !== 'string') return value === undefined || value === null ? '' : String(value)
  const safe = FORMULA.test(value) ? `'${value}` : value
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export const csvRow = (cells: readonly CsvCell[]): string => cells.map(csvCell).join(',')
