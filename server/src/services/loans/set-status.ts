import { Effect } from 'effect'
import type { ActivityAction } from '@xd/core/domain/activity/words.ts'
import { SET_STATUSES, type SetStatus } from '@xd/core/domain/loan/can.ts'
import { loanStatusAt } from '@xd/core/domain/loan/status.ts'
import type { Caller } from '#caller.ts'
import type { Tx } from '#db/database.ts'
import { updateLoan, type WholeLoan } from '#queries/loans.ts'
import { audit } from '#services/audit.ts'
import { winLeads } from '#services/leads/lead-of-quote.ts'
import { announceLoan } from './announce.ts'
import { allowed } from './allowed.ts'

const ACTIONS = {
  accepted: 'loan.accept',
  declined: 'loan.decline',
  void: 'loan.void',
} as const satisfies Record<SetStatus, ActivityAction>

/** Sets a quote's status, unless a rule forbids it. Decided quotes leave the cart. */
export const setStatus = Effect.fnUntraced(function* (
  tx: Tx,
  caller: Caller,
  row: WholeLoan,
  to: SetStatus,
  at: number,
) {
  if (row.loanStatus === to) return
  yield* allowed(SET_STATUSES[to], row.loanID, loanStatusAt(row, at))
  yield* tx.query((db) => updateLoan(db, caller, row.loanID, { loanStatus: to, statusAt: at, cartAt: null }))
  yield* audit(tx, caller, { at, action: ACTIONS[to], target: `loan/${row.loanID}` })
  if (to === 'accepted') yield* winLeads(tx, caller, row.loanID, at)
  announceLoan(tx, row)
})
