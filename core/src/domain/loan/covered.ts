import type { LoanQuote } from './quote.ts'

/** Whether the borrower is covered by the Military Lending Act: a service member on active duty, a spouse or dependent. */
export const COVERED_BORROWER = ['unknown', 'no', 'yes'] as const
export type CoveredBorrower = (typeof COVERED_BORROWER)[number]

const COVERED_REFUSAL = 'This loan costs over 36% a year. The Military Lending Act forbids it to a covered borrower.'

/** Why a quote can’t be saved for this borrower, or undefined: its charge at maturity is above the act's 36 percent. */
export const coveredRefusal = ({ warnings }: Pick<LoanQuote, 'warnings'>, covered: CoveredBorrower) =>
  covered === 'yes' && warnings.some(({ code }) => code === 'mla') ? COVERED_REFUSAL : undefined
