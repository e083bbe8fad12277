import { parseLocalDay } from '#domain/time/day.ts'
import { centsFromDollars, dollarsFromCents, parseDollars } from '#domain/money/cents.ts'
import { CARD_NUMBER_REFUSED, hasCardNumber, maskCardNumbers } from '#domain/text/card-number.ts'
import { carriesData, type FieldDefinition, type FieldType } from './definition.ts'

/** A stored value: text, a number (dollars for money), or null for none. */
export type FieldValue = string | number | null

export type FieldCheck =
  { readonly ok: true; readonly value: FieldValue } | { readonly ok: false; readonly error: string }

const good = (value: FieldValue): FieldCheck => ({ ok: true, value })
const bad = (error: string): FieldCheck => ({ ok: false, error })

const MAX_LINE = 500
const MAX_LINES = 4000
const LINE_BREAK = /[\n\v\f\r\u0085\u2028\u2029]/
const INTEGER = /^[-+]?\d{1,15}$/
const DECIMAL = /^[-+]?(?:\d+\.?\d*|\.\d+)$/
/** The number of digits a JavaScript number stores exactly. */
const EXACT_DIGITS = 15

const text = (value: string): FieldCheck => {
  if (LINE_BREAK.test(value)) return bad('One line only')
  return value.length > MAX_LINE ? bad(`At most ${MAX_LINE} characters`) : good(maskCardNumbers(value))
}

const multi = (value: string): FieldCheck =>
  value.length > MAX_LINES
    ? bad(`At most ${MAX_LINES} characters`)
    : good(maskCardNumbers(value.replace(/\r\n?/g, '\n')))

const int = (value: string): FieldCheck => (INTEGER.test(value) ? good(Number(value) + 0) : bad('Enter a whole number'))

const decimal = (value: string): FieldCheck => {
  if (!DECIMAL.test(value)) return bad('Enter a number like 12.5')
  const digits = value.replace(/[-+.]/g, '').replace(/^0+/, '')
  return digits.length > EXACT_DIGITS ? bad('Too many digits') : good(Number(value) + 0)
}

const money = (value: string): FieldCheck => {
  const parsed = parseDollars(value)
  return parsed.ok ? good(dollarsFromCents(parsed.cents)) : bad(parsed.reason)
}

const date = (value: string): FieldCheck =>
  parseLocalDay(value) === undefined ? bad('Enter a day like 2024-04-08') : good(value)

const checks: Readonly<Partial<Record<FieldType, (value: string) => FieldCheck>>> = {
  text,
  multi,
  int,
  decimal,
  money,
  date,
}

const ofNumber = (type: FieldType, value: number): FieldCheck => {
  if (!Number.isFinite(value)) return bad('Enter a number')
  if (type === 'money') {
    const parsed = centsFromDollars(value)
    return parsed.ok ? good(value + 0) : bad(parsed.reason)
  }
  if (type === 'int') return Number.isSafeInteger(value) ? good(value + 0) : bad('Enter a whole number')
  if (type === 'decimal') return good(value + 0)
  return checks[type]?.(String(value)) ?? bad('This field doesn’t hold data')
}

const isFigure = (type: FieldType): boolean => type === 'int' || type === 'decimal' || type === 'money'

/** A typed or posted value, checked by its field's type. Empty and blank text is no value. */
export const checkFieldValue = (type: FieldType, value: unknown): FieldCheck => {
  if (!carriesData(type)) return bad('This field doesn’t hold data')
  if (value === null || value === undefined) return good(null)
  if (typeof value === 'number') return hasCardNumber(String(value)) ? bad(CARD_NUMBER_REFUSED) : ofNumber(type, value)
  if (typeof value !== 'string') return bad('Enter some text')
  if (value.includes('\u0000')) return bad('Contains invalid characters')
  const typed = type === 'multi' ? value : value.trim()
  if (isFigure(type) && hasCardNumber(typed)) return bad(CARD_NUMBER_REFUSED)
  return typed.trim() === '' ? good(null) : (checks[type]?.(typed) ?? bad('This field doesn’t hold data'))
}

export type FieldValuesCheck =
  | { readonly ok: true; readonly values: Readonly<Record<string, FieldValue>> }
  | { readonly ok: false; readonly errors: Readonly<Record<string, string>> }

/** All posted values by field id; an unknown id is an error, and fields not posted stay as they are. */
export const checkFieldValues = (
  fields: readonly FieldDefinition[],
  posted: Readonly<Record<string, unknown>>,
): FieldValuesCheck => {
  const values: Record<string, FieldValue> = {}
  const errors: Record<string, string> = {}
  for (const [id, value] of Object.entries(posted)) {
    const field = fields.find((candidate) => candidate.id === id)
    const check = field ? checkFieldValue(field.type, value) : bad('No such field')
    if (check.ok) values[id] = check.value
    else errors[id] = check.error
  }
  return Object.keys(errors).length === 0 ? { ok: true, values } : { ok: false, errors }
}
