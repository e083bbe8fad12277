import { Effect } from 'effect'
import type { ActivityAction } from '@xd/core/domain/activity/words.ts'
import { SET_STATUSES, type SetStatus } from '@xd/core/domain/loan/can.ts'
import { loanStatusAt } from '@xd/core/domain/loan/status.ts'
import type { Caller } from '#caller.ts'
import { updateLoan, type WholeLoan } from '#queries/loans.ts'
import { audit } from '#services/audit.ts'
import { winLeads } from '#services/leads/lead-of-quote.ts'
import { announceLoan } from './announce.ts'
import { allowed } from './allowed.ts'
import { checkStateOf } from './check-in.ts'

const ACTIONS = {
  accepted: 'loan.accept',
  declined: 'loan.decline',
  void: 'loan.void',
} as const satisfies Record<SetStatus, ActivityAction>

/** Sets a quote's status, unless a rule forbids it. Decided quotes leave the cart. */
export const setStatus = Effect.fnUntraced(function* (
  caller: Caller,
  row: WholeLoan,
  to: SetStatus,
  { at, timezone }: { readonly at: number; readonly timezone: string },
) {
  if (row.loanStatus === to) return
  yield* allowed(SET_STATUSES[to], row.loanID, loanStatusAt(row, at))
  // Lists look for loans that were made without a check.
  const checked = to === 'accepted' && { militaryCheck: checkStateOf(row, at, timezone) }
  const decided = { loanStatus: to, statusAt: at, cartAt: null, ...checked }
  yield* updateLoan(caller, row.loanID, decided)
  yield* audit(caller, { action: ACTIONS[to], target: `loan/${row.loanID}` })
  if (to === 'accepted') yield* winLeads(caller, row.loanID, at)
  yield* announceLoan(row)
})
