import type { Generated } from 'kysely'
import type { CoveredBorrower } from '@xd/core/domain/loan/covered.ts'
import type { MilitaryCheckMethod, MilitaryCheckState } from '@xd/core/domain/loan/military-check.ts'
import type { StoredLoanStatus } from '@xd/core/domain/loan/status.ts'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import type { Epoch, Money } from './tables.ts'

export interface LoansTable {
  loanID: Generated<number>
  companyID: number
  /** Null while it has no customer. */
  custID: number | null
  loanStatus: StoredLoanStatus
  statusAt: Epoch
  /** The newest version; the columns after this are copied from it, or belong to the quote as a whole. */
  loanVersion: number
  createdAt: Epoch
  savedAt: Epoch
  savedByID: number
  expiresAt: Epoch
  /** When it was put into its customer's cart. */
  cartAt: Epoch | null
  linkKey: string | null
  /** The version the link shows. */
  linkVersion: number | null
  loanItem: string
  amountCents: Money
  loanDate: LocalDay
  maturityDate: LocalDay
  graceEnds: LocalDay
  militaryCheck: Generated<MilitaryCheckState>
}

/** Kept by triggers. */
export interface LoanCountsTable {
  companyID: number
  loanStatus: StoredLoanStatus
  loans: number
}

/** Never changed, except to override rules, and to remove the description from an erased customer's quote. */
export interface LoanVersionsTable {
  companyID: number
  loanID: number
  loanVersion: number
  savedAt: Epoch
  savedByID: number
  loanItem: string
  coveredBorrower: CoveredBorrower
  /** The check for the Military Lending Act: all three, or none. */
  checkDay: string | null
  checkMethod: MilitaryCheckMethod | null
  checkReference: string | null
  /** JSON: the input. */
  terms: string
  /** JSON: the result. */
  quote: string
  lawHash: string
  /** JSON: the rules that were overridden for it. */
  overridden: Generated<string>
}

export interface LoanTables {
  loans: LoansTable
  loan_counts: LoanCountsTable
  loan_versions: LoanVersionsTable
}
