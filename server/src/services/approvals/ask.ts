import { Effect } from 'effect'
import type { Approval } from '@xd/core/contract/entity/approval.ts'
import type { Input } from '@xd/core/contract/calls.ts'
import { APPROVAL_MS, type ApprovalCall, type AskedAction, MOST_WAITING } from '@xd/core/domain/access/approval.ts'
import { AppConfig } from '#app-config.ts'
import type { Caller } from '#caller.ts'
import { fail, found } from '#failure.ts'
import { countWaiting, findWaiting, insertApproval, replaceWaiting } from '#queries/approvals.ts'
import { ownersWhoJoined } from '#queries/managed-users.ts'
import { audit } from '#services/audit.ts'
import { notify } from '#services/notify-user.ts'
import { askedDetail } from './asked-detail.ts'
import { presentApprovals } from './present-approvals.ts'
import { sealInput } from './sealed-input.ts'
import { emit } from '#db/database.ts'

interface Asked<C extends ApprovalCall> {
  readonly call: C
  readonly input: Input<C>
  /** The request's subject: the same call about the same record waits only once. */
  readonly about: string
  /** The log line written once it is carried out. */
  readonly action: AskedAction
  readonly target: string | null
  readonly detail: object | null
  readonly at: number
}

const TOO_MANY = `${MOST_WAITING} changes wait for an owner’s answer already.`

/** Keeps a visitor's request until an owner of the company approves it, and tells the owners. */
export const ask = Effect.fnUntraced(function* <C extends ApprovalCall>(
  caller: Caller,
  { call, input, about, action, target, detail, at }: Asked<C>,
) {
  const { companyID, userID, ip, session } = caller
  const config = yield* AppConfig
  const isAskedAgain = yield* replaceWaiting(caller, { call, about }, at)
  if ((yield* countWaiting(caller)) >= MOST_WAITING) return yield* fail('not_allowed', { sentence: TOO_MANY })
  const kept = { action, target, detail: detail && JSON.stringify(detail) }
  const approvalID = yield* insertApproval({
    ...kept,
    companyID,
    call,
    about,
    sealedInput: sealInput(companyID, input, config),
    askedByID: userID,
    visitID: session?.visit?.visitID ?? null,
    askedAt: at,
    expiresAt: at + APPROVAL_MS,
    state: 'waiting',
    answeredByID: null,
    answeredAt: null,
  })
  yield* audit(caller, { action: 'approval-ask', ...(target && { target }), detail: askedDetail(kept) })
  yield* emit('reload_approvals', {}, { companyID })
  const row = yield* found(yield* findWaiting(caller, approvalID, at), 'approval')
  const [approval] = yield* presentApprovals(caller, [row])
  if (!isAskedAgain) yield* tellOwners(companyID, approval!, { at, ip })
  return approval!
})

const tellOwners = Effect.fnUntraced(function* (
  companyID: number,
  { approvalTitle, approvalName, approvalWords, askedByName, visitReason }: Approval,
  { at, ip }: { readonly at: number; readonly ip: string },
) {
  const asked = [
    `${approvalTitle}${approvalName ? `: ${approvalName}` : ''}`,
    approvalWords,
    `Asked by: ${askedByName}`,
    `Reason of the visit: ${visitReason}`,
  ]
  const what = asked.filter((line) => line !== '').join('\n')
  for (const userID of yield* ownersWhoJoined({ companyID }))
    yield* notify({ companyID, userID }, { about: 'approval-asked', at, ip, what })
})
