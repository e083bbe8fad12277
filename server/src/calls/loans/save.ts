import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { changedLoan } from '#services/loans/changed-loan.ts'
import { saveLoan } from '#services/loans/save-loan.ts'

export const save = handle('loans/save', ({ loan }, caller) =>
  Effect.map(
    changedLoan(caller, (tx, now) => saveLoan(tx, caller, loan, now)),
    (saved) => ({ loan: saved }),
  ),
)
