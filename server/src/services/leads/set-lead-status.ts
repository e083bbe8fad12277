import { Effect } from 'effect'
import { leadCan, type LeadStatus } from '@xd/core/domain/bubble/lead.ts'
import type { Cents } from '@xd/core/domain/money/cents.ts'
import type { CompanyScope } from '#db/scope.ts'
import { fail, found } from '#failure.ts'
import { lockLead, updateLead } from '#queries/leads.ts'
import { findLoan } from '#queries/loans.ts'
import { noteLeads } from './note-leads.ts'

interface Move {
  readonly to: LeadStatus
  readonly wonAmount?: Cents | undefined
  /** The status the caller sees. */
  readonly expected?: LeadStatus | undefined
  readonly at: number
  /** Null if it happens automatically. */
  readonly userID: number | null
}

/** Moves a quote request forward or back. */
export const setLeadStatus = Effect.fnUntraced(function* (
  scope: CompanyScope,
  leadID: number,
  { to, wonAmount, expected, at, userID }: Move,
) {
  const lead = yield* found(yield* lockLead(scope, leadID), 'lead')
  if (expected !== undefined && expected !== lead.leadStatus) return yield* fail('conflict')
  const can = leadCan(to, lead)
  if (!can.ok) return yield* fail('lead_state', { sentence: can.reason })
  const { loanID } = lead
  const quoted =
    to === 'won' && wonAmount === undefined && loanID !== null
      ? (yield* findLoan(scope, loanID))?.amountCents
      : undefined
  const wonCents = to === 'won' ? (wonAmount ?? quoted ?? null) : null
  if (to === lead.leadStatus && wonCents === lead.wonCents) return
  yield* updateLead(scope, leadID, { leadStatus: to, statusAt: at, statusByID: userID, wonCents })
  yield* noteLeads(scope, lead, [leadID])
})
