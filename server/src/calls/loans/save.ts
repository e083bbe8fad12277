import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { changedLoan } from '#services/loans/changed-loan.ts'
import { madeOnce } from '#services/made-once.ts'
import { saveLoan } from '#services/loans/save-loan.ts'

export const save = handle('loans/save', ({ loan, clientKey, overrideReason }, caller) =>
  Effect.map(
    changedLoan(caller, (now) =>
      madeOnce(
        caller,
        { call: 'loans/save', clientKey, known: loan.loanID },
        saveLoan(caller, loan, { overrideReason, at: now }),
      ),
    ),
    (saved) => ({ loan: saved }),
  ),
)
