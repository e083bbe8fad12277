import { Effect } from 'effect'
import type { Input } from '@xd/core/contract/calls.ts'
import { type CoveredBorrower, coveredRefusal } from '@xd/core/domain/loan/covered.ts'
import { type LoanFaults, parseLoan } from '@xd/core/domain/loan/input.ts'
import { type LoanQuote, quoteLoan } from '@xd/core/domain/loan/quote.ts'
import { maskCardNumbers } from '@xd/core/domain/text/card-number.ts'
import { nextInput, type SavedTerms, savedTerms } from '@xd/core/domain/loan/terms.ts'
import type { LocalDay } from '@xd/core/domain/time/zone.ts'
import { fail } from '#failure.ts'
import type { WholeLoan } from '#queries/loans.ts'

export type GivenLoan = Input<'loans/save'>['loan']

/** A version of a quote: the input, and the result. */
export interface WrittenLoan {
  readonly terms: SavedTerms
  readonly quote: LoanQuote
  readonly loanItem: string
  readonly coveredBorrower: CoveredBorrower
}

const refuse = (faults: LoanFaults & { readonly coveredBorrower?: string }) =>
  fail('invalid_input', {
    fields: Object.fromEntries(Object.entries(faults).map(([field, sentence]) => [`loan.${field}`, sentence])),
  })

/** A quote's next version, calculated here: the given fields, and the rest as they were. */
export const writtenLoan = Effect.fnUntraced(function* (
  given: GivenLoan,
  before: WholeLoan | undefined,
  today: LocalDay,
) {
  const input = before === undefined ? given : nextInput(given, JSON.parse(before.terms) as SavedTerms)
  const parsed = parseLoan(input, today)
  if (!parsed.ok) return yield* refuse(parsed.fields)
  const quote = quoteLoan(parsed.loan)
  const coveredBorrower = given.coveredBorrower ?? before?.coveredBorrower ?? 'unknown'
  const refusal = coveredRefusal(quote, coveredBorrower)
  if (refusal !== undefined) return yield* refuse({ coveredBorrower: refusal })
  const loanItem = maskCardNumbers((given.loanItem ?? before?.versionItem ?? '').trim())
  return { terms: savedTerms(parsed.loan), quote, loanItem, coveredBorrower } satisfies WrittenLoan
})

/** Whether the previous version says the same. */
export const saysTheSame = ({ terms, loanItem, coveredBorrower }: WrittenLoan, before: WholeLoan): boolean =>
  JSON.stringify(terms) === before.terms &&
  loanItem === before.versionItem &&
  coveredBorrower === before.coveredBorrower
