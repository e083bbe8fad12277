import type { LoanQuote } from './loan-quote.ts'

/** Whether the borrower is covered by the Military Lending Act: a service member on active duty, a spouse or dependent. */
export const COVERED_BORROWER = ['unknown', 'no', 'yes'] as const
export type CoveredBorrower = (typeof COVERED_BORROWER)[number]

/** Whether its charge at maturity is above the act's 36 percent a year. */
export const isOverMilitaryCap = ({ warnings }: Pick<LoanQuote, 'warnings'>): boolean =>
  warnings.some(({ code }) => code === 'mla')

const COVERED_REFUSAL = 'This loan costs over 36% a year. The Military Lending Act prohibits it for a covered borrower.'

/** Why a quote can't be saved for this borrower, or undefined. Nobody may override it: the loan would be void. */
export const coveredRefusal = (quote: Pick<LoanQuote, 'warnings'>, covered: CoveredBorrower) =>
  covered === 'yes' && isOverMilitaryCap(quote) ? COVERED_REFUSAL : undefined
