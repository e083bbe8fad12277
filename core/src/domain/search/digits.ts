// The meanings of typed digits: exactly the end of a phone, a ticket, an amount or a card's last four. Digits in the
// middle of a phone mean nothing, because they would find the wrong person.
import { phoneDigits } from '#domain/customer/search-text.ts'
import { type Cents, cents } from '#domain/money/cents.ts'
import { PAYMENT_MAX } from '#domain/payment/amount.ts'

export interface Digits {
  /** The end of a phone; if long enough, also the beginning of one still being typed. */
  readonly phone?: string
  readonly ticket?: string
  readonly amount?: Cents
  readonly lastFour?: string
}

const TICKET = /^#?\d[\d./-]{2,18}$/
const AMOUNT = /^(\$ ?)?(0|[1-9]\d{0,4}|[1-9]\d?,\d{3})(\.\d{0,2})?$/
const PHONE = /^\+?[\d\s().-]+$/
const SHORTEST_PHONE = 4
/** Shorter digits match the end of a phone, never its beginning: "2135" is not everyone in Los Angeles. */
const SHORTEST_BEGINNING = 6

const amountOf = (text: string): Cents | undefined => {
  const [, , whole, fraction = ''] = AMOUNT.exec(text) ?? []
  if (whole === undefined) return undefined
  const amount = cents(Number(whole.replace(',', '')) * 100 + Number(fraction.slice(1).padEnd(2, '0')))
  return amount > 0 && amount <= PAYMENT_MAX ? amount : undefined
}

/** Undefined for text that is not made of digits. */
export const readDigits = (text: string): Digits | undefined => {
  const typed = text.trim()
  const amount = amountOf(typed)
  const isMoney = amount !== undefined && /[$,.]/.test(typed)
  const phone = PHONE.test(typed) && !isMoney ? phoneDigits(typed) : ''
  const ticket = TICKET.test(typed) ? typed : undefined
  const digits: Digits = {
    ...(phone.length >= SHORTEST_PHONE && { phone }),
    ...(ticket !== undefined && { ticket }),
    ...(amount !== undefined && { amount }),
    ...(/^\d{4}$/.test(typed) && { lastFour: typed }),
  }
  return Object.keys(digits).length === 0 ? undefined : digits
}

/** Whether a phone ends with the digits, or begins with them, with or without its country code. */
export const isPhoneLike = (e164: string, digits: string): 'end' | 'beginning' | undefined => {
  const own = phoneDigits(e164)
  if (own.endsWith(digits)) return 'end'
  if (digits.length < SHORTEST_BEGINNING) return undefined
  return beginningsOf(digits).some((beginning) => own.startsWith(beginning)) ? 'beginning' : undefined
}

/** The first digits of a phone still being typed; none while there are too few. */
export const beginningsOf = (digits: string): readonly string[] =>
  digits.length < SHORTEST_BEGINNING ? [] : [digits, `1${digits}`]
