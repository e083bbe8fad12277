import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { changedLoan } from '#services/loans/changed-loan.ts'
import { shareLoan } from '#services/loans/share-loan.ts'

export const share = handle('loans/share', ({ loanID, overrideReason }, caller) =>
  Effect.map(
    changedLoan(caller, (now) => shareLoan(caller, loanID, { overrideReason, at: now })),
    (loan) => ({ loan, url: loan.loanLink?.url ?? '' }),
  ),
)
