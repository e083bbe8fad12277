import { FIRST_DAY, type LocalDay, parseLocalDay } from '#domain/time/day.ts'
import { cents, type Cents, centsFromDollars, dollarsFromCents, parseDollars } from '#domain/money/cents.ts'
import { DEFAULT_REGIME, isRegimeID, regimeFor } from './choose-regime.ts'
import type { LoanTerms } from './terms.ts'
import { type Regime, regimeIDs } from './regime.ts'
import { regimes } from './regimes.table.ts'
import { OPTIONAL_CHARGES, type SavedTerms } from './terms.ts'

/** A loan as typed, posted or read from a file: figures as text or as numbers of dollars, with empty text for none. */
export interface LoanInput {
  readonly amount?: unknown
  readonly loanDate?: unknown
  readonly regime?: unknown
  /** Picks the regime by date, unless one is given. */
  readonly state?: unknown
  readonly itemCubicFeet?: unknown
  /** How many firearms the firearm fee is for. */
  readonly firearmCount?: unknown
  readonly storageFee?: unknown
  readonly firearmFee?: unknown
  readonly miscFee?: unknown
  readonly customCharge?: unknown
  readonly agreedMonthlyCharge?: unknown
}

export type LoanField = keyof LoanInput
export type LoanFaults = Partial<Record<LoanField, string>>
export type LoanParse =
  { readonly ok: true; readonly loan: LoanTerms } | { readonly ok: false; readonly fields: LoanFaults }

/** Far above any pawn loan; keeps every product in the calculation exact. */
const MAX_LOAN = cents(999_999_999)

const absent = (value: unknown): boolean => value === undefined || value === null || value === ''

const money = (value: unknown): { cents: Cents } | string => {
  const parsed =
    typeof value === 'number' ? centsFromDollars(value) : typeof value === 'string' ? parseDollars(value) : undefined
  if (!parsed) return 'Enter an amount in dollars, like 12.50'
  if (!parsed.ok) return parsed.reason
  return parsed.cents > MAX_LOAN ? 'The amount is too large' : parsed
}

/** From a safe deposit box to a freight container; nobody measures finer than a hundredth. */
const MOST_CUBIC_FEET = 10_000
const SIZE = /^\d{1,5}(?:\.\d{1,2})?$/

const sizeOf = (value: unknown): { cubicFeet: number } | string => {
  const text = String(value).trim()
  const cubicFeet = SIZE.test(text) ? Number(text) : 0
  return cubicFeet > 0 && cubicFeet <= MOST_CUBIC_FEET ? { cubicFeet } : 'Enter cubic feet, like 2.5'
}

const COUNT = /^[1-9]\d?$/

const countOf = (value: unknown): { count: number } | string => {
  const text = String(value).trim()
  return COUNT.test(text) ? { count: Number(text) } : 'Enter a whole number from 1 to 99'
}

const regimeOf = (input: LoanInput, day: LocalDay): Regime | { field: 'regime' | 'state'; message: string } => {
  if (!absent(input.regime)) {
    const id = String(input.regime)
    return isRegimeID(id)
      ? regimes[id]
      : { field: 'regime', message: `Unknown regime; known are ${regimeIDs.join(', ')}` }
  }
  if (absent(input.state)) return regimes[DEFAULT_REGIME]
  const state = String(input.state)
  return regimeFor(state, day) ?? { field: 'state', message: `We don’t have rules for ${state} on ${day}` }
}

/** The schedule runs for months after the loan, so the calendar's last year has no room for it. */
const LAST_LOAN_DAY = '9998-12-31'

const dayOf = (value: unknown, today: LocalDay): { day: LocalDay } | string => {
  if (absent(value)) return { day: today }
  const day = typeof value === 'string' ? parseLocalDay(value) : undefined
  if (day === undefined) return 'Enter a day like 2024-04-08'
  return day >= FIRST_DAY && day <= LAST_LOAN_DAY ? { day } : `Enter a day from ${FIRST_DAY} to ${LAST_LOAN_DAY}`
}

/** The loan the input describes, or its errors, field by field. Without a date the loan is made today. */
export const parseLoan = (input: LoanInput, today: LocalDay): LoanParse => {
  const fields: LoanFaults = {}
  const figures: Partial<Record<(typeof OPTIONAL_CHARGES)[number], Cents>> = {}
  const amount = money(input.amount ?? '')
  if (typeof amount === 'string') fields.amount = amount
  else if (amount.cents < 1) fields.amount = 'Enter at least 0.01'
  for (const name of OPTIONAL_CHARGES) {
    const value = input[name]
    if (absent(value)) continue
    const figure = money(value)
    if (typeof figure === 'string') fields[name] = figure
    else figures[name] = figure.cents
  }
  const size = absent(input.itemCubicFeet) ? undefined : sizeOf(input.itemCubicFeet)
  if (typeof size === 'string') fields.itemCubicFeet = size
  const firearms = absent(input.firearmCount) ? undefined : countOf(input.firearmCount)
  if (typeof firearms === 'string') fields.firearmCount = firearms
  const date = dayOf(input.loanDate, today)
  if (typeof date === 'string') fields.loanDate = date
  const regime = regimeOf(input, typeof date === 'string' ? today : date.day)
  if ('message' in regime) fields[regime.field] = regime.message
  if (typeof amount === 'string' || typeof date === 'string' || 'message' in regime || Object.keys(fields).length > 0) {
    return { ok: false, fields }
  }
  const counted = {
    ...(typeof size === 'object' && { itemCubicFeet: size.cubicFeet }),
    ...(typeof firearms === 'object' && { firearmCount: firearms.count }),
  }
  return { ok: true, loan: { amount: amount.cents, loanDate: date.day, regime, ...counted, ...figures } }
}

/**
 * The input of a quote's next version: the given values, and the previous ones for the rest. Null leaves a charge to
 * the rules again; a state without a regime picks the regime again.
 */
export const nextInput = (
  given: LoanInput,
  { amount, loanDate, regime, itemCubicFeet, firearmCount, ...before }: SavedTerms,
): LoanInput => {
  const charges = OPTIONAL_CHARGES.map((name) => {
    const kept = before[name]
    return [name, given[name] === undefined ? kept && dollarsFromCents(kept) : given[name]]
  })
  return {
    ...(Object.fromEntries(charges) as LoanInput),
    amount: given.amount ?? dollarsFromCents(amount),
    loanDate: given.loanDate ?? loanDate,
    regime: given.regime ?? (given.state ? undefined : regime),
    state: given.state,
    itemCubicFeet: given.itemCubicFeet === undefined ? itemCubicFeet : given.itemCubicFeet,
    firearmCount: given.firearmCount === undefined ? firearmCount : given.firearmCount,
  }
}
