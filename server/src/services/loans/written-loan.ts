import { Effect } from 'effect'
import type { Input } from '@xd/core/contract/calls.ts'
import { type CoveredBorrower, coveredRefusal } from '@xd/core/domain/loan/covered.ts'
import { nextInput, parseLoan } from '@xd/core/domain/loan/input.ts'
import { type MilitaryCheck, militaryCheckFaults } from '@xd/core/domain/loan/military-check.ts'
import { quoteLoan } from '@xd/core/domain/loan/quote.ts'
import type { LoanQuote } from '@xd/core/domain/loan/loan-quote.ts'
import { maskCardNumbers } from '@xd/core/domain/text/card-number.ts'
import { type SavedTerms, savedTerms } from '@xd/core/domain/loan/terms.ts'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import { invalid, requireValid } from '#failure.ts'
import type { WholeLoan } from '#queries/loans.ts'
import { checkIn } from './check-in.ts'

export type GivenLoan = Input<'loans/save'>['loan']

/** A version of a quote: the input, and the result. */
export interface WrittenLoan {
  readonly terms: SavedTerms
  readonly quote: LoanQuote
  readonly loanItem: string
  readonly coveredBorrower: CoveredBorrower
  readonly militaryCheck: MilitaryCheck | null
}

/** A check belongs to the answer it gave. A different answer drops it. */
const checkOf = (given: GivenLoan, covered: CoveredBorrower, before: WholeLoan | undefined): MilitaryCheck | null =>
  given.militaryCheck !== undefined
    ? given.militaryCheck
    : before !== undefined && before.coveredBorrower === covered
      ? checkIn(before)
      : null

/** A quote's next version, calculated here from the given fields and the previous ones. */
export const writtenLoan = Effect.fnUntraced(function* (
  given: GivenLoan,
  before: WholeLoan | undefined,
  today: LocalDay,
) {
  const input = before === undefined ? given : nextInput(given, JSON.parse(before.terms) as SavedTerms)
  const parsed = parseLoan(input, today)
  if (!parsed.ok) return yield* invalid(parsed.fields, 'loan')
  const quote = quoteLoan(parsed.loan)
  const coveredBorrower = given.coveredBorrower ?? before?.coveredBorrower ?? 'unknown'
  const refusal = coveredRefusal(quote, coveredBorrower)
  yield* requireValid({ coveredBorrower: refusal }, 'loan')
  const militaryCheck = checkOf(given, coveredBorrower, before)
  if (militaryCheck) yield* requireValid(militaryCheckFaults(militaryCheck, today), 'loan.militaryCheck')
  const loanItem = maskCardNumbers((given.loanItem ?? before?.versionItem ?? '').trim())
  return { terms: savedTerms(parsed.loan), quote, loanItem, coveredBorrower, militaryCheck } satisfies WrittenLoan
})

/** Whether the previous version lends the same, at the same cost. */
export const lendsTheSame = ({ terms, loanItem }: WrittenLoan, before: WholeLoan): boolean =>
  JSON.stringify(terms) === before.terms && loanItem === before.versionItem

/** Whether the previous version is the same, its borrower included. */
export const saysTheSame = (written: WrittenLoan, before: WholeLoan): boolean =>
  lendsTheSame(written, before) &&
  written.coveredBorrower === before.coveredBorrower &&
  JSON.stringify(written.militaryCheck) === JSON.stringify(checkIn(before))
