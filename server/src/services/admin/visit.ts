import { Effect } from 'effect'
import type { VisitApproval } from '@xd/core/domain/access/visit-approval.ts'
import type { ActivityAction } from '@xd/core/domain/activity/words.ts'
import type { SignedIn } from '#caller.ts'
import { insertVisit } from '#queries/support-visits.ts'
import { setVisit } from '#queries/sessions.ts'
import { closeVisit } from '#services/close-visit.ts'
import { auditAs } from '#services/audit.ts'
import { sessionIDOf } from '#services/session.ts'
import { emit } from '#db/database.ts'

interface Visit {
  readonly companyID: number
  readonly reason: string
  readonly ticket: string | undefined
  readonly readOnly: boolean
  readonly approval: VisitApproval | null
  readonly expiresAt: number
}

/** A line in the visited company's own log: who really acted, as whom, and why. Its owners may read it. */
const log = (
  { userID, userUsername, ip }: SignedIn,
  companyID: number,
  line: { at: number; action: ActivityAction; detail: object },
) =>
  auditAs(
    { companyID, actorUserID: userID, ip },
    { ...line, target: `company/${companyID}`, detail: { actor: userUsername, ...line.detail } },
  )

/** Turns the caller's session into a visit to another company, marked as such until it ends. */
export const beginVisit = Effect.fnUntraced(function* (
  caller: SignedIn,
  { companyID, reason, ticket, readOnly, approval, expiresAt }: Visit,
  now: number,
) {
  const visitID = yield* insertVisit({
    companyID,
    userID: caller.userID,
    tokenHash: caller.session.tokenHash,
    reason,
    ticket: ticket ?? null,
    readOnly: readOnly ? 1 : 0,
    startedAt: now,
    expiresAt,
    endedAt: null,
    endedByID: null,
    approval,
  })
  const visit = {
    visitCompanyID: companyID,
    visitReason: reason,
    visitReadOnly: readOnly ? (1 as const) : (0 as const),
    visitExpiresAt: expiresAt,
    visitID,
  }
  yield* setVisit(caller.session.tokenHash, visit)
  yield* emit('reload_visits', { visitID }, { companyID })
  yield* leave(caller, caller.companyID)
  yield* log(caller, companyID, {
    at: now,
    action: 'support-visit',
    detail: { reason, ...(ticket && { ticket }), readOnly, expiresAt },
  })
})

/** The session's sockets must stop receiving that company's events. */
const leave = ({ session }: SignedIn, companyID: number) =>
  emit('force_logout', { sessionID: sessionIDOf(session.tokenHash), switched: true }, { companyID })

/** Turns a visit back into the caller's own session; without a visit, it does nothing. */
export const endVisit = Effect.fnUntraced(function* (caller: SignedIn, now: number) {
  if (caller.session.visit === undefined) return
  yield* setVisit(caller.session.tokenHash, {
    visitCompanyID: null,
    visitReason: null,
    visitReadOnly: 0,
    visitExpiresAt: null,
    visitID: null,
  })
  yield* closeVisit(caller.session.tokenHash, { endedAt: now, endedByID: null })
  yield* leave(caller, caller.companyID)
  yield* log(caller, caller.companyID, {
    at: now,
    action: 'support-visit-end',
    detail: { reason: caller.session.visit.reason },
  })
})
