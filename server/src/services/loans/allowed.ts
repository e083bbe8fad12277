import { Effect } from 'effect'
import type { Can } from '@xd/core/domain/access/can.ts'
import type { LoanStatus } from '@xd/core/domain/loan/status.ts'
import { fail } from '#failure.ts'

/** Fails with a rule's sentence if it forbids this for a quote with this status. */
export const allowed = (can: (status: LoanStatus) => Can, loanID: number, loanStatus: LoanStatus) => {
  const answer = can(loanStatus)
  return answer.ok ? Effect.void : fail('loan_state', { sentence: answer.reason, details: { loanID, loanStatus } })
}
