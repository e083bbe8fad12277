// Reads the cells of an export. Undefined for empty text, which says nothing. Null for an impossible value.
import { type Cents, cents } from '#domain/money/cents.ts'
import type { TicketStatus } from '#domain/ticket/book.ts'
import { plainCell } from '#domain/csv/plain-cell.ts'
import { foldText } from '#domain/text/fold.ts'
import { RENEWED_WORDS, STATUS_WORDS } from './status-words.table.ts'

const FORMULA_TEXT = /^="(.*)"$/s

/** Errors that a spreadsheet shows for a failed lookup. */
const NOT_FOUND = /^#N\/A$/i

/** No imported value is longer. */
const LONGEST_READ = 1_000

/**
 * Excel keeps leading zeros with ="00123", which means the text in it; our apostrophe does the same. Any other formula
 * stays text: nothing is ever calculated.
 */
export const cellText = (cell: string): string => {
  const trimmed = cell.trim().slice(0, LONGEST_READ)
  if (NOT_FOUND.test(trimmed)) return ''
  return plainCell(FORMULA_TEXT.exec(trimmed)?.[1]?.replaceAll('""', '"') ?? trimmed).trim()
}

/** Values that systems write for "nothing". */
export const NOTHING = /^(?:0{4}-0{2}-0{2}|0{1,2}\/0{1,2}\/(?:0{4}|00)|0|null|none|nan|n\/a|-+)$/i

const WHOLE_NUMBER = /^(\d+)\.0+$/
/** 4.15555E+09, as a spreadsheet shows a number that is wider than its column. */
const SCIENTIFIC = /^(\d)(?:\.(\d+)E\+?|E\+)(\d{1,2})$/i

/**
 * A number to search by: a ticket's, a license's. Spreadsheets may have added decimals to it, or written all its digits
 * before E+09.
 */
export const cellNumber = (cell: string): string => {
  const text = cellText(cell)
  const [, one = '', decimals = '', power] = SCIENTIFIC.exec(text) ?? []
  if (power !== undefined && decimals.length === Number(power)) return one + decimals
  return NOTHING.test(text) ? '' : text.replace(WHOLE_NUMBER, '$1')
}

/** A number whose last digits a spreadsheet has dropped. */
export const isShortened = (cell: string): boolean => SCIENTIFIC.test(cellNumber(cell))

const ZIP = /^\d{3,5}$/
const ZIP_PLUS_4 = /^(\d{5})-?(\d{4})$/

/** A ZIP code. Spreadsheets drop its leading zeros, and databases write its last four digits without the dash. */
export const cellZIP = (cell: string): string => {
  const text = cellNumber(cell)
  return ZIP.test(text) ? text.padStart(5, '0') : text.replace(ZIP_PLUS_4, '$1-$2')
}

const MONEY = /^(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d{1,4}))?$/
/** 1.500 is fifteen hundred in some countries and one and a half in others. */
const EITHER = /^[1-9]\d{0,2}\.\d{3}$/
const MOST_DIGITS = 12

/** "$1,234.50", "(12.00)" and "-12" for negative amounts, "12.0000" as databases write it. */
export const cellMoney = (cell: string): Cents | undefined | null => {
  const text = cellText(cell)
    .replaceAll(/[\s$]/g, '')
    .replace(/^USD|USD$/i, '')
  if (text === '' || NOTHING.test(text) || /^-+$/.test(text)) return text === '0' ? cents(0) : undefined
  const isNegative = /^\(.*\)$|[-\u2212]/.test(text)
  const figure = text.replace(/^\((.*)\)$/, '$1').replaceAll(/\u2212|^-|-$/g, '')
  const match = MONEY.exec(figure)
  if (match === null || EITHER.test(figure) || figure === '' || figure.length > MOST_DIGITS) return null
  const decimals = (match[1] ?? '').replace(/0+$/, '')
  if (decimals.length > 2) return null
  const whole = figure.replace(/\..*$/, '').replaceAll(',', '') || '0'
  const amount = Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
  return cents(isNegative ? -amount : amount)
}

const statusWord = (cell: string): string => foldText(cellText(cell)).replaceAll(/[^a-z]/g, '')

/** An empty cell means active: systems write only the other statuses. */
export const cellStatus = (cell: string): TicketStatus | null => {
  const text = cellText(cell)
  // A status of 0 may mean anything.
  return text === '' || (text !== '0' && NOTHING.test(text)) ? 'active' : (STATUS_WORDS.get(statusWord(cell)) ?? null)
}

export const saysRenewed = (cell: string): boolean => RENEWED_WORDS.has(statusWord(cell))

const YES = new Set(['y', 'yes', 'true', '1', 'x', 't', 'si'])
const NO = new Set(['n', 'no', 'false', '0', 'f'])

/** A checkbox column; null for anything that is neither yes nor no. */
export const cellTick = (cell: string): boolean | undefined | null => {
  const word = foldText(cellText(cell))
  if (YES.has(word)) return true
  if (NO.has(word)) return false
  return word === '' || NOTHING.test(word) ? undefined : null
}
