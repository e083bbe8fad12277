import { DEFAULT_REGIME } from '@xd/core/domain/loan/choose-regime.ts'
import { type LoanFaults, type LoanInput, parseLoan } from '@xd/core/domain/loan/input.ts'
import { type LoanQuote, quoteLoan } from '@xd/core/domain/loan/quote.ts'
import type { Regime, RegimeID } from '@xd/core/domain/loan/regime.ts'
import { parseDollars } from '@xd/core/domain/money/cents.ts'
import type { LocalDay } from '@xd/core/domain/time/zone.ts'

/** A certain law, or a state's law on the day of the loan. */
export type RuleChoice = RegimeID | Regime['state']

export type Covered = 'unknown' | 'no' | 'yes'

const MONEY_FIELDS = ['storageFee', 'firearmFee', 'miscFee', 'customCharge', 'agreedMonthlyCharge'] as const
export type MoneyField = (typeof MONEY_FIELDS)[number]

/** The calculator's fields as typed. */
export interface LoanDraft extends Readonly<Record<MoneyField, string>> {
  readonly amount: string
  readonly loanDate: LocalDay
  readonly rules: RuleChoice
  readonly covered: Covered
}

export const newDraft = (today: LocalDay, amount = '', rules: RuleChoice = DEFAULT_REGIME): LoanDraft => ({
  amount,
  loanDate: today,
  rules,
  covered: 'unknown',
  storageFee: '',
  firearmFee: '',
  miscFee: '',
  customCharge: '',
  agreedMonthlyCharge: '',
})

export const isState = (rules: RuleChoice): rules is Regime['state'] => rules === rules.toUpperCase()

/** "1." is on its way to "1.50". */
const withoutPoint = (text: string): string => text.trim().replace(/^(\d[\d,]*)\.$/, '$1')

/** The draft as core and the server read it: figures as text, nothing where nothing was typed. */
const inputOf = (draft: LoanDraft): LoanInput => ({
  amount: withoutPoint(draft.amount),
  loanDate: draft.loanDate,
  ...(isState(draft.rules) ? { state: draft.rules } : { regime: draft.rules }),
  ...Object.fromEntries(
    MONEY_FIELDS.filter((name) => draft[name].trim() !== '').map((name) => [name, withoutPoint(draft[name])]),
  ),
})

/** Below a cent nothing is calculated, and nothing is wrong. */
const isNothing = (amount: string): boolean => {
  const parsed = parseDollars(amount)
  return amount === '' || (parsed.ok && parsed.cents < 1)
}

export interface LoanReading {
  readonly quote: LoanQuote | null
  readonly faults: LoanFaults
}

/** The figures while typing, or what is wrong, field by field. */
export const readDraft = (draft: LoanDraft): LoanReading => {
  const input = inputOf(draft)
  const parsed = parseLoan(input, draft.loanDate)
  if (parsed.ok) return { quote: quoteLoan(parsed.loan), faults: {} }
  const { amount, ...others } = parsed.fields
  const faults = isNothing(String(input.amount)) || amount === undefined ? others : { amount, ...others }
  return { quote: null, faults }
}

/** Text that more typing can make right: its error can wait until the field is left. */
export const isUnfinished = (text: string): boolean => /^[\d,]*(?:\.\d{0,2})?$/.test(text.trim())

/** The Military Lending Act forbids the loan to a covered borrower above 36 percent. */
export const isForbidden = ({ warnings }: Pick<LoanQuote, 'warnings'>, covered: Covered): boolean =>
  covered === 'yes' && warnings.some(({ code }) => code === 'mla')
