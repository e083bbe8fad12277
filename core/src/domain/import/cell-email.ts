import { normalizeEmail } from '#domain/customer/email.ts'
import { cellText } from './cells.ts'

const AROUND = /[\s;,<>()]+|mailto:/i

/** The first address in a cell, which may contain several, or a name before it. Without an address, the cell's text. */
export const cellEmail = (cell: string): string => {
  const text = cellText(cell)
  return text.split(AROUND).find((part) => part !== '' && normalizeEmail(part) !== undefined) ?? text
}
