import { daysBetween, type LocalDay, parseLocalDay } from '#domain/time/day.ts'
import { type CoveredBorrower, isOverMilitaryCap } from './covered.ts'
import type { LoanQuote } from './loan-quote.ts'

/**
 * How a lender finds out whether a borrower is covered by the Military Lending Act. The first two are the safe harbors
 * of 32 CFR 232.5(b): a check with one of them, recorded in time, is conclusive.
 */
export const MILITARY_CHECK_METHODS = ['dod-database', 'consumer-report', 'other'] as const
export type MilitaryCheckMethod = (typeof MILITARY_CHECK_METHODS)[number]

export const MILITARY_CHECK_LABELS: Readonly<Record<MilitaryCheckMethod, string>> = {
  'dod-database': 'Department of Defense’s MLA database',
  'consumer-report': 'Consumer report with an MLA indicator',
  other: 'Another way (no safe harbor)',
}

/** A check that came out as *not covered*. */
export interface MilitaryCheck {
  readonly day: string
  readonly method: MilitaryCheckMethod
  /** The number of the certificate or the report. */
  readonly reference: string
}

/** Whether a quote has the check it needs to become a loan. */
export const MILITARY_CHECK_STATES = ['not-needed', 'missing', 'recorded'] as const
export type MilitaryCheckState = (typeof MILITARY_CHECK_STATES)[number]

/** 32 CFR 232.5(b)(3): a check holds for a loan that is made within 30 days of it. */
const DAYS_GOOD = 30

/**
 * Over 36 percent a year, a loan needs a check that its borrower isn't covered (10 U.S.C. 987; 32 CFR 232.5), no more than 30
 * days before the day it is made.
 */
export const militaryCheckState = (
  quote: Pick<LoanQuote, 'warnings'>,
  lentOn: LocalDay,
  covered: CoveredBorrower,
  check: MilitaryCheck | null,
): MilitaryCheckState => {
  if (!isOverMilitaryCap(quote)) return 'not-needed'
  const day = check && parseLocalDay(check.day)
  return covered === 'no' && day && daysBetween(day, lentOn) <= DAYS_GOOD ? 'recorded' : 'missing'
}

/** The record of a check can be found without one, and we don't store any. */
const SOCIAL_SECURITY_NUMBER = /(?<!\d)\d{3}[-\s]?\d{2}[-\s]?\d{4}(?!\d)/

/** The faults of a check, by field. */
export const militaryCheckFaults = (
  { day, reference }: MilitaryCheck,
  today: LocalDay,
): Partial<Record<keyof MilitaryCheck, string>> => {
  const checked = parseLocalDay(day)
  return {
    ...(checked === undefined && { day: 'There is no such day' }),
    ...(checked !== undefined && checked > today && { day: 'This day is in the future' }),
    ...(SOCIAL_SECURITY_NUMBER.test(reference) && {
      reference: 'Don’t enter a Social Security number. Use the number of the certificate or report',
    }),
  }
}

/** Why a quote can't be accepted yet. */
export const MILITARY_CHECK_MISSING =
  'This loan costs over 36% a year. Before it is made, record a check that the borrower isn’t covered by the Military Lending Act, no more than 30 days before the loan.'
