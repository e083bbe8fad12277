// The phone number in a row's cells, however people wrote it: with an extension, or two in one cell.
import { type E164, isValidPhone, normalizePhone } from '#domain/phone/normalize.ts'
import { cellNumber, isShortened } from './cells.ts'

/** Its digits would complete a number that lacks its area code. */
const EXTENSION = /\s*(?:x|ext|extension|#)[.:]?\s*\d{1,6}$/i
const BETWEEN = /[/;,&\n]|\s(?:or|and|o|y)\s/i

const validPhone = (text: string): E164 | undefined => {
  const phone = normalizePhone(text.trim().replace(EXTENSION, ''))
  return isValidPhone(phone) ? phone : undefined
}

/** Several numbers, each with a word. */
const LONGEST_READ = 200

/** Tries the cells in order. In a cell that is not a number as a whole, it tries the parts. */
export const phoneIn = (cells: readonly string[]): E164 | 'none' | 'invalid' | 'shortened' => {
  const typed = cells.map((cell) => cellNumber(cell).slice(0, LONGEST_READ)).filter((text) => /[1-9]/.test(text))
  const whole = typed.filter((text) => !isShortened(text))
  for (const text of whole) {
    const phone = [text, ...text.split(BETWEEN)].map(validPhone).find((one) => one !== undefined)
    if (phone !== undefined) return phone
  }
  if (typed.length === 0) return 'none'
  return whole.length < typed.length ? 'shortened' : 'invalid'
}
