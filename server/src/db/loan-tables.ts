import type { Generated } from 'kysely'
import type { CoveredBorrower } from '@xd/core/domain/loan/covered.ts'
import type { StoredLoanStatus } from '@xd/core/domain/loan/status.ts'
import type { LocalDay } from '@xd/core/domain/time/zone.ts'
import type { Epoch, Money } from './tables.ts'

export interface LoansTable {
  loanID: Generated<number>
  companyID: number
  /** Null while it is nobody's. */
  custID: number | null
  loanStatus: StoredLoanStatus
  statusAt: Epoch
  /** The newest one; what follows is a copy of it, or belongs to the quote as a whole. */
  loanVersion: number
  createdAt: Epoch
  savedAt: Epoch
  savedByID: number
  expiresAt: Epoch
  /** When it was put into its customer's cart. */
  cartAt: Epoch | null
  linkKey: string | null
  /** The version that the link shows. */
  linkVersion: number | null
  loanItem: string
  amountCents: Money
  loanDate: LocalDay
  maturityDate: LocalDay
  graceEnds: LocalDay
}

/** Kept by triggers. */
export interface LoanCountsTable {
  companyID: number
  loanStatus: StoredLoanStatus
  loans: number
}

/** Never changed, but for what an erased customer's quote was for. */
export interface LoanVersionsTable {
  companyID: number
  loanID: number
  loanVersion: number
  savedAt: Epoch
  savedByID: number
  loanItem: string
  coveredBorrower: CoveredBorrower
  /** JSON: what was entered. */
  terms: string
  /** JSON: what came of it. */
  quote: string
  lawHash: string
}

export interface LoanTables {
  loans: LoansTable
  loan_counts: LoanCountsTable
  loan_versions: LoanVersionsTable
}
