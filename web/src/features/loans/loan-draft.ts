import { DEFAULT_REGIME } from '@xd/core/domain/loan/choose-regime.ts'
import type { WireInput } from '@xd/core/contract/calls.ts'
import type { CoveredBorrower } from '@xd/core/domain/loan/covered.ts'
import { OPTIONAL_CHARGES } from '@xd/core/domain/loan/terms.ts'
import { type LoanFaults, type LoanInput, parseLoan } from '@xd/core/domain/loan/input.ts'
import { type ExcessiveFee, excessiveFees } from '@xd/core/domain/loan/maximum.ts'
import { choiceOf, isState, type RuleChoice } from '@xd/core/domain/loan/rule-choices.ts'
import { quoteLoan } from '@xd/core/domain/loan/quote.ts'
import type { LoanQuote } from '@xd/core/domain/loan/loan-quote.ts'
import type { LoanData } from '#data/loans.ts'
import { parseDollars } from '@xd/core/domain/money/cents.ts'
import { asLocalDay, type LocalDay } from '@xd/core/domain/time/day.ts'

export type MoneyField = (typeof OPTIONAL_CHARGES)[number]

/** The calculator's fields as typed. */
export interface LoanDraft extends Readonly<Record<MoneyField, string>> {
  readonly amount: string
  readonly loanDate: LocalDay
  readonly rules: RuleChoice
  readonly itemCubicFeet: string
  readonly firearmCount: string
  readonly coveredBorrower: CoveredBorrower
  readonly loanItem: string
}

export const newDraft = (today: LocalDay, amount = '', rules: RuleChoice = DEFAULT_REGIME): LoanDraft => ({
  amount,
  loanDate: today,
  rules,
  coveredBorrower: 'unknown',
  loanItem: '',
  itemCubicFeet: '',
  firearmCount: '',
  storageFee: '',
  firearmFee: '',
  miscFee: '',
  customCharge: '',
  agreedMonthlyCharge: '',
})

/** "1." may become "1.50". */
const withoutPoint = (text: string): string => text.trim().replace(/^(\d[\d,]*)\.$/, '$1')

/** The draft in the form core and the server read: figures as text, and nothing for empty fields. */
const inputOf = (draft: LoanDraft): LoanInput => ({
  amount: withoutPoint(draft.amount),
  loanDate: draft.loanDate,
  ...(isState(draft.rules) ? { state: draft.rules } : { regime: draft.rules }),
  ...(draft.itemCubicFeet.trim() !== '' && { itemCubicFeet: withoutPoint(draft.itemCubicFeet) }),
  ...(draft.firearmCount.trim() !== '' && { firearmCount: draft.firearmCount.trim() }),
  ...Object.fromEntries(
    OPTIONAL_CHARGES.filter((name) => draft[name].trim() !== '').map((name) => [name, withoutPoint(draft[name])]),
  ),
})

/** Below one cent there is nothing to calculate, but also no error. */
const isNothing = (amount: string): boolean => {
  const parsed = parseDollars(amount)
  return amount === '' || (parsed.ok && parsed.cents < 1)
}

export interface LoanReading {
  readonly quote: LoanQuote | null
  readonly faults: LoanFaults
  /** Fees above the legal maximum. Such a quote can be printed, but saved only with an override. */
  readonly excessive: readonly ExcessiveFee[]
}

/** The figures as you type, or the errors, field by field. */
export const readDraft = (draft: LoanDraft): LoanReading => {
  const input = inputOf(draft)
  const parsed = parseLoan(input, draft.loanDate)
  if (parsed.ok) {
    const quote = quoteLoan(parsed.loan)
    return { quote, faults: {}, excessive: excessiveFees(quote.regime, quote, parsed.loan) }
  }
  const { amount, ...others } = parsed.fields
  const faults = isNothing(String(input.amount)) || amount === undefined ? others : { amount, ...others }
  return { quote: null, faults, excessive: [] }
}

/** Text that more typing can fix: its error waits until the user leaves the field. */
export const isUnfinished = (text: string): boolean => /^[\d,]*(?:\.\d{0,2})?$/.test(text.trim())

const text = (dollars: number | null): string => (dollars === null ? '' : dollars.toFixed(2))

/** A saved quote's fields, ready to edit. */
export const draftOf = (loan: LoanData): LoanDraft => ({
  amount: text(loan.amount),
  loanDate: asLocalDay(loan.loanDate),
  rules: choiceOf(loan.regime),
  coveredBorrower: loan.coveredBorrower,
  loanItem: loan.loanItem,
  itemCubicFeet: loan.itemCubicFeet === null ? '' : String(loan.itemCubicFeet),
  firearmCount: loan.firearmCount === null ? '' : String(loan.firearmCount),
  storageFee: text(loan.storageFee),
  firearmFee: text(loan.firearmFee),
  miscFee: text(loan.miscFee),
  customCharge: text(loan.customCharge),
  agreedMonthlyCharge: text(loan.agreedMonthlyCharge),
})

/** The draft as saved: every field, because a change keeps omitted ones. */
export const savedInput = (draft: LoanDraft): WireInput<'loans/save'>['loan'] => ({
  amount: withoutPoint(draft.amount),
  loanDate: draft.loanDate,
  ...(isState(draft.rules) ? { state: draft.rules } : { regime: draft.rules }),
  itemCubicFeet: withoutPoint(draft.itemCubicFeet) || null,
  firearmCount: draft.firearmCount.trim() || null,
  ...Object.fromEntries(OPTIONAL_CHARGES.map((name) => [name, withoutPoint(draft[name]) || null])),
  coveredBorrower: draft.coveredBorrower,
  loanItem: draft.loanItem.trim(),
})
